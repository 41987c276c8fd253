// What a script adds to the rules: links that copy themselves, the chapter being read, printing.
const copied = document.querySelector("[data-copied]");

document.addEventListener("click", async (event) => {
  const number = event.target.closest("a[data-copy-link]");
  if (!number || !navigator.clipboard) return;
  try {
    await navigator.clipboard.writeText(number.href);
  } catch {
    return; // the browser refused; the address bar has the link all the same
  }
  number.dataset.done = "";
  copied.textContent = copied.dataset.says;
  setTimeout(() => {
    delete number.dataset.done;
    copied.textContent = "";
  }, 2500);
});

// A second language beside the first one keeps the place: the clause at the head of the window.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-keep-anchor]");
  if (!link) return;
  const reading = [...document.querySelectorAll(".clause")].find((clause) => clause.getBoundingClientRect().bottom > 80);
  if (window.scrollY > 0 && reading) link.hash = reading.id;
});

const contents = document.querySelectorAll(".contents a, .contents-drawer a");
const mark = (id) => {
  for (const link of contents) {
    if (link.hash === `#${id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
};
const seen = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) mark(entry.target.id);
  },
  { rootMargin: "-20% 0px -75% 0px" },
);
for (const part of document.querySelectorAll(".facts, .minute, .chapter")) seen.observe(part);

// What a link leads to is open: a rule in a folded chapter, or the chapter itself.
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest(".chapter")?.querySelector(":scope > details:not([open])");
  if (!folded) return;
  folded.open = true;
  target.scrollIntoView();
};
addEventListener("hashchange", reveal);
reveal();

// A table that scrolls is a stop on the way through the page; one that fits its place is not.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  }
});
for (const table of document.querySelectorAll(".table-scroll")) wide.observe(table);

const drawer = document.querySelector(".contents-drawer");
document.addEventListener("click", ({ target }) => {
  if (drawer && (target.closest(".contents-drawer a") || !drawer.contains(target))) drawer.open = false;
});
drawer?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  drawer.open = false;
  drawer.querySelector("summary").focus();
});

for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}

// On paper the sources of the rules and all chapters are open; a style sheet does it where a browser knows how.
if (!CSS.supports("selector(::details-content)")) {
  addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll(".source, .chapter > details")) folded.open = true;
  });
}
