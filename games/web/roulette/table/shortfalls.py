"""What stakes in colour still lack before the ball may roll.

The least that lies in colour comes together chip by chip. While the table is open it may therefore be too little; what
is too little when the ball is to roll is refused then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext, ngettext

from games.core.problems import Problem
from games.roulette.bets import OUTSIDE, Bet
from games.roulette.masses import problems
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.web.kit.formats import number
from games.web.kit.wording import problem_text
from games.web.roulette.table.players import Player, player_of
from games.web.roulette.words import bet_name

_TOO_LITTLE = ("too_few_colour_chips", "below_minimum")


@dataclass(frozen=True, slots=True)
class Shortfall:
    """Stakes in colour of one player that are too little yet, in a sentence, and the rule that asks for more."""

    player: Player
    sentence: str
    clause: str | None


def at_once(rules: Ruleset, stakes: Sequence[Stake]) -> list[Problem]:
    """Return what the table refuses the moment that it is laid."""
    return [problem for problem in problems(rules, stakes) if not _can_grow(problem, stakes)]


def shortfalls(rules: Ruleset, stakes: Sequence[Stake]) -> list[Shortfall]:
    """Return what has to be laid still: of several reasons for one stake the first, which counts in chips if any
    does."""
    found: dict[int, Shortfall] = {}
    waiting = [problem for problem in problems(rules, stakes) if _can_grow(problem, stakes)]
    for problem in sorted(waiting, key=lambda problem: _TOO_LITTLE.index(problem.code)):
        index = _index(problem)
        found.setdefault(index, _shortfall(problem, stakes, stakes[index]))
    return [found[index] for index in sorted(found)]


def _can_grow(problem: Problem, stakes: Sequence[Stake]) -> bool:
    return problem.code in _TOO_LITTLE and stakes[_index(problem)].colour is not None


def _index(problem: Problem) -> int:
    """Return the stake that a problem is about, its path being such as `bets[3].stake`."""
    return int(problem.field.partition("[")[2].partition("]")[0])


def _shortfall(problem: Problem, stakes: Sequence[Stake], last: Stake) -> Shortfall:
    who = player_of(last.player)
    if problem.code == "below_minimum":
        said = gettext("{bet}: {reason}").format(bet=bet_name(last.bet.key), reason=problem_text(problem))
        return Shortfall(who, said, problem.clause)
    least = int(problem.values["least"])
    if isinstance(last.bet, Bet) and last.bet.kind in OUTSIDE:
        laid = sum(chips for bet, chips in _in_colour(stakes, last.player) if bet is last.bet)
        said = ngettext(
            "{bet}: {laid} placed, at least {least} colour chip needed.",
            "{bet}: {laid} placed, at least {least} colour chips needed.",
            least,
        )
        said = said.format(bet=bet_name(last.bet.key), laid=number(laid), least=number(least))
    else:
        laid = sum(chips for bet, chips in _in_colour(stakes, last.player) if bet.kind not in OUTSIDE)
        said = ngettext(
            "Numbers: {laid} placed, at least {least} colour chip needed in all.",
            "Numbers: {laid} placed, at least {least} colour chips needed in all.",
            least,
        )
        said = said.format(laid=number(laid), least=number(least))
    return Shortfall(who, said, problem.clause)


def _in_colour(stakes: Sequence[Stake], player: str | None) -> Iterator[tuple[Bet, int]]:
    """Yield the positions on which a player has colour chips, with their number."""
    for stake in stakes:
        if stake.player == player and stake.colour is not None:
            yield from ((bet, amount // stake.colour) for bet, amount in stake.placed)
