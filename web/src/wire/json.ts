/** JSON values by the shape that is expected of them: what has another shape counts as missing. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectIn = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const numberOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === "number" ? value : otherwise;

/** A word of the rules; a number is its digits. */
export const wordIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

export const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];

export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
