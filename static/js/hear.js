// Plays the recording of a call where its button stands; pressed again, from the beginning, or the next one where a part
// of the call varies. A file that cannot be played here is opened by itself.

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

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-hear]");
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  player.src = button.href;
  turn(button);
  const { src } = player;
  player.play().catch((error) => {
    if (error.name !== "AbortError") location.assign(src); // aborted: another call was pressed
  });
});
