// An exam in the browser: answers that survive a broken connection, a lost session and a jump to another question.
// The server keeps answers and time; without this file the pages work as plain forms.

const form = document.querySelector("form[data-answer]");
const handIn = document.querySelector("form[data-hand-in]");
const state = document.querySelector("[data-state]");
const signIn = document.querySelector("[data-sign-in]");
const sentences = state.dataset;
const DRAFTS = `exam:${document.querySelector("[data-attempt]").dataset.attempt}:`; // cleared at sign-out by nav.js
const DRAFT = DRAFTS + form?.elements.namedItem("item").value;
const BY_SCRIPT = { "X-Requested-With": "fetch" };
const GRACE = 14; // seconds; the server takes answers a little longer
let over = false;
const end = new Promise((resolve) => document.addEventListener("exam:over", resolve, { once: true }));
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

function say(text, mustSignIn = false) {
  state.textContent = text;
  state.hidden = !text;
  signIn.hidden = !mustSignIn;
}

// --- sending ---------------------------------------------------------------------------------------

// Sends again and again until the server has answered. What it refuses is not sent again.
async function send(address, body) {
  let renewed = false;
  for (let pause = 1; ; pause = Math.min(pause * 2, 15)) {
    try {
      const signal = AbortSignal.timeout(10_000);
      const response = await fetch(address, { method: "POST", body: body(), headers: BY_SCRIPT, signal });
      if (response.status === 403 && !renewed) {
        const status = await renewTokens();
        if (status !== 200) return new Response(null, { status });
        renewed = true;
        continue;
      }
      if (response.status < 500 && response.status !== 429) return response;
    } catch {
      // no connection; said below, tried again
    }
    say(over ? sentences.overUnsent : sentences.unsent);
    await (over ? wait(Math.min(pause, 5)) : Promise.race([wait(pause), end]));
  }
}

// Signing in in another tab makes the forms of this page stale: they get new tokens from the same page. Returns 200, or
// what prevents it: 401 where nobody is signed in, 404 where somebody else is.
async function renewTokens() {
  const response = await fetch(location.href, { signal: AbortSignal.timeout(10_000) });
  if (response.redirected) return 401;
  if (!response.ok) return response.status;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.querySelector("main [name=csrfmiddlewaretoken]").value;
  for (const input of document.querySelectorAll("[name=csrfmiddlewaretoken]")) input.value = fresh;
  return 200;
}

// Where to go on, or null with a sentence on the page.
async function taken(response) {
  if (response.ok) return (await response.json()).next;
  if (response.status === 401) say(sentences.signedOut, true);
  else if (response.status === 403 || response.status === 404) say(sentences.someoneElse);
  else if (response.status !== 422 || !showErrors(await response.text())) say(sentences.refused);
  return null;
}

// An answer that cannot be read comes back as the same page with a sentence at the field.
function showErrors(html) {
  const parts = new DOMParser().parseFromString(html, "text/html").querySelector("form[data-answer] .parts");
  if (!parts) return false;
  say("");
  form.querySelector(".parts").replaceWith(parts);
  document.dispatchEvent(new Event("parts:shown"));
  form.querySelector("[aria-invalid=true]")?.focus();
  return true;
}

// --- the open question -----------------------------------------------------------------------------

const fields = () => [...form.querySelectorAll("[data-part] :is(input, select)[name]")];
const isTicked = (field) => field.type === "radio" || field.type === "checkbox";

function typed() {
  const filled = fields().filter((field) => (isTicked(field) ? field.checked : field.value.trim()));
  return String(new URLSearchParams(filled.map((field) => [field.name, field.value])));
}

// The fields of one name: the places of steps that are put in order, otherwise one alone.
const places = (name) => fields().filter((field) => field.name === name);

function fill(draft) {
  const values = new URLSearchParams(draft);
  for (const field of fields()) {
    if (isTicked(field)) field.checked = values.getAll(field.name).includes(field.value);
    else field.value = values.getAll(field.name)[places(field.name).indexOf(field)] ?? "";
  }
  showFilled();
}

// Steps and chips are drawn from the fields: when a script fills these, they are to be drawn again.
function showFilled() {
  for (const part of form.querySelectorAll("[data-part]")) part.dispatchEvent(new Event("part:filled"));
}

let kept = ""; // what the server has
let sent = null; // what was sent last; something else gets a token of its own
let refused = null; // what the server did not take
let saving = null; // the answer on its way
let goal = null; // where to go when it is saved, if not to the next question

// A draft keeps the address to which it was to be sent: the language of that address is the one in which it is read.
function keepDraft() {
  if (isTouched()) sessionStorage.setItem(DRAFT, JSON.stringify([form.action, typed()]));
  else sessionStorage.removeItem(DRAFT);
}

// What was typed here in another language is saved as it was meant, and the page shows it in this one.
async function deliver(action, draft) {
  const body = new URLSearchParams(draft);
  for (const name of ["csrfmiddlewaretoken", "item", "token"]) body.set(name, form.elements.namedItem(name).value);
  say(sentences.saving);
  const response = await send(action, () => body);
  if (!response.ok) return say(sentences.refused);
  sessionStorage.removeItem(DRAFT);
  return location.reload();
}

const isTouched = () => Boolean(typed()) && typed() !== kept;

function answer() {
  if (sent !== null && sent !== typed()) {
    form.elements.token.value = Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join("");
  }
  sent = typed();
  return new URLSearchParams(new FormData(form));
}

async function store() {
  say(over ? sentences.over : sentences.saving);
  const next = await taken(await send(form.action, answer));
  refused = next === null ? typed() : null;
  if (next === null) return null;
  kept = sent;
  if (isTouched()) return store(); // changed while it was on its way
  sessionStorage.removeItem(DRAFT);
  return next;
}

function save() {
  saving ??= store().finally(() => (saving = null));
  return saving;
}

async function goOn(elsewhere) {
  goal = elsewhere;
  if (saving || over) return;
  const next = await save();
  if (next && !over) location.assign(goal?.href ?? next);
}

// A jump elsewhere saves first. What the server has refused does not block a second time: it stays as a draft.
function jump(event) {
  const link = event.target.closest("a[href]");
  const isPlain = !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || over || event.defaultPrevented || link.getAttribute("href").startsWith("#")) return;
  if (!saving && (!isTouched() || refused === typed())) return;
  event.preventDefault();
  goOn(link);
}

if (form) {
  form.reset(); // a browser that fills in what was typed before a reload hides what the server has
  showFilled();
  kept = typed();
  const [action, draft] = JSON.parse(sessionStorage.getItem(DRAFT) ?? "[]");
  if (draft && action !== form.action) {
    deliver(action, draft);
  } else if (draft && draft !== kept) {
    fill(draft);
    say(sentences.draft);
  }
  form.addEventListener("input", keepDraft);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    goOn(null);
  });
  document.addEventListener("click", jump);
}

// --- the end ---------------------------------------------------------------------------------------

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(DRAFTS));
const numbers = drafts().map((key) => Number(key.slice(DRAFTS.length))).sort((a, b) => a - b);
if (!form && numbers.length) {
  const list = new Intl.ListFormat(document.documentElement.lang, { style: "short", type: "unit" });
  say(sentences.drafts.replace("{questions}", list.format(numbers.map(String))));
}

let handing = false;
async function hand() {
  if (handing) return;
  handing = true;
  say(over ? sentences.over : sentences.saving);
  const next = await taken(await send(handIn.action, () => new URLSearchParams(new FormData(handIn))));
  handing = false;
  if (!next) return;
  for (const key of drafts()) sessionStorage.removeItem(key);
  location.assign(next);
}

handIn.addEventListener("submit", (event) => {
  event.preventDefault();
  hand();
});

document.addEventListener("exam:over", async () => {
  over = true;
  say(sentences.over);
  if (form && (saving || isTouched())) await Promise.race([save(), wait(GRACE)]);
  hand();
});

// A page that the browser kept as it was left shows it as the server has it now.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
