// Steps put in order, or calls said one after the other, by pressing them; pressing one again takes it out. Without this
// file each place is a list to choose from. The lists stay what is sent.

const SPEAK = "speak-calls"; // whether calls are played as they are pressed, kept on this machine

function pressable(list) {
  return [...list.options].filter((option) => option.value).map((option, index) => {
    const button = document.createElement("button");
    const [place, key, text] = ["span", "kbd", "span"].map((name) => document.createElement(name));
    Object.assign(button, { type: "button", className: "option", value: option.value });
    button.dataset.step = "";
    place.className = "order-place";
    key.textContent = index + 1;
    key.setAttribute("aria-hidden", "true");
    Object.assign(text, { textContent: option.text, lang: option.lang });
    button.append(place, key, text);
    return button;
  });
}

function quiet(text) {
  return Object.assign(document.createElement("button"), { type: "button", className: "button quiet", textContent: text });
}

// Calls that are recorded have their button to be heard beside them, and are played when they are said, if that is wanted.
function besideHear(part, steps) {
  const speak = part.querySelector("[data-speak]");
  if (!speak) return steps;
  const box = speak.querySelector("input");
  speak.hidden = false;
  box.checked = localStorage.getItem(SPEAK) === "on";
  box.addEventListener("change", () => localStorage.setItem(SPEAK, box.checked ? "on" : "off"));
  part.querySelector(".calls-heard").hidden = true;
  return steps.map((step) => {
    const hear = part.querySelector(`[data-call="${step.value}"] [data-hear]`);
    if (!hear) return step;
    step.addEventListener("click", () => box.checked && step.getAttribute("aria-pressed") === "true" && hear.click());
    const row = document.createElement("div");
    row.className = "order-row";
    row.append(step, hear);
    return row;
  });
}

function enhance(part) {
  const lists = [...part.querySelectorAll("select")];
  const steps = pressable(lists[0]);
  const said = document.createElement("p");
  const [undo, again] = [quiet(part.dataset.undo), quiet(part.dataset.again)];
  const [shown, acts] = [document.createElement("div"), document.createElement("p")];
  said.className = "visually-hidden";
  said.setAttribute("role", "status");
  shown.className = "order-steps";
  acts.className = "cluster";
  acts.append(undo, again);

  const chosen = () => lists.map((list) => list.value).filter(Boolean);
  const show = () => {
    for (const step of steps) {
      const place = chosen().indexOf(step.value) + 1;
      step.setAttribute("aria-pressed", String(place > 0));
      step.querySelector(".order-place").textContent = place || "";
    }
    undo.disabled = again.disabled = !chosen().length;
  };
  const write = (values) => {
    lists.forEach((list, place) => (list.value = values[place] ?? ""));
    lists[0].dispatchEvent(new Event("input", { bubbles: true }));
    show();
  };
  const press = (step) => {
    const before = chosen();
    const isOut = before.includes(step.value);
    write(isOut ? before.filter((value) => value !== step.value) : [...before, step.value]);
    said.textContent = (isOut ? part.dataset.removed : part.dataset.placed)
      .replace("{step}", step.lastElementChild.textContent)
      .replace("{place}", chosen().length);
  };
  const takeBack = () => {
    const last = steps.find((step) => step.value === chosen().at(-1));
    if (!last) return;
    press(last);
    if (undo.disabled) last.focus();
  };
  for (const step of steps) step.addEventListener("click", () => press(step));
  shown.append(...besideHear(part, steps), acts, said);
  part.querySelector(".order-places").hidden = true;
  part.querySelector(".order-places").after(shown);
  part.querySelector("[data-order-keys]")?.removeAttribute("hidden");
  undo.addEventListener("click", takeBack);
  again.addEventListener("click", () => {
    write([]);
    steps[0].focus();
  });
  part.addEventListener("keydown", (event) => {
    if (event.key !== "Backspace" || event.target.matches("input, select")) return;
    takeBack();
    event.preventDefault();
  });
  part.addEventListener("part:filled", show);
  show();
}

function enhanceAll() {
  for (const part of document.querySelectorAll("[data-order]:not(:has([data-step]))")) enhance(part);
}

enhanceAll();
for (const name of ["htmx:afterSettle", "parts:shown"]) document.addEventListener(name, enhanceAll);
