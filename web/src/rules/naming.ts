/** Words of the page's language for those of the rules, which are in English: the names in a game's texts. */
export interface NamePair {
  own: string;
  english: string;
}

/** A message of one line without parts; a name has few words. */
const NAME = /^([\w-]+) = ([^{}\n]+)$(?!\n +[^.\s])/gm;
const MOST_WORDS = 3;
/** A shorter word begins too many others. */
const LEAST = 3;
/** The last letter of a longer one may be an ending. */
const LONG = 5;

/** Without case and accents, which nobody need type. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l");
}

function namesIn(texts: string): Map<string, string> {
  const names = [...texts.matchAll(NAME)].map(([, id = "", name = ""]) => [id, plain(name)] as const);
  return new Map(names.filter(([, name]) => name.split(" ").length <= MOST_WORDS));
}

/** What is named in both catalogues of a game. */
export function namings(own: string, english: string): NamePair[] {
  const names = namesIn(english);
  return [...namesIn(own)].flatMap(([id, name]) => {
    const found = names.get(id);
    return found === undefined ? [] : [{ own: name, english: found }];
  });
}

/** What a word may be called in the rules: as it is, or as the things that it names; endings may differ. */
function meanings(word: string, names: readonly NamePair[]): string[] {
  if (word.length < LEAST) return [word];
  const stem = word.length > LONG ? word.slice(0, -1) : word;
  const isMeant = (part: string): boolean =>
    part.startsWith(stem) || (part.length > LEAST && word.startsWith(part));
  const named = names.filter(({ own }) => own.split(/[^\p{L}\d]+/u).some(isMeant));
  return [word, ...new Set(named.map(({ english }) => english))];
}

/** The words that are sought, each with all that it may be called; other languages' articles say nothing. */
export function wantedBy(typed: string, names: readonly NamePair[]): string[][] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const telling = words.filter((word) => !names.length || word.length >= LEAST || /\d/.test(word));
  return (telling.length ? telling : words).map((word) => meanings(word, names));
}
