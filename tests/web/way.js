// How the keyboard reaches a numbered element: by N among the legal targets, by its number in a list, or by Tab.
(number) => {
  const goal = document.querySelector(`[data-step="${number}"]`);
  if (!goal) return null;
  const active = document.activeElement;
  if (goal === active) return { key: "", times: 0 };
  const legal = [...document.querySelectorAll("[data-target][data-legal]")];
  if (legal.includes(goal)) return { key: "n", times: (legal.indexOf(goal) - legal.indexOf(active) + legal.length) % legal.length || legal.length };
  const rows = [...document.querySelectorAll(".decision .body [data-target]:not([data-legal])")];
  const row = rows.indexOf(goal) + 1;
  if (row > 0 && row < 10) return { key: String(row), times: 1 };
  const behind = goal.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return { key: behind ? "Shift+Tab" : "Tab", times: 0 };
}
