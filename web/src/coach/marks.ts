/** What the coach says of an option, shown on the pieces that stand for it. */
import type { SeatColour } from "$src/art/seats";
import { t } from "$src/i18n/fluent.svelte";
import type { Seat } from "$src/wire/names";
import type { Hint, Moment } from "$src/wire/types";
import { percent } from "./figures";
import type { Go } from "./review";

export interface Mark {
  /** The best option, the chosen one, another, one of a hint's three, or a step of the expected line. */
  look: "best" | "chosen" | "option" | "rank" | "expected";
  /** In hundredths of a point. */
  chance: number | null;
  /** The rank of a hint's option, or the number of the step. */
  number: number | null;
  /** Who chose it: the colour and the name, "you" for the viewer. */
  by: By | null;
}

interface By {
  seat: Seat;
  colour: SeatColour;
  name: string;
}

/** By the codes of the options. */
export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** "Best option, 41 %", for the accessible name of the piece. */
export function markText({ look, chance, number, by }: Mark): string {
  return [
    look === "chosen" ? "" : t(`coach-mark-${look}`, { number: number ?? 0 }),
    by ? t("coach-mark-chosen", { name: by.name }) : "",
    chance === null ? "" : percent(chance),
  ]
    .filter(Boolean)
    .join(", ");
}

/** The options of a decision, the best and the chosen one in front. */
export function marksOfMoment(moment: Moment, by: (seat: Seat) => By): Marks {
  const { seat, best, chosen } = moment;
  return new Map(
    moment.prospects.map(({ code, chances }): [string, Mark] => [
      code,
      {
        look: code === best ? "best" : code === chosen ? "chosen" : "option",
        chance: chances[seat] ?? 0,
        number: null,
        by: code === chosen ? by(seat) : null,
      },
    ]),
  );
}

/** The steps of an expected line; what is done twice has the number of the first time. */
export function marksOfLine(goes: readonly Go[], by: (seat: Seat) => By): Marks {
  const steps = goes.flatMap(({ seat, codes }, index) =>
    codes.map((code): [string, Mark] => [
      code,
      { look: "expected", chance: null, number: index + 1, by: by(seat) },
    ]),
  );
  return new Map(steps.reverse());
}

/** What another seat than this is expected to do: it has nothing to do with this seat's own pieces. */
export function isForeign({ look, by }: Mark, seat: Seat | null | undefined): boolean {
  return look === "expected" && by?.seat !== seat;
}

/** The options of a hint by their ranks, each with its chance for the seat that asked. */
export function marksOfHint({ options }: Hint): Marks {
  return new Map(
    options.map(({ code, chance }, index): [string, Mark] => [
      code,
      { look: "rank", chance, number: index + 1, by: null },
    ]),
  );
}
