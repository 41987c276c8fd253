// The deck is a grid of buttons that works by itself; a script walks it with the arrows, takes back with Backspace, and
// keeps the place of somebody who uses the keys while answers arrive.
const form = document.getElementById("tool");
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let stop = ""; // the one card of the deck at which Tab stops
let left = ""; // what had the focus when the form was sent

const deck = () => [...form.querySelectorAll(".deck button")];

function rove() {
  const cards = deck();
  const at = cards.find((card) => card.id === stop && !card.disabled) ?? cards.find((card) => !card.disabled);
  for (const card of cards) card.tabIndex = card === at ? 0 : -1;
}

// The nearest card that way; distance off the straight line counts for more than distance along it.
function beside(from, [dx, dy]) {
  const here = from.getBoundingClientRect();
  let [best, least] = [null, Infinity];
  for (const card of deck()) {
    const there = card.getBoundingClientRect();
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const off = Math.abs(dx ? y : x);
    const cost = along + 8 * off;
    if (!card.disabled && along > 1 && off < along + here.width && cost < least) [best, least] = [card, cost];
  }
  return best;
}

form.addEventListener("focusin", (event) => {
  if (!event.target.matches(".deck button")) return;
  stop = event.target.id;
  rove();
});

form.addEventListener("keydown", (event) => {
  if (!event.target.matches(".deck button, .held button, .hand")) return;
  if (event.key === "Backspace") document.getElementById("undo").click();
  else if (!DIRECTIONS[event.key] || !event.target.matches(".deck button")) return;
  else beside(event.target, DIRECTIONS[event.key])?.focus();
  event.preventDefault();
});

// Cards pressed and hands chosen while an answer is on its way wait for it, so that none is lost.
let busy = false;
const waiting = [];
function keep(event, id) {
  if (!busy || !id) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waiting.push(id);
}
document.addEventListener("submit", (event) => {
  if (event.target === form) keep(event, event.submitter?.id);
}, true);
document.addEventListener("change", (event) => {
  if (event.target.form === form && event.target.name === "fill") keep(event, event.target.id);
}, true);

document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.elt === form) busy = true;
});

document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.elt !== form) return;
  if (event.detail.xhr.status) setTimeout(goOn); // once htmx has done with this answer
  else busy = false; // given up for a newer one, or lost on the way
});

function goOn() {
  busy = false;
  while (waiting.length && !busy) document.getElementById(waiting.shift())?.click();
}

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target === form && form.contains(document.activeElement)) left = document.activeElement.id;
});

// A button that can no longer be pressed keeps the focus all the same, so that Enter pressed twice does nothing more.
form.addEventListener("click", (event) => {
  if (event.target.closest("[aria-disabled='true']")) event.preventDefault();
});

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== form) return;
  // For a moment the old hands and the new ones are one group of radio buttons, of which the browser may check none.
  for (const chosen of form.querySelectorAll("[name=fill][checked]")) chosen.checked = true;
  const place = document.getElementById(left);
  if (place?.disabled) {
    place.disabled = false;
    place.setAttribute("aria-disabled", "true");
  }
  rove();
  // a card that was taken away leaves the focus to its hand
  const gone = !place && left.startsWith("take-");
  (gone ? document.getElementById(left.replace(/^take-(.*)-\d+$/, "hand-$1")) : place)?.focus({ preventScroll: true });
  left = "";
});
rove();
