"""Right requests with something wrong put into them, and the API that must answer or refuse each of them.

    .venv/bin/python -m tests.games.web.api.fuzzing 100000 7

puts so many requests, made from seed 7 (1 if none is named), to the batch command of the card games, and says how many
were accepted and how many refused. What makes the command fail is printed, and the command stops there.
"""

import copy
import io
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.web.api.card_requests import GOOD

JUNK = (
    *(None, True, False, 0, 1, -1, 7, 99, 10**30, 0.5, -0.5, 1e300, "", " ", "x", "0", "-1", "1.234", "1e9", "5,50"),
    *("10.00", "0.00", "٣", "\x00", "🂡", "Td", "As", "As", "10d", "tD", "1c", "Xs", "T", "0123456789" * 20),
    *("9" * 5000, "1" + " " * 5000, "1:" * 2500, 10**4000),
    *("infinite", "win", "retire", "rouge", "banco", "venice-blackjack", "leave", "move:noir", "divide", "Anna"),
    *([], {}, [[]], {"x": 1}, ["As", "As"], [None], {"0": -1}, {"Anna": "0"}, [[["As"]]]),
)
OVERRIDES = (
    {},
    {"x": 1},
    {"name": "x"},
    {"game": "poker"},
    {"decks": 0},
    {"decks": "many"},
    {"pay": {}},
    {"blackjack_pays": "019" + "9" * 400 + ":1"},
    {"pieces": [["1", 10**4000]]},
    {"pay": None},
)


def mutated(rng: random.Random, request: Any) -> Any:
    """The request with one to three things changed at random places."""
    changed = copy.deepcopy(request)
    for _ in range(rng.randint(1, 3)):
        changed = _once(rng, changed)
    return changed


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container with each of its keys."""
    keys = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in keys:
        yield value, key
        yield from _places(inner)


def _once(rng: random.Random, request: Any) -> Any:
    places = list(_places(request))
    if not places or rng.random() < 0.02:
        return copy.deepcopy(rng.choice(JUNK))
    holder, key = rng.choice(places)
    other, elsewhere = rng.choice(places)
    match rng.randrange(7):
        case 0 | 1:
            holder[key] = copy.deepcopy(rng.choice(JUNK))
        case 2:
            holder[key] = copy.deepcopy(other[elsewhere])
        case 3:
            del holder[key]
        case 4 if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        case 5 if isinstance(request, dict):
            request["overrides"] = copy.deepcopy(rng.choice(OVERRIDES))
        case _ if isinstance(holder, dict):
            holder[rng.choice(("x", "", "player", "choice", "rules", "A" * 300))] = copy.deepcopy(rng.choice(JUNK))
    return request


def requests(rng: random.Random, count: int, verbs: list[tuple[str, str]] | None = None) -> Iterator[dict[str, Any]]:
    """So many lines of a batch, verb by verb in turn."""
    asked = verbs or list(GOOD)
    for name in range(count):
        game, verb = asked[name % len(asked)]
        yield {"id": name, "game": game, "verb": verb, "request": mutated(rng, GOOD[game, verb])}


def run(lines: Iterator[dict[str, Any]]) -> Counter[str]:
    """Puts the lines to the batch command: how many were accepted, and how many refused with which code.

    Raises whatever the command raises, which must be nothing.
    """
    from games.web.api.command import batch

    codes: Counter[str] = Counter()
    for line in lines:
        out = io.StringIO()
        try:
            batch([json.dumps(line).encode()], out)
        except Exception:
            print(json.dumps(line), file=sys.stderr)
            raise
        body = json.loads(out.getvalue(), parse_constant=_no_number)
        assert body["id"] == line["id"]
        if "error" in body:
            assert body["error"].keys() == {"code", "field", "message"}
            assert body["error"]["message"]
        codes[body["error"]["code"] if "error" in body else f"accepted {line['game']} {line['verb']}"] += 1
    return codes


def _no_number(word: str) -> float:
    raise AssertionError(f"{word} is not JSON")


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.engine")
    import django

    django.setup()
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for what, times in run(requests(random.Random(seed), count)).most_common():
        print(f"{times:8}  {what}")


if __name__ == "__main__":
    main()
