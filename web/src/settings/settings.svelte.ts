/** What a player has set, kept in the browser; nothing here changes the game. */
import { SEAT_COLOURS, type SeatColour } from "$src/art/seats";
import { isLanguage, preferredLanguage, type Language } from "$src/i18n/languages";
import type { Command } from "$src/keyboard/keymap";
import { keep, kept } from "$src/shell/kept";
import { Media } from "./media.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
/** How fast a replay is played. */
export type Speed = 0.5 | 1 | 2 | 4;
export const PACES = ["instant", "brisk", "calm"] as const;
/** How others' acts are shown: at once, one after the other, or with time to read. */
export type Pace = (typeof PACES)[number];
export type HandOrder = "cost" | "kind" | "drawn";

export interface SettingsData {
  language: Language;
  theme: Theme;
  /** Per cent, 90 to 140. */
  textSize: number;
  motion: Motion;
  pace: Pace;
  speed: Speed;
  sound: boolean;
  /** A safe choice is confirmed by its first press. */
  onePress: boolean;
  /** A question with one answer is not asked, unless something could be taken back. */
  answerSingle: boolean;
  keyboard: boolean;
  /** Keys that differ from the usual ones. */
  keys: Partial<Record<Command, string>>;
  palette: "usual" | "safe";
  /** Strokes inside the seat shapes. */
  patterns: boolean;
  seatColours: SeatColour[];
  handOrder: HandOrder;
  notify: boolean;
  /** Everybody's chance above the table, where that is allowed. */
  chanceBar: boolean;
  /** Be told of a blunder that can be taken back, where that is allowed. */
  takeBack: boolean;
  name: string;
  /** Options of the last quick start, by game. */
  lastStart: Record<string, Record<string, string | number | boolean | number[]>>;
}

const STORE = "settings";

export function defaults(): SettingsData {
  return {
    language: preferredLanguage(),
    theme: "system",
    textSize: 100,
    motion: "system",
    pace: "brisk",
    speed: 1,
    sound: false,
    onePress: false,
    answerSingle: true,
    keyboard: true,
    keys: {},
    palette: "usual",
    patterns: false,
    seatColours: [...SEAT_COLOURS],
    handOrder: "cost",
    notify: false,
    chanceBar: false,
    takeBack: false,
    name: "",
    lastStart: {},
  };
}

/** What was stored, with the defaults for what is missing or of another sort. */
export function restored(text: string | null): SettingsData {
  const base = defaults();
  if (!text) return base;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== "object" || kept === null) return base;
    const known = Object.fromEntries(
      Object.entries(kept).filter(
        ([name, value]) => name in base && typeof value === typeof base[name as keyof SettingsData],
      ),
    );
    const found: SettingsData = { ...base, ...known };
    if (!isLanguage(found.language)) found.language = base.language;
    if (!PACES.includes(found.pace)) found.pace = base.pace;
    if (found.speed <= 0) found.speed = base.speed;
    found.textSize = Math.min(140, Math.max(90, found.textSize));
    return found;
  } catch {
    return base;
  }
}

/** What is stored, with what was changed here: another page of the browser may have changed the rest. */
export function merged(stored: string | null, before: SettingsData, now: SettingsData): SettingsData {
  const names = Object.keys(now) as (keyof SettingsData)[];
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return { ...restored(stored), ...Object.fromEntries(changed.map((name) => [name, now[name]])) };
}

export const settings: SettingsData = $state(restored(kept(STORE)));
/** As they were when they were read or kept last. */
let known = $state.snapshot(settings);

function keepSettings(): void {
  const now = $state.snapshot(settings);
  keep(STORE, JSON.stringify(merged(kept(STORE), known, now)));
  known = now;
}

const darkScreen = new Media("(prefers-color-scheme: dark)");
const paper = new Media("print");
const stillScreen = new Media("(prefers-reduced-motion: reduce)");

/** The page is being laid out for paper. */
export function isPrinted(): boolean {
  return paper.holds;
}

/** Paper is white. */
export function isDark(): boolean {
  const wanted = settings.theme === "dark" || (settings.theme === "system" && darkScreen.holds);
  return wanted && !isPrinted();
}

export function isStill(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && stillScreen.holds);
}

/**
 * Container queries in rem are not asked again when only the root's letters change: make the page a container
 * anew.
 */
function scaleText(root: HTMLElement, scale: string): void {
  if (root.style.getPropertyValue("--text-scale") === scale) return;
  root.style.setProperty("--text-scale", scale);
  const page = document.getElementById("app");
  if (!page) return;
  page.style.containerType = "normal";
  void page.offsetWidth;
  page.style.containerType = "";
}

/** Write the settings to the page and to the browser; to be called in an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = isStill() ? "reduced" : "full";
  root.dataset.palette = settings.palette;
  scaleText(root, String(settings.textSize / 100));
  keepSettings();
}
