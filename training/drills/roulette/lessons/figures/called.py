"""Called bets on wheel and layout, played again, and paid to be placed."""

from games.roulette.bets import POSITIONS
from games.roulette.called import CalledBet
from games.roulette.chips import house_cuts as written_cuts
from games.roulette.replay import How
from games.roulette.replay import replay as played_again
from games.roulette.rulesets import Ruleset
from games.web.kit.game import Figure
from games.web.roulette.drawings import called_chips
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.common import CHIP, figure


def called(_rules: Ruleset, spec: Spec) -> Figure:
    bet = CalledBet.parse(spec["bet"])
    return figure("called", bet=bet, chips=called_chips(bet))


def _kinds_of(key: str) -> list[tuple[str, int]]:
    """Return one position of each kind that a called bet has, with a number on which it wins."""
    first: dict[str, tuple[str, int]] = {}
    for placement in CalledBet.parse(key).placements:
        first.setdefault(placement.bet.kind, (placement.bet.key, placement.bet.numbers[0]))
    return list(first.values())


def replay(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = []
    for key in ("tiers", "voisins"):
        bet = CalledBet.parse(key)
        for spot, number in _kinds_of(key):
            ways = [played_again(bet, CHIP, number, how) for how in How]
            rows.append({"bet": key, "kind": POSITIONS[spot].kind.value, "won": ways[0].win_chips, "ways": ways})
    return figure("replay", rows=rows)


def placed(_rules: Ruleset, _spec: Spec) -> Figure:
    rows = []
    for key in ("tiers", "voisins"):
        for placement in CalledBet.parse(key).placements:
            bet = placement.bet
            rows.append({"bet": key, "spot": bet.key, "chips": placement.chips, "won": placement.chips * bet.pays})
    return figure("placed", rows=rows)


def house_cuts(rules: Ruleset, _spec: Spec) -> Figure:
    """Draw how the house writes a called bet that is played all again."""
    rows = []
    for key in ("tiers", "voisins"):
        chips = CalledBet.parse(key).chips
        for unit, pieces in written_cuts(rules, key):
            total = sum(piece.amount for piece in pieces)
            rows.append({"bet": key, "before": unit, "after": total // chips, "total": total, "pieces": pieces})
    return figure("house_cuts", rows=rows)
