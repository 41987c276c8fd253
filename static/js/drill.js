// Answering without the mouse: a digit typed anywhere goes to the first open part, Enter to the next one.
// In a drill the time can be shown; the choice is kept on this machine.

const PACE = 60; // seconds that fill the line, where the page names no other
const KEPT = "drill-clock";
const TOGETHER = 1000; // milliseconds between the two digits of one number
const before = { list: null, digit: 0, at: 0 };
const gone = Number(document.querySelector("[data-clock]")?.dataset.gone ?? 0); // seconds since it was first shown
let started = performance.now() - gone * 1000;

const FIELDS = "input:not([type=hidden]), [data-step], select:not([hidden] *)";

// The question that the keys are for: in a lesson the one with the focus, else for digits the first in sight.
const card = (target) => target.closest?.("[data-ask]");
const isInSight = ({ top, bottom }) => top < innerHeight && bottom > 0;
function formFor(target) {
  if (card(target)) return card(target).querySelector("form[data-answer]");
  const forms = [...document.querySelectorAll("form[data-answer]")];
  return forms.find((form) => !card(form) || isInSight(form.getBoundingClientRect()));
}
const parts = (form) => [...(form?.querySelectorAll("[data-part]") ?? [])];
const isOpen = (part) => {
  if (part.matches("[data-order]")) {
    const places = [...part.querySelectorAll("select")];
    return part.matches("[data-spoken]") ? places.every((list) => !list.value) : places.some((list) => !list.value);
  }
  const field = part.querySelector("input:not([type=radio], [type=checkbox]), select");
  return field ? field.value === "" : !part.querySelector("input:checked");
};
const isTyping = (element) => element?.matches?.("input:not([type=radio], [type=checkbox]), textarea");

function choose(part, digit) {
  const step = part.querySelectorAll("[data-step]")[digit - 1];
  if (step) {
    step.focus();
    step.click();
    return;
  }
  const list = part.querySelector("select");
  const option = list ?? part.querySelectorAll("input:is([type=radio], [type=checkbox])")[digit - 1];
  if (!option) return;
  if (list) chooseFrom(list, digit);
  else option.checked = option.type === "radio" || !option.checked; // of cards, several are picked
  option.dispatchEvent(new Event("input", { bubbles: true }));
  option.focus();
}

// Two digits typed one after the other are one number, where the list is that long.
function chooseFrom(list, digit) {
  const now = performance.now();
  const both = before.list === list && now - before.at < TOGETHER ? 10 * before.digit + digit : digit;
  const number = both < list.length ? both : digit;
  if (number > 0 && number < list.length) list.selectedIndex = number;
  Object.assign(before, { list, digit, at: now });
}

const isUnfolded = (list) => CSS.supports("selector(:open)") && list.matches(":open");

// Enter in a filled part leads to the next open one; after the last it sends the answer, also from a list, where
// browsers do not. On a chip it is one more of them.
function goOn(event) {
  const here = event.target.closest?.("form[data-answer] [data-part]");
  if (event.key !== "Enter" || !here || isOpen(here) || event.target.closest("[data-rack], [data-walk], summary")) return;
  if (event.target.matches("a, button:not([data-step]), [data-spoken] [aria-pressed=false]")) return; // Enter presses it
  const all = parts(here.closest("form"));
  const open = [...all.slice(all.indexOf(here) + 1), ...all].find(isOpen);
  if (open) open.querySelector(FIELDS).focus();
  else if (event.target.matches("select, [data-step]") && !isUnfolded(event.target)) event.target.form.requestSubmit();
  else return;
  event.preventDefault();
}

function typeAnywhere(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key === "Enter") {
    if (event.target.closest("a, button, summary, select")) return;
    const region = document.querySelector("[data-ask]") ? card(event.target) : document;
    const next = region?.querySelector("[data-next]");
    const form = region?.querySelector("form[data-answer]");
    if (next) next.click();
    else if (form) form.requestSubmit();
    else return;
    event.preventDefault();
    return;
  }
  if (!/^[0-9]$/.test(event.key) || event.target.closest?.("[data-rack], [data-walk]")) return; // chips count by themselves
  const current = event.target.closest?.("[data-part]");
  const part = current ?? parts(formFor(event.target)).find(isOpen);
  if (!part) return;
  const field = part.querySelector("input:not([type=radio], [type=checkbox])");
  if (field) {
    field.focus();
    field.select(); // the digit itself then arrives in the field
  } else {
    choose(part, Number(event.key));
    event.preventDefault();
  }
}

function showClock() {
  const clock = document.querySelector("[data-clock]");
  const control = document.querySelector("[data-clock-switch]");
  if (!clock || !control) return;
  control.closest("label").hidden = false;
  control.checked = localStorage.getItem(KEPT) === "on";
  const judged = document.querySelector("[data-verdict]");
  clock.hidden = !control.checked || Boolean(judged);
  tick();
}

// The figure changes once a second; a reader of the screen hears it when asked for (role=timer), not as it goes.
const figures = new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit: "second" });
function tick() {
  const clock = document.querySelector("[data-clock]:not([hidden])");
  if (!clock) return;
  const seconds = (performance.now() - started) / 1000;
  const figure = clock.querySelector("[data-figure]");
  const text = figures.format(Math.floor(seconds));
  clock.querySelector("[data-line]").style.inlineSize = `${Math.min(100, (100 * seconds) / (Number(clock.dataset.clock) || PACE))}%`;
  if (figure.textContent !== text) figure.textContent = text;
}

document.addEventListener("keydown", (event) => {
  goOn(event);
  if (!event.defaultPrevented) typeAnywhere(event);
});
document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-clock-switch]")) return;
  localStorage.setItem(KEPT, event.target.checked ? "on" : "off");
  showClock();
});
document.addEventListener("htmx:afterSettle", (event) => {
  if (event.detail.target?.id !== "drill" && event.target.id !== "drill") return;
  const verdict = document.querySelector("[data-verdict]");
  const wrong = document.querySelector("[aria-invalid=true]");
  if (!verdict && !wrong) started = performance.now();
  (verdict ?? wrong ?? document.querySelector(`form[data-answer] :is(${FIELDS})`))?.focus({ preventScroll: Boolean(verdict) });
  showClock();
});
showClock();
setInterval(tick, 250);
