import { parseRoute, type Route } from "./route";

const here = (): Route => parseRoute(location.pathname, location.search, location.hash);

let current = $state.raw<Route>(typeof location === "undefined" ? { page: "home" } : here());

export function route(): Route {
  return current;
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  current = here();
  scrollTo(0, 0);
}

/** Change the address without a new entry in the history, as a replay does while it steps. */
export function relocate(path: string): void {
  history.replaceState(null, "", path);
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
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  const onBack = (): void => {
    current = here();
  };
  document.addEventListener("click", onClick);
  addEventListener("popstate", onBack);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", onBack);
  };
}
