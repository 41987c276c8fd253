"""Count every deal of the game again and write `counted.toml`: `python -m games.caribbean_stud.recount`.

The game with a change is counted twice: for the column posted after a change and for the whole pay table.
"""

from collections.abc import Iterator
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path

from games.caribbean_stud.every_change import exchange_odds
from games.caribbean_stud.plain_game import every_deal
from games.caribbean_stud.rulesets import Pay, ruleset
from games.caribbean_stud.tallies import edge, play_frequency

_FILE = Path(str(files("games.caribbean_stud") / "counted.toml"))


def main() -> None:
    rules = ruleset()
    lines = [*_plain(rules.pay), *_exchange(rules.pay, (rules.column(changed=True), rules.pay))]
    _FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


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
    for column in after:
        odds = exchange_odds(pay, column)
        print(f"with a change, {list(column.values())}: edge {float(odds.edge):.6%}")
        yield f"\n[[exchange]]\npay = {list(pay.values())}\nafter = {list(column.values())}"
        yield from (f'{name} = "{value}"' for name, value in asdict(odds).items())


if __name__ == "__main__":
    main()
