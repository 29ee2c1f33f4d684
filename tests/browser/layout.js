// What is wrong with the layout of the page as it stands, in short sentences; none where all is well.
(() => {
  const NEAREST = 44;
  const ROW = 28;
  const SLACK = 1;
  const LEAST_BOARD = 110;
  const found = new Set();
  const named = (element) => {
    const path = [];
    for (let each = element; each && each !== document.body && path.length < 3; each = each.parentElement) {
      const kind = (each.getAttribute("class") ?? "").replace(/svelte-\w+/g, "").trim().split(/\s+/).filter(Boolean);
      path.unshift([each.localName, ...kind].join("."));
    }
    return path.join(" > ");
  };
  const short = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`the page scrolls sideways by ${wide} px`);

  // Whatever lets presses through is still seen.
  const style = document.createElement("style");
  style.textContent = "* { pointer-events: auto !important }";
  document.head.append(style);
  // For ears only.
  const isClippedAway = (element) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const isHidden = (element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest(".hidden, [inert], .skip:not(:focus)") !== null ||
    isClippedAway(element);
  const isDrawing = (element) => element.closest("svg") !== null;
  const isSeen = (element, box) => {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const top = document.elementFromPoint(x, y);
    return top !== null && (top === element || element.contains(top) || top.contains(element));
  };

  // Whether nothing opaque lies between the two where they meet: a sheet over the board hides what is under it.
  const areBothSeen = (a, b) => {
    const x = (Math.max(a.box.left, b.box.left) + Math.min(a.box.right, b.box.right)) / 2;
    const y = (Math.max(a.box.top, b.box.top) + Math.min(a.box.bottom, b.box.bottom)) / 2;
    const pile = document.elementsFromPoint(x, y);
    const [upper, lower] = [a, b].map(({ element }) => pile.indexOf(element)).sort((one, other) => one - other);
    if (upper < 0) return false;
    const isOpaque = (each) => !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(getComputedStyle(each).backgroundColor);
    return !pile.slice(upper, lower).some(isOpaque);
  };

  // Text: each run of it, where it is drawn.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || isHidden(element) || element.closest("script, style, option, title, desc")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 2 && box.height > 2) texts.push({ element, box, text: node.data });
    }
  }
  for (const { element, box, text } of texts) {
    if (isDrawing(element)) continue;
    // Cut off by a box that does not scroll there.
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { display, overflowX, overflowY, position } = getComputedStyle(each);
      if (display === "contents") continue;
      const edge = each.getBoundingClientRect();
      const cut = Math.max(box.right - edge.right, edge.left - box.left);
      if (["hidden", "clip"].includes(overflowX) && cut > SLACK) {
        found.add(`cut off by ${Math.round(cut)} px: ${short(text)} in ${named(each)}`);
      }
      const low = Math.max(box.bottom - edge.bottom, edge.top - box.top);
      const half = Math.min(box.height / 3, 6);
      if (["hidden", "clip"].includes(overflowY) && low > half) {
        found.add(`cut off below by ${Math.round(low)} px: ${short(text)} in ${named(each)}`);
      }
      if (["auto", "scroll"].includes(overflowX) || position === "fixed") break;
    }
    const scrolled = element.closest(".scrolls, table, pre");
    if (!scrolled && (box.right > screen.right + SLACK || box.left < -SLACK)) {
      found.add(`beyond the screen: ${short(text)} in ${named(element)}`);
    }
  }
  // Text over text, where both are in sight.
  const seen = texts.filter(
    ({ element, box }) =>
      box.right > 0 && box.bottom > 0 && box.left < screen.right && box.top < screen.bottom && isSeen(element, box),
  );
  seen.sort((a, b) => a.box.left - b.box.left);
  for (let i = 0; i < seen.length; i++) {
    const a = seen[i];
    for (let j = i + 1; j < seen.length && seen[j].box.left < a.box.right; j++) {
      const b = seen[j];
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isDrawing(a.element) !== isDrawing(b.element)) continue;
      const across = Math.min(a.box.right, b.box.right) - b.box.left;
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // The boxes of lines are higher than letters, and those of drawn letters by still more.
      const share = isDrawing(a.element) ? 0.5 : 0.3;
      const least = share * Math.min(a.box.height, b.box.height);
      const narrow = isDrawing(a.element) ? 0.3 * Math.min(a.box.width, b.box.width) : 3;
      if (across > narrow && down > least && areBothSeen(a, b)) {
        found.add(`over each other: ${short(a.text)} (${named(a.element)}) and ${short(b.text)} (${named(b.element)})`);
      }
    }
  }
  // Controls, except spots of a board and links in a sentence.
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (isHidden(control) || isDrawing(control)) continue;
    if (control.matches("a") && getComputedStyle(control).display === "inline") continue;
    const whole = control.matches("input") ? (control.closest("label") ?? control) : control;
    const box = whole.getBoundingClientRect();
    if (box.width === 0 || control.matches(".scrim")) continue;
    // Rows of a list, where there is a mouse.
    const isRow = (box.width > 200 && control.matches("li > *, .line, .item, summary")) || control.matches("td > *, th > *");
    const low = innerWidth > 1000 && isRow ? ROW : NEAREST;
    if (box.width < NEAREST - 0.5 || box.height < low - 0.5) {
      const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
      found.add(`too small, ${size}: ${short(control.ariaLabel || control.textContent || "")} ${named(control)}`);
    }
  }
  // On small screens a table is one screen: everything essential is in sight, and nothing has to be scrolled for it.
  const table = document.querySelector(".screen.playing");
  if (table && matchMedia("(max-width: 1000px), (max-height: 520px)").matches) {
    const low = document.documentElement.scrollHeight - innerHeight;
    if (low > SLACK) found.add(`the table is higher than the screen by ${Math.round(low)} px`);
    const bar = table.querySelector(".ask .actions")?.getBoundingClientRect();
    for (const essential of table.querySelectorAll(".seats, .strip-row, #board, .ask > :is(.say, .actions, .tools), .actions .btn")) {
      const box = essential.getBoundingClientRect();
      if (box.height === 0 || isHidden(essential)) continue;
      const out = Math.max(box.bottom - innerHeight, -box.top, box.right - innerWidth, -box.left);
      if (out > SLACK) found.add(`not in sight by ${Math.round(out)} px: ${named(essential)}`);
      const cut = bar && essential.matches(".actions .btn") ? Math.max(box.bottom - bar.bottom, bar.top - box.top) : 0;
      if (cut > SLACK) found.add(`higher than its row by ${Math.round(cut)} px: ${named(essential)}`);
    }
    const board = table.querySelector("#board")?.getBoundingClientRect();
    if (board && board.height < LEAST_BOARD) found.add(`the board has ${Math.round(board.height)} px of height left`);
  }
  style.remove();
  return [...found];
})();
