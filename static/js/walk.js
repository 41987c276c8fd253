// A drawn layout of buttons ([data-walk]): one stop for Tab, the arrow keys walk from spot to spot, and under a finger
// the layout comes near first, unless the spot is large. The box around it scrolls and hears `walk:near`.
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TARGET = 44; // px
const coarse = matchMedia("(pointer: coarse)");
const remembered = new Map(); // by drawing, the spot where Tab stops; fragments are new drawings with the old ids

const spotsOf = (drawing) => [...drawing.querySelectorAll(":scope > button")];
const spotOf = (event) => event.target.closest?.("[data-walk] > button");
const nameOf = (drawing) => drawing.id || drawing;

function rove(drawing) {
  const spots = spotsOf(drawing);
  const kept = remembered.get(nameOf(drawing)) ?? drawing.dataset.walk;
  const stop = spots.find((spot) => spot.value === kept) ?? spots[0];
  for (const spot of spots) spot.tabIndex = spot === stop ? 0 : -1;
}

const centre = (spot) => [spot.offsetLeft + spot.offsetWidth / 2, spot.offsetTop + spot.offsetHeight / 2];

// The nearest spot that way; distance off the straight line counts for more than distance along it.
function beside(from, [dx, dy]) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const spot of spotsOf(from.parentElement)) {
    const [cx, cy] = centre(spot);
    const along = (cx - x) * dx + (cy - y) * dy;
    const [off, reach] = dx ? [Math.abs(cy - y), spot.offsetHeight] : [Math.abs(cx - x), spot.offsetWidth];
    const cost = along + 6 * Math.max(0, off - reach / 2) + off / 4;
    if (along > 1 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

document.addEventListener("focusin", (event) => {
  const spot = spotOf(event);
  if (!spot) return;
  remembered.set(nameOf(spot.parentElement), spot.value);
  rove(spot.parentElement);
});

document.addEventListener("keydown", (event) => {
  const spot = spotOf(event);
  if (!spot || !(event.key in DIRECTIONS) || event.ctrlKey || event.metaKey || event.altKey) return;
  beside(spot, DIRECTIONS[event.key])?.focus();
  event.preventDefault();
});

const isLarge = (spot) => {
  const { width, height } = spot.getBoundingClientRect();
  return Math.min(width, height) >= TARGET;
};

function bringNear(drawing, spot, x, y) {
  const box = drawing.parentElement;
  const before = drawing.getBoundingClientRect();
  const [partX, partY] = [(x - before.left) / before.width, (y - before.top) / before.height];
  box.classList.add("near");
  box.dispatchEvent(new Event("walk:near", { bubbles: true })); // what is said then may move the box
  const { left, top } = box.getBoundingClientRect();
  box.scrollLeft = partX * drawing.offsetWidth - (x - left);
  box.scrollTop = partY * drawing.offsetHeight - (y - top);
  spot.scrollIntoView({ block: "nearest", inline: "nearest" });
}

document.addEventListener("click", (event) => {
  const isTap = event.pointerType === "touch" || (coarse.matches && event.detail > 0);
  const spot = spotOf(event);
  const box = spot?.closest("[data-may-near]");
  if (!isTap || !box || box.classList.contains("near") || isLarge(spot)) return;
  event.preventDefault();
  event.stopPropagation();
  bringNear(spot.parentElement, spot, event.clientX, event.clientY);
}, { capture: true });

const roveAll = () => document.querySelectorAll("[data-walk]").forEach(rove);
roveAll();
for (const name of ["htmx:afterSwap", "htmx:afterSettle", "parts:shown"]) document.addEventListener(name, roveAll);
