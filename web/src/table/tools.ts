/** What the bar of a table and its menu offer besides the game. */
import type { IconName } from "$src/art/names";
import { mayAskHint } from "$src/coach/allowed";
import { t } from "$src/i18n/fluent.svelte";
import { isDark, settings } from "$src/settings/settings.svelte";
import { navigate } from "$src/shell/navigate.svelte";
import { openKeys, openSettings, openTable } from "$src/shell/windows.svelte";
import { alone } from "$src/wire";
import type { Layout } from "./layout";
import { showPane, togglePane } from "./panes.svelte";
import type { TableSession } from "./session.svelte";

export type ToolName =
  "list" | "hint" | "chat" | "rules" | "keys" | "sound" | "theme" | "replay" | "table" | "settings" | "lobby";

export interface Tool {
  name: ToolName;
  icon: IconName;
  text: string;
  /** Something new is behind it. */
  unread?: boolean;
  press: () => void;
}

/** What stands in the bar itself; all tools are in the menu, which the full bar does not need. */
export const IN_BAR: Record<Layout, readonly ToolName[]> = {
  full: ["list", "hint", "rules", "keys", "sound", "theme", "table", "settings"],
  compact: ["hint", "chat"],
  split: [],
  stack: ["hint", "list"],
};

/** What leads to the chat is called, with how much is new in it. */
export function chatName(session: TableSession): string {
  const count = session.unreadChat;
  return count ? t("shell-chat-unread", { count }) : t("shell-pane-chat");
}

/** The first press asks, further ones let the coach think longer. */
export function askForHint(session: TableSession): void {
  if (!mayAskHint(session.table, session.seat)) return;
  session.coaching.askHint();
  showPane("hint");
}

export function toolsOf(session: TableSession): Tool[] {
  const mayAsk = mayAskHint(session.table, session.seat);
  const hint: Tool[] = mayAsk
    ? [{ name: "hint", icon: "hint", text: t("shell-hint"), press: () => askForHint(session) }]
    : [];
  const chat: Tool[] = alone()
    ? []
    : [
        {
          name: "chat",
          icon: "chat",
          text: chatName(session),
          unread: session.unreadChat > 0,
          press: () => togglePane("chat"),
        },
      ];
  const table: Tool[] = alone()
    ? []
    : [{ name: "table", icon: "spectator", text: t("shell-this-table"), press: openTable }];
  return [
    { name: "list", icon: "log", text: t("shell-open-list"), press: () => togglePane("options") },
    ...hint,
    ...chat,
    { name: "rules", icon: "book", text: t("shell-pane-rules"), press: () => togglePane("rules") },
    { name: "keys", icon: "help", text: t("shell-keys"), press: openKeys },
    {
      name: "sound",
      icon: "sound",
      text: t(settings.sound ? "shell-sound-off" : "shell-sound-on"),
      press: () => (settings.sound = !settings.sound),
    },
    {
      name: "theme",
      icon: "moon",
      text: t(isDark() ? "shell-theme-to-light" : "shell-theme-to-dark"),
      press: () => (settings.theme = isDark() ? "light" : "dark"),
    },
    {
      name: "replay",
      icon: "replay",
      text: t("shell-replay"),
      press: () => navigate(`/table/${session.id}/replay`),
    },
    ...table,
    { name: "settings", icon: "gear", text: t("shell-settings"), press: openSettings },
    { name: "lobby", icon: "house", text: t("shell-to-lobby"), press: () => navigate("/") },
  ];
}
