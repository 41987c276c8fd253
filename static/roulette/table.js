// The table works by itself; a script lights the numbers that a spot covers, walks the felt with the arrow
// keys, brings it near under a finger, and keeps fast taps in their order.
const form = document.getElementById("table");
const byId = (id) => document.getElementById(id);
const SPOT = ".felt > button, .track > button";
htmx.config.attributesToSettle = []; // a fragment is shown as it came, not first with the classes of the old one
const remembered = { felt: "lay-straight:0", track: "lay-neighbours:0", near: false, left: 0, top: 0, typed: "", typedAt: 0, seats: null };

// --- lighting ------------------------------------------------------------------------------------
function light(spot) {
  const numbers = new Set(spot ? spot.dataset.covers.split(" ").map((n) => `straight:${n}`) : []);
  for (const field of form.querySelectorAll("[data-field]")) {
    field.classList.toggle("lit", numbers.has(field.dataset.field) || field.dataset.field === spot?.value);
  }
  for (const pocket of form.querySelectorAll(".track > [value^='neighbours:']")) {
    pocket.classList.toggle("lit", Boolean(spot) && numbers.has(pocket.value.replace("neighbours:", "straight:")));
  }
  byId("readout").classList.toggle("covering", Boolean(spot));
  byId("covers").textContent = spot ? spot.getAttribute("aria-label") : "";
}

for (const [start, end] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  form.addEventListener(start, (event) => {
    const spot = event.target.closest("[data-covers]");
    if (spot) light(spot);
  });
  form.addEventListener(end, (event) => {
    if (event.target.closest("[data-covers]")) light(null);
  });
}

// --- arrows walk the spots -----------------------------------------------------------------------
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// One stop for Tab on each drawing; the arrows do the rest.
function rove() {
  for (const spot of form.querySelectorAll(SPOT)) spot.tabIndex = spot.id === remembered[spot.parentElement.id] ? 0 : -1;
}

const centre = (spot) => [spot.offsetLeft + spot.offsetWidth / 2, spot.offsetTop + spot.offsetHeight / 2];

// The nearest spot that way; distance off the straight line counts for more than distance along it.
function beside(from, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const spot of from.parentElement.querySelectorAll("button")) {
    const [cx, cy] = centre(spot);
    const along = (cx - x) * dx + (cy - y) * dy;
    const [off, reach] = dx ? [Math.abs(cy - y), spot.offsetHeight] : [Math.abs(cx - x), spot.offsetWidth];
    const cost = along + 6 * Math.max(0, off - reach / 2) + off / 4;
    if (along > 1 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

form.addEventListener("focusin", (event) => {
  if (!event.target.matches(SPOT)) return;
  remembered[event.target.parentElement.id] = event.target.id;
  rove();
});

function typeStake(key) {
  const fresh = Date.now() - remembered.typedAt > 1500;
  remembered.typed = fresh ? key : remembered.typed + key;
  remembered.typedAt = Date.now();
  byId("other").value = remembered.typed;
}

// The last stake there of the player who is chosen.
function takeBack(spot) {
  const who = form.querySelector("[name='player']:checked")?.value;
  const own = [...form.querySelectorAll("[data-places]")].filter((b) => b.dataset.player === who);
  own.filter((b) => b.dataset.places.split(" ").includes(spot.value)).at(-1)?.click();
}

form.addEventListener("keydown", (event) => {
  const spot = event.target.closest(SPOT);
  if (!spot || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[0-9.,]$/.test(event.key)) typeStake(event.key);
  else if (event.key === "Backspace") takeBack(spot);
  else if (event.key in DIRECTIONS) beside(spot, DIRECTIONS[event.key])?.focus();
  else return;
  event.preventDefault();
});

// --- stake: a chip chosen empties the field; Enter there goes on to the felt ----------------------
form.addEventListener("change", (event) => {
  if (event.target.name === "stake") byId("other").value = "";
  if (["reach", "player"].includes(event.target.name)) byId("keep").click(); // what is placed now, and in whose chips
});
form.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !["other", "worth"].includes(event.target.id)) return;
  event.preventDefault();
  if (event.target.id === "worth") byId("colour-chips").click();
  else byId(remembered.felt).focus();
});

// --- under a finger the felt comes near first, unless the spot is large ----------------------------
const coarse = matchMedia("(pointer: coarse)");
const TARGET = 44; // px
const OUTSIDE = /^(dozen:|column:|[a-z]+$)/; // dozens, columns and even chances

function isLarge(spot) {
  const { width, height } = spot.getBoundingClientRect();
  return OUTSIDE.test(spot.value) || Math.min(width, height) >= TARGET;
}

function sayZoomed(which) {
  const chip = form.querySelector("[name='stake']:checked + [aria-hidden]");
  const words = byId("zoomed-said").dataset[which].replace("{stake}", byId("other").value || chip?.textContent || "");
  byId("zoomed").hidden = false;
  byId("zoomed-said").textContent = words;
  return words;
}

function bringNear(spot, x, y) {
  const box = byId("felt-box");
  const felt = byId("felt");
  const before = felt.getBoundingClientRect();
  const [partX, partY] = [(x - before.left) / before.width, (y - before.top) / before.height];
  remembered.near = true;
  box.classList.add("near");
  byId("said").textContent = sayZoomed("first");
  const { left, top } = box.getBoundingClientRect(); // the words may have moved it
  box.scrollLeft = partX * felt.offsetWidth - (x - left);
  box.scrollTop = partY * felt.offsetHeight - (y - top);
  spot.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function showWhole() {
  remembered.near = false;
  byId("felt-box").classList.remove("near");
  byId("zoomed").hidden = true;
}

form.addEventListener("click", (event) => {
  if (event.target.closest("#whole-felt")) showWhole();
  const isTap = event.pointerType === "touch" || (coarse.matches && event.detail > 0);
  const spot = event.target.closest(".felt > button");
  if (!isTap || remembered.near || !spot || isLarge(spot)) return;
  event.preventDefault();
  event.stopPropagation();
  bringNear(spot, event.clientX, event.clientY);
}, { capture: true });

// --- taps that are faster than the answer wait for their turn -------------------------------------
let busy = false;
const waiting = [];
form.addEventListener("click", (event) => {
  const button = event.target.closest("button[name]");
  if (!busy || !button) return;
  event.preventDefault();
  event.stopPropagation();
  waiting.push(button.id);
}, { capture: true });

document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.elt !== form) return;
  busy = true;
  remembered.typedAt = 0; // what is typed next is another stake
});
// What is refused comes with 422 and is shown like any other answer.
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== form) return;
  const box = byId("felt-box");
  [remembered.left, remembered.top] = [box.scrollLeft, box.scrollTop];
  if (event.detail.xhr.status === 422) [event.detail.shouldSwap, event.detail.isError] = [true, false];
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.elt !== form) return;
  setTimeout(() => {
    busy = false;
    byId(waiting.shift())?.click();
  }, 40);
});

// --- copying the address --------------------------------------------------------------------------
form.addEventListener("click", async (event) => {
  if (event.target.id !== "copy") return;
  await navigator.clipboard.writeText(byId("address").value);
  event.target.textContent = event.target.dataset.done;
});

// --- the players stay unfolded, or folded, as they were left ---------------------------------------
form.addEventListener("click", (event) => {
  const summary = event.target.closest("#players > summary");
  if (summary) remembered.seats = !summary.parentElement.open;
});

// --- what the script adds to the page, and again to each fragment ----------------------------------
function enhance() {
  rove();
  byId("copy").hidden = !navigator.clipboard;
  if (remembered.seats !== null) byId("players").open = remembered.seats;
  const seats = form.querySelector(".seats");
  const chosen = seats.querySelector("label:has(:checked)");
  seats.scrollLeft = chosen ? chosen.offsetLeft - seats.offsetLeft - seats.clientWidth / 2 : 0;
  if (!remembered.near) return;
  const box = byId("felt-box");
  box.classList.add("near");
  sayZoomed("then");
  [box.scrollLeft, box.scrollTop] = [remembered.left, remembered.top];
}

// Where the result is below the felt, a spin scrolls to it.
function showResult() {
  const result = byId("result");
  if (result.getBoundingClientRect().top > byId("felt-box").getBoundingClientRect().bottom) result.scrollIntoView({ block: "start" });
}

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== form) return;
  enhance();
  if (event.detail.requestConfig.triggeringEvent?.submitter?.name === "spin") showResult();
});
enhance();
