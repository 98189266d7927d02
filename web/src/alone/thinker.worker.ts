/** Where bots think: a worker of its own, so that the tables answer meanwhile. */
import type { FromThinker } from "./messages";
import type { EngineParts } from "./parts";
import { startPython, type Python } from "./python";

interface Begin {
  parts: EngineParts;
  memory: Blob | null;
}

interface ToThinker {
  what: string;
  given: object;
}

let python: Promise<Python> | null = null;
const say = (message: FromThinker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Begin | ToThinker>) => {
  if ("parts" in data) python = startPython(data.parts, data.memory).then((started) => started.python);
  else void think(data);
});

/** What Python refuses is answered with nothing. */
async function think({ what, given }: ToThinker): Promise<void> {
  const ask = await python;
  try {
    say({ told: ask?.(what, given).told });
  } catch (error) {
    console.warn(error);
    say({ told: null });
  }
}
