/**
 * Tells a player who looks elsewhere that it is their turn: in the title of the tab, by the browser, by a
 * sound.
 */
import { t } from "$src/i18n/fluent.svelte";
import { settings } from "$src/settings/settings.svelte";
import type { TableSession } from "./session.svelte";

/** To be called in an effect. */
export function announceTurn(session: TableSession): void {
  const name = session.table?.name || t("shell-title-table");
  document.title = session.yours ? `(1) ${t("shell-your-turn")} · ${name}` : `${name} · Tabuleiro`;
  if (!session.yours || !document.hidden) return;
  if (settings.notify && "Notification" in globalThis && Notification.permission === "granted")
    new Notification(t("shell-your-turn"), { body: name, tag: session.id });
  if (settings.sound) chime();
}

/** Two soft notes, made on the spot. */
function chime(): void {
  const audio = new AudioContext();
  for (const [index, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + index * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
