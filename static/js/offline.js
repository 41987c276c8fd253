// Answers without a connection: they wait on this device, each for the person who gave it, and are sent when the site
// answers again. An item is practised once, so that what is sent twice is kept once. What the service worker shows without
// a connection are copies of pages without a person (keep.js), so the person is remembered here, until the sign-out.
const PERSON = "offline:person";
const WAITING = "offline:waiting:"; // then the person and an id of the answer
const SENT = "offline:sent:"; // what became of it
const LIMIT = 50; // answers of which the verdict is kept
const EVERY = 30_000; // milliseconds between two tries while something waits
const PATIENCE = 10_000; // milliseconds for an answer of the site
const VERDICT = "[role=status]:has(.verdict)";
const LATER = [403, 429, 503]; // closed for an exam, or busy
const region = document.querySelector("[data-offline]");
let started = performance.now();

const keysOf = (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).sort();
const mine = () => `${WAITING}${localStorage.getItem(PERSON)}:`;
const read = (key) => JSON.parse(localStorage.getItem(key));

// Removes what is kept of pages and verdicts. Answers that could not be sent stay, hidden, for their person.
async function forget() {
  for (const key of keysOf("offline:")) if (!key.startsWith(WAITING)) localStorage.removeItem(key);
  await globalThis.caches?.delete("kept-pages");
}

// --- who is here -----------------------------------------------------------------------------------

const person = region?.dataset.person; // copies have none
if (person) {
  if (localStorage.getItem(PERSON) !== person) forget();
  localStorage.setItem(PERSON, person);
}
if (document.querySelector("[data-attempt], [data-forget-kept]")) {
  forget().then(() => person && localStorage.setItem(PERSON, person));
}

let leaving = false;
document.addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-sign-out]") || leaving) return;
  event.preventDefault();
  leaving = true;
  await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, 5000))]);
  await forget();
  event.target.submit();
});

// --- an answer that could not be sent --------------------------------------------------------------

function hold(form, config) {
  const body = new URLSearchParams(new FormData(form));
  body.delete("csrfmiddlewaretoken");
  if (body.has("shown")) body.set("seconds", Math.round((performance.now() - started) / 1000));
  body.set("offline", "yes");
  const now = Date.now();
  const parts = [...form.querySelectorAll("[data-part]")].map(typedIn);
  const key = `${mine()}${now}-${crypto.getRandomValues(new Uint32Array(1))[0].toString(16)}`;
  const around = form.closest("[id]:not(form)");
  const answer = {
    address: new URL(config.path, location.href).href,
    target: around.id,
    title: document.querySelector("h1").textContent.trim(),
    question: around.querySelector(".question").textContent.trim(),
    parts,
    typed: parts.filter(Boolean).join(" · "),
    at: now,
    body: String(body),
  };
  localStorage.setItem(key, JSON.stringify(answer));
  showHeld(form, key);
}

// What a field says of its answer: an option, the name of a place, the words of a choice, or what was typed.
const readOf = (field) =>
  field.selectedOptions?.[0].textContent ??
  field.getAttribute("aria-label") ??
  field.closest("label")?.querySelector("span")?.textContent ??
  field.value;

// What was answered to a part, as it is read; nothing where it was left open.
const typedIn = (part) =>
  [...part.querySelectorAll("[name]")]
    .filter((field) => (/radio|checkbox/.test(field.type) ? field.checked : field.value))
    .map(readOf)
    .map((text) => text.trim().replace(/\s+/g, " "))
    .join(" · ");

const isAnswered = (form) => [...form.querySelectorAll("[data-part]")].some(typedIn);

function showHeld(form, key) {
  const said = form.querySelector("[data-waiting-note]") ?? region.querySelector("[data-waiting-note]"); // its own, or that of drills
  const note = said.content.firstElementChild.cloneNode(true);
  const next = form.querySelector("[data-skip]");
  const button = note.querySelector("[data-next]");
  if (button) button.hidden = !next;
  if (button && next) button.href = next.getAttribute("href");
  form.dataset.waiting = key;
  form.inert = true;
  form.querySelector("button:not([type=button])").closest("p").hidden = true;
  form.removeAttribute("data-answer"); // keys typed anywhere answer no more (drill.js)
  form.after(note);
  form.dispatchEvent(new Event("offline:held", { bubbles: true })); // to be judged here (judge.js)
  note.focus();
  showCount();
}

// Before faults.js says that nothing has changed.
for (const failed of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(
    failed,
    (event) => {
      if (!region || !localStorage.getItem(PERSON) || !event.target.matches("form[data-may-wait]")) return;
      if (event.target.matches(":has([data-part])") && !isAnswered(event.target)) return; // nothing to be kept
      event.stopImmediatePropagation();
      hold(event.target, event.detail.requestConfig);
    },
    true,
  );
}
document.addEventListener("htmx:afterSettle", () => {
  if (!document.querySelector("[data-verdict]")) started = performance.now();
});

// An item whose answer waits is not asked a second time.
function showWaiting() {
  for (const key of keysOf(mine())) {
    const { address, target } = read(key);
    const form = document.getElementById(target)?.querySelector("form[data-may-wait]");
    if (form && new URL(form.getAttribute("hx-post"), location.href).href === address) showHeld(form, key);
  }
}

// --- sending ---------------------------------------------------------------------------------------

const ask = (address, init = {}) => fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE) });

async function sendAll() {
  if (!keysOf(mine()).length) return;
  const line = await (await ask(region.dataset.line)).json();
  if (String(line.person) !== localStorage.getItem(PERSON)) return showCount(line.person === null);
  let sent = 0;
  for (const key of keysOf(mine())) {
    const { address, target, body } = read(key);
    const headers = { "X-CSRFToken": line.token, "HX-Request": "true", "HX-Target": target };
    const response = await ask(address, { method: "POST", body: new URLSearchParams(body), headers });
    if (settle(key, response, await response.text())) sent += 1;
    else if (LATER.includes(response.status)) break;
  }
  showCount(false, sent);
}

// Returns whether the site has said what becomes of an answer; all other answers of the site leave it waiting.
function settle(key, response, html) {
  const part = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  const verdict = response.ok && part?.querySelector(VERDICT);
  const unread = response.ok && !verdict && part?.querySelector("[aria-invalid], .error");
  const refused = [404, 409, 410].includes(response.status);
  if (!verdict && !unread && !refused) return false;
  const { body: _body, ...answer } = read(key);
  const outcome = refused ? "refused" : unread ? "unread" : "judged";
  const id = key.slice(key.lastIndexOf(":") + 1);
  localStorage.setItem(SENT + id, JSON.stringify({ ...answer, outcome, verdict: verdict ? verdict.innerHTML : "" }));
  localStorage.removeItem(key);
  for (const old of keysOf(SENT).slice(0, -LIMIT)) localStorage.removeItem(old);
  if (!refused) showSettled(key, answer, part);
  return true;
}

function showSettled(key, { target }, part) {
  if (!document.querySelector(`form[data-waiting="${key}"]`)) return;
  const fresh = document.importNode(part, true);
  document.getElementById(target).replaceWith(fresh);
  htmx.process(fresh);
  fresh.querySelector(VERDICT)?.focus({ preventScroll: true });
}

function send() {
  if (!region) return Promise.resolve();
  const one = navigator.locks ? (work) => navigator.locks.request("offline:send", work) : (work) => work();
  return one(() => sendAll().catch(() => showCount())); // no connection: later
}

function showCount(signedOut = false, sent = 0) {
  const state = region.querySelector("[data-waiting-state]");
  const count = keysOf(mine()).length;
  state.hidden = (!count && !sent) || Boolean(document.querySelector("[data-on-device]")); // which lists them
  const sentence = count ? (signedOut ? state.dataset.signedOut : state.dataset.waiting) : state.dataset.sent;
  state.querySelector("span").textContent = sentence.replace("{count}", String(count || sent));
  document.dispatchEvent(new Event("offline:changed"));
}

if (region) {
  showWaiting();
  if (keysOf(mine()).length) showCount();
  send();
  addEventListener("online", send);
  setInterval(send, EVERY);
}
