// Menus: close on Escape, and when a click or the focus goes elsewhere.
const openMenus = () => document.querySelectorAll("details.menu[open]");

for (const leaving of ["click", "focusin"]) {
  document.addEventListener(leaving, (event) => {
    for (const menu of openMenus()) if (!menu.contains(event.target)) menu.open = false;
  });
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector("summary").focus();
  }
});

// A language is found by what it is called in itself, in English or in the reader's language. Letters typed in the open
// list go to the field, and Enter takes the first that is left.
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

for (const finder of document.querySelectorAll(".find-language")) {
  const field = finder.querySelector("input");
  const panel = field.closest(".panel");
  const left = () => panel.querySelectorAll("li:not([hidden])");
  finder.hidden = false;
  field.addEventListener("input", () => {
    for (const item of panel.querySelectorAll("li")) {
      item.hidden = !item.dataset.names.split("|").some((name) => folded(name).startsWith(folded(field.value)));
    }
    panel.querySelector("[role=status]").hidden = left().length > 0;
  });
  panel.addEventListener("keydown", (event) => {
    if (event.target === field && event.key === "Enter") left()[0]?.querySelector("a").click();
    const typed = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.target !== field && typed) field.focus();
  });
}

// Of tabs that do not all fit, the present one is in sight.
for (const tab of document.querySelectorAll(".tabs [aria-current]")) tab.scrollIntoView({ block: "nearest", inline: "center" });

// Only a table that is wider or higher than its place scrolls, so that only this is a stop of the keys, and a landmark if
// it has a name and its section is none of that name.
const fits = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scroller = target.closest(".table-scroll");
    const scrolls = scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight;
    const name = scroller.getAttribute("aria-labelledby");
    const isNamed = name ?? scroller.getAttribute("aria-label");
    scroller.role = scrolls && isNamed && !scroller.parentElement.closest(`[aria-labelledby="${name}"]`) ? "region" : "group";
    if (scrolls) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
  }
});
function watch(part) {
  for (const scroller of part.querySelectorAll(".table-scroll")) {
    for (const one of [scroller, ...scroller.children]) fits.observe(one);
  }
}
watch(document);
document.addEventListener("htmx:load", ({ target }) => watch(target));

// Another language is remembered for the next visit, and keeps the place: the query as it is now (a fragment may have changed it)
// and the anchor of what is being read, which the server never sees.
function placeInPage() {
  if (location.hash) return location.hash;
  const top = document.documentElement.clientHeight / 3;
  const above = [...document.querySelectorAll("main :is(section, article, h2, h3)[id]")].filter(
    (part) => part.getBoundingClientRect().top < top,
  );
  return window.scrollY > 0 && above.length ? `#${above.at(-1).id}` : "";
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-keep-place]");
  if (!link) return;
  const url = new URL(link.href);
  url.search = location.search;
  url.hash = placeInPage();
  link.href = url.href;
  document.cookie = `django_language=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
});

// Answers typed in an exam and not saved (attempt.js) must not stay for the next person.
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-sign-out]")) return;
  for (const key of Object.keys(sessionStorage)) if (key.startsWith("exam:")) sessionStorage.removeItem(key);
});
