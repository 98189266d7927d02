/** The folder kept in the browser by its service worker, so that it works without a network. */
import { aloneState } from "./state.svelte";

const WORKER = "service-worker.js";
/** Milliseconds that a start waits for a new version to take over, and then for the page to load again. */
const PATIENCE = 2000;

/** Take the version that waits, as this is a start and no game is on; does not come back if the page goes. */
export async function takeNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  if (waiting && (await tookOver(waiting))) await loadAgain();
  else if (!waiting) controller.postMessage({ wish: "tidy", script: pageScript() });
}

function tookOver(waiting: ServiceWorker): Promise<boolean> {
  const taken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), PATIENCE);
  });
  waiting.postMessage({ wish: "take over" });
  return taken;
}

/** A page that is still here after a while shows itself, whatever kept it from loading again. */
async function loadAgain(): Promise<void> {
  location.reload();
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
}

/** Its name holds a digest of all code, so that it tells the versions apart. */
const pageScript = (): string => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

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

/** Let the browser ask; its offer is good for once. */
export async function install(): Promise<void> {
  const offer = aloneState.install;
  aloneState.install = null;
  await offer?.prompt();
}

/** Keep the browser's offer for those who look for it, instead of asking everybody. */
export function keepInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    aloneState.install = event as InstallOffer;
  });
  addEventListener("appinstalled", () => (aloneState.install = null));
}
