/** The face of a game: everything that the shared pages ask of it. */
import type { Component } from "svelte";
import type { IconName } from "$src/art/names";
import type { Args } from "$src/i18n/fluent.svelte";
import type { FlightsOf } from "$src/table/flights";
import type { Telling } from "$src/table/log";
import type { JsonObject } from "$src/wire/json";
import type { EventFacts, GameKey, Seat } from "$src/wire/names";
import type { PackForm, PackPiece, ScoreItem } from "$src/wire/types";

export interface Face extends Telling {
  key: GameKey;
  /** First word of the ids of its texts, and the name of their catalogue. */
  texts: string;
  /** Families of its texts in which a rules word is sought, in this order. */
  families: readonly string[];
  /** Facts that are lists of plain words, without articles, each with the families of its words. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Kinds of events that are told by what happens next. */
  silent: readonly string[];
  /** Questions that a player may leave unasked: those that can be declined without losing a turn's work. */
  minor: readonly string[];
  /** Kinds of events that are never what an act was about. */
  asides: readonly string[];
  /** Verbs that only say with what something is paid; an expected line leaves them out. */
  payments: readonly string[];
  /** What the texts of events and questions ask for and may not be there. */
  blanks: Args;
  /** What a piece does, for events that name it by its number; known once a table or a replay is loaded. */
  namesOf: (event: EventFacts, options: JsonObject) => Args;
  /** Games stand in the order of their ranks, the easiest first. */
  rank: number;
  /** How many bots one usually plays against. */
  usualBots: number;
  /** The picture above its name, 320 by 120. */
  Scene: Component;
  /** Ids of drawings for the rows of its tables, changing from table to table. */
  vignettes: readonly string[];
  /** The signs of what its puzzles are about. */
  themes: Readonly<Record<string, IconName>>;
  /** Id of the name of a player whom the rules play. */
  automaton: string | null;
  /** The table, loaded when it is opened. */
  loadTable: () => Promise<Component>;
  /** For games with component packs. */
  loadBox: (() => Promise<BoxFace>) | null;
  /** The board of a replay, loaded when it is opened. */
  loadReplay: () => Promise<ReplayFace>;
  score: ScoreFace;
  rules: RulesFace | null;
  lesson: LessonFace | null;
}

/** What `games/<folder>/face.ts` exports as default; whatever it leaves out is that of any game. */
export type OwnFace = Partial<Omit<Face, "key" | "score">> & { key: GameKey; score?: Partial<ScoreFace> };

/** How a page shows the pieces of a box. */
export interface BoxFace {
  /** A piece as the table draws it. */
  Picture: Component<PictureProps>;
  /** What a piece says where there is no room for its picture. */
  Brief: Component<Omit<PictureProps, "beside">>;
  /** What a text in one of the pack's vocabularies says. */
  phraseText: (vocabulary: string, text: string) => string;
  /** The texts that these words of a vocabulary can make with these numbers. */
  phrasesOf: (words: readonly string[], numbers: readonly string[]) => string[];
  /** A word that a field offers. */
  wordText: (field: string, word: string) => string;
}

export interface PictureProps {
  piece: PackPiece;
  faults: PackForm["faults"];
  /** The pieces of the same list. */
  beside: readonly PackPiece[];
}

export interface ReplayFace {
  /** With `fits` it takes the room that it is given; otherwise it is as high as it needs to be. */
  Board: Component;
  /** The board as a seat saw it, with what can be chosen in front; without one a review shows the board. */
  Review?: Component<{ seat: Seat }>;
  /** The seats, for a board that fits only without them. */
  Seats?: Component;
  /** The pieces that travel over the board, and when. */
  travels: { Traveller: Component<{ picture: string }>; flightsOf: FlightsOf } | null;
}

/** What stands behind a figure of the score sheet, for a game that has more to say than the figure. */
export type LinesOf = (items: readonly ScoreItem[], options: JsonObject) => string[];

export interface ScoreFace {
  /** Kinds of items in the order of scoring. */
  order: readonly string[];
  /** Kinds that have no figure and yet say something. */
  wordOnly: readonly string[];
  pictureOf: (kind: string) => ScorePicture;
  loadLines: () => Promise<LinesOf>;
  /** The kinds of events that are told when it is asked what brought points. */
  feats: readonly string[];
  /** The kind of event at which the game changes, for the chart. */
  stageEnd: string | null;
}

export type ScorePicture = { icon: IconName } | { vignette: string };

export interface RulesFace {
  /** What the ids of its clauses begin with. */
  prefix: string;
  /** Words that look like a clause and are something else. */
  notClauses?: RegExp;
  /** The rules as Markdown with numbered clauses. */
  load: () => Promise<string>;
  /** What is shown below the rules, and the id of its title. */
  appendix?: { title: string; load: () => Promise<Component> };
}

export interface LessonFace {
  /** The drawing of its card on the first page. */
  vignette: string;
  steps: readonly LessonStep[];
  /** The table it is played on: always the same. */
  deal: { seed: number; bots: number; options: JsonObject };
}

/** What the table lights up and what moves the lesson on. Words are the texts `…-lesson-…` of the game. */
export interface LessonStep {
  id: string;
  vignette: string;
  /** The choice that completes the step ("build sugar", "offer * ship"); without one, reading is enough. */
  does: string | null;
  /** Choices that lead to it. */
  before?: readonly string[];
  /** Choices that belong to it and are asked for afterwards. */
  after?: readonly string[];
  /** The area of the table to look at. */
  look: string | null;
}
