/** The folder kept in the browser by its service worker, so that it works without a network. */
import { aloneState } from "./state.svelte";

const WORKER = "service-worker.js";
/** Milliseconds that a start waits for a new version to take over. */
const PATIENCE = 2000;

/** Take the version that waits, as this is a start and no game is on; gives back whether the page goes. */
export async function takeNewVersion(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting || !navigator.serviceWorker.controller) return false;
  const taken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), PATIENCE);
  });
  waiting.postMessage("take over");
  if (!(await taken)) return false;
  location.reload();
  return true;
}

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(() => (aloneState.offline = true));
  // A browser that forbids it plays on with a network.
  navigator.serviceWorker.register(WORKER).catch((error: unknown) => console.info("not offline:", error));
}

/** What a browser offers that can install pages as apps. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Keep the browser's offer for those who look for it, instead of asking everybody. */
export function keepInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    aloneState.install = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (aloneState.install = null));
}
