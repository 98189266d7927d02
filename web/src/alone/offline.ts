/** The folder kept in the browser by its service worker, so that it works without a network. */
import { aloneState } from "./state.svelte";

const WORKER = "service-worker.js";
/**
 * Milliseconds that a start waits for a new version: until then nothing is asked for, as a browser may lose
 * what is asked of a version that is about to go.
 */
const PATIENCE = 20_000;

const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Take the version that waits, as this is a start and no game is on; does not come back if the page goes. */
export async function takeNewVersion(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  const { controller } = navigator.serviceWorker;
  if (!controller) return;
  if (!waiting) return controller.postMessage({ wish: "tidy", script: pageScript() });
  if (await Promise.race([tookOver(waiting), wait(PATIENCE)])) await loadAgain();
}

/** Whether the version that waits does so no longer; it says at once if another window keeps it waiting. */
function tookOver(waiting: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(false);
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true });
    waiting.postMessage({ wish: "take over" }, [port2]);
  });
}

/** A page that is still here after a while shows itself, whatever kept it from loading again. */
async function loadAgain(): Promise<void> {
  location.reload();
  await wait(PATIENCE);
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
