/** What the browser keeps for the visitor from one visit to the next; one that keeps nothing still plays. */

const keyOf = (name: string): string => `tabuleiro.${name}`;

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** The same as JSON; what is none counts as not kept. */
export function keptJson(name: string): unknown {
  try {
    return JSON.parse(kept(name) ?? "null");
  } catch {
    return null;
  }
}

/** All of it by its names, and the way back. */
export function allKept(): Record<string, string> {
  try {
    const ours = Object.entries(localStorage);
    return Object.fromEntries(
      ours
        .filter(([key]) => key.startsWith(keyOf("")))
        .map(([key, value]) => [key.slice(keyOf("").length), value]),
    );
  } catch {
    return {};
  }
}

export function keepAll(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) keep(name, value);
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value);
  } catch {
    // nothing to keep it in
  }
}
