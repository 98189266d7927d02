/**
 * Keeps the whole folder in the browser, each file checked by its digest, and answers from it.
 * The export fills in FILES. A new version is fetched beside the old one. Which of them is shown is chosen at a
 * start, when no other window is in the middle of a game: by a mark, as browsers take their time to let one
 * worker follow another while a page is there, and what the page asks for meanwhile may be lost.
 */
const FILES = {};
const VERSION = "";
/** Other folders of the same host have versions of their own. */
const PREFIX = `tabuleiro ${registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = "index.html";
const WHOLE = "whole";
const CHOSEN = "chosen";

const address = (name) => new URL(name, registration.scope).href;

/** A version that comes back is the newest again. */
async function install() {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.entries(FILES).map(async ([name, integrity]) => {
      // Nothing stale: a copy that the browser has is asked after.
      const answer = await fetch(address(name), { integrity, cache: "no-cache" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(address(name), answer);
    }),
  );
  await mark(CACHE, WHOLE);
}

async function mark(cacheName, word) {
  await (await caches.open(cacheName)).put(address(word), new Response());
}

/** The versions with a mark, the newest last. */
async function marked(word) {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const found = await Promise.all(versions.map((cacheName) => caches.match(address(word), { cacheName })));
  return versions.filter((_, number) => found[number]);
}

let shown = null;

/** The version that is shown. */
async function chosen() {
  shown ??= (await marked(CHOSEN)).at(-1) ?? CACHE;
  return shown;
}

/** The page at the folder's own address is its index. */
function nameOf(url) {
  const plain = url.href.split(/[?#]/)[0];
  return plain === registration.scope ? address(PAGE) : plain;
}

/** Any version is better than nothing for a page that was there before another was chosen. */
async function answered(request) {
  const name = nameOf(new URL(request.url));
  const kept = (await caches.match(name, { cacheName: await chosen() })) ?? (await caches.match(name));
  return kept ?? fetch(request);
}

async function isOnlyWindow() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(registration.scope)).length <= 1;
}

/** Choose the newest version at a start, or drop those before it; whether the page is to load again. */
async function begin() {
  if (!(await isOnlyWindow())) return false;
  const versions = await marked(WHOLE);
  const [newest, before] = [versions.at(-1), await chosen()];
  if (!newest || newest === before) {
    await dropBefore(before);
    return false;
  }
  await mark(newest, CHOSEN);
  shown = newest;
  return true;
}

/** What is being fetched comes later. */
async function dropBefore(version) {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const earlier = versions.slice(0, Math.max(0, versions.indexOf(version)));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  const [asking] = event.ports;
  event.waitUntil(begin().then((again) => asking.postMessage(again)));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope))
    event.respondWith(answered(request));
});
