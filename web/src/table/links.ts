/** Invitation links that this browser made, kept until somebody has used them. */
import { wholeAddress } from "$src/shell/navigate.svelte";
import type { InviteLink } from "$src/wire/names";

const keyOf = (table: string): string => `tabuleiro.links.${table}`;

export function keepLinks(table: string, links: InviteLink[]): void {
  if (links.length) sessionStorage.setItem(keyOf(table), JSON.stringify(links));
}

export function keptLinks(table: string): InviteLink[] {
  const kept = sessionStorage.getItem(keyOf(table));
  return kept ? (JSON.parse(kept) as InviteLink[]) : [];
}

/** The address to send: the secret stands behind #, so that no server log ever holds it. */
export function address(link: InviteLink): string {
  return wholeAddress(`/join#${link.secret}`);
}
