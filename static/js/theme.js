// The theme form works by itself; with a script the change shows at once, without a new page.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-theme-form]") || !event.submitter) return;
  event.preventDefault();
  const chosen = event.submitter.value;
  const body = new FormData(form, event.submitter);
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  for (const button of form.querySelectorAll("button[name=theme]")) {
    button.setAttribute("aria-pressed", String(button.value === chosen));
  }
  fetch(form.action, { method: "POST", body, redirect: "manual" });
});
