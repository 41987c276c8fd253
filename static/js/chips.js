// A cut set out in chips: pressed or dragged from a rack onto stacks, and taken away again. The field is what is sent:
// stacks are written into it, and drawn from it when somebody types. Without this file it is typed alone.

const MOST_DRAWN = 20; // discs of a stack; how many chips it has stands beneath
const TOGETHER = 1000; // milliseconds between the digits of one number
const FAR = 8; // pixels from where a drag is no press

// A space that does not break a line belongs to an amount, unless another piece follows: as the server reads it.
const SPACES = /[ \t\r\n\u2009\u3000+;]+|,[ \t\r\n]+|[\u00a0\u202f]+(?=\d+x)/;
const amountIn = (cents) =>
  new Intl.NumberFormat(document.documentElement.lang, { useGrouping: true, minimumFractionDigits: cents % 100 ? 2 : 0 })
    .format(cents / 100);
const fill = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);

// The stacks that are typed, in their order; what is no number of chips of the rack is left out.
function read(text, rack) {
  const tokens = text.replace(/\s*[x×*]\s*/gi, "x").split(SPACES);
  return tokens.flatMap((token) => {
    const [count, value] = token.split("x");
    const chip = rack.find(({ dataset }) => value === dataset.chip || value === dataset.text);
    return chip && /^\d{1,4}$/.test(count) && Number(count) ? [{ chip, count: Number(count) }] : [];
  });
}

const written = (stacks) => stacks.map(({ chip, count }) => `${count}x${chip.dataset.chip}`).join(" ");

function disc(chip) {
  const face = document.createElement("span");
  Object.assign(face, { className: "chip", textContent: chip.textContent });
  face.dataset.chip = chip.dataset.chip;
  return face;
}

function drawn({ chip, count }, sentence) {
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
  const before = []; // what the field held before each press
  const typed = { chip: null, digits: "", at: 0 };
  let last = field.value;

  const show = () => {
    const stacks = read(field.value, chips);
    cloth.replaceChildren(...stacks.map((stack) => {
      const button = drawn(stack, rack.dataset.take);
      const take = () => add(stack.chip, -1);
      button.addEventListener("click", take);
      draggable(button, stack.chip, (up) => isOnCloth(up) || take());
      return button;
    }));
    const count = stacks.reduce((sum, stack) => sum + stack.count, 0);
    const cents = stacks.reduce((sum, stack) => sum + stack.count * Number(stack.chip.dataset.cents), 0);
    find("shown").textContent = fill(rack.dataset.sum, { count, total: amountIn(cents) });
    undo.disabled = !before.length;
    clear.disabled = !field.value;
  };
  const write = (text) => {
    field.value = last = text;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    show();
    find("said").textContent = find("shown").textContent;
  };
  const set = (chip, count) => {
    const stacks = read(field.value, chips);
    const place = stacks.findIndex((stack) => stack.chip === chip);
    if (place >= 0) stacks[place].count = count(stacks[place].count);
    else stacks.push({ chip, count: count(0) });
    const text = written(stacks.filter((stack) => stack.count > 0));
    if (text === field.value) return;
    before.push(field.value);
    write(text);
  };
  // The focus stays where it was, or goes to the chip whose stack is gone.
  const add = (chip, more) => {
    typed.chip = null;
    const place = [...cloth.children].indexOf(document.activeElement);
    set(chip, (count) => count + more);
    if (place < 0) return;
    const left = read(field.value, chips).some((stack) => stack.chip === chip);
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
    write(before.pop());
    if (undo.disabled) chips[0].focus();
  });
  clear.addEventListener("click", () => {
    before.push(field.value);
    write("");
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

function enhanceAll() {
  for (const rack of document.querySelectorAll("[data-rack][hidden]")) enhance(rack.closest("[data-part]"));
}

enhanceAll();
for (const name of ["htmx:afterSettle", "parts:shown"]) document.addEventListener(name, enhanceAll);
