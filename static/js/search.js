// The search: the key / goes to its field, wherever one is on the page, unless somebody is typing or has turned it off.
// Everything else works without this script.
const OFF = "search-without-slash";
const menu = document.querySelector("details[data-search]");
const isTyping = (place) => place.closest("input, select, textarea, [contenteditable]");

menu?.addEventListener("toggle", () => {
  if (menu.open) menu.querySelector("input").focus();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || localStorage.getItem(OFF)) return;
  const field = document.getElementById("search-page");
  if (!field && !menu) return;
  event.preventDefault();
  if (field) field.select();
  else menu.open = true;
});

// A query that is refused comes with 422 and says why.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (!detail.target.matches("#search-found, #search-brief") || detail.xhr.status !== 422) return;
  [detail.shouldSwap, detail.isError] = [true, false];
});

const choice = document.querySelector("[data-slash-switch]");
if (choice) {
  const box = choice.querySelector("input");
  box.checked = !localStorage.getItem(OFF);
  choice.hidden = false;
  box.addEventListener("change", () => (box.checked ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, "1")));
}
