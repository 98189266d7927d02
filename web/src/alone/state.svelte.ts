import type { InstallOffer } from "./offline";

/** How this browser's own house is: whether its engine is there yet, and whether games are kept. */
class AloneState {
  /** Bytes of the engine that have come, and all of them. */
  loaded = $state(0);
  total = $state(0);
  ready = $state(false);
  /** Why there is no engine: the browser lacks what it needs, or it could not be fetched. */
  failure = $state<"no-wasm" | "no-engine" | null>(null);
  kept = $state(true);
  /** The whole folder is in the browser. */
  offline = $state(false);
  install = $state.raw<InstallOffer | null>(null);
}

export const aloneState = new AloneState();
