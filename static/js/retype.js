// Carries what is typed but not sent into another language: the page there gives it back to the site, which writes it
// as that language does. Amounts are read otherwise in each.
const KEPT = "retype";
const place = () => location.pathname.replace(/^\/[^/]+/, "") + location.search;
const language = document.documentElement.lang;

const typedIn = (form) => [...new FormData(form)].filter(([name]) => name !== "csrfmiddlewaretoken");
const isTouched = (form) =>
  [...form.querySelectorAll("[data-part] [name]")].some((field) => (/radio|checkbox/.test(field.type) ? field.checked : field.value));

document.addEventListener("click", ({ target }) => {
  if (!target.closest("a[data-keep-place]")) return;
  const forms = [...document.querySelectorAll("form[data-answer][hx-post]")].filter(isTouched);
  const typed = forms.map((form) => [form.getAttribute("hx-target"), typedIn(form)]);
  if (typed.length) sessionStorage.setItem(KEPT, JSON.stringify({ place: place(), language, typed }));
});

async function giveBack() {
  const kept = JSON.parse(sessionStorage.getItem(KEPT));
  sessionStorage.removeItem(KEPT);
  if (kept?.place !== place() || kept.language === language) return;
  for (const [target, typed] of kept.typed) {
    const form = document.querySelector(target)?.querySelector("form[data-answer]");
    if (!form) continue;
    form.removeAttribute("data-may-wait"); // it is no answer yet
    const values = { typed_in: kept.language };
    for (const [name, value] of typed) values[name] = [...(values[name] ?? []), value];
    await htmx.ajax("POST", form.getAttribute("hx-post"), { source: form, target, swap: form.getAttribute("hx-swap"), values });
  }
}

giveBack();
