"""The drawings and tables of the lessons of roulette. All that they show is computed."""

from collections.abc import Callable, Mapping
from typing import Any

from games.roulette.bets import PAYS, POSITIONS
from games.roulette.called import CalledBet
from games.roulette.called_facts import REACH
from games.roulette.chips import house_cuts
from games.roulette.replay import How, replay
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from games.roulette.wheel import POCKETS, SECTORS
from games.web.kit.game import Figure
from games.web.roulette.drawings import Chip, called_chips
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.facts import BY_HEART, MULTIPLES

# One chip: what is counted in chips is settled in chips.
_CHIP = 1


def _figure(name: str, **shows: Any) -> Figure:
    return Figure(f"roulette/lessons/_{name}.html", shows)


def _wheel(_rules: Ruleset, spec: Spec) -> Figure:
    """Draw some numbers, or those of a called bet, on the wheel."""
    return _figure("wheel", numbers=CalledBet.parse(spec["called"]).numbers if "called" in spec else spec["numbers"])


def _called(_rules: Ruleset, spec: Spec) -> Figure:
    bet = CalledBet.parse(spec["bet"])
    return _figure("called", bet=bet, chips=called_chips(bet))


def _order(rules: Ruleset, _spec: Spec) -> Figure:
    return _figure("order", kinds=list(rules.order_of_payment))


def _picture(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a picture with chips, counted line by line in the order of payment."""
    number, unit = spec["number"], spec["unit"]
    laid = {key: int(chips) for chips, _star, key in (stake.partition("*") for stake in spec["stakes"])}
    settled = settle(rules, number, [Stake(POSITIONS[key], chips * _CHIP) for key, chips in laid.items()])
    rows = [
        {"bet": line.bet.key, "chips": line.stake, "pays": line.bet.pays, "won": line.winnings}
        for line in settled.lines
    ]
    total = settled.total.winnings
    chips = [Chip(key, str(count)) for key, count in laid.items()]
    return _figure("picture", number=number, unit=unit, chips=chips, rows=rows, total=total, money=total * unit)


def _multiples(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = [(count, [count * PAYS[kind] for kind in BY_HEART]) for count in range(1, MULTIPLES + 1)]
    return _figure("multiples", kinds=[kind.value for kind in BY_HEART], rows=rows)


def _session(rules: Ruleset, spec: Spec) -> Figure:
    """Draw a stake followed from spin to spin."""
    session = Session.parse(spec["play"])
    spins = []
    for spin, settled in zip(session.spins, session.play(rules), strict=True):
        for line in settled.lines:
            level = settled.held[0].level if settled.held else 0
            spins.append({"outcome": spin.outcome, "call": settled.announcement, "line": line, "level": level})
    return _figure("session", spins=spins)


def _finals(_rules: Ruleset, _spec: Spec) -> Figure:
    finals = [(CalledBet.parse(f"finale:{d}"), CalledBet.parse(f"finale-splits:{d}").chips) for d in range(10)]
    return _figure("finals", finals=finals, figures=[CalledBet.parse(f"figure:{root}") for root in range(1, 10)])


def _kinds_of(key: str) -> list[tuple[str, int]]:
    """Return one position of each kind that a called bet has, with a number on which it wins."""
    first: dict[str, tuple[str, int]] = {}
    for placement in CalledBet.parse(key).placements:
        first.setdefault(placement.bet.kind, (placement.bet.key, placement.bet.numbers[0]))
    return list(first.values())


def _replay(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = []
    for key in ("tiers", "voisins"):
        bet = CalledBet.parse(key)
        for spot, number in _kinds_of(key):
            ways = [replay(bet, _CHIP, number, how) for how in How]
            rows.append({"bet": key, "kind": POSITIONS[spot].kind.value, "won": ways[0].win_chips, "ways": ways})
    return _figure("replay", rows=rows)


def _placed(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = []
    for key in ("tiers", "voisins"):
        for placement in CalledBet.parse(key).placements:
            bet = placement.bet
            rows.append({"bet": key, "spot": bet.key, "chips": placement.chips, "won": placement.chips * bet.pays})
    return _figure("placed", rows=rows)


def _sectors(_rules: Ruleset, _spec: Spec) -> Figure:
    """Draw every number with the neighbours that are usually called, and the sectors that these touch."""
    bets = [CalledBet.parse(f"neighbours:{number}:{REACH}") for number in POCKETS]
    middle = [(number, sorted(bet.numbers), bet) for number, bet in zip(POCKETS, bets, strict=True)]
    return _figure(
        "sectors", rows=[(n, numbers, [name for name in SECTORS if name in bet.sectors]) for n, numbers, bet in middle]
    )


def _house_cuts(rules: Ruleset, _spec: Spec) -> Figure:
    """Draw how the house writes a called bet that is played all again."""
    rows = []
    for key in ("tiers", "voisins"):
        chips = CalledBet.parse(key).chips
        for unit, pieces in house_cuts(rules, key):
            total = sum(piece.amount for piece in pieces)
            rows.append({"bet": key, "before": unit, "after": total // chips, "total": total, "pieces": pieces})
    return _figure("house_cuts", rows=rows)


FIGURES: Mapping[str, Callable[[Ruleset, Spec], Figure]] = {
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
