// Answers without a connection from what the pages have kept (static/js/keep.js); it keeps nothing by itself. What was not
// kept becomes the page that lists what was. Answers of people, exams and all other pages go through untouched.
const PAGES = "kept-pages";
const FILES = "kept-files"; // the site's own, and the page that lists what is kept: they belong to nobody
const PATIENCE = 5000; // milliseconds for a poor line, where there is a copy

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page itself, or one that is kept whatever it draws: a lesson. Parts of pages are kept as whole pages alone.
async function copyOf({ url, mode }) {
  const { origin, pathname } = new URL(url);
  const copy = await caches.match(url, { cacheName: PAGES });
  return copy ?? (mode === "navigate" ? caches.match(origin + pathname, { cacheName: PAGES }) : undefined);
}

// The list of what is kept, in the language of the address where it has one.
async function list(url) {
  const files = await caches.open(FILES);
  const kept = (await files.keys()).filter((request) => new URL(request.url).pathname.endsWith("/training/offline/"));
  const language = url.pathname.split("/")[1];
  const own = kept.find((request) => new URL(request.url).pathname.startsWith(`/${language}/`)) ?? kept[0];
  return own && files.match(own);
}

async function page(request) {
  const copy = await copyOf(request);
  const answer = fetch(request);
  try {
    return await (copy ? Promise.race([answer, later(copy)]) : answer);
  } catch {
    return copy ?? ((request.mode === "navigate" && (await list(new URL(request.url)))) || Response.error());
  }
}

const later = (copy) => new Promise((resolve) => setTimeout(() => resolve(copy), PATIENCE));

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.match(request.url, { cacheName: FILES });
    const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range"));
    return kept ? (range ? piece(kept, range) : kept) : Response.error();
  }
}

// The piece of a recording for which a browser asks that plays it.
async function piece(kept, [, from, last]) {
  const whole = await kept.blob();
  const end = last ? Math.min(Number(last) + 1, whole.size) : whole.size;
  const headers = { "Content-Type": kept.headers.get("Content-Type"), "Content-Range": `bytes ${from}-${end - 1}/${whole.size}` };
  return new Response(whole.slice(Number(from), end), { status: 206, headers });
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/static/") || request.destination === "style") event.respondWith(file(request));
  else if (request.mode === "navigate" || request.headers.has("HX-Request")) event.respondWith(page(request));
});
