/** Where the page is: by paths at a server, behind # in a folder of files, which has one page only. */
import { parseRoute, splitAddress, type Route } from "./route";

const HASHED = import.meta.env.MODE === "static";

function here(): Route {
  const { path, search, anchor } = HASHED ? splitAddress(location.hash.slice(1)) : plainAddress();
  return parseRoute(path, search, anchor);
}

function plainAddress(): ReturnType<typeof splitAddress> {
  return { path: location.pathname, search: location.search, anchor: location.hash.slice(1) };
}

/** What a link to a page has in its `href`. */
export function address(path: string): string {
  return HASHED ? `#${path}` : path;
}

/** The same with everything in front of it, to be sent to others. */
export function wholeAddress(path: string): string {
  return HASHED ? `${location.href.split("#")[0]}#${path}` : `${location.origin}${path}`;
}

/** The part of the page that the address names. */
export function anchor(): string {
  return decodeURIComponent(HASHED ? splitAddress(location.hash.slice(1)).anchor : location.hash.slice(1));
}

let current = $state.raw<Route>(typeof location === "undefined" ? { page: "home" } : here());

export function route(): Route {
  return current;
}

export function navigate(path: string): void {
  history.pushState(null, "", address(path));
  current = here();
  scrollTo(0, 0);
}

/** Go to where a page leads that has done its work: the way back passes it over. */
export function moveOn(path: string): void {
  relocate(path);
  current = here();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history, as a replay does while it steps. */
export function relocate(path: string): void {
  history.replaceState(null, "", address(path));
}

/** Go to a part of the page, which the address names besides the page. */
function goToPart(id: string): void {
  const { path, search } = splitAddress(location.hash.slice(1));
  const before = location.href;
  history.pushState(null, "", `#${path}${search}#${id}`);
  dispatchEvent(new HashChangeEvent("hashchange", { oldURL: before, newURL: location.href }));
  const part = document.getElementById(decodeURIComponent(id));
  part?.scrollIntoView();
  part?.focus();
}

/** Follow links inside the page and the buttons of the browser; undone by the returned function. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      link.target ||
      link.origin !== location.origin
    )
      return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.hasAttribute("download"))
      return;
    if (HASHED && link.hash && !link.hash.startsWith("#/")) {
      event.preventDefault();
      goToPart(link.hash.slice(1));
    }
    if (HASHED || link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  const onBack = (): void => {
    current = here();
  };
  document.addEventListener("click", onClick);
  addEventListener("popstate", onBack);
  // The address may have changed while the page was loading.
  onBack();
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", onBack);
  };
}
