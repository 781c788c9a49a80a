// Where the server is: a page may be served below a path of its host, as https://example.org/gin/.

const told = typeof document === "undefined" ? null : document.querySelector<HTMLMetaElement>('meta[name="root"]');

/** The path before every address of the server; empty where it has the host to itself. */
export const root = told?.content ?? "";

/** An address of the server, given as its own path, as this browser has to ask for it. */
export const at = (path: string): string => root + path;

/** What follows the address of a table for somebody who looks on there. */
export const WATCHING = "#watch";
