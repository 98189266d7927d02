/**
 * What the pieces of city and court say of themselves: their name for the screen reader, and their tooltip
 * with the numbers of now and the clause.
 */
import { attr, t, type Args } from "$src/i18n/fluent.svelte";
import type { TipContent } from "$src/shell/tip.svelte";
import { reasonText } from "$src/table/sentences";
import { gapIcon, stepsTo } from "./court/church";
import {
  type Architect,
  type CardKind,
  type Column,
  type Good,
  type Lot,
  type Noble,
  type Cube,
  type SitePlace,
  type StateAction,
} from "./kinds";
import type { DisplaySpace } from "./model";
import type { Card, ClergyTile } from "./pack";
import type { Place } from "./place";
import type { Play } from "./play.svelte";
import {
  benefitText,
  cardLabel,
  decreeText,
  priceOf,
  ownersIn,
  penaltyText,
  rewardText,
  siteText,
} from "./words";

/** A tip whose title and text are told with the same figures. */
export function told(title: string, text: string, clause: string, args: Args = {}): TipContent {
  return { title: t(title, args), text: t(text, args), clause };
}

/** A tip ends with the reason why its piece cannot be chosen now, where the engine has one. */
export function withReason(play: Play, place: Place, tip: TipContent): TipContent {
  const why = play.whyNot(place);
  if (!why || play.status(place) !== "rest") return tip;
  return {
    ...tip,
    text: `${tip.text}\n${t("lisboa-not-now", { reason: reasonText("lisboa", why) })}`,
    clause: why.clause,
  };
}

export function lines(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join("\n");
}

// The city.

export function lotLabel(play: Play, lot: Lot): string {
  const store = play.view.stores[lot];
  if (store) return t("lisboa-lot-store", { lot, good: store.good, owner: play.name(store.owner) });
  const explanation = play.explanation(`lot ${lot}`);
  const reward = rewardText(play.lotReward(lot));
  const total = explanation && priceOf(explanation);
  return total !== null ? t("lisboa-lot-price", { lot, total, reward }) : t("lisboa-lot", { lot, reward });
}

export function lotTip(play: Play, lot: Lot): TipContent {
  const store = play.view.stores[lot];
  const reward = rewardText(play.lotReward(lot));
  const value = play.view.scores[Number(lot.charAt(1)) - 1] ?? 0;
  if (store)
    return {
      title: lotLabel(play, lot),
      text: t("lisboa-lot-store-about", { good: store.good, reward, value }),
      clause: "L-N1",
    };
  return withReason(play, `lot ${lot}`, {
    title: t("lisboa-lot-title", { lot }),
    text: t("lisboa-lot-about", { reward, value }),
    clause: "L-N1",
  });
}

export function siteLabel(play: Play, place: SitePlace): string {
  const building = play.view.buildings[place.site];
  const site = siteText(place);
  if (building)
    return t("lisboa-site-open", {
      site,
      first: building.colours[0],
      second: building.colours[1],
      architect: building.architect,
    });
  return t("lisboa-site-closed", { site, reward: rewardText(play.siteReward(place.site)) });
}

export function siteTip(play: Play, place: SitePlace): TipContent {
  const open = place.site in play.view.buildings;
  const about = t(place.side === "north" ? "lisboa-site-about-north" : "lisboa-site-about-row", {
    street: place.street ?? "",
    row: place.row ?? "",
  });
  return withReason(play, `site ${place.site}`, {
    title: siteLabel(play, place),
    text: lines(about, !open && t("lisboa-site-cubes")),
    clause: "L-N3",
  });
}

export function tileLabel(play: Play, space: DisplaySpace): string {
  const good: Good = space === "small" ? "tools" : space;
  return t(play.view.cityTiles[space] ? "lisboa-tile" : "lisboa-tile-gone", {
    good,
    size: space === "small" ? "small" : "large",
  });
}

export function tileTip(play: Play, space: DisplaySpace): TipContent {
  const good: Good = space === "small" ? "tools" : space;
  const text = t("lisboa-tile-about", {
    street: play.pack.streets[good],
    size: space === "small" ? "small" : "large",
  });
  return withReason(play, `tile ${space}`, { title: tileLabel(play, space), text, clause: "L-N1.1" });
}

export function cubeLabel(heap: string, cube: Cube, cubes: readonly Cube[]): string {
  const [line = "", number = ""] = heap.split(" ");
  return t("lisboa-cube", { line, number, cube, count: cubes.filter((each) => each === cube).length });
}

export function cubeTip(play: Play, heap: string, cube: Cube): TipContent {
  const pile = heap === "pile";
  const text = t(pile ? "lisboa-cube-about-pile" : "lisboa-cube-about", {
    cost: play.pack.rubble.cost[cube],
  });
  return { title: t(`lisboa-cube-${cube}`), text, clause: pile ? "L-Y12" : "L-N1.3" };
}

export function scoreTip(play: Play, column: Column): TipContent {
  return told("lisboa-score-tile", "lisboa-score-tile-about", "L-N1.5", {
    column,
    value: play.view.scores[column - 1] ?? 0,
  });
}

export function streetTip(play: Play, good: Good): TipContent {
  return { title: play.pack.streets[good], text: t("lisboa-street-about", { good }), clause: "L-N1.1" };
}

export function coverTip(): TipContent {
  return { text: t("lisboa-row-e-closed"), clause: "L-2.1" };
}

// The court.

export function visitLabel(play: Play, noble: Noble): string {
  const price = play.visitPrice(noble);
  return price === null ? t(`lisboa-noble-${noble}`) : t("lisboa-visit-label", { noble, price });
}

export function visitTip(play: Play, noble: Noble): TipContent {
  const { office } = play.view.court[noble];
  const others = office.filter((owner) => owner !== play.view.seat).length;
  const price = play.visitPrice(noble);
  return withReason(play, `visit ${noble}`, {
    title: `${t(`lisboa-noble-${noble}`)}, ${attr(`lisboa-noble-${noble}`, "person")}`,
    text: lines(
      t("lisboa-visit-about"),
      price !== null && t("lisboa-visit-price", { price, left: play.treasury.left, others }),
    ),
    clause: "L-V2",
  });
}

export function favorTip(play: Play, noble: Noble): TipContent {
  return withReason(play, `favor ${noble}`, {
    title: t("lisboa-favor-of", { noble }),
    text: t("lisboa-favor-about"),
    clause: "L-O6",
  });
}

export function officeTip(play: Play, noble: Noble): TipContent {
  const { office } = play.view.court[noble];
  const spaces = play.pack.offices[noble];
  return {
    title: t("lisboa-office-title", { noble }),
    text: lines(ownersIn(play, office), t("lisboa-office-about", { spaces })),
    clause: "L-O1",
  };
}

export function plazaTip(play: Play, noble: Noble): TipContent {
  return {
    title: t("lisboa-plaza-title", { noble }),
    text: lines(ownersIn(play, play.view.court[noble].plaza), t("lisboa-plaza-about")),
    clause: "L-O1",
  };
}

export function nobleActionTip(play: Play, noble: Noble): TipContent {
  const clause = { builder: "L-N1", marquis: "L-N2", king: "L-N3" }[noble];
  return withReason(play, `noble-action ${noble}`, {
    title: t(`lisboa-noble-action-${noble}`),
    text: attr(`lisboa-noble-action-${noble}`, "full"),
    clause,
  });
}

export function actionLabel(play: Play, action: StateAction, noble: Noble): string {
  const covered = play.view.covered[action];
  if (covered) return t("lisboa-action-covered", { action, good: covered });
  const good = play.view.court[noble].accepts;
  return good ? t("lisboa-action-accepts", { action, good }) : t(`lisboa-action-${action}`);
}

export function favorsLabel(play: Play, noble: Noble): string {
  const count = play.view.court[noble].favorsLeft;
  return count === null ? t(`lisboa-noble-${noble}`) : t("lisboa-favors-left", { count, noble });
}

const ACTION_CLAUSE: Record<StateAction, string> = {
  recruit: "L-O1",
  plan: "L-O2",
  ship: "L-O3",
  produce: "L-O4",
  cardinal: "L-O5",
  favor: "L-O6",
};

export function actionTip(play: Play, action: StateAction, noble: Noble): TipContent {
  const text = lines(attr(`lisboa-action-${action}`, "full"), actionLabel(play, action, noble));
  return withReason(play, `action ${action}`, {
    title: t(`lisboa-action-${action}`),
    text,
    clause: ACTION_CLAUSE[action],
  });
}

export function influenceTip(play: Play): TipContent {
  return told("lisboa-influence", "lisboa-influence-about", "L-I", { most: play.pack.influence.maximum });
}

export function treasuryTip(play: Play): TipContent {
  return withReason(play, "treasury", {
    title: t("lisboa-treasury"),
    text: t("lisboa-treasury-about"),
    clause: "L-I4",
  });
}

export function marketTip(play: Play): TipContent {
  return told("lisboa-market", "lisboa-market-about", "L-O4", { minimum: play.pack.market.minimum });
}

export function churchTip(play: Play): TipContent {
  return told("lisboa-church", "lisboa-church-about", "L-O5", { places: play.view.clergy.length });
}

export function gapLabel(play: Play, gap: number): string {
  const [icon, steps] = [gapIcon(play, gap) ?? "none", stepsTo(play, gap)];
  return t(steps === 0 ? "lisboa-gap-cardinal" : "lisboa-gap", { icon, steps });
}

export function stepsTip(play: Play, gap: number): TipContent {
  return { title: gapLabel(play, gap), text: t("lisboa-gap-about"), clause: "L-O5.1" };
}

export function tileOnChurchTip(play: Play, tile: string | null, place: number): TipContent {
  const known = tile ? play.pack.clergy.get(tile) : undefined;
  if (!known) return told("lisboa-church-empty", "lisboa-church-refilled", "L-Z1");
  return withReason(play, `church ${place}`, clergyTip(known));
}

export function clergyTip(tile: ClergyTile): TipContent {
  return {
    title: t("lisboa-clergy-title"),
    text: lines(benefitText(tile.benefit), t("lisboa-clergy-wigs", { wigs: tile.wigs })),
    clause: "L-Y18",
  };
}

export function architectLabel(play: Play, architect: Architect): string {
  const view = play.view.architects[architect];
  return t("lisboa-architect", {
    architect,
    plan: view.plan ?? 0,
    plans: view.plansLeft,
    buildings: view.buildingsLeft,
  });
}

export function architectTip(play: Play, architect: Architect): TipContent {
  const { building, next } = play.view.architects[architect];
  const colours = (each: typeof building): string =>
    each ? t("lisboa-colours", { first: each.colours[0], second: each.colours[1] }) : t("lisboa-none");
  const text = lines(
    architectLabel(play, architect),
    t("lisboa-architect-buildings", { now: colours(building), next: colours(next) }),
  );
  return withReason(play, `plans ${architect}`, {
    title: t(`lisboa-architect-${architect}`),
    text,
    clause: "L-O2",
  });
}

export function yardLabel(play: Play): string {
  const top = play.view.yard[0];
  return top ? t("lisboa-yard-top", { ...play.pack.ships[top] }) : t("lisboa-yard-empty");
}

export function yardTip(play: Play): TipContent {
  return withReason(play, "yard", {
    title: t("lisboa-yard"),
    text: lines(yardLabel(play), attr("lisboa-action-ship", "full")),
    clause: "L-O3",
  });
}

export function cardTip(play: Play, card: Card, left?: number): TipContent {
  const what =
    card.kind === "treasury"
      ? lines(
          t("lisboa-card-event", { event: rewardText(card.event) }),
          card.benefit && t("lisboa-card-benefit", { benefit: benefitText(card.benefit) }),
        )
      : lines(
          card.penalty
            ? t("lisboa-card-penalty", { penalty: penaltyText(card.penalty) })
            : t("lisboa-card-reward", { reward: rewardText(card.reward) }),
          t("lisboa-card-influence", { influence: card.influence }),
        );
  const count = left === undefined ? "" : t("lisboa-cards-left", { count: left });
  const tip = {
    title: cardLabel(play.pack, card),
    text: lines(what, count),
    clause: card.kind === "treasury" ? "L-F5" : "L-F4",
  };
  return withReason(play, `hand ${card.number}`, tip);
}

export function emptyDeckTip(play: Play, kind: CardKind): TipContent {
  const clause = play.view.period === 1 ? "L-P1" : "L-G1";
  return {
    title: `${t(`lisboa-noble-${kind}`)}: ${t("lisboa-empty")}`,
    text: t("lisboa-deck-empty-about", { period: play.view.period }),
    clause,
  };
}

export function decreeTip(play: Play, number: number): TipContent {
  const decree = play.pack.decrees.get(number);
  return withReason(play, `decree ${number}`, {
    title: t("lisboa-decree-number", { number }),
    text: decree ? decreeText(decree) : "",
    clause: "L-Y29",
  });
}
