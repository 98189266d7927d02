/**
 * JSON Patch (RFC 6902), as far as the server uses it: add, remove, replace. The value given is not changed.
 */
import type { Json, JsonObject } from "./json";
import type { PatchStep } from "./types";

export function patched<T extends Json>(value: T, steps: readonly PatchStep[]): T {
  let result: Json = structuredClone(value);
  for (const step of steps) result = applied(result, step);
  return result as T;
}

function applied(root: Json, step: PatchStep): Json {
  const path = step.path
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const last = path.pop();
  if (last === undefined) return step.value ?? null;
  const holder = path.reduce<Json>(child, root);
  if (Array.isArray(holder)) changeList(holder, last, step);
  else if (typeof holder === "object" && holder !== null) changeObject(holder, last, step);
  else throw new Error(`patch: nothing at ${step.path}`);
  return root;
}

function child(holder: Json, name: string): Json {
  const found = Array.isArray(holder)
    ? holder[Number(name)]
    : typeof holder === "object" && holder !== null
      ? holder[name]
      : undefined;
  if (found === undefined) throw new Error(`patch: nothing at ${name}`);
  return found;
}

function changeList(holder: Json[], name: string, step: PatchStep): void {
  const index = name === "-" ? holder.length : Number(name);
  if (step.op === "remove") holder.splice(index, 1);
  else holder.splice(index, step.op === "replace" ? 1 : 0, step.value ?? null);
}

function changeObject(holder: JsonObject, name: string, step: PatchStep): void {
  if (step.op === "remove") delete holder[name];
  else holder[name] = step.value ?? null;
}
