"""Count every deal of the game again and write `counted.toml`: `python -m games.caribbean_stud.recount`.

The plain game takes some ten seconds. With `--exchange` the game with a change is counted as well, once for the column
posted after a change and once for the whole pay table: some five minutes. Without it, what was counted of it stays.
"""

import sys
from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from games.caribbean_stud.exchange_game import exchange_tallies
from games.caribbean_stud.plain_game import every_deal
from games.caribbean_stud.rulesets import DEFAULT, Pay, ruleset
from games.caribbean_stud.tallies import edge, play_frequency

_FILE = Path(str(files("games.caribbean_stud") / "counted.toml"))
_EXCHANGE = "[[exchange]]"


def main() -> None:
    rules = ruleset(DEFAULT)
    plain, exchange = "\n".join(_plain(rules.pay)), _kept()
    if "--exchange" in sys.argv:
        exchange = "\n".join(_exchange(rules.pay, (rules.column(changed=True), rules.pay)))
    _FILE.write_text(f"{plain}\n\n{exchange.strip()}\n", encoding="utf-8")


def _kept() -> str:
    text = _FILE.read_text(encoding="utf-8") if _FILE.exists() else ""
    return text[text.index(_EXCHANGE) :] if _EXCHANGE in text else ""


def _plain(pay: Pay) -> Iterator[str]:
    counted, thresholds = every_deal()
    print(f"without a change: edge {float(edge(pay, counted)):.6%}, BET laid {float(play_frequency(counted)):.6%}")
    yield "# Every deal, counted by `python -m games.caribbean_stud.recount`. Nothing here is typed by hand."
    for kind, tally in counted.items():
        yield f"\n[plain.kinds.{kind}]"
        yield from (f"{name} = {count}" for name, count in asdict(tally).items())
    yield "\n# Ace-kings folded above that are played where BET wins so much or more: what is then added to theirs."
    yield "[plain.ace_kings_from]"
    for pays, tally in thresholds.items():
        yield f"{pays} = {{ {', '.join(f'{name} = {count}' for name, count in asdict(tally).items())} }}"


def _exchange(pay: Pay, after: tuple[Pay, ...]) -> Iterator[str]:
    for column, tally in zip(after, exchange_tallies(pay, after), strict=True):
        print(f"with a change, {list(column.values())}: edge {float(tally.edge):.6%}")
        yield f"\n{_EXCHANGE}\npay = {list(pay.values())}\nafter = {list(column.values())}"
        yield from (f'{name} = "{value}"' for name, value in asdict(tally).items())


if __name__ == "__main__":
    main()
