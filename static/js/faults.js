// A failed request for a fragment is reported here: nothing else on the page would show it. What only asks is asked again
// by a button, and once by itself when the line is back; what was typed meanwhile stays as it is.
// A region that is there from the start, so that it is read out when it is filled; a page may have a place for it.
const region = document.querySelector("[data-faults]");
document.querySelector("[data-faults-place]")?.append(region);
const sentences = region.dataset;
const STALE = [401, 403]; // no use asking again before the page is reloaded
let lost = null;

function say(sentence, asked = null) {
  lost = asked?.verb === "get" ? asked : null;
  region.textContent = "";
  if (!sentence) return;
  const notice = document.createElement("div");
  notice.className = "notice bad";
  notice.append(sentence);
  if (lost) notice.append(button());
  region.append(notice);
}

function button() {
  const again = document.createElement("button");
  again.type = "button";
  again.className = "button";
  again.textContent = sentences.again;
  again.addEventListener("click", askAgain);
  return again;
}

function askAgain() {
  if (!lost) return;
  const { verb, path, elt, triggeringEvent } = lost;
  const pressed = triggeringEvent?.submitter;
  const values = pressed?.name ? { [pressed.name]: pressed.value } : {};
  htmx.ajax(verb, path, { source: elt, values }).catch(() => {}); // if it is lost again, the events below say so
}

function sentenceFor(status) {
  if (STALE.includes(status)) return sentences.stale;
  return status === 429 || status === 503 ? sentences.busy : sentences.failed;
}

for (const failed of ["htmx:sendError", "htmx:timeout"]) {
  document.addEventListener(failed, ({ detail }) => say(sentences.offline, detail.requestConfig));
}
document.addEventListener("htmx:responseError", ({ detail }) => {
  say(sentenceFor(detail.xhr.status), STALE.includes(detail.xhr.status) ? null : detail.requestConfig);
});
document.addEventListener("htmx:beforeRequest", () => say(""));
addEventListener("online", askAgain);

// The site sends a sentence for the messages of the page with its limits; what a proxy sends is no fragment.
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.xhr.status !== 429 || detail.xhr.getResponseHeader("HX-Retarget")) return;
  detail.shouldSwap = false;
  detail.isError = true;
});

// A person who was signed out gets the whole sign-in page: it is opened, and not put into this one.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { xhr } = event.detail;
  if (xhr.status !== 200 || !xhr.responseURL || !/^\s*<!doctype html/i.test(xhr.responseText)) return;
  event.detail.shouldSwap = false;
  location.assign(xhr.responseURL);
});
