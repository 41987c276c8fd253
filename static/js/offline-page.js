// The page of what is kept on this device. Shown in place of a page that needs a connection, it says so.
const page = document.querySelector("[data-on-device]");
const keysOf = (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).sort();
const read = (key) => JSON.parse(localStorage.getItem(key));
const time = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

function made(name, text = "", more = {}) {
  return Object.assign(document.createElement(name), { textContent: text, ...more });
}

function fill(list, nothing, entries) {
  page.querySelector(list).replaceChildren(...entries);
  page.querySelector(nothing).hidden = entries.length > 0;
}

function course({ title, address, drills }) {
  const item = made("li");
  const inner = made("ul");
  inner.append(...drills.map(link));
  item.append(made("a", title, { href: address }), inner);
  return item;
}

function link({ title, address }) {
  const item = made("li");
  item.append(made("a", title, { href: address }));
  return item;
}

function sent({ title, question, typed, address, outcome, verdict }) {
  const words = page.querySelector("[data-sent-list]").dataset;
  const card = made("article", "", { className: "card stack tight" });
  card.append(made("h3", title), made("p", question, { className: "question" }));
  if (verdict) {
    const details = made("div", "", { className: "stack tight", innerHTML: verdict });
    details.querySelector(".question")?.remove();
    card.append(details);
  } else {
    card.append(made("p", words[outcome], { className: "notice warn" }), made("p", `${words.typed} · ${typed}`));
    card.append(made("a", words.again, { href: address, className: "button quiet" }));
  }
  return card;
}

function show() {
  const waiting = keysOf(`offline:waiting:${localStorage.getItem("offline:person")}:`).map(read);
  fill("[data-kept-list]", "[data-nothing-kept]", keysOf("offline:kept:").map(read).map(course));
  fill(
    "[data-waiting-list]",
    "[data-nothing-waiting]",
    waiting.map(({ title, question, typed, at }) => made("li", `${title} · ${question} ${typed} (${time.format(at)})`)),
  );
  fill("[data-sent-list]", "[data-nothing-sent]", keysOf("offline:sent:").reverse().map(read).map(sent));
}

const isExam = page.dataset.exams.split(" ").some((part) => location.pathname.includes(part));
page.querySelector("[data-exam]").hidden = !isExam;
page.querySelector("[data-elsewhere]").hidden = isExam || location.pathname.endsWith("/training/offline/");
document.addEventListener("offline:changed", show);
show();
