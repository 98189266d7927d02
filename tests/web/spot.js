// Where a numbered element can be pressed: its middle, or a part that nothing lies upon, if need be after scrolling.
(number) => {
  const goal = document.querySelector(`[data-step="${number}"]`);
  if (!goal) return null;
  const free = () => {
    const { left, top, width, height } = goal.getBoundingClientRect();
    const spots = [[0.5, 0.5], [0.1, 0.5], [0.1, 0.1], [0.9, 0.1]].map(([across, down]) => ({ x: across * width, y: down * height }));
    return spots.find(({ x, y }) => goal.contains(document.elementFromPoint(left + x, top + y)));
  };
  goal.scrollIntoViewIfNeeded();
  const spot = free();
  if (spot) return spot;
  goal.scrollIntoView({ block: "center" });
  return free() ?? null;
}
