// Plays the recording of a call where its button stands; pressed again, from the beginning, or the next one where a part
// of the call varies. A file that cannot be played here is opened by itself, but not from a question: that would leave an
// exam. Without a connection a page says so of a recording that was not kept, and shows the words of a call that is
// listened to.

const player = new Audio();

// The button names the call that it plays next.
function turn(button) {
  const turns = (button.dataset.turns ?? "").split("|").map((each) => each.split("="));
  const place = turns.findIndex(([address]) => address === button.getAttribute("href"));
  const [address, call] = turns[(place + 1) % turns.length];
  if (!call) return;
  button.setAttribute("href", address);
  button.querySelector("[lang=fr]").textContent = call;
}

// Says beside what cannot be played that it is not on this device.
function sayMissing(place) {
  const words = document.querySelector("[data-offline]")?.dataset.noSound;
  if (!words || place.nextElementSibling?.matches("[data-missing]")) return;
  const note = Object.assign(document.createElement("span"), { className: "notice warn", textContent: words });
  note.dataset.missing = "";
  note.setAttribute("role", "status");
  place.after(note);
}

// A file that is there but cannot be played is opened; an open question stays as it is.
async function open(address, button) {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) sayMissing(button);
  else if (!button.closest("form[data-answer]")) location.assign(address);
}

function checkScenes() {
  for (const audio of document.querySelectorAll(".scene audio[src]")) {
    const missing = () => {
      sayMissing(audio);
      audio.parentElement.querySelector("details").open = true;
    };
    if (audio.error) missing();
    else audio.addEventListener("error", missing, { once: true });
  }
}
checkScenes();
document.addEventListener("htmx:afterSettle", checkScenes);

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-hear]");
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  player.src = button.href;
  turn(button);
  const { src } = player;
  player.play().catch((error) => {
    if (error.name !== "AbortError") open(src, button); // aborted: another call was pressed
  });
});
