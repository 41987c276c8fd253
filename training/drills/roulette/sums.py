"""How wins of roulette come about, line by line of a settlement, for worked solutions."""

from collections.abc import Sequence

from games.core.facts import Money
from games.roulette.called import CalledBet, Placement
from games.roulette.chips import Pieces
from games.roulette.replay import How, Replay
from games.roulette.spin import Line
from training.drills.kit.items import Step
from training.drills.kit.worked import added, added_up

Steps = tuple[Step, ...]


def chips_won(lines: Sequence[Line], unit: int) -> Steps:
    """Return what each winning line pays in chips of that value, and the sum."""
    paid = [line for line in lines if line.winnings]
    return added_up(added((line.stake // unit, line.bet.pays), about={"bet": line.bet.key}) for line in paid)


def money_won(lines: Sequence[Line], unit: int) -> Steps:
    """Return the chips that lines win, and what they are worth."""
    chips = chips_won(lines, unit)
    return (*chips, added((int(chips[-1].comes_to), Money(unit))))


def amounts_won(lines: Sequence[Line]) -> Steps:
    """Return what each winning line pays in money, and the sum."""
    paid = [line for line in lines if line.winnings]
    steps = (added((Money(line.stake), line.bet.pays), about={"bet": line.bet.key}) for line in paid)
    return added_up(steps, of_money=True)


def money_back(lines: Sequence[Line]) -> Steps:
    """Return what goes to the player of each line, winnings and what is given back of the stake, and the sum."""
    paid = [line for line in lines if line.winnings or line.returned]
    return added_up((_back(line) for line in paid), of_money=True) if paid else (added(Money(0)),)


def _back(line: Line) -> Step:
    won = [(Money(line.stake), line.bet.pays)] if line.winnings else []
    return added(*won, *([Money(line.returned)] if line.returned else []), about={"bet": line.bet.key})


def placed_chips_won(placements: Sequence[Placement]) -> Steps:
    """Return what each of the chips that a called bet places pays, and the sum."""
    return added_up(added((each.chips, each.bet.pays), about={"bet": each.bet.key}) for each in placements)


def cut_of(pieces: Sequence[Pieces]) -> str:
    """Return pieces as an answer is given: 15x1000 2x10000."""
    return " ".join(f"{each.count}x{each.value}" for each in pieces)


def pieces_added(pieces: Sequence[Pieces]) -> Step:
    """Return what pieces come to."""
    return added(*((each.count, Money(each.value)) for each in pieces))


def steps_again(bet: CalledBet, unit: int, number: int, played: Replay) -> dict[str, Steps]:
    """Return how everything comes about when a called bet that won is played again, by what is asked."""
    won, on_layout = placed_chips_won(bet.winning(number)), [each.chips for each in bet.winning(number)]
    times = played.new_unit // unit
    kept = added((times, bet.chips), less=[played.taken_off_chips] if played.taken_off_chips else [])
    if played.how is How.ALL:
        free = added(played.win_chips, *on_layout)
        kept_steps: Steps = (free, added((times, bet.chips), int(free.comes_to) - times * bet.chips), kept)
    else:
        kept_steps = (kept,)
    handed = (*won, *kept_steps, added(played.win_chips, less=[played.kept_chips]))
    new_unit = added((times, Money(unit)))
    return {
        "won": won,
        "kept": kept_steps,
        "handed-chips": handed,
        "handed": (*handed, added((played.handed_chips, Money(unit)))),
        "unit": (*won, *kept_steps[:-1], new_unit),
        "total": (new_unit, added((bet.chips, Money(played.new_unit)))),
    }
