declare module "virtual:card-faces" {
  /** The folder of the card faces, below the page's base. */
  const folder: string;
  export default folder;
}

declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
