/** Texts typed in the language of the page, as the words of a pack. */
import { list } from "$src/i18n/fluent.svelte";

export interface Vocabulary {
  /** What a text of the pack says in the language of the page. */
  meaning: (text: string) => string;
  /** The texts of the pack that may speak of these numbers. */
  phrases: (numbers: readonly string[]) => readonly string[];
}

/** Between the parts of a pack's text. */
const JOINT = " and ";
const SOME = ["\uE001", "\uE002", "\uE003"];
/** A word that differs by its ending only has so much of the longer one. */
const STEM = 0.6;

export const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** A text without the places where its words may be broken, which nobody types. */
export const unbroken = (text: string): string => text.replaceAll("\u00AD", "");

/** Small letters without accents, times signs and places to break, one space between words. */
export function bare(text: string): string {
  const plain = unbroken(text)
    .normalize("NFD")
    .replace(/[\p{M}×]/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L");
  return plain
    .toLowerCase()
    .replace(/[\s.,;:]+/g, " ")
    .trim();
}

/** What stands between the parts of a text that names several things, in a pack and on the page. */
function joints(): string[] {
  const own = list(SOME).split(/[\uE001\uE002\uE003]/);
  return [JOINT, ...own.filter((joint) => joint.trim())];
}

export function partsOf(text: string): string[] {
  return joints()
    .reduce((parts, joint) => parts.flatMap((part) => part.split(joint)), [text])
    .map((part) => part.trim())
    .filter(Boolean);
}

/** What the text is in the words of the pack; nothing if it is none that the page knows. */
export function understood(text: string, vocabulary: Vocabulary): string | null {
  const whole = understoodAtOnce(text, vocabulary);
  if (whole !== null) return whole;
  for (const joint of joints()) {
    for (let at = text.indexOf(joint); at > 0; at = text.indexOf(joint, at + 1)) {
      const first = understoodAtOnce(text.slice(0, at), vocabulary);
      const others = first === null ? null : understood(text.slice(at + joint.length), vocabulary);
      if (others !== null) return `${first}${JOINT}${others}`;
    }
  }
  return null;
}

function understoodAtOnce(text: string, { meaning, phrases }: Vocabulary): string | null {
  const said = bare(text);
  const candidates = phrases(numbersIn(text)).map((phrase) => ({ phrase, says: bare(meaning(phrase)) }));
  const same = candidates.find(({ phrase, says }) => says === said || bare(phrase) === said);
  if (same) return same.phrase;
  const like = candidates.filter(({ says }) => alike(says, said));
  return like.length === 1 ? (like[0]?.phrase ?? null) : null;
}

/** Whether two texts differ by the endings of their words only, as after other numbers. */
function alike(one: string, other: string): boolean {
  const [ones, others] = [one.split(" "), other.split(" ")];
  return (
    ones.length === others.length &&
    ones.every((word, at) => word === others[at] || sameStem(word, others[at] ?? ""))
  );
}

function sameStem(one: string, other: string): boolean {
  if (/\d/.test(one + other)) return false;
  const longer = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longer && one[shared] === other[shared]) shared++;
  return longer > 2 && shared >= STEM * longer;
}

/** The text with this word of the pack in the place of its last part; what is before must be understood. */
export function withWord(text: string, word: string, vocabulary: Vocabulary): string {
  const parts = partsOf(text);
  const number = numbersIn(parts.at(-1) ?? "")[0] ?? "1";
  const before = parts.slice(0, -1).map((part) => understoodAtOnce(part, vocabulary));
  const added = word.replace(/\bN\b/g, number);
  return before.every((part) => part !== null) ? [...before, added].join(JOINT) : added;
}
