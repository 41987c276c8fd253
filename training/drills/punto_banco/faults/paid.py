"""A coup after the payments, in which one pile of chips is not as it should be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from games.punto_banco.bets import Bet, Hand
from games.punto_banco.coup import Coup
from games.punto_banco.play import Play
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, Result, settle_coup
from games.punto_banco.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import cloth, due, lying, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import spoil_one
from training.drills.punto_banco.faults.picture import NAME, both
from training.drills.punto_banco.laid import both_scored, coup_ending, line_paid

_UNIT = 1000  # cents; the commission of every multiple comes out
_SEATS = range(2, 8)  # the notation of a coup does not name the first player
_STAKES = 4
_USUAL_TIE, _OTHER_TIE = 8, 9  # what houses pay a tie, to one

Piles = Mapping[str, int]  # what lies at each place, in cents


def wrongly_paid(chance: Chance, rules: Ruleset) -> Item:
    rules = replace(rules, minimum={}, maximum={})
    coup = coup_ending(chance, chance.pick(list(Bet)))
    seats = sorted(chance.some(_SEATS, _STAKES))
    bets = chance.shuffled([*Bet, chance.pick(list(Bet))])
    stakes = tuple(Stake(bet, chance.between(1, 30) * _UNIT, str(seat)) for seat, bet in zip(seats, bets, strict=True))
    lines = settle_coup(rules, coup, stakes).lines
    of_place = {f"{name}:{line.player}": line for line in lines for name in ("paid", "stake")}
    right = {place: line.winnings if place.startswith("paid") else line.returned for place, line in of_place.items()}
    mistakes = ((f"{name}:{line.player}", cents) for line in lines for name, cents in _mistakes(line))
    shown, error = spoil_one(chance, right, mistakes, lambda place: of_place[place].because)
    line, amount = of_place[error.where], right[error.where]
    steps = (*both_scored(NAME, coup), _fate(line))
    sums = (line_paid(line),) if amount and error.where.startswith("paid") else ()
    parts = where(error, *steps), due(error, amount, *steps, *sums)
    play = str(Play(stakes, tuple(dealt.card for dealt in coup.dealt)))
    return Item(Phrase(f"{NAME}.paid"), parts, _scene(coup, lines, shown), play)


def _mistakes(line: Line) -> Iterator[tuple[str, int]]:
    """Yield a pile of a stake with the amount that lies there by mistake, some of them what is right: banco without its
    commission, a tie at other odds, a stake that is taken or left."""
    stake = line.stake
    if line.result is Result.LOSE:
        yield "stake", stake
    elif line.result is Result.PUSH:
        yield from (("stake", 0), ("paid", stake))
    else:
        paid = {Bet.PUNTO: [stake * 95 // 100], Bet.BANCO: [stake], Bet.TIE: [_USUAL_TIE * stake, _OTHER_TIE * stake]}
        yield from (("paid", won) for won in (0, *paid[line.bet]))


def _fate(line: Line) -> Step:
    """Return what becomes of a stake."""
    bet: Scene = {"say": f"{NAME}.{line.bet}"}
    return Step(Phrase(f"{NAME}.{line.result}", {"bet": bet}), line.returned)


def _scene(coup: Coup, lines: Sequence[Line], shown: Piles) -> Scene:
    """Return both hands, and below them the stake of each seat and what is paid on it."""
    rows = both({hand: coup.cards_of(hand) for hand in Hand})
    names = {"stake": Phrase("cloth.stake"), "paid": Phrase("cloth.paid")}
    for line in lines:
        seat = Phrase(f"{NAME}.seat", {"seat": int(line.player or 0), "bet": {"say": f"{NAME}.{line.bet}"}})
        places = {name: f"{name}:{line.player}" for name in names}
        piles = [pile(place, names[name], shown[place]) for name, place in places.items()]
        rows.append(lying(seat, piles, [Phrase(f"{NAME}.laid", {"stake": {"money": line.stake}})]))
    return cloth(*rows)
