// The verdict of this device on an answer that waits to be sent, from what a kept page has beside its question
// (templates/quiz/_after.html). Answers are compared as the server does it (training/quiz/answers.py, grading.py); one that
// cannot be read here without doubt is left to the server, and stands beside the right answer meanwhile.

const { centsOf, tokensOf } = globalThis.typed; // of chips.js
const LONGEST = 400; // letters of an answer
const WORDS = 80; // letters of a call
const CARDS = 12;
const PARTS = 2; // so many answers of a mistake show it where others were given rightly

const words = (text) =>
  (text.toUpperCase().toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").match(/[a-z0-9]+/g) ?? []).join(" ");
const cards = (text) => text.match(/[2-9tjqka][cdhs]/gi).map((card) => card.toUpperCase()).sort().join(" ");
const known = (given, expected) => (given === undefined ? undefined : given === expected);

// A whole number in digits, or with the marks of the page's language but without decimals.
function wholeOf(text) {
  const cents = /[.,]\d{1,2}$/.test(text) ? undefined : centsOf(text);
  return cents === undefined ? undefined : cents / 100;
}

// Count and cents of each piece of a cut.
function piecesOf(text) {
  const pieces = tokensOf(text).map((token) => token.replace(/,$/, "").split("x"));
  const read = pieces.map(([count, value, ...more]) => [/^\d{1,4}$/.test(count) && !more.length ? Number(count) : undefined, centsOf(value ?? "")]);
  return read.length && read.flat().every((number) => number !== undefined) ? read : undefined;
}

const sum = (pieces) => pieces.reduce((all, [count, cents]) => all + count * cents, 0);

function isGoodCut(text, expected, part) {
  const pieces = piecesOf(text);
  if (!pieces) return undefined;
  const values = [...part.querySelectorAll("[data-rack] [data-cents]")].map((chip) => Number(chip.dataset.cents));
  const due = expected.split(" ").map((piece) => piece.split("x").map(Number));
  const way = due.length > 1 && due[0][1] > due.at(-1)[1] ? -1 : 1; // falling as a mistake writes it
  const isInOrder = pieces.every(([count, cents], place) => count > 0 && values.includes(cents) && (!place || way * (cents - pieces[place - 1][1]) > 0));
  return isInOrder && sum(pieces) === sum(due);
}

// Positions as the layout writes them when it is touched, or the key of a place that was chosen.
function areSpots(text, expected, part) {
  const spots = [...part.querySelectorAll("[data-walk] > button, [type=radio]")];
  const touched = new Set(text.split(/,\s*/).map((typed) => spots.find((spot) => (spot.dataset.typed ?? spot.value) === typed)?.value));
  if (touched.has(undefined) || (part.matches("[data-one]") && touched.size > 1)) return undefined;
  return [...touched].sort().join(" ") === expected.split(" ").sort().join(" ");
}

function isOrder(texts, expected) {
  return texts.includes("") || new Set(texts).size < texts.length ? undefined : texts.join(" ") === expected;
}

// Whether an answer is right, by the kind of its part; undefined where only the server can say it.
const KINDS = {
  choice: ([text], expected) => text === expected,
  order: isOrder,
  spoken: (texts, expected) => texts.filter(Boolean).join(" ") === expected,
  number: ([text], expected) => known(wholeOf(text), expected),
  money: ([text], expected) => known(centsOf(text), expected),
  call: ([text], expected) => (text.length > WORDS || !words(text) ? undefined : words(text) === words(expected)),
  cut: ([text], expected, part) => isGoodCut(text, expected, part),
  spot: ([text], expected, part) => areSpots(text, expected, part),
  spots: ([text], expected, part) => areSpots(text, expected, part),
  cards(texts, expected) {
    const text = texts.join(" ");
    const isRead = /^(?:[2-9tjqka][cdhs][\s,]*)+$/i.test(text) && cards(text).split(" ").length <= CARDS;
    return isRead ? cards(text) === cards(expected) : undefined;
  },
};

function isRight(kind, texts, expected, part) {
  const given = texts.map((text) => text.trim());
  if (!given.some(Boolean)) return false; // not answered
  return given.join(" ").length > LONGEST ? undefined : KINDS[kind]?.(given, expected, part);
}

// The mistake that an answer shows, as training/quiz/diagnosis.py finds it: the one that gives all of the answer, else the
// first that gives every wrong part of several, unless all are choices.
function diagnosed(mistakes, verdicts, parts, against, asked) {
  const wrong = verdicts.flatMap((verdict, place) => (verdict === false ? [place] : []));
  if (!wrong.length || verdicts.includes(undefined) || wrong.some((place) => !parts[place])) return undefined;
  const found = mistakes.map((mistake) => [mistake, against(JSON.parse(mistake.dataset.mistake))]);
  const whole = found.find(([, judged]) => judged.every(Boolean));
  const mayBeInPart = wrong.length >= PARTS && wrong.some((place) => asked[place].kind !== "choice");
  const inPart = mayBeInPart ? found.find(([, judged]) => wrong.every((place) => judged[place])) : undefined;
  return (whole ?? inPart)?.[0];
}

function judge(form) {
  const note = form.nextElementSibling;
  if (!note?.matches("[data-judged-here]")) return;
  const { body, parts } = JSON.parse(localStorage.getItem(form.dataset.waiting));
  const asked = JSON.parse(note.dataset.judgedHere);
  const [posted, fields] = [new URLSearchParams(body), form.querySelectorAll("[data-part]")];
  const against = (answers) => asked.map(({ slug, kind }, place) => isRight(kind, posted.getAll(slug), answers[slug], fields[place]));
  const verdicts = against(Object.fromEntries(asked.map(({ slug, expected }) => [slug, expected])));
  const ways = new Map([...note.querySelectorAll("[data-way]")].map((way) => [way.dataset.way, way]));
  const rows = verdicts.map((verdict, place) => {
    const way = ways.get(verdict === undefined ? "unjudged" : verdict ? "right" : "wrong");
    const row = way.querySelectorAll(".verdict > li")[place];
    const own = row.querySelector("dl.both dd:not(.key)");
    if (own && parts[place]) own.textContent = parts[place];
    return row;
  });
  const [first, ...others] = ways.values();
  first.querySelector(".verdict").replaceChildren(...rows);
  const mistakes = [...note.querySelectorAll("[data-mistake]")];
  const shown = diagnosed(mistakes, verdicts, parts, against, asked);
  for (const one of [...others, ...mistakes]) if (one !== shown) one.remove();
  note.querySelector("[data-all]").hidden = verdicts.includes(undefined);
  note.querySelector("[data-some]").hidden = !verdicts.includes(undefined);
}

document.addEventListener("offline:held", (event) => judge(event.target));
for (const form of document.querySelectorAll("form[data-waiting]")) judge(form); // held before this file was there
