/** Looking back at what others did since the viewer's last move, one act at a time. */
import { api } from "$src/wire";
import type { TableSession } from "./session.svelte";

/** Show the position after so many moves; from the last one on that is the present. */
export async function lookAt(session: TableSession, move: number): Promise<void> {
  const { newest, position, seat } = session;
  if (!newest || !position || move < 0) return;
  const onwards = move === position.moves + 1;
  if (move >= newest.moves) return session.toPresent(onwards ? newest.events : []);
  const seen = await api().moveView(session.id, move, seat ?? "guest");
  // Whoever has to act meanwhile, or sits elsewhere, has left the past.
  if (session.newest !== newest) return;
  session.position = {
    ...newest,
    view: seen.view,
    moves: move,
    choices: null,
    canUndo: false,
    deadline: null,
    events: onwards ? seen.events : [],
    past: true,
  };
}
