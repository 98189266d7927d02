/** Where bots think: a worker of its own, so that the tables answer meanwhile. */
import type { FromThinker } from "./messages";
import type { Parts } from "./parts";
import { startPython, type Python } from "./python";

interface Begin {
  parts: Parts;
  memory: Blob | null;
}

interface Asked {
  what: string;
  given: object;
}

let python: Promise<Python> | null = null;
const say = (message: FromThinker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Begin | Asked>) => {
  if ("parts" in data) python = startPython(data.parts, data.memory).then((started) => started.python);
  else void think(data);
});

/** What Python refuses is answered with nothing. */
async function think({ what, given }: Asked): Promise<void> {
  const ask = await python;
  try {
    say({ told: ask?.(what, given).told });
  } catch (error) {
    console.warn(error);
    say({ told: null });
  }
}
