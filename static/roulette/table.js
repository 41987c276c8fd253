// The table works by itself; a script lights the numbers that a spot covers, says when the felt has come near, and keeps
// fast taps in their order.
const form = document.getElementById("table");
const byId = (id) => document.getElementById(id);
const SPOT = ".felt > button, .track > button";
htmx.config.attributesToSettle = []; // a fragment is shown as it came, not first with the classes of the old one
const remembered = { near: false, left: 0, top: 0, typed: "", typedAt: 0, seats: null };

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

// --- keys on a spot: digits set the stake, Backspace takes it back (the arrows are in walk.js) ---------
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
  else form.querySelector("#felt > [tabindex='0']").focus();
});

// --- under a finger the felt comes near first (walk.js): what is said then -------------------------
function sayZoomed(which) {
  const chip = form.querySelector("[name='stake']:checked + [aria-hidden]");
  const words = byId("zoomed-said").dataset[which].replace("{stake}", byId("other").value || chip?.textContent || "");
  byId("zoomed").hidden = false;
  byId("zoomed-said").textContent = words;
  return words;
}

form.addEventListener("walk:near", () => {
  remembered.near = true;
  byId("said").textContent = sayZoomed("first");
});

function showWhole() {
  remembered.near = false;
  byId("felt-box").classList.remove("near");
  byId("zoomed").hidden = true;
}

form.addEventListener("click", (event) => {
  if (event.target.closest("#whole-felt")) showWhole();
});

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
