// Calculators work by themselves; a script shows what is refused where it was typed, keeps what is being typed while
// an answer arrives, and copies or prints.
const form = document.getElementById("tool");
htmx.config.attributesToSettle = []; // a fragment is shown as it came, not first with the classes of the old one
let sent = new Map();

const fields = () => [...form.querySelectorAll("input:not([readonly]), select, textarea")].filter((field) => field.id);
const stateOf = (field) => (field.matches("[type='checkbox'], [type='radio']") ? String(field.checked) : field.value);

document.addEventListener("htmx:beforeRequest", (event) => {
  if (form.contains(event.detail.elt)) sent = new Map(fields().map((field) => [field.id, stateOf(field)]));
});

// What is refused comes with 422, what is not ready with 503: both are shown like any other answer.
let typedSince = [];
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target !== form) return;
  if ([422, 503].includes(event.detail.xhr.status)) [event.detail.shouldSwap, event.detail.isError] = [true, false];
  typedSince = fields().filter((field) => sent.has(field.id) && stateOf(field) !== sent.get(field.id));
});

document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target !== form) return;
  for (const old of typedSince) {
    const field = document.getElementById(old.id);
    if (!field) continue;
    field.value = old.value;
    field.checked = old.checked;
  }
  enhance();
});

document.addEventListener("click", async (event) => {
  if (event.target.closest("[data-print]")) window.print();
  if (event.target.id !== "copy") return;
  await navigator.clipboard.writeText(document.getElementById("address").value);
  event.target.textContent = event.target.dataset.done;
});

function enhance() {
  const copy = document.getElementById("copy");
  if (copy) copy.hidden = !navigator.clipboard;
  for (const button of form.querySelectorAll("[data-print]")) button.hidden = false;
}
enhance();
