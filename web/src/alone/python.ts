/** Python in this worker, with the house and the bots in it; they are asked by one JSON text each. */
import type { loadPyodide as Load } from "pyodide";
import { Refused } from "$src/wire/refused";
import type { TableInfo } from "$src/wire/types";
import type { Parts } from "./parts";

/** What of a table is to be kept before anybody is told. */
export interface Unwritten {
  id: string;
  info: TableInfo;
  head: string;
  entries: [number: number, text: string][];
}

export interface Told {
  told: unknown;
  unwritten: Unwritten[];
}

/** Ask by name; throws what the house refuses. */
export type Python = (what: string, given: object) => Told;

const MODULES = "/modules";
const ENTER = `
import sys
sys.path.insert(0, "${MODULES}")
from tabuleiro.alone.door import answer
answer`;

export async function startPython(parts: Parts): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.home}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const pyodide = await withParts(parts, () =>
    loadPyodide({ indexURL: parts.home, lockFileContents: parts.lock as never }),
  );
  pyodide.unpackArchive(parts.modules, "zip", { extractDir: MODULES });
  const answer = pyodide.runPython(ENTER) as (text: string) => string;
  return (what, given) => {
    const said = JSON.parse(answer(JSON.stringify({ do: what, with: given }))) as Told & {
      refused?: { kind: string; message: string };
    };
    if (said.refused) throw new Refused(409, said.refused.kind, said.refused.message);
    return said;
  };
}

/** Pyodide fetches and compiles its parts itself: while it starts it is given those that are here. */
async function withParts<T>(parts: Parts, start: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (what, ...more) => {
    const name = what instanceof Request ? what.url : String(what);
    if (name.endsWith(".wasm")) return new Response();
    return name.endsWith("stdlib.zip") ? new Response(parts.library) : fetch(what, ...more);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: parts.runtime,
    instance: await WebAssembly.instantiate(parts.runtime, imports),
  });
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
