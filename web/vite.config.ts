import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { toml } from "./toml.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs, and what every table needs. */
const SHELL = /\/(node_modules|src\/(art|home|i18n|keyboard|settings|shell|styles|wire))\//;
const TABLE = /\/src\/table\//;

/** What a folder of files may do: run its own code, also compiled, and ask nobody else. */
const SECURITY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; " +
  "style-src 'self'; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Nobody sends headers with a folder of files, so that its page says itself what it may do. */
const secured = (): Plugin => ({
  name: "secured",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: SECURITY },
      injectTo: "head-prepend",
    },
  ],
});

/**
 * `--mode fixtures` builds a client that talks to recorded positions instead of a server, `--mode static` one
 * that plays in the browser, from any folder.
 */
export default defineConfig(({ mode }) => ({
  plugins: [toml(), svelte(), mode === "static" ? secured() : null],
  base: mode === "static" ? "./" : "/",
  worker: { format: "es" as const },
  resolve: { alias: { $src: here("./src") } },
  build: {
    outDir: mode === "fixtures" ? here("./dist") : here("../tabuleiro/server/static"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
    // A page is loaded in few pieces: each is a request of its own, and they wait for each other.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: SHELL, tags: ["$initial"] },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
}));
