// The time that is left of an exam. The server keeps it; here it is only shown, and its end is said to the page.

const time = document.querySelector("[data-time]");
const [start, end] = [time.dataset.start, time.dataset.end].map(Date.parse);
const ahead = Date.now() - Date.parse(time.dataset.now); // this clock against the server's
const line = time.querySelector("[data-line]");
const shown = time.querySelector("[data-until]");
const spoken = time.querySelector("[data-spoken]");
const ANNOUNCED = [10, 5, 1]; // minutes; each has its sentence on the page
const announced = new Set();
let last = "";

function announce(minutes) {
  if (announced.has(minutes)) return;
  announced.add(minutes);
  spoken.textContent = spoken.getAttribute(`data-left-${minutes}`);
}

function tick() {
  const left = Math.max(0, end - (Date.now() - ahead));
  const seconds = Math.ceil(left / 1000);
  line.style.inlineSize = `${(100 * left) / (end - start)}%`;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (clock !== last) shown.textContent = spoken.dataset.left.replace("{time}", (last = clock));
  const minutes = ANNOUNCED.find((at) => seconds <= at * 60 && seconds > at * 60 - 2);
  if (minutes) announce(minutes);
  time.classList.toggle("short", seconds <= 60);
  if (left > 0) return;
  clearInterval(timer);
  document.dispatchEvent(new Event("exam:over"));
}

const timer = setInterval(tick, 500);
tick();
