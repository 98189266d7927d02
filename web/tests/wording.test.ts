/** Wording: what the grammar of a language asks of every text, whichever it is. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  FluentParser,
  Visitor,
  type Attribute,
  type Pattern,
  type SelectExpression,
  type StringLiteral,
  type TextElement,
  type VariableReference,
  type Variant,
} from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "$src/i18n/languages";

const FOLDER = join(import.meta.dirname, "../../tabuleiro/i18n");
const PARTS = ["games", "shell", "sanjuan", "lisboa", "coach", "practice"];

/** Words that have another form beside the number one. */
const PLURALS: Record<(typeof LANGUAGES)[number], string[]> = {
  en: [
    "réis",
    "wigs",
    "points",
    "cards",
    "more cards",
    "kinds",
    "different",
    "goods",
    "acts",
    "games",
    "days",
  ],
  pl: [
    "reais",
    "peruki",
    "peruk",
    "punkty",
    "punktów",
    "karty",
    "kart",
    "towary",
    "towarów",
    "ruchy",
    "ruchów",
  ],
  fr: ["reais", "perruques", "points", "cartes", "sortes", "bâtiments", "biens", "coups", "parties", "jours"],
  pt: ["réis", "perucas", "pontos", "cartas", "tipos", "bens", "jogadas", "partidas", "dias"],
  it: ["réis", "parrucche", "punti", "carte", "tipi", "edifici", "merci", "mosse", "partite", "giorni"],
};
/** Numbers that are kept above one: the room of a board, what a decree asks for, the games of a search. */
const NEVER_ONE = ["most", "least", "ways", "tried"];
/** What the coach tells with a decimal, and the moves of a whole game. */
const OF_THE_COACH = ["points", "moves"];

/** Numbers before a word in the plural in a text that does not choose its form by them. */
class BareNumbers extends Visitor {
  readonly found: string[] = [];
  #chosenBy: string[] = [];

  constructor(
    readonly plurals: string[],
    readonly above: string[],
  ) {
    super();
  }

  override visitSelectExpression(node: SelectExpression): void {
    const before = this.#chosenBy;
    const { selector } = node;
    if (selector.type === "VariableReference") this.#chosenBy = [...before, selector.id.name];
    this.genericVisit(node);
    this.#chosenBy = before;
  }

  override visitPattern(node: Pattern): void {
    node.elements.forEach((element, index) => {
      const after = node.elements[index + 1];
      if (element.type !== "Placeable" || after?.type !== "TextElement") return;
      if (element.expression.type === "VariableReference") this.#judge(element.expression, after);
    });
    this.genericVisit(node);
  }

  #judge({ id }: VariableReference, { value }: TextElement): void {
    if (this.#chosenBy.includes(id.name) || this.above.includes(id.name)) return;
    const word = this.plurals.find((each) => new RegExp(`^ ${each}(?!\\p{L})`, "u").test(value));
    if (word) this.found.push(`$${id.name} ${word}`);
  }
}

const textOf = (language: string, part: string): string =>
  readFileSync(join(FOLDER, language, `${part}.ftl`), "utf8");

describe.each(LANGUAGES)("%s", (language) => {
  test.each(PARTS)("%s: a number that can be one chooses the form of its word", (part) => {
    const bare = new BareNumbers(
      PLURALS[language],
      part === "coach" ? [...NEVER_ONE, ...OF_THE_COACH] : NEVER_ONE,
    );
    bare.visit(new FluentParser().parse(textOf(language, part)));
    expect(bare.found).toEqual([]);
  });
});

/** Verbs in the plural before a number that can be one, in a text that has no form for one. */
class BareVerbs extends Visitor {
  readonly found: string[] = [];
  #withOne: string[] = [];

  override visitSelectExpression(node: SelectExpression): void {
    const before = this.#withOne;
    const { selector, variants } = node;
    const one = variants.some(({ key }) => key.type === "Identifier" && key.name === "one");
    if (one && selector.type === "VariableReference") this.#withOne = [...before, selector.id.name];
    this.genericVisit(node);
    this.#withOne = before;
  }

  override visitPattern(node: Pattern): void {
    node.elements.forEach((element, index) => {
      const before = node.elements[index - 1];
      if (element.type !== "Placeable" || element.expression.type !== "VariableReference") return;
      const { name } = element.expression.id;
      const plural =
        before?.type === "TextElement" && /(mancano|restano|faltam|restam)( cerca de)? $/i.test(before.value);
      if (plural && !this.#withOne.includes(name)) this.found.push(`${before.value}$${name}`);
    });
    this.genericVisit(node);
  }
}

describe.each(["it", "pt"] as const)("%s", (language) => {
  test.each(PARTS)("%s: a verb before a number has a form for one", (part) => {
    const bare = new BareVerbs();
    bare.visit(new FluentParser().parse(textOf(language, part)));
    expect(bare.found).toEqual([]);
  });
});

/** The lines of a catalogue without its comments. */
const linesOf = (language: string, part: string): string[] =>
  textOf(language, part)
    .split("\n")
    .filter((line) => !line.startsWith("#"));

test.each(PARTS)("French %s: a narrow space that does not break stands before : ; ? ! and in « »", (part) => {
  // Between two letters a colon belongs to a code, such as "seed:salt".
  const sign = /(?<!\u202f|\\u202F" \})([;?!»]|:(?!\p{L}))|«(?!\u202f)/u;
  const wrong = linesOf("fr", part).filter((line) => sign.test(line));
  expect(wrong).toEqual([]);
});

test.each(PARTS)("Polish %s: what is the object of a verb does not follow a colon", (part) => {
  expect(linesOf("pl", part).filter((line) => /: \{ \$(cards|\w+_the) \}/.test(line))).toEqual([]);
});

test.each(PARTS)("Portuguese %s: a turn is not counted by the word for it", (part) => {
  expect(linesOf("pt", part).filter((line) => /vez por vez/.test(line))).toEqual([]);
});

test.each(PARTS)("Italian %s: a part of a number is so many « su » it", (part) => {
  expect(linesOf("it", part).filter((line) => /\$(count|done|taken) \} di \{/.test(line))).toEqual([]);
});

/** Where the room is a few letters wide: colours as names of seats, and what decrees count. */
const NARROW = [
  { part: "shell", family: "shell-colour-", most: 8 },
  { part: "lisboa", family: "lisboa-counter-", most: 10 },
];

/** The parts of words in a text, parted where it has a soft hyphen. */
class Parts extends Visitor {
  text = "";
  override visitTextElement(node: TextElement): void {
    this.text += node.value;
  }
  override visitStringLiteral(node: StringLiteral): void {
    this.text += node.parse().value;
  }
  override visitAttribute(node: Attribute): void {
    this.text += " ";
    this.visit(node.value);
  }
  override visitVariant(node: Variant): void {
    this.text += " ";
    this.visit(node.value);
  }
}

describe.each(LANGUAGES)("%s", (language) => {
  test.each(NARROW)("$family: a long word says where it may be parted", ({ part, family, most }) => {
    const parts = new Parts();
    for (const entry of new FluentParser().parse(textOf(language, part)).body)
      if (entry.type === "Message" && entry.id.name.startsWith(family)) {
        parts.text += " ";
        parts.visit(entry);
      }
    const words = parts.text.match(/[\p{L}’]+/gu) ?? [];
    expect(words.filter((word) => word.length > most)).toEqual([]);
  });
});
