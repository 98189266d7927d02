/** The drawings of icons.svg; a test compares the two. */
export type IconName =
  | "wig" | "influence" | "real" | "gold" | "cloth" | "book" | "tools" | "ship" | "crate" | "official"
  | "house" | "clergy-tile" | "cardinal" | "plan" | "public-building" | "decree" | "royal-favor"
  | "treasury" | "market" | "rubble-earthquake" | "rubble-fire" | "rubble-tsunami" | "rubble-set" | "store"
  | "lot" | "visit" | "follow" | "event" | "sell" | "trade" | "recruit" | "produce" | "draw-card"
  | "build-ship" | "undo" | "redo" | "hint" | "replay" | "chat" | "spectator" | "bot" | "clock" | "settings"
  | "language" | "theme" | "check" | "lock" | "log" | "zoom-in" | "menu" | "end-turn" | "seat-diamond"
  | "seat-circle" | "seat-triangle" | "seat-square" | "builder" | "producer" | "trader" | "councillor"
  | "prospector" | "governor" | "indigo" | "sugar" | "tobacco" | "coffee" | "silver" | "victory-point"
  | "card" | "hand-limit" | "chapel" | "monument" | "round" | "all" | "end" | "cards" | "undo-turn" | "flag"
  | "play" | "prev" | "next" | "first" | "last" | "fork" | "eye" | "gear" | "sound" | "moon" | "help"
  | "rematch" | "link" | "search" | "chart" | "plus" | "down" | "sort" | "x";
