// In the trainer a letter is a choice, and after an answer the next hand is one press away. The chart is one stop of
// Tab, walked with the arrows.
const form = document.getElementById("tool");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  form.querySelector(`[data-key="${CSS.escape(event.key.toUpperCase())}"]`)?.click();
});

const cells = () => [...form.querySelectorAll(".chart td a")];

function rove(stop = cells()[0]) {
  for (const cell of cells()) cell.tabIndex = cell === stop ? 0 : -1;
}

form.addEventListener("keydown", (event) => {
  const cell = event.target.closest(".chart td");
  if (!cell) return;
  const rows = [...form.querySelectorAll(".chart tbody tr")];
  const [row, column] = [rows.indexOf(cell.parentElement), cell.cellIndex];
  const way = getComputedStyle(cell).direction === "rtl" ? -1 : 1;
  const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -way], ArrowRight: [0, way] };
  if (!moves[event.key]) return;
  const [down, along] = moves[event.key];
  rows[row + down]?.cells[column + along]?.querySelector("a")?.focus();
  event.preventDefault();
});

form.addEventListener("focusin", (event) => {
  if (event.target.matches(".chart td a")) rove(event.target);
});

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== form) return;
  if (document.activeElement === document.body) {
    (document.getElementById("next") ?? document.getElementById("play"))?.focus({ preventScroll: true });
  }
  rove();
});
rove();
