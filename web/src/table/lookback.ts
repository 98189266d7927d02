/** Looking back: a position of the past, and what others did since the viewer's last move, act by act. */
import { api } from "$src/wire";
import type { MoveView, TableInfo } from "$src/wire/types";
import type { Position, TableSession } from "./session.svelte";

/** The position after a move, in which nobody acts. */
export function positionAt(table: TableInfo, seen: MoveView): Position {
  return {
    table,
    view: seen.view,
    moves: seen.move,
    number: seen.number,
    canUndo: false,
    choices: null,
    deadline: null,
  };
}

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
