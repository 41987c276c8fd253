"""A winning announcement played again: the three ways side by side, in chips and in money."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet
from games.roulette.chips import cut, house_cut
from games.roulette.replay import How, Replay, replay, stakes_after
from games.roulette.results import outcome_total
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Stake
from games.web.kit.form import Form
from games.web.kit.formats import in_a_row, ltr, money
from games.web.kit.game import Audience, Tool
from games.web.roulette.calculators.announced import choose, listed, number, takes_called_bets, unit, without_limits
from games.web.roulette.calculators.pieces import Pile, piles
from games.web.roulette.table.felt import with_chips
from games.web.roulette.table.tables import RouletteTable
from games.web.roulette.words import bet_name

NAMES: dict[How, Promise] = {
    How.REPLAY: pgettext_lazy("called bet", "Replay"),
    How.COMPLETE: pgettext_lazy("called bet", "Complete"),
    How.ALL: pgettext_lazy("called bet", "Play it all"),
}


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play again: what it does, its money in chips of the house, what lies then, and what the same number
    wins if it comes again, in cents."""

    played: Replay
    handed: list[Pile]
    total: list[Pile]
    staked: Sequence[Stake]
    second: int

    @property
    def second_chips(self) -> int:
        """The second win in chips of the new unit."""
        return self.second // self.played.new_unit


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    """Return what becomes of an announcement that has won, however it is played again."""
    bet = choose(table.rules, form)
    chip = unit(table.rules, form)
    outcome = form.read("outcome", number, bet.numbers[0] if bet else None)
    shown: dict[str, Any] = {"announcements": listed(table.rules), "bet": bet}
    if bet is None or outcome is None or form.errors:
        return shown
    form.typed["outcome"] = form.typed["outcome"] or str(outcome)
    ways = [(how, NAMES[how], _way(without_limits(table.rules), bet, chip, outcome, how)) for how in How]
    refused = [way for _how, _name, way in ways if isinstance(way, Problem)]
    if len(refused) == len(ways):
        form.refuse("outcome" if refused[0].field == "outcome" else "bet", refused[0])
        return shown
    won_chips = next(way.played.win_chips for _how, _name, way in ways if isinstance(way, Way))
    said = gettext("{bet}, number {number}: {won} won.")
    return shown | {
        "unit": chip,
        "outcome": outcome,
        "winning": in_a_row(with_chips(placement.bet.key, placement.chips) for placement in bet.winning(outcome)),
        "won_chips": won_chips,
        "won": won_chips * chip,
        "ways": ways,
        "said": said.format(number=ltr(str(outcome)), bet=bet_name(bet.key), won=money(won_chips * chip)),
    }


def _way(rules: Ruleset, bet: CalledBet, chip: int, outcome: int, how: How) -> Way | Problem:
    """Return what that way does, or why it cannot be had."""
    try:
        played = replay(bet, chip, outcome, how)
    except Refused as refused:
        return refused.first
    staked = stakes_after(bet, chip, outcome, played)
    return Way(
        played=played,
        handed=_cut(rules, played.handed),
        total=_total(rules, bet, chip, played),
        staked=staked,
        second=outcome_total(rules, outcome, staked).won,
    )


def _total(rules: Ruleset, bet: CalledBet, chip: int, played: Replay) -> list[Pile]:
    """Return the new total as the house writes it, where it is played all again and the house has a cut for it."""
    written = house_cut(rules, bet.key, chip) if played.how is How.ALL else None
    return piles(rules, written) if written else _cut(rules, played.new_total)


def _cut(rules: Ruleset, cents: int) -> list[Pile]:
    return piles(rules, cut(rules, cents)) if cents else []


TOOL = Tool(
    slug="replay",
    title=_("Play a called bet again"),
    about=_(
        "A called bet has won: what stays on the layout and what goes to the player, for each way of playing it again."
    ),
    template="roulette/calculators/_replay.html",
    answer=answer,
    audience=Audience.CROUPIERS,
    suits=takes_called_bets,
    stylesheet="roulette/called-bets.css",
)
