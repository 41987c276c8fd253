"""What the page of roulette draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, cast

from django.utils.translation import get_language, override

from games.core.facts import Fact, Key, Money
from games.roulette.bets import Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.clauses import Clause
from games.roulette.facts import facts
from games.roulette.odds import Odds, odds
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.web.kit.formats import money
from games.web.kit.game import Figure
from games.web.roulette.drawings import Chip, called_chips, fields, pockets
from games.web.roulette.edges import Edge, edges
from games.web.roulette.words import bet_name, kind_name

# The languages of the table and of its houses; the reader's own comes before them.
_TABLE_LANGUAGES = ("fr", "it", "en")


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of bet: how many positions of it the layout has, its names by language, its odds and its edges."""

    names: list[tuple[str, str]]
    positions: int
    odds: Odds
    edges: list[Edge]


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    kinds = list(_kinds(rules))
    languages = [language for language, _ in kinds[0].names]
    called = [bet for bet in every_called_bet() if bet.name in rules.called_bets]
    return {
        Clause.WHEEL: Figure("roulette/rules/_wheel.html", {"drawn": rules.wheel}),
        Clause.LAYOUT: Figure("roulette/rules/_layout.html", {"drawn": rules.wheel, "outside": _outside()}),
        Clause.PAYOUT: Figure("roulette/rules/_payouts.html", {"kinds": kinds, "languages": languages}),
        Clause.ODDS_EXPECTED: Figure("roulette/rules/_odds.html", {"kinds": kinds}),
        **{bet.clause: _called(bet) for bet in called if bet.key == bet.name},
        **_families(rules, called),
        **_limits(rules),
    }


def shapes(rules: Ruleset) -> Figure:
    """Return the fields of the felt and the pockets of the wheel, of which every drawing of the page is made."""
    return Figure("roulette/rules/_shapes.html", {"fields": fields(rules.wheel), "pockets": pockets(rules.wheel)})


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the last spin of a short game, whatever the limits are: its stakes on the layout, and the number that
    came."""
    session = Session.parse(game)
    spin, settled = session.spins[-1], session.play(replace(rules, minimum={}, maximum={}))[-1]
    line = settled.lines[0]
    chips = [Chip(str(stake.bet), money(stake.amount)) for stake in spin.stakes]
    shows = {"chips": chips, "came": (spin.outcome,), "drawn": rules.wheel}
    facts: dict[str, Fact] = {"shown_stake": Money(line.stake), "shown_won": Money(line.winnings)}
    return Figure("roulette/rules/_picture.html", shows, facts)


def _kinds(rules: Ruleset) -> Iterator[Row]:
    own = get_language() or "en"
    languages = [own, *(language for language in _TABLE_LANGUAGES if language != own)]
    for kind in Kind:
        bets = [bet for bet in rules.positions.values() if bet.kind is kind]
        if bets:
            found = odds(rules, bets[0])
            yield Row([(code, _kind_name(kind, code)) for code in languages], len(bets), found, edges(rules, found))


def _kind_name(kind: Kind, language: str) -> str:
    with override(language):
        return kind_name(kind)


def _outside() -> list[tuple[str, str]]:
    """Return the fields off the numbers: what each is called, and what is printed on it."""
    return [(bet_name(field.key), field.text) for field in fields() if field.shade == "outside"]


def _called(bet: CalledBet, family: Sequence[CalledBet] = ()) -> Figure:
    """Return the drawing of an announcement, with all of its family in a table."""
    shows: dict[str, Any] = {"bet": bet, "chips": called_chips(bet), "family": family}
    return Figure("roulette/rules/_called.html", shows)


def _limits(rules: Ruleset) -> dict[str, Figure]:
    """Return what the table's board says, if the house has put something on it: each kind with its limits in cents."""
    shown = [(kind, rules.minimum.get(kind), rules.maximum.get(kind)) for kind in Kind]
    limits = [(kind_name(kind), least, most) for kind, least, most in shown if least or most]
    return {Clause.LIMITS: Figure("roulette/rules/_limits.html", {"limits": limits})} if limits else {}


def _families(rules: Ruleset, called: Iterable[CalledBet]) -> dict[str, Figure]:
    """Return announcements with numbers in them, each drawn by its example; neighbours are too many for a table."""
    examples = _examples(rules)
    shown: dict[str, Figure] = {}
    for name, same in groupby((bet for bet in called if bet.key != bet.name), key=lambda bet: bet.name):
        example = CalledBet.parse(examples[name])
        shown[example.clause] = _called(example, [] if name == "neighbours" else list(same))
    return shown


def _examples(rules: Ruleset) -> dict[str, str]:
    """Return the announcements that the clauses have as examples."""
    said = facts(rules)
    return {
        "neighbours": f"neighbours:{said['example_neighbours_number']}:{said['neighbours_reach']}",
        "finale": f"finale:{said['example_finale']}",
        "finale-split": cast(Key, said["example_finale_across"]).notation,
        "finale-splits": f"finale-splits:{said['example_finale']}",
        "figure": f"figure:{said['example_figure']}",
    }
