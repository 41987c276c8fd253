"""What several skills of roulette ask and show alike."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from games.core.money import plain_money
from games.roulette.bets import EVEN_CHANCES, POSITIONS, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.chips import cut
from games.roulette.clauses import Clause
from games.roulette.replay import Replay, stakes_after
from games.roulette.rulesets import Ruleset
from games.roulette.session import PLAYERS, Session, Spin
from games.roulette.stakes import Stake
from games.roulette.wheel import DOUBLE_ZERO, SINGLE_ZERO, Wheel, pocket_name
from training.drills.kit.cells import Groups
from training.drills.kit.common import Scene
from training.drills.kit.items import Part, PartKind, Phrase
from training.drills.kit.phrase import Said
from training.drills.kit.worked import leading_to
from training.drills.roulette.coverage import coverage
from training.drills.roulette.sums import cut_of, pieces_added


def named(pocket: int) -> int | str:
    """Return a pocket as a phrase says it: its number, or 00."""
    return pocket_name(pocket) if pocket == DOUBLE_ZERO else pocket


def pocket_cells(wheel: Wheel) -> Groups:
    """Return the pockets of a wheel as cells, by their dozens; each has the name of its pocket."""
    dozens = [bet for bet in POSITIONS.values() if bet.kind is Kind.DOZEN]
    titled = [(Phrase("number-facts.zeros"), sorted(wheel.zeros))]
    titled += [(Phrase("positions.bet", {"bet": {"bet": bet.key}}), list(bet.numbers)) for bet in dozens]
    return Groups(
        tuple(
            (title, tuple((pocket_name(pocket), Phrase("number", {"number": named(pocket)})) for pocket in pockets))
            for title, pockets in titled
        )
    )


def _cell(bet: Bet) -> str:
    return bet.key.replace(":", "-")


def position_cells(rules: Ruleset, is_one: Callable[[Bet], bool] = lambda _bet: True) -> Groups:
    """Return the positions of a layout as cells by their kinds, all or those that are among them; they are drawn on
    the felt."""
    bets = [bet for bet in rules.positions.values() if is_one(bet)]
    return Groups(
        tuple(
            (
                Phrase("positions.kind-name", {"kind": {"kind": kind.value}}),
                tuple(
                    (_cell(bet), Phrase("positions.bet", {"bet": {"bet": bet.key}})) for bet in bets if bet.kind is kind
                ),
            )
            for kind in dict.fromkeys(bet.kind for bet in bets)
        ),
        partial(coverage, rules.wheel, {_cell(bet): bet for bet in bets}),
    )


def position_of(rules: Ruleset, cell: str) -> Bet:
    """Return the position of a cell."""
    return next(bet for bet in rules.positions.values() if _cell(bet) == cell)


def values_restricted(rules: Ruleset) -> bool:
    """Return whether the house takes value chips on the even chances only, everything else being played in colour."""
    return rules.colour_chips is not None and rules.colour_chips.values_restricted


def as_staked(rules: Ruleset, stake: Stake, chip: int | None = None) -> Stake:
    """Return a stake in the chips in which it may be made: where value chips may not be, in colour chips worth `chip`
    each, or else in the smallest chips of the table."""
    is_value_welcome = not values_restricted(rules) or stake.bet in EVEN_CHANCES
    return stake if is_value_welcome else replace(stake, colour=chip or rules.smallest_chip)


def cut_part(rules: Ruleset, label: Said, amount: int, values: Sequence[int] | None = None) -> Part:
    """Return a part that asks for an amount in chips of the table, or of these values alone."""
    best = cut(rules, amount, values)
    allowed = tuple(
        (str(value), Phrase("cut.value", {"value": {"money": value}}))
        for value in sorted(values or rules.denominations)
    )
    answer = cut_of(best)
    return Part("cut", PartKind.CUT, label, answer, (Clause.CUT,), allowed, leading_to(answer, pieces_added(best)))


def game(stakes: Sequence[Stake], number: int) -> str:
    """Return the game in which these stakes lie and a number comes; its players are numbered as they come."""
    players = dict(zip(dict.fromkeys(stake.player for stake in stakes), (None, *PLAYERS), strict=False))
    laid = tuple(replace(stake, player=players[stake.player]) for stake in stakes)
    colours = {stake.player: stake.colour for stake in laid if stake.colour}
    return str(Session((Spin(laid, number),), colours=colours))


def played_again(rules: Ruleset, bet: CalledBet, unit: int, number: int, played: Replay) -> str:
    """Return the game in which an announcement has won on a number and is played again."""
    seated = Session().in_colour(None, as_staked(rules, Stake(bet, unit), unit).colour)
    session = seated.lay(Stake(bet, unit)).spin(number)
    for stake in stakes_after(bet, unit, number, played):
        session = session.lay(stake)
    return str(session)


def called_at(bet: CalledBet, unit: int) -> tuple[str, dict[str, str]]:
    """Return the calculator of an announcement in chips of so many cents, with its fields."""
    return "called-bets", {"bet": bet.key, "unit": plain_money(unit)}


def number_scene(number: int) -> Scene:
    """Return the result alone."""
    return {"kind": "number", "number": number}


def layout_scene(
    rules: Ruleset, number: int, unit: int, stakes: Sequence[Scene], called: Sequence[Scene] = ()
) -> Scene:
    """Return the felt around a number with stakes in chips of so many cents: {"player": …, "bet": …, "chips": …}
    each."""
    scene = {"kind": "layout", "number": number, "unit": unit, "stakes": list(stakes), "called": list(called)}
    return on_wheel(rules, scene)


def felt_scene(rules: Ruleset, chips: Sequence[Scene], **also: Any) -> Scene:
    """Return the whole felt with chips: {"bet": …, "chips": …} each, `held` for those in prison. It may have a
    `marker` on a number, and beside it the `limits` of kinds of bet and the stakes that lay there `before`."""
    return on_wheel(rules, {"kind": "felt", "chips": list(chips), **also})


def on_wheel(rules: Ruleset, scene: Scene) -> Scene:
    """Return a scene of a layout with the wheel that the layout belongs to, where it is not the usual one."""
    return scene if rules.wheel is SINGLE_ZERO else {**scene, "wheel": rules.wheel.name}
