// A cut or a payment set out in chips: pressed or dragged from a rack onto stacks, and taken away again. The field is what
// is sent: stacks are written into it, and drawn from it when somebody types. Without this file it is typed alone.

const MOST_DRAWN = 20; // discs of a stack; how many chips it has stands beneath
const TOGETHER = 1000; // milliseconds between the digits of one number
const FAR = 8; // pixels from where a drag is no press
const OPEN = "count-out"; // whether payments are counted out on this device

// A space that does not break a line belongs to an amount, unless another piece follows: as the server reads it.
const SPACES = /[ \t\r\n\u2009\u3000+;]+|,[ \t\r\n]+|[\u00a0\u202f]+(?=\d+x)/;
const written = (minimumFractionDigits) =>
  new Intl.NumberFormat(document.documentElement.lang, { useGrouping: true, minimumFractionDigits });
const marks = written(2);
const amountIn = (cents) => written(cents % 100 ? 2 : 0).format(cents / 100);
const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// The pieces of a cut as they are typed.
const tokensOf = (text) => text.replace(/\s*[x×*]\s*/gi, "x").split(SPACES).filter(Boolean);

// What a field holds as a list, in its order: stacks, each a chip of the rack with a count, and what else was typed, with
// its cents where it counts. And the other way round, what such a list is as text.
const asCut = (rack) => ({
  read: (text) =>
    tokensOf(text).map((token) => {
      const [count, value] = token.replace(/,$/, "").split("x");
      const chip = rack.find(({ dataset }) => value === dataset.chip || value === dataset.text);
      return chip && /^\d{1,4}$/.test(count) && Number(count) ? { chip, count: Number(count) } : { typed: token };
    }),
  written: (list) => list.map(({ chip, count, typed }) => typed ?? `${count}x${chip.dataset.chip}`).join(" "),
});

// An amount is a sum: of which chips is known here alone, until another one is typed.
function asAmount() {
  let last = { text: "", list: [] };
  return {
    read(text) {
      if (text === last.text) return last.list.map((one) => ({ ...one }));
      return text.trim() ? [{ typed: text.trim(), cents: centsOf(text) }] : [];
    },
    written(list) {
      const cents = sum(list);
      last = { text: !list.length ? "" : cents % 100 ? (cents / 100).toFixed(2) : String(cents / 100), list };
      return last.text;
    },
  };
}

const sum = (list) => list.reduce((all, { chip, count, cents = 0 }) => all + (chip ? count * Number(chip.dataset.cents) : cents), 0);

// The cents of an amount as the server reads it, undefined where it is none (games/web/kit/amounts.py).
function centsOf(text) {
  const [group, decimal] = ["group", "decimal"].map((type) => marks.formatToParts(1e6).find((part) => part.type === type)?.value);
  const plain = text.trim().replace(/\s/g, " ").replaceAll("’", "'");
  const own = [" ", "'", group.replace(/\s/, " ").replace("’", "'")].join("");
  const found = plain.match(new RegExp(`^(\\d+|\\d{1,3}([${own}])\\d{3}(?:\\2\\d{3})*)(?:([.,${decimal}])(\\d{1,2}))?$`));
  if (!found || (found[2] && found[2] === found[3])) return undefined;
  const units = found[1].replace(/\D/g, "");
  return units.length > 9 ? undefined : Number(units) * 100 + Number((found[4] ?? "").padEnd(2, "0"));
}

globalThis.typed = { centsOf, tokensOf }; // judge.js reads them so, too

function disc(chip) {
  const face = document.createElement("span");
  Object.assign(face, { className: "chip", textContent: chip.textContent });
  face.dataset.chip = chip.dataset.chip;
  return face;
}

function drawn({ chip, count, typed }, sentence) {
  if (typed) return Object.assign(document.createElement("span"), { className: "typed-piece", dir: "auto", textContent: typed });
  const button = document.createElement("button");
  const [pile, number] = ["span", "span"].map((name) => document.createElement(name));
  Object.assign(button, { type: "button", className: "stack-of-chips" });
  button.setAttribute("aria-label", fill(sentence, { count, value: chip.dataset.text }));
  pile.append(...Array.from({ length: Math.min(count, MOST_DRAWN) }, () => disc(chip)));
  pile.className = "pile";
  number.textContent = `${count} × ${chip.dataset.text}`;
  number.className = "ltr";
  button.append(pile, number);
  return button;
}

// A drag by pointer, finger or pen: a chip follows it, and `dropped` gets the place where it is let go.
function draggable(button, chip, dropped) {
  button.addEventListener("pointerdown", (down) => {
    if (down.button || !down.isPrimary) return;
    let ghost = null;
    const end = new AbortController();
    const { signal } = end;
    const stop = () => {
      ghost?.remove();
      setTimeout(() => end.abort()); // once the click of this drag is over
    };
    button.setPointerCapture(down.pointerId);
    button.addEventListener("pointermove", (move) => {
      if (!ghost && Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) < FAR) return;
      if (!ghost) document.body.append((ghost = Object.assign(disc(chip), { className: "chip dragged" })));
      ghost.style.translate = `${move.clientX}px ${move.clientY}px`;
    }, { signal });
    button.addEventListener("pointerup", (up) => {
      if (!ghost) return;
      button.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true, signal });
      stop(); // the stack may be gone when it is dropped
      dropped(up);
    }, { signal });
    button.addEventListener("lostpointercapture", stop, { signal });
  });
}

function enhance(part) {
  const rack = part.querySelector("[data-rack]");
  const field = part.querySelector("input");
  const find = (name) => rack.querySelector(`[data-${name}]`);
  const [cloth, undo, clear] = [find("stacks"), find("undo"), find("clear")];
  const chips = [...rack.querySelectorAll("[data-cents]")];
  const held = rack.dataset.rack === "money" ? asAmount() : asCut(chips);
  const before = []; // what the field held before each press
  const typed = { chip: null, digits: "", at: 0 };
  let last = field.value;

  const show = () => {
    const list = held.read(field.value);
    cloth.replaceChildren(...list.map((one) => {
      const face = drawn(one, rack.dataset.take);
      if (one.typed) return face;
      const take = () => add(one.chip, -1);
      face.addEventListener("click", take);
      draggable(face, one.chip, (up) => isOnCloth(up) || take());
      return face;
    }));
    const count = list.reduce((all, one) => all + (one.count ?? 0), 0);
    find("shown").textContent = fill(rack.dataset.sum, { count, total: amountIn(sum(list)) });
    const left = list.filter(({ typed, cents }) => typed && cents === undefined).map(({ typed }) => typed);
    find("left-out").hidden = !left.length;
    find("left-out").textContent = left.length ? fill(rack.dataset.left, { pieces: left.join(" ") }) : "";
    undo.disabled = !before.length;
    clear.disabled = !field.value;
  };
  const say = () => {
    find("said").textContent = [find("shown"), find("left-out")].map((one) => one.textContent).filter(Boolean).join(" ");
  };
  const write = (text) => {
    field.value = last = text;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    show();
    say();
  };
  const keep = () => before.push({ text: field.value, list: held.read(field.value) });
  const set = (chip, count) => {
    const list = held.read(field.value);
    if (rack.dataset.rack === "money" && list.some(({ typed, cents }) => typed && cents === undefined)) return say();
    const place = list.findIndex((stack) => stack.chip === chip);
    const now = count(place < 0 ? 0 : list[place].count);
    if (now === (place < 0 ? 0 : list[place].count) || now < 0) return;
    keep();
    if (place < 0) list.push({ chip, count: now });
    else list[place].count = now;
    write(held.written(list.filter((one) => one.typed || one.count)));
  };
  // The focus stays where it was, or goes to the chip whose stack is gone.
  const add = (chip, more) => {
    typed.chip = null;
    const place = [...cloth.children].indexOf(document.activeElement);
    set(chip, (count) => count + more);
    if (place < 0) return;
    const left = held.read(field.value).some((stack) => stack.chip === chip);
    (left ? cloth.children[place] : chip).focus();
  };
  const isOnCloth = ({ clientX, clientY }) => {
    const box = cloth.parentElement.getBoundingClientRect();
    return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  };

  // Digits typed on a chip one after the other are the number of its stack.
  const type = (chip, digit) => {
    const isMore = typed.chip === chip && performance.now() - typed.at < TOGETHER;
    Object.assign(typed, { chip, digits: isMore ? typed.digits + digit : digit, at: performance.now() });
    set(chip, () => Number(typed.digits.slice(0, 4)));
  };

  for (const chip of chips) {
    chip.addEventListener("click", () => add(chip, 1));
    draggable(chip, chip, (up) => isOnCloth(up) && add(chip, 1));
    chip.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Backspace" || event.key === "Delete") add(chip, -1);
      else if (/^\d$/.test(event.key)) type(chip, event.key);
      else return;
      event.preventDefault();
    });
  }
  undo.addEventListener("click", () => {
    const { text, list } = before.pop();
    held.written(list);
    write(text);
    if (undo.disabled) chips[0].focus();
  });
  clear.addEventListener("click", () => {
    keep();
    write(held.written([]));
    chips[0].focus();
  });
  const redraw = () => {
    if (field.value === last) return; // written by a press
    last = field.value;
    before.length = 0;
    show();
  };
  field.addEventListener("input", redraw);
  part.addEventListener("part:filled", redraw);
  rack.hidden = false;
  show();
}

// The first payment of a page is opened to be counted out where one was before; of several, one is open at a time.
function enhanceAll() {
  for (const rack of document.querySelectorAll("[data-rack][hidden]")) enhance(rack.closest("[data-part]"));
  const folded = [...document.querySelectorAll("[data-count-out][hidden]")];
  for (const fold of folded) {
    fold.hidden = false;
    fold.querySelector("summary").addEventListener("click", () => localStorage.setItem(OPEN, fold.open ? "off" : "on"));
  }
  if (folded.length && localStorage.getItem(OPEN) === "on") folded[0].open = true;
}

enhanceAll();
for (const name of ["htmx:afterSettle", "parts:shown"]) document.addEventListener(name, enhanceAll);
