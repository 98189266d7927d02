/** The parts of the engine: Python itself, its library and our modules; fetched once for all workers. */

export interface EngineParts {
  /** The folder of the parts. */
  home: string;
  runtime: WebAssembly.Module;
  library: ArrayBuffer;
  modules: ArrayBuffer;
  /** What Pyodide wants to know of its packages, of which there are none. */
  lock: object;
  /** Tells parts of different versions apart. */
  version: string;
}

/** What the export says of its parts: their sizes in bytes. */
interface List {
  sizes: Record<string, number>;
  lock: object;
  version: string;
}

const RUNTIME = "runtime.bin";
const LIBRARY = "python_stdlib.zip";
const MODULES = "tabuleiro.zip";

export type LoadProgress = (loaded: number, total: number) => void;

export async function fetchParts(home: string, progress: LoadProgress): Promise<EngineParts> {
  const { sizes, lock, version } = (await (await got(`${home}parts.json`)).json()) as List;
  const total = [RUNTIME, LIBRARY, MODULES].reduce((sum, name) => sum + (sizes[name] ?? 0), 0);
  let loaded = 0;
  const count = (bytes: number): void => progress((loaded += bytes), total);
  const [runtime, library, modules] = await Promise.all([
    compiled(await counted(`${home}${RUNTIME}`, count)),
    counted(`${home}${LIBRARY}`, count).then((stream) => new Response(stream).arrayBuffer()),
    counted(`${home}${MODULES}`, count).then((stream) => new Response(stream).arrayBuffer()),
  ]);
  return { home, runtime, library, modules, lock, version };
}

async function got(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${address}: ${answer.status}`);
  return answer;
}

/** The bytes of a file, each piece counted when it comes. */
async function counted(
  address: string,
  count: (bytes: number) => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await got(address);
  if (!body) throw new TypeError(`${address}: nothing came`);
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      count(piece.byteLength);
      out.enqueue(piece);
    },
  });
  return body.pipeThrough(counter);
}

/** It travels compressed whatever the host does, and is compiled while it comes. */
function compiled(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<WebAssembly.Module> {
  const plain = stream.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(
    new Response(plain, { headers: { "content-type": "application/wasm" } }),
  );
}
