/** Invitation links: those that this browser made, and those that it came by. */
import { keep, kept } from "$src/shell/kept";
import { wholeAddress } from "$src/shell/navigate.svelte";
import type { InviteLink } from "$src/wire/names";

const keyOf = (table: string): string => `tabuleiro.links.${table}`;

/** Until somebody has used them. */
export function keepLinks(table: string, links: InviteLink[]): void {
  if (links.length) sessionStorage.setItem(keyOf(table), JSON.stringify(links));
}

export function keptLinks(table: string): InviteLink[] {
  const kept = sessionStorage.getItem(keyOf(table));
  return kept ? (JSON.parse(kept) as InviteLink[]) : [];
}

const nameOf = (secret: string): string => `joined.${secret}`;

/** A link is used up by whoever comes by it, who may well press it again in an old message. */
export function keepJoined(secret: string, table: string): void {
  keep(nameOf(secret), table);
}

/** The table that this browser came to by a link. */
export function joinedBy(secret: string): string | null {
  return kept(nameOf(secret));
}

/** The address to send: the secret stands behind #, so that no server log ever holds it. */
export function address(link: InviteLink): string {
  return wholeAddress(`/join#${link.secret}`);
}
