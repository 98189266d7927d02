/**
 * Keeps one version of the whole folder in the browser, each file checked by its digest, and answers from it.
 * The export fills in FILES. A new version is fetched beside the old one and taken over at the next start.
 */
const FILES = {};
const VERSION = "";
const CACHE = `tabuleiro-${VERSION}`;
const PAGE = "index.html";

const address = (name) => new URL(name, registration.scope).href;

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    Object.entries(FILES).map(async ([name, integrity]) => {
      // Nothing stale: a copy that the browser has is asked after.
      const answer = await fetch(address(name), { integrity, cache: "no-cache" });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(address(name), answer);
    }),
  );
}

/** The page at the folder's own address is its index. */
function nameOf(url) {
  const plain = url.href.split(/[?#]/)[0];
  return plain === registration.scope ? address(PAGE) : plain;
}

/** A page that was there before this version took over goes on with the files of its own. */
async function answered(request) {
  const name = nameOf(new URL(request.url));
  const kept = (await caches.match(name, { cacheName: CACHE })) ?? (await caches.match(name));
  return kept ?? fetch(request);
}

async function isOnlyWindow() {
  return (await clients.matchAll({ type: "window", includeUncontrolled: true })).length <= 1;
}

/** Take over at a start, unless another window may be in the middle of a game: the one that asks is told so. */
async function takeOver(asking) {
  if (await isOnlyWindow()) await skipWaiting();
  else asking.postMessage("not now");
}

/**
 * Drop the other versions when a page of this one starts, known by its script. A browser may let a version
 * take over late, in the middle of a page of the one before, or when the next one is already here.
 */
async function tidy(script) {
  const names = await caches.keys();
  const ours = script.startsWith(registration.scope) && script.slice(registration.scope.length) in FILES;
  if (!ours || registration.installing || registration.waiting || !(await isOnlyWindow())) return;
  const others = names.filter((name) => name.startsWith("tabuleiro-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  const { wish, script } = event.data;
  event.waitUntil(wish === "take over" ? takeOver(event.ports[0]) : tidy(script));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope))
    event.respondWith(answered(request));
});
