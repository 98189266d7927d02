/** What the pieces on the boards of the players say of themselves. */
import { attr, list, t } from "$src/i18n/fluent.svelte";
import type { TipContent } from "$src/shell/tip.svelte";
import { sum } from "$src/table/figures";
import { lines, told, withReason } from "./explain";
import { HOUSE_GROUPS, type Good, type HouseGroup, type Noble } from "./kinds";
import type { Owner, Plan, Player, Ship } from "./model";
import type { Task } from "./pack";
import type { Play } from "./play.svelte";
import { cardLabel, clergyLabel, decreeText, planText, taskText } from "./words";

const FIGURE_CLAUSE = { wigs: "L-W", reis: "L-I", influence: "L-I", officials: "L-O1", stores: "L-N1" };

export function figureTip(play: Play, word: keyof typeof FIGURE_CLAUSE): TipContent {
  return told(`lisboa-${word}`, `lisboa-${word}-about`, FIGURE_CLAUSE[word], {
    most: play.pack.influence.maximum,
  });
}

export function portfolioTip(player: Player): TipContent {
  return told("lisboa-portfolio", "lisboa-portfolio-about", "L-F1", { most: player.room });
}

export function shipLabel(play: Play, ship: Ship, owner: Owner): string {
  const { hull, bonus } = play.pack.ships[ship.ship];
  return t(ship.atSea ? "lisboa-ship-at-sea" : "lisboa-ship-docked", {
    owner: play.name(owner),
    hull,
    bonus,
    loaded: ship.cargo.length,
  });
}

export function shipTip(play: Play, ship: Ship): TipContent {
  const { hull, bonus, influence } = play.pack.ships[ship.ship];
  return told("lisboa-ship", "lisboa-ship-about", "L-A2", {
    hull,
    bonus,
    influence,
    loaded: ship.cargo.length,
  });
}

export function goodTip(play: Play, player: Player, good: Good): TipContent {
  const text = t("lisboa-good-about", { price: play.view.prices[good], good });
  return withReason(play, play.placeOn(player, `good ${good}`), {
    title: t(`lisboa-good-${good}`),
    text,
    clause: "L-F7",
  });
}

export function storesTip(good: Good): TipContent {
  return {
    title: `${t("lisboa-stores")}: ${t(`lisboa-good-${good}`)}`,
    text: t("lisboa-stores-about"),
    clause: "L-W3",
  };
}

export function rubbleTip(): TipContent {
  return told("lisboa-rubble", "lisboa-rubble-about", "L-F9");
}

export function lacerdaRubbleTip(): TipContent {
  return told("lisboa-rubble", "lisboa-lacerda-rubble-about", "L-1.10");
}

export function markersTip(player: Player): TipContent {
  return told("lisboa-markers", "lisboa-markers-about", "L-N2.2", { count: player.markers });
}

/** The ability the group gives now: that of the latest house built which has one. */
export function abilityOf(group: HouseGroup, built: number): string {
  for (let house = built; house > 0; house--) {
    const ability = attr(`lisboa-houses-${group}`, `house-${house}`);
    if (ability) return ability;
  }
  return "";
}

export function groupSize(play: Play, group: HouseGroup): number {
  return play.pack.player.houses[HOUSE_GROUPS.indexOf(group)] ?? 0;
}

/** The ability that further houses of the group bring, and with which of them. */
export function nextAbility(
  play: Play,
  player: Player,
  group: HouseGroup,
): { house: number; ability: string } | null {
  for (let house = player.houses[group] + 1; house <= groupSize(play, group); house++) {
    const ability = attr(`lisboa-houses-${group}`, `house-${house}`);
    if (ability) return { house, ability };
  }
  return null;
}

export function houseLabel(play: Play, group: HouseGroup, built: number): string {
  const size = groupSize(play, group);
  return t("lisboa-houses-label", { group, built, size, ability: abilityOf(group, built) || "–" });
}

export function houseTip(play: Play, player: Player, group: HouseGroup): TipContent {
  const tip = {
    title: t(`lisboa-houses-${group}`),
    text: attr(`lisboa-houses-${group}`, "full"),
    clause: "L-N1.4",
  };
  return withReason(play, play.placeOn(player, `house ${group}`), tip);
}

export function housesLeft(play: Play, player: Player): number {
  return sum(play.pack.player.houses) - sum(Object.values(player.houses));
}

export function housesTip(play: Play, player: Player): TipContent {
  const groups = HOUSE_GROUPS.map((group) => houseLabel(play, group, player.houses[group]));
  return { title: t("lisboa-houses"), text: lines(...groups), clause: "L-N1.4" };
}

export function planTip(plan: Plan, done: boolean): TipContent {
  return {
    title: planText(plan),
    text: t(done ? "lisboa-plan-done-about" : "lisboa-plan-about", { officials: plan.officials }),
    clause: "L-N3.2",
  };
}

export function plansTip(open: readonly Plan[], completed: readonly Plan[]): TipContent {
  const done = completed.map((plan) => `${planText(plan)}, ${t("lisboa-completed")}`);
  return {
    title: t("lisboa-plans"),
    text: lines(...open.map(planText), ...done) || t("lisboa-none"),
    clause: "L-N3.1",
  };
}

export function decreesTip(play: Play, numbers: readonly number[]): TipContent {
  const decrees = numbers.flatMap((number) => play.pack.decrees.get(number) ?? []);
  return {
    title: t("lisboa-decrees"),
    text: lines(...decrees.map(decreeText)) || t("lisboa-none"),
    clause: "L-N2.1",
  };
}

/** How many cards another holds, and those that the viewer has seen. */
export function handTip(play: Play, player: Player): TipContent {
  const cards = player.known.flatMap((number) => play.pack.cards.get(number) ?? []);
  const known =
    cards.length > 0 &&
    t("lisboa-hand-known", { cards: cards.map((card) => cardLabel(play.pack, card)).join("\n") });
  return {
    title: `${t("lisboa-hand")}: ${player.handSize}`,
    text: lines(t("lisboa-hand-hidden"), known),
    clause: "L-S18",
  };
}

/** The clergy tiles of a rival, where they are only counted. */
export function clergyTilesTip(play: Play, player: Player): TipContent {
  const tiles = player.clergy.map((id) => clergyLabel(play.pack, id));
  return { title: `${t("lisboa-clergy")}: ${tiles.length}`, text: tiles.join("\n"), clause: "L-Y18" };
}

export function clergyPlaceTip(play: Play): TipContent {
  return told("lisboa-clergy-free", "lisboa-clergy-free-about", "L-O5", {
    most: play.pack.player.clergy_places,
  });
}

export function taskTip(task: Task): TipContent {
  return { title: t("lisboa-task-title", { number: task.number }), text: taskText(task), clause: "L-X1" };
}

export function ownFavorTip(noble: Noble, held: boolean): TipContent {
  return told("lisboa-favor-of", held ? "lisboa-favor-held-about" : "lisboa-favor-lacking-about", "L-V4", {
    noble,
  });
}

export function favorsTip(favors: readonly Noble[]): TipContent {
  return {
    title: list(favors.map((noble) => t("lisboa-favor-of", { noble }))),
    text: t("lisboa-favor-about"),
    clause: "L-V4",
  };
}

export function lacerdaTip(play: Play): TipContent {
  return { title: play.name("lacerda"), text: t("lisboa-lacerda-about"), clause: "L-1.3" };
}
