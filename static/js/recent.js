// The calculators that were used last, which only this browser knows. A page of a calculator enters itself in the list;
// the page of all calculators shows the list in its own language.
const KEY = "recent-calculators";
const MOST = 6;
const section = document.getElementById("recent");

const withoutLanguage = (path) => path.replace(/^\/[^/]+/, "");

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // no storage, or something else in it
  }
}

function write(list) {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // no storage: nothing is remembered
  }
}

function show() {
  const cards = new Map();
  for (const card of document.querySelectorAll(".tool-game .tool-list > li")) {
    cards.set(withoutLanguage(card.querySelector("a").pathname), card);
  }
  const found = read().map((path) => cards.get(path)).filter(Boolean);
  const named = (card) => {
    const [shown, game] = [card.cloneNode(true), card.closest(".tool-game").querySelector("h2").textContent];
    shown.querySelector("a").prepend(`${game}: `);
    return shown;
  };
  section.querySelector("ul").replaceChildren(...found.map(named));
  section.hidden = !found.length;
}

if (section) {
  section.querySelector("button").addEventListener("click", () => {
    write([]);
    show();
    document.querySelector("h1").focus();
  });
  show();
} else {
  const here = withoutLanguage(location.pathname);
  write([here, ...read().filter((path) => path !== here)].slice(0, MOST));
}
