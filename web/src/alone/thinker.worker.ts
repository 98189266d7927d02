/** Where bots think: a worker of its own, so that the tables answer meanwhile. */
import type { FromThinker } from "./messages";
import type { Parts } from "./parts";
import { startPython, type Python } from "./python";

type Asked = { parts: Parts } | { question: string; seconds: number };

let python: Promise<Python> | null = null;
const say = (message: FromThinker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  void ("parts" in data ? begin(data.parts) : think(data));
});

async function begin(parts: Parts): Promise<void> {
  python = startPython(parts);
  // What the games need is loaded before the first question comes.
  (await python)("games", {});
  say({ kind: "ready" });
}

async function think(asked: { question: string; seconds: number }): Promise<void> {
  const { told } = (await python)?.("think", asked) ?? {};
  say({ kind: "answer", answer: told as never });
}
