// What is wrong with a table in this window: what must be seen to decide is hidden, covered, cut or too small.
() => {
  const room = document.querySelector("[data-layout]");
  const { layout } = room.dataset;
  const wide = layout === "full" || layout === "compact";
  const lisboa = document.querySelector(".lisboa") !== null;
  const faults = [];
  const box = (each) => each.getBoundingClientRect();
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && box(each).width > 1 && box(each).height > 1;
  const all = (names, root = document) => [...root.querySelectorAll(names)].filter(shown);
  const says = (each) => (each.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);

  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) {
    faults.push(`the page is ${page.scrollWidth} x ${page.scrollHeight}`);
  }

  const beside = wide ? ['[data-area="hand"]', '[data-area="mine"]', '[data-area="board"]', ".log"] : [];
  const tabs = lisboa || layout === "split" ? ["nav.areas"] : ['[data-area="hand"]'];
  const needed = [".prompt .question", ...(lisboa ? [".decision footer .act"] : []), ...(wide ? beside : tabs)];
  for (const name of needed) {
    const part = all(name)[0];
    if (!part) {
      faults.push(`${name} is not there`);
      continue;
    }
    const { left, top, right, bottom, width, height } = box(part);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push(`${name} leaves the window`);
    for (const [across, down] of [[0.5, 0.5], [0.04, 0.1], [0.96, 0.1], [0.04, 0.9], [0.96, 0.9]]) {
      const over = document.elementFromPoint(left + across * width, top + down * height);
      if (over && !part.contains(over) && !over.contains(part)) faults.push(`${name} lies below ${over.className.baseVal ?? over.className}`);
    }
  }
  // On a tablet the part of Lisboa that is shown is in view as a whole; on the smallest the own board may scroll.
  if (room.classList.contains("tablet") && innerWidth * innerHeight > 1024 * 600) {
    for (const part of lisboa ? all(".left, .mid, .bottom") : []) {
      if (part.scrollHeight > part.clientHeight + 1) faults.push(`.${part.classList[0]} scrolls ${part.scrollHeight}`);
    }
  }
  // Three acts of the log can be read, whole, or as many as there are.
  for (const log of wide ? all("ol.log") : []) {
    const lines = all(".line", log);
    const seen = lines.filter((line) => box(line).top >= box(log).top - 1 && box(line).bottom <= box(log).bottom + 1);
    if (seen.length < Math.min(3, lines.length)) faults.push(`the log shows ${seen.length} of ${lines.length} lines`);
  }

  // Words that decide are whole: they stay inside every box that cuts; a box that scrolls may hold more.
  const deciding = [
    ".prompt h2", ".prompt .acts .btn span", ".prompt .main", ".prompt .sum small", ".gathered",
    ".decision .body button", ".decision footer button", ".role > span", ".hand .name", ".card h4", ".yard b", ".architect b", ".noble h3", ".noble .action", ".wigs b", "dd", ".figures b",
    ".own h2 span", ".portfolio .empty", ".houses .then", ".houses b", ".log .line p",
  ].join();
  const spoken = (each) => getComputedStyle(each).clipPath !== "none";
  for (const each of all(deciding).filter((found) => !spoken(found) && says(found))) {
    const range = document.createRange();
    range.selectNodeContents(each);
    const words = range.getBoundingClientRect();
    for (let around = each; around && around !== room; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if ([overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) break;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = box(around);
      if (words.left < edge.left - 2 || words.right > edge.right + 2 || words.top < edge.top - 3 || words.bottom > edge.bottom + 3) {
        faults.push(`"${says(each)}" is cut`);
        break;
      }
    }
  }

  // How much of a part there is stands beside its title in words, or in figures where these have no room.
  for (const title of wide ? all(".own h3.label:has(.note), .hand h3.label:has(.note)") : []) {
    const [count, note] = [".count", ".note"].map((name) => box(title.querySelector(name)));
    const words = document.createRange();
    words.selectNodeContents(title.querySelector(".count"));
    const below = note.top >= box(title).bottom - 1;
    if (below && words.getBoundingClientRect().right > box(title).right + 1) faults.push(`"${says(title)}" is cut`);
    if (!below && note.right > box(title).right + 1) faults.push(`"${says(title)}" is cut`);
    if (Math.abs(count.top - box(title).top) > 3) faults.push(`"${says(title)}" has two lines`);
  }

  // Rivals stand on the table or behind a tab, and what a card says is not broken off.
  const rivals = all(".rival");
  if (!lisboa && !all('[data-tab="rivals"]').length && rivals.some((each) => box(each).height < 40 || box(each.parentElement).height < box(each).height)) {
    faults.push("the rivals are out of reach");
  }
  for (const each of all(".built .effect, .card .body, .last, .gathered, .phase")) {
    const { overflow } = getComputedStyle(each);
    const over = each.scrollHeight - each.clientHeight > 5 || each.scrollWidth - each.clientWidth > 2;
    if (!lisboa && over && overflow !== "visible") faults.push(`"${says(each)}" is broken off`);
  }
  for (const part of lisboa ? [] : all(".hand .name, .hand .effect, .places .name")) {
    const word = (part.textContent ?? "").matchAll(/\p{L}+/gu);
    const text = document.createTreeWalker(part, NodeFilter.SHOW_TEXT).nextNode();
    for (const { 0: letters, index } of word) {
      if (!text || index + letters.length > text.data.length) break;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + letters.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`"${letters}" is parted`);
    }
  }

  // Beside the sheet of a phone held sideways, or of a tablet, town and hand are seen at once.
  // A tablet shows up to twenty cards.
  const atOnce = innerHeight < 360 ? ".none" : innerWidth * innerHeight < 750_000 ? ".parts.show-mine" : ".hand, .parts.show-mine";
  for (const each of !lisboa && layout === "split" ? all(atOnce) : []) {
    if (each.scrollHeight - each.clientHeight > 1) faults.push(`${each.classList[0]} scrolls by ${each.scrollHeight - each.clientHeight}`);
  }

  // A tablet held upright shows the table and twelve cards at once.
  for (const each of !lisboa && layout === "stack" && innerWidth >= 700 ? all(".parts, .hand:not(:has(li:nth-child(13)))") : []) {
    if (each.scrollHeight - each.clientHeight > 1) faults.push(`${each.classList[0]} scrolls by ${each.scrollHeight - each.clientHeight}`);
  }
  // Nothing lies upon the figures of a building, nor upon the buildings of a rival.
  for (const token of all(".built .tokens > *, .rival .names li")) {
    const { left, top, right, height } = box(token);
    const card = token.closest(".built, .rival");
    const over = document.elementFromPoint(left + 4, top + height / 2);
    if (over && card.contains(over) && !token.contains(over) && !over.contains(token)) faults.push(`"${says(token)}" of "${says(card)}" lies below ${over.className}`);
    if (right > box(card).right + 1) faults.push(`"${says(token)}" leaves "${says(card)}"`);
  }

  // Figures that stand side by side keep to their own seats.
  for (const seat of all(".seats li")) {
    for (const figure of all("span, small", seat)) {
      if (box(figure).right > box(seat).right + 1) faults.push(`"${says(figure)}" runs over its neighbour`);
    }
  }
  // What need not be asked again is offered in full, and a thumb finds it.
  for (const never of all(".never")) {
    if (box(never).right > innerWidth || box(never).left < 0) faults.push(`"${says(never)}" leaves the window`);
    if (!wide && box(never).height < 43) faults.push(`"${says(never)}" is ${box(never).height} px high`);
  }
  // A word beside the market is whole or folded away.
  for (const word of all(".house .brief")) {
    const words = document.createRange();
    words.selectNodeContents(word);
    const { right, top } = words.getBoundingClientRect();
    if (top < box(word).bottom - 2 && right > box(word).right + 2) faults.push(`"${says(word)}" is cut`);
  }

  // No word leaves the frame that it stands in, and none lies upon another one there; a tag may hide its words.
  const silent = (each) => each.matches(".tag") || spoken(each) || (each !== room && silent(each.parentElement));
  for (const frame of all(".rival, .lacerda, .role, .own > .figures")) {
    const lines = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.data.trim() || !shown(text.parentElement) || silent(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1).map((line) => ({ line, text })));
    }
    const { left, right } = box(frame);
    for (const [number, { line, text }] of lines.entries()) {
      if (line.left < left - 1 || line.right > right + 1) faults.push(`"${text.data.trim()}" leaves "${says(frame)}"`);
      for (const other of lines.slice(number + 1)) {
        const across = Math.min(line.right, other.line.right) - Math.max(line.left, other.line.left);
        const down = Math.min(line.bottom, other.line.bottom) - Math.max(line.top, other.line.top);
        if (other.text !== text && across > 2 && down > line.height / 2) faults.push(`"${text.data.trim()}" lies upon "${other.text.data.trim()}"`);
      }
    }
  }
  // What can be pressed is hit from twelve pixels around its middle, by a thumb from twenty above and below.
  // What is drawn in a picture is also listed beside it.
  for (const target of all("[data-legal]:not(svg *), .rival .open, .acts .btn")) {
    const around = getComputedStyle(target, "::before");
    const reach = around.position === "absolute" ? around : { width: 0, height: 0 };
    const [width, height] = ["width", "height"].map((side) => Math.max(box(target)[side], Number.parseFloat(reach[side])));
    if (width < 23.5 || height < (wide || room.classList.contains("tablet") ? 23.5 : 39.5)) faults.push(`"${says(target)}" is ${width} x ${height} px`);
  }

  // Whoever sees nothing hears what a piece is.
  for (const target of all("button")) {
    const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    let told = target.ariaLabel ?? "";
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement.checkVisibility() && !text.parentElement.closest('[aria-hidden="true"]')) told += text.data;
    }
    if (!told.trim() && !target.querySelector("[aria-label]")) faults.push(`${target.className} has no name`);
  }

  // Letters: eleven pixels anywhere, twelve where one decides.
  const reading = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  const small = new Set();
  for (let text = reading.nextNode(); text; text = reading.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || !shown(holder) || spoken(holder)) continue;
    const picture = holder.ownerSVGElement;
    if (picture && (layout === "stack" || innerWidth < 844)) continue;
    const scale = picture ? picture.getScreenCTM().a : 1;
    const size = Number.parseFloat(getComputedStyle(holder).fontSize) * scale;
    const least = holder.closest(".prompt :is(h2, p), .decision .body button > span:not(.end), .log .line, .hand .short") ? 11.9 : 10.9;
    if (size > 0 && size < least && !holder.closest("small")) small.add(`"${text.data.trim().slice(0, 20)}" has ${size.toFixed(1)} px`);
  }
  return [...new Set(faults), ...[...small].slice(0, 5)];
}
