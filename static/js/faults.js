// A failed request for a fragment is reported here: nothing else on the page would show it.
// A region that is there from the start, so that it is read out when it is filled.
const region = document.querySelector("[data-faults]");
const sentences = region.dataset;

function say(sentence) {
  region.textContent = "";
  if (!sentence) return;
  const notice = document.createElement("p");
  notice.className = "notice bad";
  notice.textContent = sentence;
  region.append(notice);
}

function sentenceFor(status) {
  if (status === 401 || status === 403) return sentences.stale;
  return status === 429 || status === 503 ? sentences.busy : sentences.failed;
}

for (const lost of ["htmx:sendError", "htmx:timeout"]) document.addEventListener(lost, () => say(sentences.offline));
document.addEventListener("htmx:responseError", (event) => say(sentenceFor(event.detail.xhr.status)));
document.addEventListener("htmx:beforeRequest", () => say(""));

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
