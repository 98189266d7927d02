/** The texts of Lisboa by the words of the rules. */
import type { IconName } from "$src/art/names";
import { attr, has, list, t, textId, type Args } from "$src/i18n/fluent.svelte";
import { change, paid, summed } from "$src/table/figures";
import { argumentsOf } from "$src/table/sentences";
import type { Explanation, Income, PricePart } from "$src/wire/types";
import type { Scoring } from "./decrees";
import { ACTION_ICON, EFFECT_ICON, GOOD_ICON } from "./icons";
import {
  isGood,
  sitePlace,
  type Benefit,
  type Effect,
  type Penalty,
  type Site,
  type SitePlace,
  type StateAction,
} from "./kinds";
import { isShip, type Owner, type Plan, type Upper } from "./model";
import type { Card, ClergyTile, Pack, Task } from "./pack";
import type { Play } from "./play.svelte";

const GAME = "lisboa";

const wordId = (family: string, word: string): string =>
  textId(`lisboa-${family}`, word.replaceAll(" ", "_"));

export function effectText(effect: Effect): string {
  return t(wordId("effect", effect.word), { n: effect.amount });
}

export function rewardText(reward: readonly Effect[]): string {
  return list(reward.map(effectText));
}

/** A reward or event in a word or two, for the foot of a card. */
export function eventShort(event: readonly Effect[]): string {
  return event
    .map((effect) => attr(wordId("effect", effect.word), "short", { n: effect.amount }) || effectText(effect))
    .join(", ");
}

export function penaltyText(penalty: Penalty): string {
  return t(wordId("penalty", penalty.word), { n: penalty.amount });
}

export function benefitText(benefit: Benefit): string {
  return t(wordId("benefit", benefit.word), { n: benefit.amount });
}

export function benefitShort(benefit: Benefit): string {
  return attr(wordId("benefit", benefit.word), "short", { n: benefit.amount });
}

/** Counters that say themselves how many of it count once. */
const MEASURES: readonly string[] = ["cash", "influence_marker"];

/** What a decree counts: "own gold store", "2 × own ship". */
function thingText(decree: Scoring): string {
  return several(decree, t(wordId("counter", decree.counter), counted(decree)));
}

/** The same in a few words, for the card. */
export function thingShort(decree: Scoring): string {
  const short = attr(wordId("counter", decree.counter), "short", counted(decree));
  return short ? several(decree, short) : thingText(decree);
}

const counted = (decree: Scoring): Args => ({ ...decree.blank, per: decree.per || 1 });

function several({ per, counter }: Scoring, thing: string): string {
  return per > 1 && !MEASURES.includes(counter) ? t("lisboa-decree-several", { per, thing }) : thing;
}

/** The whole decree: "2 wigs per own gold store, at most 6". */
export function decreeText(decree: Scoring): string {
  if (decree.counter === "best_decree_of_an_opponent") return t("lisboa-decree-copy");
  const parts = [
    t(decree.ahead ? "lisboa-decree-ahead" : decree.per ? "lisboa-decree-per" : "lisboa-decree-with", {
      wigs: decree.wigs,
      thing: thingText(decree),
    }),
  ];
  if (decree.bonus) parts.push(t("lisboa-decree-bonus", { bonus: decree.bonus, least: decree.bonusLeast }));
  if (decree.most) parts.push(t("lisboa-decree-most", { most: decree.most }));
  return parts.join(", ");
}

export function planText(plan: Plan): string {
  return t("lisboa-plan", { architect: plan.architect, officials: plan.officials });
}

export function clergyLabel(pack: Pack, id: string): string {
  const tile = pack.clergy.get(id);
  return tile ? t("lisboa-clergy-tile", { benefit: benefitText(tile.benefit), wigs: tile.wigs }) : id;
}

/** "King card, 3 influence: royal favor", for those who cannot see the card. */
export function cardLabel(pack: Pack, card: Card): string {
  const years = pack.years[card.deck];
  if (card.kind === "treasury") {
    const benefit = card.benefit ? benefitText(card.benefit) : "";
    return t("lisboa-card-treasury", { event: rewardText(card.event), benefit, years });
  }
  const does = card.penalty ? penaltyText(card.penalty) : rewardText(card.reward);
  return t("lisboa-card-noble", { noble: card.kind, influence: card.influence, does, years });
}

/** The words and figures that stand on a card. */
export function cardWords(play: Play, card: Card): string[] {
  const name = t(`lisboa-noble-${card.kind}`);
  if (card.kind === "treasury") {
    const reis = effectText({ word: "reis", amount: play.treasury.right });
    return [name, reis, eventShort(card.event), card.benefit ? benefitShort(card.benefit) : ""];
  }
  return [name, card.penalty ? `${t("lisboa-pay")} ${card.penalty.amount}` : eventShort(card.reward)];
}

/** What tells a card from others of its kind: "value 3, 1 gold". */
export function cardHint(card: Card): string {
  if (card.kind === "treasury") {
    const benefit = card.benefit ? benefitShort(card.benefit) : "";
    return t("lisboa-card-hint-treasury", { event: eventShort(card.event), benefit });
  }
  const does = card.penalty ? penaltyText(card.penalty) : eventShort(card.reward);
  return t("lisboa-card-hint-noble", { influence: card.influence, does });
}

/** What a card does where it was played to: the event at the Court, the benefit in the portfolio. */
export function playedHint(card: Card, how: "sponsor" | "portfolio"): string {
  if (how === "sponsor") return eventShort(card.event);
  return card.benefit ? benefitShort(card.benefit) : cardHint(card);
}

/** What a visit was paid with: "1 influence and 2 wigs". */
export function visitCost(influence: number, reis: number, wigs: number): string {
  const parts = [
    ...(influence || !(reis || wigs) ? [effectText({ word: "influence", amount: influence })] : []),
    ...(reis ? [effectText({ word: "reis", amount: reis })] : []),
    ...(wigs ? [t("lisboa-paid-wigs", { n: wigs })] : []),
  ];
  return list(parts);
}

/** A clergy tile in a few words: its benefit. */
export function tileHint(tile: ClergyTile): string {
  return benefitText(tile.benefit);
}

function deedsOf({ deeds }: Task): string {
  const [first = "", second] = deeds.map((deed) => t(wordId("deed", deed)));
  return second === undefined ? first : t("lisboa-or", { first, second });
}

/** What a task asks for, and what it brings. */
export function taskText(task: Task): string {
  const deeds = deedsOf(task);
  return task.reward.length
    ? t("lisboa-task-deed", { deeds, reward: rewardText(task.reward) })
    : t("lisboa-task-visit", { deeds });
}

/** The same for the log, which tells of a visit and of new tasks in lines of their own. */
export function taskHint(task: Task): string {
  return task.reward.length ? taskText(task) : deedsOf(task);
}

/**
 * The size in rem at which a name fits beside its portrait: long words of other languages are set smaller.
 */
export function nameSize(name: string, usual: number): number {
  return name.length > 9 ? usual * 0.79 : name.length > 7 ? usual * 0.9 : usual;
}

export function siteText(place: SitePlace): string {
  return t("lisboa-site", { side: place.side, place: place.row ?? place.street ?? "" });
}

/** Officials of an office or a plaza, by owner: "2 Inês, 1 Marta". */
export function ownersIn(play: Play, owners: readonly Owner[]): string {
  const counts = new Map<Owner, number>();
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return list([...counts].map(([owner, count]) => `${count} ${play.name(owner)}`)) || t("lisboa-nobody");
}

/** The words of a code as named arguments of its text. */
function codeArguments(play: Play, verb: string, words: string[]): Args {
  const args: Args = { word: words.join(" ") };
  const [first = "", second = ""] = words;
  const card = play.pack.cards.get(Number(first));
  if (CARD_VERBS.includes(verb) && card) return { ...args, ...cardArguments(play.pack, card) };
  if (verb === "sell") {
    const [seat = "0"] = second.split(".");
    const own = Number(seat) === play.view.seat;
    return {
      ...args,
      good: first,
      own: own ? "yes" : "no",
      owner: play.name(seat === "lacerda" ? seat : Number(seat)),
    };
  }
  if (verb === "offer") return { ...args, good: first, action: second };
  if (verb === "build") return { ...args, good: first, lot: second };
  if (verb === "clear") return { ...args, line: first, cube: second };
  if (verb === "cardinal") return { ...args, steps: Number(first), tile: clergyAt(play, Number(second)) };
  if (verb === "open") return { ...args, ...siteArguments(first as Site) };
  if (verb === "use")
    return { ...args, architect: first.split("_")[0] ?? "", officials: Number(first.split("_")[1] ?? 0) };
  if (verb === "recall")
    return { ...args, noble: first.split("_")[0] ?? "", spot: first.split("_")[1] ?? "" };
  if (verb === "decree") return { ...args, decree: decreeOf(play, Number(first)) };
  if (verb === "keep" || verb === "tile") return { ...args, tile: tileText(play.pack, play.tileId(first)) };
  if (verb === "remove" || verb === "replace") return { ...args, card: portfolioCard(play, first) };
  if (["convert", "influence", "reis"].includes(verb)) return { ...args, n: Number(first) };
  return {
    ...args,
    good: first,
    noble: first,
    architect: first,
    cube: first,
    group: first,
    action: first,
    kind: first,
  };
}

function cardArguments(pack: Pack, card: Card): Args {
  const does = card.penalty ? penaltyText(card.penalty) : rewardText(card.reward);
  return {
    kind: card.kind,
    noble: card.kind,
    does,
    event: rewardText(card.event),
    benefit: card.benefit ? benefitText(card.benefit) : "",
    years: pack.years[card.deck],
  };
}

function siteArguments(site: Site): Args {
  const place = sitePlace(site);
  return { side: place.side, place: place.row ?? place.street ?? "" };
}

function clergyAt(play: Play, place: number): string {
  const tile = play.view.clergy[place];
  return tile ? tileText(play.pack, tile) : "";
}

/** A clergy tile in a row of the list: its benefit and the wigs on its back. */
function tileText(pack: Pack, id: string): string {
  const tile = pack.clergy.get(id);
  return tile ? t("lisboa-tile-text", { benefit: benefitText(tile.benefit), wigs: tile.wigs }) : id;
}

function decreeOf(play: Play, number: number): string {
  const decree = play.pack.decrees.get(number);
  return decree ? decreeText(decree) : String(number);
}

function portfolioCard(play: Play, place: string): string {
  const [half = "", number = "1"] = place.split("_");
  const index = Number(number) - 1;
  const upper = play.me?.upper[index];
  const card = half === "lower" ? play.me?.lower[index] : upper && "card" in upper ? upper.card : null;
  if (upper && half === "upper" && "ship" in upper)
    return t("lisboa-ship", { hull: play.pack.ships[upper.ship].hull });
  const known = card ? play.pack.cards.get(card) : undefined;
  return known ? cardLabel(play.pack, known) : place;
}

/**
 * An option in words: its label, the short form among alternatives, or the act on the button with its price.
 */
export function optionText(play: Play, code: string, form: "label" | "short" | "act" = "label"): string {
  const [verb = code, ...words] = code.split(" ");
  const id = textId("lisboa-option", verb);
  const explanation = play.session.explanation(code);
  const total = (explanation && priceOf(explanation)) ?? -1;
  const args = {
    ...argumentsOf(GAME, explanation?.facts ?? {}),
    ...codeArguments(play, verb, words),
    total,
    frame: play.session.asked?.frame ?? "",
  };
  const text = (form !== "label" && attr(id, form, args)) || (has(id) ? t(id, args) : code);
  if (form !== "label") return text;
  const twin = twinCard(play, verb, words[0]);
  const hint = twin ? cardHint(twin) : verb === "sell" ? twinShip(play, words[1] ?? "") : null;
  return hint ? `${text} (${hint})` : text;
}

/** How full a ship is, if its owner has another one: "0/2". */
function twinShip(play: Play, dock: string): string | null {
  const [owner = "", place = ""] = dock.split(".");
  const docks: readonly Upper[] =
    owner === "lacerda" ? (play.view.lacerda?.ships ?? []) : (play.view.players[Number(owner)]?.upper ?? []);
  const ship = docks[Number(place) - 1] ?? null;
  if (!isShip(ship) || docks.filter(isShip).length < 2) return null;
  return `${ship.cargo.length}/${play.pack.ships[ship.ship].hull}`;
}

const CARD_VERBS = ["discard", "portfolio", "visit", "sponsor", "reward", "draft"];

/** The card of an option, if another one of its kind could be taken for it. */
function twinCard(play: Play, verb: string, number: string | undefined): Card | null {
  const card = CARD_VERBS.includes(verb) ? play.pack.cards.get(Number(number)) : undefined;
  const held = [...(play.me?.hand ?? []), ...play.view.packet];
  return card && held.filter((each) => play.pack.cards.get(each)?.kind === card.kind).length > 1
    ? card
    : null;
}

/** What the option comes down to, under its name. */
export function optionSubtitle(play: Play, code: string): string {
  const [verb = code, ...words] = code.split(" ");
  return attr(textId("lisboa-option", verb), "about", codeArguments(play, verb, words));
}

const VERB_ICON: Record<string, IconName> = {
  visit: "visit",
  portfolio: "card",
  sponsor: "event",
  discard: "gold",
  take: "draw-card",
  sell: "sell",
  offer: "trade",
  build: "store",
  clear: "rubble-set",
  cube: "rubble-set",
  house: "house",
  decree: "decree",
  open: "public-building",
  use: "plan",
  recall: "official",
  office: "recruit",
  plan: "plan",
  ship: "build-ship",
  replace: "build-ship",
  cardinal: "cardinal",
  favor: "royal-favor",
  return: "royal-favor",
  keep: "clergy-tile",
  tile: "clergy-tile",
  follow: "follow",
  convert: "influence",
  influence: "influence",
  reis: "real",
  end: "end-turn",
  remove: "card",
  reward: "card",
  draft: "card",
  task: "check",
  extra: "crate",
  give: "crate",
};

/** A discarded card brings gold, except between the periods. */
export function optionIcon(code: string, frame = "PlayCard"): IconName {
  const [verb = code, word = ""] = code.split(" ");
  if (verb === "discard" && frame === "DiscardHand") return "card";
  if ((verb === "give" || verb === "extra") && isGood(word)) return GOOD_ICON[word];
  if (verb === "do") return ACTION_ICON[word as StateAction] ?? EFFECT_ICON[word as "store"] ?? "check";
  return VERB_ICON[verb] ?? "check";
}

/** The price, with what later choices do to it; of a cube, what is then left to pay. */
export function priceOf(explanation: Explanation): number | string | null {
  const { total, facts } = explanation;
  if (total === null)
    return typeof facts.price === "number" && typeof facts.less === "number" ? facts.price : null;
  return paid(explanation);
}

/** The icon of what is paid with. */
export function unitIcon(unit: string): IconName {
  return unit === "influence" ? "influence" : unit === "goods" ? "crate" : "real";
}

export function partText(play: Play, part: PricePart): string {
  const id = wordId("part", part.part);
  const source = part.of !== null && play.pack.clergy.has(part.of) ? "clergy" : "card";
  return has(id) ? t(id, { of: part.of ?? "", source }) : part.part.replaceAll("_", " ");
}

/** Where a gain comes from; what it is the icon says. */
export function gainText(play: Play, gain: Income): string {
  return gain.of === null ? "" : sourceText(play, gain, gain.of);
}

/** The piece a gain comes from: a clergy tile, a card or decree by its number, or a word of the rules. */
function sourceText(play: Play, gain: Income, of: string): string {
  if (play.pack.clergy.has(of)) return t("lisboa-clergy-title");
  if (/^\d+$/.test(of)) return gain.at_end ? decreeOf(play, Number(of)) : t("lisboa-source-card");
  for (const family of ["source", "good", "word"]) {
    const id = wordId(family, of);
    if (has(id)) return t(id);
  }
  return of.replaceAll("_", " ");
}

/**
 * The wigs and goods an option brings the viewer at once, for a row of the list; what comes from several
 * pieces is added up.
 */
export function gainsInShort(play: Play, explanation: Explanation): string {
  const now = explanation.gains.filter((gain) => gain.seat === play.view.seat && !gain.at_end);
  return [...new Set(now.map((gain) => gain.gain))]
    .map((word) => ({ word, ...summed(now.filter((gain) => gain.gain === word)) }))
    .filter(({ least, amount }) => least !== 0 || amount !== 0)
    .map(({ word, ...both }) => {
      const { sign, size } = change(both);
      return `${sign}${t(wordId("effect", word), { n: size })}`;
    })
    .join(", ");
}
