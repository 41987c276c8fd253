// Steps put in order by pressing them one after the other; pressing one again takes it out. Without this file each place
// is a list to choose from. The lists stay what is sent.

function pressable(list) {
  return [...list.options].filter((option) => option.value).map((option, index) => {
    const button = document.createElement("button");
    const [place, key, text] = ["span", "kbd", "span"].map((name) => document.createElement(name));
    Object.assign(button, { type: "button", className: "option", value: option.value });
    button.dataset.step = "";
    place.className = "order-place";
    key.textContent = index + 1;
    key.setAttribute("aria-hidden", "true");
    text.textContent = option.text;
    button.append(place, key, text);
    return button;
  });
}

function enhance(part) {
  const lists = [...part.querySelectorAll("select")];
  const steps = pressable(lists[0]);
  const said = document.createElement("p");
  const again = document.createElement("button");
  const shown = document.createElement("div");
  said.className = "visually-hidden";
  said.setAttribute("role", "status");
  Object.assign(again, { type: "button", className: "button quiet", textContent: part.dataset.again });
  shown.className = "order-steps";
  shown.append(...steps, again, said);
  part.querySelector(".order-places").hidden = true;
  part.querySelector(".order-places").after(shown);

  const chosen = () => lists.map((list) => list.value).filter(Boolean);
  const show = () => {
    for (const step of steps) {
      const place = chosen().indexOf(step.value) + 1;
      step.setAttribute("aria-pressed", String(place > 0));
      step.querySelector(".order-place").textContent = place || "";
    }
    again.disabled = !chosen().length;
  };
  const write = (values) => {
    lists.forEach((list, place) => (list.value = values[place] ?? ""));
    lists[0].dispatchEvent(new Event("input", { bubbles: true }));
    show();
  };
  for (const step of steps) {
    step.addEventListener("click", () => {
      const before = chosen();
      const isOut = before.includes(step.value);
      write(isOut ? before.filter((value) => value !== step.value) : [...before, step.value]);
      const text = step.lastElementChild.textContent;
      said.textContent = (isOut ? part.dataset.removed : part.dataset.placed)
        .replace("{step}", text)
        .replace("{place}", chosen().length);
    });
  }
  again.addEventListener("click", () => {
    write([]);
    steps[0].focus();
  });
  part.addEventListener("part:filled", show);
  show();
}

function enhanceAll() {
  for (const part of document.querySelectorAll("[data-order]:not(:has([data-step]))")) enhance(part);
}

enhanceAll();
for (const name of ["htmx:afterSettle", "parts:shown"]) document.addEventListener(name, enhanceAll);
