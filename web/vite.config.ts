import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { toml } from "./toml.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs, and what every table needs. */
const SHELL = /\/(node_modules|src\/(art|home|i18n|keyboard|settings|shell|styles|wire))\//;
const TABLE = /\/src\/table\//;

/** `--mode fixtures` builds a client that talks to recorded positions instead of a server. */
export default defineConfig(({ mode }) => ({
  plugins: [toml(), svelte()],
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
