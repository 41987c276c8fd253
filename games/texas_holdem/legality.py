"""What a player may do at a table of hold'em: one rule for each action, which says everything that it would break."""

from collections.abc import Callable, Iterable, Iterator

from games.core.money import plain_money
from games.core.problems import Problem
from games.texas_holdem.clauses import Clause
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Table


def not_whole(rules: Ruleset, field: str) -> Problem:
    """Return an amount that the smallest chip of the table does not make."""
    return Problem("bet_not_in_chips", field, {"chip": plain_money(rules.chip)}, Clause.CHIPS)


def problems(table: Table, action: Action) -> list[Problem]:
    """Return every rule that an action of the player to act would break."""
    if table.awaiting is not Awaiting.PLAYER:
        return [Problem("nobody_to_act", "action", {}, Clause.ROUND_ENDS)]
    return list(_LEGAL[action.act](table, action))


def _check_problems(table: Table, action: Action) -> Iterator[Problem]:
    if table.bet > table.actor.bet:
        yield Problem("check_not_possible", "action", {"amount": plain_money(table.to_call)}, Clause.CHECK)


def _call_problems(table: Table, action: Action) -> Iterator[Problem]:
    if table.bet == table.actor.bet:
        yield Problem("nothing_to_call", "action", {}, Clause.CALL)


def _bet_problems(table: Table, action: Action) -> Iterator[Problem]:
    if table.bet:
        yield Problem("already_bet", "action", {}, Clause.BET)
    else:
        yield from _raise_to_problems(table, action.to or 0, Clause.MINIMUM_BET)


def _raise_problems(table: Table, action: Action) -> Iterator[Problem]:
    if not table.bet:
        yield Problem("nothing_to_raise", "action", {}, Clause.RAISE)
    else:
        yield from _reopening_problems(table)
        yield from _raise_to_problems(table, action.to or 0, Clause.MINIMUM_RAISE)


def _all_in_problems(table: Table, action: Action) -> Iterator[Problem]:
    everything = table.actor.bet + table.actor.stack
    if everything > table.bet:
        yield from _reopening_problems(table)
        yield from _raise_to_problems(table, everything, Clause.ALL_IN)


def _reopening_problems(table: Table) -> Iterator[Problem]:
    """Yield a problem where somebody who has acted raises again though nobody has raised by a full step since."""
    if table.actor.acted and table.bet - table.actor.bet < table.min_raise:
        yield Problem("raise_not_open", "action", {}, Clause.SHORT_RAISE)
    if not any(seat.can_act for place, seat in enumerate(table.seats) if place != table.to_act):
        yield Problem("nobody_to_answer", "action", {}, Clause.NO_MORE_BETS)


def _raise_to_problems(table: Table, raise_to: int, least: Clause) -> Iterator[Problem]:
    everything = table.actor.bet + table.actor.stack
    if raise_to % table.rules.chip:
        yield not_whole(table.rules, "action")
    if raise_to <= table.bet or (raise_to < table.min_raise_to and raise_to != everything):
        yield Problem("bet_too_low", "action", {"least": plain_money(table.min_raise_to)}, least)
    if raise_to > everything:
        yield Problem("bet_too_high", "action", {"most": plain_money(everything)}, Clause.STAKES)
    elif raise_to > table.max_raise_to:
        yield Problem("bet_too_high", "action", {"most": plain_money(table.max_raise_to)}, Clause.POT_LIMIT)


_LEGAL: dict[Act, Callable[[Table, Action], Iterable[Problem]]] = {
    Act.FOLD: lambda table, action: (),
    Act.CHECK: _check_problems,
    Act.CALL: _call_problems,
    Act.BET: _bet_problems,
    Act.RAISE: _raise_problems,
    Act.ALL_IN: _all_in_problems,
}


def legal_actions(table: Table) -> tuple[Act, ...]:
    """Return what the player to act may do, a bet or raise being the least that is allowed, all in where less.

    >>> from games.texas_holdem.betting import open_table
    >>> from games.texas_holdem.rulesets import ruleset
    >>> [act.name for act in legal_actions(open_table(ruleset(), [200_00] * 3, button=0))]
    ['FOLD', 'CALL', 'RAISE', 'ALL_IN']
    """
    if table.awaiting is not Awaiting.PLAYER:
        return ()
    raise_to = min(table.min_raise_to, table.actor.bet + table.actor.stack)
    tried = [Action(kind, raise_to if kind in (Act.BET, Act.RAISE) else None) for kind in Act]
    return tuple(action.act for action in tried if not problems(table, action))
