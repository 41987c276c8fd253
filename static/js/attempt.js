// An exam in the browser: the time that is left, and answers that survive a broken connection.
// The server keeps time and answers; without this file the page works as plain forms.

const form = document.querySelector("form[data-answer]");
const state = form?.querySelector("[data-state]");
const handIn = document.querySelector("form[data-hand-in]");
const time = document.querySelector("[data-time]");
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function say(text) {
  state.textContent = text;
  state.hidden = !text;
}

// The same body again and again, with the same token, until the server has answered: it counts once.
async function post(body) {
  for (let pause = 1; ; pause = Math.min(pause * 2, 15)) {
    try {
      const response = await fetch(form.action, { method: "POST", body, headers: { "X-Requested-With": "fetch" } });
      if (response.status < 500) return response;
    } catch {
      // no connection; said below, tried again
    }
    say(form.dataset.unsaved);
    await wait(pause);
  }
}

let saving = false;
async function save(event) {
  event.preventDefault();
  if (saving) return;
  saving = true;
  say(form.dataset.saving);
  const response = await post(new URLSearchParams(new FormData(form)));
  if (response.redirected) {
    location.assign(response.url);
    return;
  }
  showErrors(await response.text());
  saving = false;
}

// An answer that cannot be read comes back as the same page with a sentence at the field.
function showErrors(html) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = page.querySelector("form[data-answer] .parts");
  if (!parts) {
    location.reload();
    return;
  }
  say("");
  form.querySelector(".parts").replaceWith(parts);
  form.querySelector("[aria-invalid=true]")?.focus();
}

async function timeOver() {
  if (form && !saving && [...form.querySelectorAll("[data-part] :is(input, select)")].some((input) => input.type === "radio" ? input.checked : input.value)) {
    await Promise.race([post(new URLSearchParams(new FormData(form))), wait(10)]);
  }
  handIn.requestSubmit();
}

function keepTime() {
  const [start, end] = [time.dataset.start, time.dataset.end].map(Date.parse);
  const ahead = Date.now() - Date.parse(time.dataset.now); // this clock against the server's
  const line = time.querySelector("[data-line]");
  const shown = time.querySelector("[data-until]");
  const spoken = time.querySelector("[data-spoken]");
  const announced = new Set();
  let last = "";

  const announce = (minutes) => {
    if (announced.has(minutes)) return;
    announced.add(minutes);
    spoken.textContent = minutes === 1 ? spoken.dataset.minute : spoken.dataset.minutes.replace("{minutes}", minutes);
  };

  const tick = () => {
    const left = Math.max(0, end - (Date.now() - ahead));
    const seconds = Math.ceil(left / 1000);
    line.style.inlineSize = `${(100 * left) / (end - start)}%`;
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (clock !== last) shown.textContent = spoken.dataset.left.replace("{time}", (last = clock));
    const minutes = [10, 5, 1].find((at) => seconds <= at * 60 && seconds > at * 60 - 2);
    if (minutes) announce(minutes);
    time.classList.toggle("short", seconds <= 60);
    if (left > 0) return;
    clearInterval(timer);
    spoken.textContent = spoken.dataset.over;
    timeOver();
  };
  const timer = setInterval(tick, 500);
  tick();
}

form?.addEventListener("submit", save);
if (time) keepTime();
