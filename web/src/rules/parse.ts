/** Reads the rules of docs/rules: headings, numbered clauses, paragraphs, and the references between them. */
import { plain, wantedBy, type NamePair } from "./naming";

export interface Heading {
  kind: "heading";
  level: number;
  /** Of a chapter such as "X-N", or of a part such as "X-N1"; X is the game's prefix. */
  id: string | null;
  text: string;
}

export interface Clause {
  kind: "clause";
  id: string;
  text: string;
  points: string[];
}

export interface Prose {
  kind: "prose";
  text: string;
  points: string[];
}

export type Passage = Heading | Clause | Prose;

const CLAUSE = /^[A-Z]?\d+(?:\.\d+)?$/;

function headingFrom(level: number, title: string, prefix: string): Heading {
  const chapter = new RegExp(`^${prefix}-(\\w+) (.*)$`).exec(title) ?? /^([A-Z]\d) (.*)$/.exec(title);
  if (chapter) return { kind: "heading", level, id: `${prefix}-${chapter[1]}`, text: chapter[2] ?? "" };
  const behind = new RegExp(`^(.*) \\(${prefix}-(\\w+)\\)$`).exec(title);
  if (behind) return { kind: "heading", level, id: `${prefix}-${behind[2]}`, text: behind[1] ?? "" };
  return { kind: "heading", level, id: null, text: title };
}

function itemFrom(text: string, prefix: string): Clause | Prose {
  const [, word = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(text) ?? [];
  return CLAUSE.test(word)
    ? { kind: "clause", id: `${prefix}-${word}`, text: rest, points: [] }
    : { kind: "prose", text, points: [] };
}

function goOn(entry: Clause | Prose, line: string): void {
  const point = /^\*\s+(.*)$/.exec(line);
  const last = entry.points.length - 1;
  if (point) entry.points.push(point[1] ?? "");
  else if (last >= 0) entry.points[last] += ` ${line}`;
  else entry.text += ` ${line}`;
}

/** `prefix` is what the ids of the game's clauses begin with. */
export function parseRules(text: string, prefix: string): Passage[] {
  const entries: Passage[] = [];
  let open: Clause | Prose | null = null;
  const begin = (entry: Clause | Prose): void => {
    open = entry;
    entries.push(entry);
  };
  for (const line of text.split("\n")) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      entries.push(headingFrom(heading[1]?.length ?? 1, heading[2] ?? "", prefix));
      open = null;
    } else if (line.startsWith("- ")) begin(itemFrom(line.slice(2), prefix));
    else if (!line.trim()) open = null;
    else if (open) goOn(open, line.trim());
    else begin({ kind: "prose", text: line, points: [] });
  }
  return entries;
}

export interface Piece {
  kind: "text" | "strong" | "em" | "code" | "reference";
  text: string;
  /** Of a reference: the clause it leads to. */
  to?: string;
}

/** How a game names its clauses. */
export interface ClauseNames {
  /** What the ids begin with. */
  prefix: string;
  /** Ids of clauses and chapters, for links. */
  known: ReadonlySet<string>;
  /** Words that look like a clause and are something else. */
  notClauses?: RegExp;
}

/** Emphasis, code, and words that may name a clause: "B3", "X-B3", "X-B". */
function marks(prefix: string): RegExp {
  const clause = `\\b(?:${prefix}-)?([A-Z]?\\d+(?:\\.\\d+)?|(?<=-)[A-Z])\\b`;
  return new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|${clause}`, "g");
}

/** The clause that a word of the text means. */
function meant(word: string, { prefix, known, notClauses }: ClauseNames): string | null {
  const named = word.startsWith(`${prefix}-`);
  const id = named ? word : `${prefix}-${word}`;
  if (!named && (/^\d+$/.test(word) || notClauses?.test(word))) return null;
  return known.has(id) ? id : null;
}

/** A paragraph in pieces: emphasis, code, and links to the clauses it names. */
export function pieces(text: string, names: ClauseNames): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const put = (piece: Piece, from: number, to: number): void => {
    if (from > at) found.push({ kind: "text", text: text.slice(at, from) });
    found.push(piece);
    at = to;
  };
  for (const match of text.matchAll(marks(names.prefix))) {
    const [whole, strong, em, code] = match;
    const end = match.index + whole.length;
    const to = meant(whole, names);
    if (strong !== undefined) put({ kind: "strong", text: strong }, match.index, end);
    else if (em !== undefined) put({ kind: "em", text: em }, match.index, end);
    else if (code !== undefined) put({ kind: "code", text: code }, match.index, end);
    else if (to !== null) put({ kind: "reference", text: whole, to }, match.index, end);
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/**
 * The clauses in which every word is found, in English or by what it names in the language of the page, with
 * the headings above them; all entries where nothing is sought.
 */
export function sought(
  entries: readonly Passage[],
  words: string,
  names: readonly NamePair[] = [],
): Passage[] {
  const wanted = wantedBy(words, names);
  if (!wanted.length) return [...entries];
  const fits = (entry: Passage): boolean => {
    if (entry.kind !== "clause") return false;
    const all = plain(`${entry.id} ${entry.text} ${entry.points.join(" ")}`);
    return wanted.every((meanings) => meanings.some((word) => all.includes(word)));
  };
  return entries.filter(
    (entry, index) => fits(entry) || (entry.kind === "heading" && leads(entries, index).some(fits)),
  );
}

/** What stands under a heading, up to the next one of its rank. */
function leads(entries: readonly Passage[], index: number): Passage[] {
  const head = entries[index];
  const level = head?.kind === "heading" ? head.level : 0;
  const rest = entries.slice(index + 1);
  const end = rest.findIndex((entry) => entry.kind === "heading" && entry.level <= level);
  return end < 0 ? rest : rest.slice(0, end);
}
