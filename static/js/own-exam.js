// The draft of an exam says how long and how hard it is while it is being typed; the server says so once it is saved.
const form = document.querySelector("[data-own-exam]");

const whole = (field) => Math.max(0, Number.parseInt(field.value, 10) || 0);
const show = (name, number) => (form.querySelector(`[data-${name}]`).textContent = String(number));

function count() {
  const pilots = [...form.querySelectorAll("[data-pilot]")].map((box) => box.checked);
  const weights = [...form.querySelectorAll("[data-weight]")].map(whole);
  const counts = [...form.querySelectorAll("[data-count]")].map(whole);
  const questions = counts.reduce((sum, each) => sum + each, 0);
  const points = counts.reduce((sum, each, place) => sum + (pilots[place] ? 0 : each * weights[place]), 0);
  show("questions", questions);
  show("points", points);
  show("minutes", Math.floor((questions * whole(form.elements.pace)) / 60));
  show("needed", Math.ceil((points * whole(form.elements.pass_mark)) / 100));
}

form.addEventListener("input", count);
