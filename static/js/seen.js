// The seconds of a question inside a lesson run from the moment at which it came into sight: the lesson above it is read
// first. Its form keeps the moment, also where it comes back to be corrected.
const sight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const seen = target.closest("[data-ask]").querySelector("[data-seen]");
      if (isIntersecting && seen && !seen.value) seen.value = Date.now();
    }
  },
  { threshold: 1 },
);

function watch(part) {
  for (const question of part.querySelectorAll("[data-ask]:has([data-seen]) .question")) sight.observe(question);
}

// Before the form is read.
document.addEventListener(
  "submit",
  ({ target }) => {
    const seen = target.querySelector("[data-seen]");
    if (!seen?.value) return;
    const seconds = target.querySelector("[name=seconds]") ?? document.createElement("input");
    Object.assign(seconds, { type: "hidden", name: "seconds", value: Math.round((Date.now() - Number(seen.value)) / 1000) });
    target.append(seconds);
  },
  true,
);
document.addEventListener("htmx:load", ({ target }) => watch(target.parentElement ?? target));
watch(document);
