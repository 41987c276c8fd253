"""A coup after the payments, in which one pile of chips is not as it should be."""

from collections.abc import Iterator, Mapping, Sequence

from games.trente_quarante.coup import Line, settle
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import Result, Stake
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.cloth import cloth, due, lying, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import spoil_one
from training.drills.trente_quarante.coups import coup_ending, played, rows_added, said
from training.drills.trente_quarante.faults.picture import NAME, row

_ENDS = (Winner.NOIR, Winner.ROUGE, Winner.NOIR, Winner.ROUGE, Winner.TIE, Winner.APRES, Winner.APRES)

Piles = Mapping[str, int]  # what lies at each place, in cents


def wrongly_paid(luck: Luck, rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick(_ENDS))
    insures = rules.insurance is not None
    stakes = [Stake(chance, luck.between(1, 20) * 100_00, insures and luck.between(1, 2) == 1) for chance in Chance]
    lines = settle(rules, coup, stakes).lines
    right = {place: cents for line in lines for place, cents in _piles(rules, line).items()}
    by_place = {place: line for line in lines for place in _piles(rules, line)}
    mistakes = ((f"{name}:{line.chance}", cents) for line in lines for name, cents in _mistakes(line))
    shown, error = spoil_one(luck, right, mistakes, lambda place: by_place[place].because)
    line = by_place[error.where]
    fate = Step(Phrase(f"{NAME}.{line.result}", {"chance": said(line.chance)}), right[error.where])
    steps = (*rows_added(coup), fate)
    parts = where(error, *steps), due(error, right[error.where], *steps)
    return Item(Phrase(f"{NAME}.paid"), parts, _scene(coup, stakes, shown), played(stakes, coup))


def _piles(rules: Ruleset, line: Line) -> Piles:
    """Return what should lie of a stake, and be paid on it; in prison only where there is one."""
    held = {f"held:{line.chance}": line.held} if rules.prison else {}
    return {f"stake:{line.chance}": line.returned, f"paid:{line.chance}": line.winnings, **held}


def _mistakes(line: Line) -> Iterator[tuple[str, int]]:
    """Yield a pile of a stake with the amount that lies there by mistake."""
    stake = line.stake
    match line.result:
        case Result.WIN:
            yield "paid", 0
        case Result.LOSE:
            yield "stake", stake
        case Result.VOID | Result.INSURED:
            yield from (("stake", 0), ("stake", stake // 2), ("paid", stake))
        case Result.HALVED:
            yield from (("stake", 0), ("stake", stake))
        case Result.IMPRISONED:
            yield from (("held", 0), ("held", stake // 2))


def _scene(coup: Coup, stakes: Sequence[Stake], shown: Piles) -> Scene:
    """Return both rows, and below them each chance with its chips."""
    names = {"stake": Phrase("cloth.stake"), "paid": Phrase("cloth.paid"), "held": Phrase(f"{NAME}.held")}
    rows = [row("noir", coup.noir), row("rouge", coup.rouge)]
    for stake in stakes:
        places = {name: f"{name}:{stake.chance}" for name in names}
        piles = [pile(place, names[name], shown[place]) for name, place in places.items() if place in shown]
        note = Phrase(f"{NAME}.laid{'-insured' if stake.insured else ''}", {"stake": {"money": stake.amount}})
        rows.append(lying(Phrase(f"tq-totals.{stake.chance}"), piles, [note]))
    return cloth(*rows)
