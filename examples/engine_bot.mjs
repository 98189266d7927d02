// A bot in JavaScript: it drives `tabuleiro engine` over a pipe and plays all seats of one game of San Juan.
// Usage: node examples/engine_bot.mjs [SEED]; the command that starts the engine may stand in TABULEIRO.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [command, ...rest] = (process.env.TABULEIRO ?? "tabuleiro").split(" ");
const engine = spawn(command, [...rest, "engine"], { stdio: ["pipe", "pipe", "inherit"] });
engine.on("error", ({ code }) => {
  console.error(`engine_bot: '${command}' cannot be started (${code}); say how in TABULEIRO, such as .venv/bin/tabuleiro`);
  process.exit(2);
});
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + "\n");
  const { value, done } = await answers.next();
  if (done) throw new Error("the engine has ended");
  const answer = JSON.parse(value);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer;
}

// It builds whenever it can, and else does the first thing offered that is not declining.
function chosen(options) {
  const codes = options.map((option) => option.code);
  return codes.find((code) => code.startsWith("build ")) ?? codes.find((code) => code !== "pass") ?? codes[0];
}

const seed = Number(process.argv[2] ?? 7);
let moment = await ask({ do: "new", table: "a", game: "san-juan", players: 3, seed });
while (moment.to_act !== null && moment.moves < 5000) {
  const { options } = await ask({ do: "options", table: "a" });
  moment = await ask({ do: "apply", table: "a", code: chosen(options) });
}
const { ranking } = await ask({ do: "ranking", table: "a" });
for (const place of ranking) console.log(`${place.place}. seat ${place.seat}: ${place.points} points`);
await ask({ do: "quit" });
