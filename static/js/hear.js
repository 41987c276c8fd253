// Plays the recording of a call where its button stands; pressed again, from the beginning. A file that cannot be
// played here is opened by itself.

const player = new Audio();

document.addEventListener("click", (event) => {
  const call = event.target.closest?.("[data-hear]");
  if (!call || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  player.src = call.href;
  player.play().catch((error) => {
    if (error.name !== "AbortError") location.assign(call.href); // aborted: another call was pressed
  });
});
