"""The drawings and tables of lessons. All that they show is computed; the templates are in templates/courses/."""

from collections.abc import Callable, Mapping
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.roulette.bets import PAYS, POSITIONS
from games.roulette.called import CalledBet
from games.roulette.called_facts import REACH
from games.roulette.chips import house_cuts
from games.roulette.replay import How, replay
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS, SECTORS
from games.web.roulette.drawings import Chip, called_chips
from games.web.rulebook.selectors import clause_links
from training.courses.facts import BY_HEART, MULTIPLES
from training.courses.texts import Course, Figure

Shows = dict[str, Any]
# One chip: what is counted in chips is settled in chips.
_CHIP = 1


def drawn(course: Course, figure: Figure, language: str) -> SafeString:
    """A figure in a language."""
    shows = _KINDS[figure.kind](ruleset(course.rules), figure.shows)
    shows["links"] = clause_links(course.game, language)
    with override(language):
        return render_to_string(f"courses/figures/_{figure.kind.replace('-', '_')}.html", shows)


def _wheel(_rules: Ruleset, spec: Mapping[str, Any]) -> Shows:
    """Some numbers, or those of a called bet, on the wheel."""
    return {"numbers": CalledBet.parse(spec["called"]).numbers if "called" in spec else spec["numbers"]}


def _called(_rules: Ruleset, spec: Mapping[str, Any]) -> Shows:
    bet = CalledBet.parse(spec["bet"])
    return {"bet": bet, "chips": called_chips(bet)}


def _order(rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    return {"kinds": list(rules.order_of_payment)}


def _picture(rules: Ruleset, spec: Mapping[str, Any]) -> Shows:
    """A picture with chips, counted line by line in the order of payment."""
    number, unit = spec["number"], spec["unit"]
    laid = {key: int(chips) for chips, _star, key in (stake.partition("*") for stake in spec["stakes"])}
    settled = settle(rules, number, [Stake(POSITIONS[key], chips * _CHIP) for key, chips in laid.items()])
    rows = [
        {"bet": line.bet.key, "chips": line.stake, "pays": line.bet.pays, "won": line.winnings}
        for line in settled.lines
    ]
    total = settled.total.winnings
    chips = [Chip(key, str(count)) for key, count in laid.items()]
    return {"number": number, "unit": unit, "chips": chips, "rows": rows, "total": total, "money": total * unit}


def _multiples(_rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    rows = [(count, [count * PAYS[kind] for kind in BY_HEART]) for count in range(1, MULTIPLES + 1)]
    return {"kinds": [kind.value for kind in BY_HEART], "rows": rows}


def _session(rules: Ruleset, spec: Mapping[str, Any]) -> Shows:
    """A stake followed from spin to spin."""
    session = Session.parse(spec["play"])
    spins = []
    for spin, settled in zip(session.spins, session.play(rules), strict=True):
        for line in settled.lines:
            level = settled.held[0].level if settled.held else 0
            spins.append({"outcome": spin.outcome, "call": settled.announcement, "line": line, "level": level})
    return {"spins": spins}


def _finals(_rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    finals = [(CalledBet.parse(f"finale:{d}"), CalledBet.parse(f"finale-splits:{d}").chips) for d in range(10)]
    return {"finals": finals, "figures": [CalledBet.parse(f"figure:{root}") for root in range(1, 10)]}


def _kinds_of(key: str) -> list[tuple[str, int]]:
    """One position of each kind that a called bet has, with a number on which it wins."""
    first: dict[str, tuple[str, int]] = {}
    for placement in CalledBet.parse(key).placements:
        first.setdefault(placement.bet.kind, (placement.bet.key, placement.bet.numbers[0]))
    return list(first.values())


def _replay(_rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    rows = []
    for key in ("tiers", "voisins"):
        bet = CalledBet.parse(key)
        for spot, number in _kinds_of(key):
            ways = [replay(bet, _CHIP, number, how) for how in How]
            rows.append({"bet": key, "kind": POSITIONS[spot].kind.value, "won": ways[0].win_chips, "ways": ways})
    return {"rows": rows}


def _placed(_rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    rows = []
    for key in ("tiers", "voisins"):
        for placement in CalledBet.parse(key).placements:
            bet = placement.bet
            rows.append({"bet": key, "spot": bet.key, "chips": placement.chips, "won": placement.chips * bet.pays})
    return {"rows": rows}


def _sectors(_rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    """Every number with the neighbours that are usually called, and the sectors that these touch."""
    bets = [CalledBet.parse(f"neighbours:{number}:{REACH}") for number in POCKETS]
    middle = [(number, sorted(bet.numbers), bet) for number, bet in zip(POCKETS, bets, strict=True)]
    return {"rows": [(n, numbers, [name for name in SECTORS if name in bet.sectors]) for n, numbers, bet in middle]}


def _house_cuts(rules: Ruleset, _spec: Mapping[str, Any]) -> Shows:
    """How the house writes a called bet that is played all again."""
    rows = []
    for key in ("tiers", "voisins"):
        chips = CalledBet.parse(key).chips
        for unit, pieces in house_cuts(rules, key):
            total = sum(piece.amount for piece in pieces)
            rows.append({"bet": key, "before": unit, "after": total // chips, "total": total, "pieces": pieces})
    return {"rows": rows}


_KINDS: dict[str, Callable[[Ruleset, Mapping[str, Any]], Shows]] = {
    "wheel": _wheel,
    "called": _called,
    "order": _order,
    "picture": _picture,
    "multiples": _multiples,
    "session": _session,
    "finals": _finals,
    "replay": _replay,
    "placed": _placed,
    "sectors": _sectors,
    "house-cuts": _house_cuts,
}
