// Positions of a layout, touched as an answer. Without this file they are typed; the field stays what is sent.

const plain = (text) => text.replace(/[\u2066-\u2069]/g, "").trim().toLowerCase().replace(/\s*[-–/]\s*/g, "/").replace(/\s+/g, " ");

// The spots that are typed, each once; what is none of this layout is left out.
function read(text, spots) {
  const named = (words) => spots.find((spot) => [spot.value, spot.dataset.typed, spot.dataset.name].map(plain).includes(words));
  const found = text.split(/[,;،、，]+/).map(plain).flatMap((piece) => (named(piece) ? [named(piece)] : piece.split(" ").map(named)));
  return [...new Set(found.filter(Boolean))];
}

function enhance(part) {
  const spots = [...part.querySelectorAll("[data-walk] > button")];
  const field = part.querySelector("input");
  const find = (name) => part.querySelector(`[data-${name}]`);
  const [undo, clear, box] = [find("undo"), find("clear"), find("walk").parentElement];
  const before = []; // what the field held before each touch
  let last = field.value;

  const show = () => {
    const chosen = read(field.value, spots);
    for (const spot of spots) spot.setAttribute("aria-pressed", String(chosen.includes(spot)));
    const names = chosen.map((spot) => spot.dataset.name);
    const list = new Intl.ListFormat(document.documentElement.lang, { type: "unit" }).format(names);
    find("shown").textContent = names.length ? part.dataset.chosen.replace("{spots}", list) : part.dataset.none;
    undo.disabled = !before.length;
    clear.disabled = !field.value;
  };
  const write = (text) => {
    field.value = last = text;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    show();
    find("said").textContent = find("shown").textContent;
  };
  const touch = (spot) => {
    const chosen = read(field.value, spots);
    const others = "one" in part.dataset ? [] : chosen.filter((each) => each !== spot);
    const now = chosen.includes(spot) ? others : [...others, spot];
    before.push(field.value);
    write(now.map((each) => each.dataset.typed).join(", "));
  };

  for (const spot of spots) {
    spot.addEventListener("click", () => touch(spot));
    spot.addEventListener("keydown", (event) => {
      if (event.key !== "Backspace" || spot.getAttribute("aria-pressed") !== "true") return;
      touch(spot);
      event.preventDefault();
    });
  }
  undo.addEventListener("click", () => {
    write(before.pop());
    if (undo.disabled) spots.find((spot) => spot.tabIndex === 0)?.focus();
  });
  clear.addEventListener("click", () => {
    before.push(field.value);
    write("");
    undo.focus();
  });
  box.addEventListener("walk:near", () => {
    find("near-said").hidden = false;
    find("said").textContent = find("near-said").firstChild.textContent;
  });
  find("whole").addEventListener("click", () => {
    box.classList.remove("near");
    find("near-said").hidden = true;
  });
  const redraw = () => {
    if (field.value === last) return; // written by a touch
    last = field.value;
    before.length = 0;
    show();
  };
  field.addEventListener("input", redraw);
  part.addEventListener("part:filled", redraw);
  box.dataset.mayNear = "";
  part.dataset.ready = "";
  find("spots-acts").hidden = false;
  show();
}

function enhanceAll() {
  for (const part of document.querySelectorAll("[data-spots]:not([data-ready])")) enhance(part);
}

enhanceAll();
for (const name of ["htmx:afterSettle", "parts:shown"]) document.addEventListener(name, enhanceAll);
