// Keeps the sheet of a practical test on this device while it is filled in, for the person who fills it in. What is signed
// without a connection waits and is sent by offline.js; the draft stays until the site has said that the test is signed.
const person = document.querySelector("[data-offline]").dataset.person;
const sheet = () => document.querySelector("form[data-draft]");
const key = `practical:draft:${person}:${sheet()?.dataset.draft}`;

function restore(form) {
  const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
  const token = kept.find(([name]) => name === "token")?.[1];
  if (form.dataset.signed.split(" ").includes(token)) return localStorage.removeItem(key);
  for (const [name, value] of kept) {
    const field = form.elements[name];
    if (field?.type === "checkbox") field.checked = true;
    else if (field) field.value = value;
  }
}

function keep(form) {
  const entries = [...new FormData(form)].filter(([name]) => name !== "csrfmiddlewaretoken");
  localStorage.setItem(key, JSON.stringify(entries));
}

document.addEventListener("input", ({ target }) => {
  if (target.form && target.form === sheet()) keep(target.form);
});

// The test ends when it is signed, not when it is sent or corrected on a later day. Before htmx reads the form.
document.addEventListener(
  "submit",
  ({ target }) => {
    if (target !== sheet()) return;
    const { ended } = target.elements;
    const now = new Date();
    if (!ended.value || new Date(ended.value).toDateString() === now.toDateString()) ended.value = now.toISOString();
    keep(target);
  },
  true,
);

function settled() {
  if (document.querySelector("[data-signed-now]")) localStorage.removeItem(key);
}
document.addEventListener("offline:changed", settled);
document.addEventListener("htmx:afterSettle", () => {
  settled();
  document.querySelector("#sheet [tabindex='-1']")?.focus();
});

if (sheet()) restore(sheet());
