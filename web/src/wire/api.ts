/** What is asked of a house, and how a server is asked: one request each, except where two make one list. */
import type { InviteLink, Seat } from "./names";
import { Refused } from "./refused";
import type {
  AskingDevice,
  OwnBox,
  BoxEntry,
  BoxPreview,
  DeviceAnswer,
  DeviceAsked,
  DeviceOffer,
  GameInfo,
  GameTexts,
  History,
  Hook,
  HookAnswer,
  Invitation,
  Joined,
  Me,
  MoveView,
  NewTable,
  PackForm,
  PackStep,
  ReviewState,
  Practice,
  Puzzle,
  PuzzleAnswer,
  Scores,
  TableCreated,
  TableInfo,
  Update,
} from "./types";

export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

/** Whose eyes a replay is seen with: a seat's, everybody's (games that are over), a spectator's. */
export type Eyes = number | "all" | "guest";

/** What every house does, also one without other people: games, tables, looking back, logs, the coach. */
export interface House {
  games(): Promise<GameInfo[]>;
  /** The texts that a game brings along in one of its languages. */
  gameTexts(game: string, language: string): Promise<GameTexts>;
  lobby(): Promise<Lobby>;
  create(table: NewTable): Promise<TableCreated>;
  table(id: string): Promise<TableInfo>;
  history(id: string, eyes: Eyes): Promise<History>;
  moveView(id: string, move: number, eyes: Eyes): Promise<MoveView>;
  scores(id: string): Promise<Scores>;
  /** A new table from a position: a seat against bots, or all seats in one hand. */
  fork(id: string, move: number, against: Seat | null): Promise<TableInfo>;
  rematch(id: string): Promise<TableInfo>;
  /** The whole game as the text of its log. */
  log(id: string): Promise<string>;
  /** A private table from a saved log. */
  importLog(log: string): Promise<TableInfo>;
  /** The visitor's own component pack. */
  box(game: string): Promise<OwnBox>;
  enterBox(game: string, entries: BoxEntry[]): Promise<PackStep>;
  replaceBox(game: string, text: string): Promise<OwnBox>;
  previewBox(game: string, text: string): Promise<BoxPreview>;
  boxFile(game: string): Promise<{ text: string }>;
  tablePack(id: string): Promise<PackForm>;
  /** How far the review of a game is, with what there is of it. */
  review(id: string): Promise<ReviewState>;
  /** Ask for a review, or let one that was stopped go on. */
  askReview(id: string): Promise<ReviewState>;
  stopReview(id: string): Promise<ReviewState>;
  /** What there is to practise, and what the visitor has solved. */
  practice(game: string): Promise<Practice>;
  puzzle(game: string, id: string): Promise<Puzzle>;
  /** Answer with an option, or be shown the answer. */
  answerPuzzle(game: string, id: string, code: string | null): Promise<PuzzleAnswer>;
  /** Be asked again for a choice that was reviewed. */
  askAgain(game: string, table: string, move: number): Promise<void>;
  /** Be told when something happens at one of the visitor's tables; undone by the returned function. */
  watch(changed: () => void): () => void;
}

/** What takes other people or other devices, and so a server that they share. */
export interface Company {
  me(): Promise<Me>;
  rename(name: string): Promise<Me>;
  take(id: string, seat: number, name: string): Promise<TableInfo>;
  /** Take a seat back from the bot that stood in. */
  comeBack(id: string, seat: number): Promise<TableInfo>;
  /** Let a bot play for the visitor, or as the host for somebody absent. */
  standIn(id: string, seat: number): Promise<TableInfo>;
  leave(id: string): Promise<TableInfo>;
  close(id: string): Promise<TableInfo>;
  /** Make the links for watching void, and show out who came by them. */
  endWatching(id: string): Promise<TableInfo>;
  /** A link by which anybody may look at a game that is over. */
  share(id: string): Promise<InviteLink>;
  endSharing(id: string): Promise<void>;
  /** The table of a shared link; the link's right goes with all that is asked of the table from then on. */
  openShared(secret: string): Promise<TableInfo>;
  setHook(url: string): Promise<Hook>;
  removeHook(): Promise<void>;
  testHook(): Promise<HookAnswer>;
  /** Who invites to what, before anybody says yes. */
  invitation(secret: string): Promise<Invitation>;
  start(id: string, fill: string | null): Promise<TableInfo>;
  invite(id: string, seat: number | null): Promise<InviteLink>;
  join(secret: string, name: string): Promise<Joined>;
  deviceLink(): Promise<InviteLink>;
  lookAtDevice(secret: string): Promise<DeviceOffer>;
  askAsDevice(secret: string): Promise<DeviceAsked>;
  claimDevice(claim: string): Promise<DeviceAnswer>;
  askingDevices(): Promise<AskingDevice[]>;
  decideDevice(id: string, allow: boolean): Promise<AskingDevice[]>;
  /** Be again who this browser was before. */
  goBack(): Promise<Me>;
}

/** The shared link that this page came by. */
let shared: { path: string; secret: string } | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(shared && path.startsWith(shared.path) ? { "tabuleiro-shared": shared.secret } : {}),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusalIn(answer);
  const text = await answer.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The refusal that an answer holds, or the status line if it holds none. */
async function refusalIn(answer: Response): Promise<Refused> {
  try {
    const body = (await answer.json()) as { kind?: unknown; message?: unknown };
    return new Refused(answer.status, String(body.kind), String(body.message));
  } catch {
    return new Refused(answer.status, "", `${answer.status} ${answer.statusText}`);
  }
}

const boxOf = (game: string): string => `/me/box/${encodeURIComponent(game)}`;
const practiceOf = (game: string): string => `/practice/${encodeURIComponent(game)}`;
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

/** Tables as the lobby shows them: those of the visitor, those one can join, those that are over. */
export function sorted(tables: readonly TableInfo[]): Lobby {
  const own = tables.filter((table) => table.mine.length > 0 || table.owner);
  const urgent = (table: TableInfo): number =>
    table.to_act !== null && table.mine.includes(table.to_act) ? 0 : 1;
  return {
    mine: own
      .filter((table) => table.status !== "over" && table.status !== "closed")
      .sort((a, b) => urgent(a) - urgent(b) || b.changed - a.changed),
    open: tables.filter((table) => table.status === "open" && !own.includes(table)),
    finished: own.filter((table) => table.status === "over").sort((a, b) => b.changed - a.changed),
  };
}

export const http: House & Company = {
  me: () => ask("GET", "/me"),
  rename: (name) => ask("PUT", "/me", { name }),
  games: () => ask("GET", "/games"),
  gameTexts: (game, language) => ask("GET", `/games/${encodeURIComponent(game)}/texts/${language}`),
  lobby: async () => sorted(await ask<TableInfo[]>("GET", "/tables")),
  create: (table) => ask("POST", "/tables", table),
  table: (id) => ask("GET", at(id)),
  take: (id, seat, name) => ask("POST", `${at(id)}/seats/${seat}`, name ? { name } : {}),
  comeBack: (id, seat) => ask("POST", `${at(id)}/seats/${seat}/return`),
  standIn: (id, seat) => ask("POST", `${at(id)}/seats/${seat}/replace`, {}),
  leave: (id) => ask("POST", `${at(id)}/leave`, {}),
  close: (id) => ask("POST", `${at(id)}/close`),
  endWatching: (id) => ask("DELETE", `${at(id)}/watch`),
  share: (id) => ask("POST", `${at(id)}/share`),
  endSharing: (id) => ask("DELETE", `${at(id)}/share`),
  openShared: async (secret) => {
    const table = await ask<TableInfo>("POST", "/look", { secret });
    shared = { path: at(table.id), secret };
    return table;
  },
  setHook: (url) => ask("PUT", "/me/hook", { url }),
  removeHook: () => ask("DELETE", "/me/hook"),
  testHook: () => ask("POST", "/me/hook/test"),
  invitation: (secret) => ask("POST", "/join/look", { secret }),
  start: (id, fill) => ask("POST", `${at(id)}/start`, { fill }),
  invite: (id, seat) => ask("POST", `${at(id)}/invite`, { seat }),
  join: (secret, name) => ask("POST", "/join", name ? { secret, name } : { secret }),
  deviceLink: () => ask("POST", "/me/device"),
  lookAtDevice: (secret) => ask("POST", "/device/look", { secret }),
  askAsDevice: (secret) => ask("POST", "/device", { secret }),
  claimDevice: (claim) => ask("POST", "/device/claim", { claim }),
  askingDevices: () => ask("GET", "/me/devices"),
  decideDevice: (id, allow) => ask("POST", `/me/devices/${id}`, { allow }),
  goBack: () => ask("POST", "/me/before"),
  box: (game) => ask("GET", boxOf(game)),
  enterBox: (game, entries) => ask("PATCH", boxOf(game), { entries }),
  replaceBox: (game, text) => ask("PUT", boxOf(game), { text }),
  previewBox: (game, text) => ask("POST", `${boxOf(game)}/preview`, { text }),
  boxFile: (game) => ask("GET", `${boxOf(game)}/file`),
  tablePack: (id) => ask("GET", `${at(id)}/pack`),
  review: (id) => ask("GET", `${at(id)}/review`),
  askReview: (id) => ask("POST", `${at(id)}/review`),
  stopReview: (id) => ask("DELETE", `${at(id)}/review`),
  practice: (game) => ask("GET", practiceOf(game)),
  puzzle: (game, id) => ask("GET", `${practiceOf(game)}/${encodeURIComponent(id)}`),
  answerPuzzle: (game, id, code) => ask("POST", `${practiceOf(game)}/${encodeURIComponent(id)}`, { code }),
  askAgain: (game, table, move) => ask("POST", `${practiceOf(game)}/mistakes`, { table, move }),
  history: async (id, eyes) => {
    const updates: Update[] = [];
    for (let more = true; more;) {
      const since = updates.at(-1)?.number ?? 0;
      const part = await ask<History>("GET", `${at(id)}/history?seat=${eyes}&since=${since}`);
      updates.push(...part.updates);
      more = part.more && part.updates.length > 0;
    }
    return { updates, more: false };
  },
  moveView: (id, move, eyes) => ask("GET", `${at(id)}/moves/${move}?seat=${eyes}`),
  scores: (id) => ask("GET", `${at(id)}/scores`),
  fork: (id, move, against) =>
    ask("POST", `${at(id)}/fork`, against === null ? { move } : { move, seat: against, bots: true }),
  rematch: (id) => ask("POST", `${at(id)}/rematch`),
  log: async (id) => (await ask<{ log: string }>("GET", `${at(id)}/log`)).log,
  importLog: (log) => ask("POST", "/import", { log }),
  watch: (changed) => {
    const stream = new EventSource("/api/me/stream");
    stream.addEventListener("table", changed);
    return () => stream.close();
  },
};
