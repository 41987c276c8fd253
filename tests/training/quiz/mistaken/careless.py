"""People who know the rules and answer carelessly."""

import random


def careless(face, key, seed):
    """Answers with a slip in one part, now and then in two."""
    chance = random.Random(seed)
    given = dict(key)
    parts = [part for part in face["parts"] if part["kind"] in ("number", "money", "choice", "cut")]
    for part in chance.sample(parts, min(len(parts), chance.choice((1, 1, 1, 2)))):
        slug = part["slug"]
        if part["kind"] == "choice":
            given[slug] = chance.choice([name for name, _text in part["options"] if name != key[slug]])
        elif part["kind"] == "cut":
            given[slug] = _piece_slip(chance, key[slug].split())
        else:
            given[slug] = _slip(chance, key[slug], 100 if part["kind"] == "money" else 1)
    return given


def _slip(chance, number, unit):
    digits = str(number // unit)
    at = chance.randrange(len(digits))
    slips = [
        str(int(digits) + chance.choice((1, -1))),
        digits[:at] + chance.choice("0123456789") + digits[at + 1 :],
        digits[:at] + digits[at : at + 2][::-1] + digits[at + 2 :],
        digits + "0",
        digits[:-1] or "0",
    ]
    return max(0, int(chance.choice(slips))) * unit


def _piece_slip(chance, pieces):
    """One chip more or less, a value left out, or two neighbouring values exchanged."""
    at = chance.randrange(len(pieces))
    count, value = pieces[at].split("x")
    slips = [
        [*pieces[:at], f"{int(count) + 1}x{value}", *pieces[at + 1 :]],
        [*pieces[:at], f"{max(1, int(count) - 1)}x{value}", *pieces[at + 1 :]],
        pieces[:at] + pieces[at + 1 :] or pieces,
        [*pieces[:at], *pieces[at : at + 2][::-1], *pieces[at + 2 :]],
    ]
    return " ".join(chance.choice(slips))
