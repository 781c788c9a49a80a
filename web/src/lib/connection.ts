// The socket of a table: it comes back by itself after every loss, and every message gets its answer or an error.

import type { Answer, Hand, News, Refusal } from "./protocol";
import { at } from "./root";
import { t } from "./words";

export type Link = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A page that slept longer than this trusts its socket no more. */
const LONG_SLEEP = 15_000;
/** The server's reasons to close for good: no place here, or no such table. */
const FORBIDDEN = new Set([4403, 4404]);

export class Unanswered extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface Waiting {
  resolve: (answer: { hand?: Hand }) => void;
  reject: (why: Unanswered) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiddenSince = 0;
  #stop = new AbortController();

  constructor(
    private readonly path: string,
    private readonly onNews: (news: News) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    const { signal } = this.#stop;
    window.addEventListener("online", () => this.#again(), { signal });
    document.addEventListener("visibilitychange", () => this.#woken(), { signal });
    this.#open();
  }

  /** Ask something of the server. */
  send(kind: string, body: object = {}): Promise<{ hand?: Hand }> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(lost());
    const id = this.#next++;
    socket.send(JSON.stringify({ id, kind, ...body }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.onLink("connecting");
    const url = new URL(at(this.path), location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.onLink("open");
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as News | Answer);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop();
      if (FORBIDDEN.has(event.code)) return this.onLink("closed");
      this.onLink("lost");
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
      this.#timer = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2));
    };
  }

  #hear(message: News | Answer): void {
    if (message.kind === "state") {
      for (const id of message.ok ?? []) this.#taken(id)?.resolve({});
      return this.onNews(message);
    }
    if (message.id === null) return;
    const waiting = this.#taken(message.id);
    if (message.kind === "ok") waiting?.resolve(message);
    else waiting?.reject(new Unanswered(message.error));
  }

  #taken(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(lost());
    this.#waiting.clear();
  }

  /** Come back at once rather than after the wait. */
  #again(): void {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.#open();
  }

  #woken(): void {
    if (document.hidden) {
      this.#hiddenSince = Date.now();
      return;
    }
    if (Date.now() - this.#hiddenSince > LONG_SLEEP) this.#drop();
    this.#again();
  }
}

const lost = (): Unanswered => new Unanswered({ key: "lost", message: t("page-not-sent") });
