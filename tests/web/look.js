// What the page offers to a player now. Elements to press are numbered: ready ones, then open ones, then buttons.
() => {
  const visible = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
  const all = (names) => [...document.querySelectorAll(names)].filter(visible);
  const enabled = (each) => each.getAttribute("aria-disabled") !== "true";
  const pressed = (each) => each.getAttribute("aria-pressed") === "true";
  document.querySelectorAll("[data-step]").forEach((each) => delete each.dataset.step);
  const ready = all(".acts .main, .decision footer .act").filter(enabled);
  const targets = all("main [data-legal], .decision .body [data-target]");
  const open = targets.filter((each) => !pressed(each));
  const tabs = open.length || ready.length ? [] : all("main nav button:not(.on):has(em)");
  const buttons = [...all(".acts .btn:not(.undo, .main, .icon)"), ...tabs];
  [...ready, ...open, ...buttons].forEach((each, index) => (each.dataset.step = String(index)));
  return {
    over: document.querySelector(".verdict") !== null && document.querySelector("main table") !== null,
    curtain: document.querySelector(".curtain") !== null,
    yours: document.querySelector(".prompt.yours, .sheet .decision.yours") !== null && !document.querySelector('main [aria-busy="true"]'),
    ready: ready.length,
    pressed: targets.length - open.length,
    open: open.length,
    buttons: buttons.length,
    asked: all(".prompt h2, .sheet h2")[0]?.textContent ?? "",
  };
}
