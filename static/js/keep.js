// Keeps a course on this device: its lessons, and ten questions for each of its drills, as copies of their pages without the
// person. The service worker shows them when there is no connection.
const PAGES = "kept-pages";
const FILES = "kept-files";
const QUESTIONS = 10;
const KEPT = "offline:kept:";
const place = document.querySelector("[data-keep]");
const state = place.querySelector("[data-keep-state]");
const button = place.querySelector("[data-keep-now]");
const sentences = place.dataset;
const addresses = (list) => list.split(" ").filter(Boolean);
performance.setResourceTimingBufferSize(10_000); // of which fontsFor reads, after hundreds of pages
const seconds = (number) => new Promise((resolve) => setTimeout(resolve, number * 1000));

// A page, and after a limit of the site (429) the same again when it may be asked for. Until then the page says that it waits.
async function load(address, wait) {
  const response = await fetch(address, { headers: { "X-Kept": "yes" } }); // with what follows an answer (judge.js)
  if (response.status === 429) {
    await wait(Number(response.headers.get("Retry-After")) || 60);
    return load(address, wait);
  }
  if (!response.ok || new URL(response.url).pathname !== new URL(address, location.href).pathname) throw new Error(address);
  return { address: response.url, headers: response.headers, page: new DOMParser().parseFromString(await response.text(), "text/html") };
}

// The page as a response of its own, with its policy, but without who asked for it.
function copyOf({ page, headers }) {
  for (const personal of page.querySelectorAll("details:has([data-sign-out])")) personal.remove();
  for (const token of page.querySelectorAll("[name=csrfmiddlewaretoken]")) token.remove();
  page.querySelector("[data-offline]").removeAttribute("data-person");
  const kept = new Headers({ "Content-Type": "text/html; charset=utf-8" });
  kept.set("Content-Security-Policy", headers.get("Content-Security-Policy"));
  return new Response(`<!doctype html>${page.documentElement.outerHTML}`, { headers: kept });
}

// The style sheets, scripts and pictures of a page.
const filesOf = (page) =>
  [...page.querySelectorAll("link[rel=stylesheet], link[rel=icon], link[rel=manifest], script[src], main img[src]")].map((one) =>
    one.getAttribute(one.matches("link") ? "href" : "src"),
  );

// The recordings that a page names, also in what it shows later.
const soundsOf = (page) =>
  [page, ...[...page.querySelectorAll("template")].map((one) => one.content)]
    .flatMap((part) => [...part.querySelectorAll("a[data-hear], audio[src]")])
    .flatMap((one) => [
      one.getAttribute(one.matches("a") ? "href" : "src"),
      ...(one.dataset.turns ?? "").split("|").map((turn) => turn.split("=")[0]),
    ])
    .filter(Boolean);

// Returns how many recordings are kept, their bytes, and how many the site does not have.
async function keepSounds(store, sounds) {
  const kept = { count: 0, bytes: 0, lacking: 0 };
  for (const sound of sounds) {
    const response = (await store.match(sound)) ?? (await fetch(sound));
    if (response.ok) {
      kept.bytes += (await response.clone().blob()).size;
      kept.count += 1;
      await store.put(sound, response);
    } else {
      kept.lacking += 1;
    }
  }
  return kept;
}

// The files of all fonts in which the site shows a text, each of the families in each of its styles.
async function fontsFor(text) {
  const letters = [...new Set(text)].join("");
  const faces = new Set([...document.fonts].map(({ style, family }) => `${style} 1em "${family.replaceAll('"', "")}"`));
  await Promise.all([...faces].map((face) => document.fonts.load(face, letters)));
  const loaded = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
  return loaded.filter((path) => path.startsWith("/static/") && path.endsWith(".woff2"));
}

async function keep() {
  const pages = await caches.open(PAGES);
  const store = await caches.open(FILES);
  const lessons = addresses(sentences.lessons);
  const drills = addresses(sentences.drills);
  const all = 2 + lessons.length + QUESTIONS * drills.length;
  const files = new Set();
  let text = document.body.textContent; // with the names of all languages in the menu
  const sounds = new Set();
  let done = 0;
  const say = (sentence, pause = "") => {
    state.textContent = sentence.replace("{done}", String(done)).replace("{all}", String(all)).replace("{seconds}", pause);
  };
  async function wait(pause) {
    say(sentences.waiting, String(pause));
    await seconds(pause);
    say(sentences.busy);
  }
  async function put(cache, address, ...names) {
    done += 1;
    say(sentences.busy);
    const loaded = await load(address, wait);
    for (const file of filesOf(loaded.page)) files.add(file);
    for (const sound of soundsOf(loaded.page)) sounds.add(sound);
    text += loaded.page.body.textContent;
    const skip = loaded.page.querySelector("[data-skip]")?.getAttribute("href");
    const level = loaded.page.querySelector("main .tabs [aria-current]");
    const title = [loaded.page.querySelector("h1"), level].filter(Boolean).map((one) => one.textContent.trim()).join(" · ");
    const copy = copyOf(loaded);
    for (const name of [loaded.address, ...names]) await cache.put(name, copy.clone());
    return { skip, title };
  }
  await put(store, place.querySelector("[data-keep-page]").href);
  await put(pages, location.pathname);
  for (const lesson of lessons) await put(pages, lesson, lesson);
  const kept = [];
  for (const drill of drills) {
    let { skip, title } = await put(pages, drill, drill);
    kept.push({ title, address: drill });
    for (let number = 2; number <= QUESTIONS; number += 1) ({ skip } = await put(pages, skip));
  }
  for (const font of await fontsFor(text)) files.add(font);
  await store.addAll([...files]);
  const course = { title: sentences.title, address: location.pathname, at: Date.now(), drills: kept, sounds: await keepSounds(store, sounds) };
  localStorage.setItem(KEPT + sentences.keep, JSON.stringify(course));
}

const number = (value, more = {}) => new Intl.NumberFormat(document.documentElement.lang, more).format(value);

function saidOf({ count, bytes, lacking } = { count: 0, lacking: 0 }) {
  const size = number(Math.round(bytes / 1e5) / 10, { style: "unit", unit: "megabyte" });
  const kept = sentences.sounds.replace("{count}", number(count)).replace("{size}", size);
  return [count ? kept : "", lacking ? sentences.lacking.replace("{count}", number(lacking)) : ""].filter(Boolean);
}

function show() {
  const kept = JSON.parse(localStorage.getItem(KEPT + sentences.keep));
  place.querySelector("[data-keep-page]").hidden = !kept;
  const day = kept && new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format(kept.at);
  state.textContent = kept ? [sentences.kept.replace("{day}", day), ...saidOf(kept.sounds)].join(" ") : "";
}

button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    await navigator.serviceWorker.register(sentences.worker);
    await keep();
    await navigator.serviceWorker.ready;
    show();
  } catch {
    state.textContent = sentences.failed;
  }
  button.disabled = false;
});

if ("serviceWorker" in navigator && "caches" in globalThis) {
  place.hidden = false;
  show();
}
