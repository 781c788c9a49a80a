import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { cardFaces } from "./plugins/cards.ts";

// `npm run dev` hands everything the page asks of the server on to this one.
const SERVER = "http://127.0.0.1:8000";

export default defineConfig(({ command }) => ({
  // Files of the build name each other by where they are: the server may be below a path of its host.
  base: command === "build" ? "./" : "/",
  plugins: [svelte(), cardFaces()],
  build: {
    outDir: "../src/ginrummy/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
}));
