/** The folder kept in the browser by its service worker, so that it works without a network. */
import { aloneState } from "./state.svelte";

const WORKER = "service-worker.js";
/** Milliseconds that a start waits for the service worker, and then for the page to load again. */
const PATIENCE = 5000;

const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Show the newest version, as this is a start and no game is on; does not come back if the page goes. */
export async function takeNewVersion(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker || !(await Promise.race([isNewVersionChosen(worker), wait(PATIENCE)]))) return;
  location.reload();
  // A page that is still here after a while shows itself, whatever kept it from loading again.
  await wait(PATIENCE);
}

function isNewVersionChosen(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    worker.postMessage("start", [port2]);
  });
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
