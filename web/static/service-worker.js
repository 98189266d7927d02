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

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("tabuleiro-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The page at the folder's own address is its index. */
function nameOf(url) {
  const plain = url.href.split(/[?#]/)[0];
  return plain === registration.scope ? address(PAGE) : plain;
}

async function answered(request) {
  const kept = await caches.match(nameOf(new URL(request.url)), { cacheName: CACHE });
  return kept ?? fetch(request);
}

/** Take over at a start, when no other window is in the middle of a game. */
async function takeOver() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) await skipWaiting();
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver());
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope))
    event.respondWith(answered(request));
});
