/** Python in this worker, with the house and the bots in it; they are asked by one JSON text each. */
import type { loadPyodide as Load } from "pyodide";
import { Refused } from "$src/wire/refused";
import type { TableInfo } from "$src/wire/types";
import type { EngineParts } from "./parts";

/** What of a table is to be kept before anybody is told. */
export interface Unwritten {
  id: string;
  info: TableInfo;
  head: string;
  entries: [number: number, text: string][];
}

export interface PythonAnswer {
  told: unknown;
  unwritten: Unwritten[];
}

/** Ask by name; throws what the house refuses. */
export type Python = (what: string, given: object) => PythonAnswer;

const MODULES = "/modules";
const ENTER = `
import sys
sys.path.insert(0, "${MODULES}")
from tabuleiro.alone.door import answer, ready
ready()`;

/** Python that has just started. */
export interface Started {
  python: Python;
  /** Its memory, to start from the next time, before anything is asked; nothing if it was started so. */
  memory: (() => Blob) | null;
}

/** Start anew, or from the memory of one that had started: that takes a quarter of the time. */
export async function startPython(parts: EngineParts, memory: Blob | null): Promise<Started> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${parts.home}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const start = memory ? { _loadSnapshot: await memory.arrayBuffer() } : { _makeSnapshot: true };
  const pyodide = await withParts(parts, () =>
    loadPyodide({ indexURL: parts.home, lockFileContents: parts.lock as never, ...start }),
  );
  // Files are no part of the memory.
  pyodide.unpackArchive(parts.modules, "zip", { extractDir: MODULES });
  if (!memory) pyodide.runPython(ENTER);
  const answer = pyodide.runPython("answer") as (text: string) => string;
  const remember = (): Blob => new Blob([pyodide.makeMemorySnapshot() as Uint8Array<ArrayBuffer>]);
  return { python: asking(answer), memory: memory ? null : remember };
}

function asking(answer: (text: string) => string): Python {
  return (what, given) => {
    const said = JSON.parse(answer(JSON.stringify({ do: what, with: given }))) as PythonAnswer & {
      refused?: { kind: string; message: string };
    };
    if (said.refused) throw new Refused(409, said.refused.kind, said.refused.message);
    return said;
  };
}

/** Pyodide fetches and compiles its parts itself: while it starts it is given those that are here. */
async function withParts<T>(parts: EngineParts, start: () => Promise<T>): Promise<T> {
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
