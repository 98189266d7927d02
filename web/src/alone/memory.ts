/** The memory of a Python that has started, kept by the browser: the next start need not begin anew. */
import type { EngineParts } from "./parts";

const CACHE = "python";

const addressOf = ({ home, version }: EngineParts): string => `${home}memory-${version}`;

/** Nothing where none is kept, or nothing may be: then Python starts anew. */
export async function keptMemory(parts: EngineParts): Promise<Blob | null> {
  try {
    const found = await (await caches.open(CACHE)).match(addressOf(parts));
    return (await found?.blob()) ?? null;
  } catch {
    return null;
  }
}

/** Those of earlier versions of this folder are of no use any more. */
export async function keepMemory(parts: EngineParts, memory: Blob): Promise<void> {
  const cache = await caches.open(CACHE);
  const earlier = (await cache.keys()).filter(({ url }) => url.startsWith(parts.home));
  await Promise.all(earlier.map((request) => cache.delete(request)));
  await cache.put(addressOf(parts), new Response(memory));
}

export async function forgetMemory(parts: EngineParts): Promise<void> {
  await (await caches.open(CACHE)).delete(addressOf(parts));
}
