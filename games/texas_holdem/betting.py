"""A hand as it is bet: `open_table` posts the blinds, `act` and `deal_street` give the table after each move."""

from collections.abc import Sequence
from dataclasses import replace

from games.core.cards import Card
from games.core.problems import Problem, check
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import STREETS, deck_problems
from games.texas_holdem.legality import not_whole, problems
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Seat, Table


def open_table(rules: Ruleset, stacks: Sequence[int], button: int) -> Table:
    """Return the table when the blinds are posted and the cards are dealt. `stacks` are clockwise, in cents.

    Raise Refused for a number of players, a button or stacks that cannot be.

    >>> from games.texas_holdem.rulesets import ruleset
    >>> table = open_table(ruleset(), [200_00] * 3, button=0)
    >>> table.to_act, table.to_call, table.min_raise_to
    (0, 1000, 2000)
    """
    check(_opening_problems(rules, stacks, button))
    two = len(stacks) == 2
    small = button if two else (button + 1) % len(stacks)
    big = (small + 1) % len(stacks)
    blinds = {small: rules.small_blind, big: rules.big_blind}
    seats = tuple(Seat(stack).post(blinds.get(place, 0)) for place, stack in enumerate(stacks))
    table = Table(rules, seats, button, bet=rules.big_blind, min_raise=rules.big_blind)
    return _passed(table, big, Clause.TWO_PLAYERS if two else Clause.FIRST_TO_ACT)


def _opening_problems(rules: Ruleset, stacks: Sequence[int], button: int) -> list[Problem]:
    fewest, most = rules.fewest_seats, rules.seats
    if not fewest <= len(stacks) <= most:
        return [Problem("wrong_number_of_players", "stacks", {"fewest": fewest, "most": most}, Clause.PLAYERS)]
    found = [Problem("no_such_seat", "button", {}, Clause.BUTTON)] if not 0 <= button < len(stacks) else []
    for place, stack in enumerate(stacks):
        if stack <= 0:
            found.append(Problem("stake_not_positive", f"stacks[{place}]", {}, Clause.STAKES))
        elif stack % rules.chip:
            found.append(not_whole(rules, f"stacks[{place}]"))
    return found


def act(table: Table, action: Action) -> Table:
    """Return the table when the player to act has done this. Raise Refused for what the rules forbid.

    >>> from games.texas_holdem.rulesets import ruleset
    >>> act(open_table(ruleset(), [200_00] * 3, button=0), Action(Act.RAISE, 30_00)).min_raise_to
    5000
    """
    check(problems(table, action))
    place, seat = table.to_act or 0, table.actor
    if action.act is Act.FOLD:
        return _passed(_with(table, place, replace(seat, folded=True, acted=True)), place)
    total = {Act.CHECK: seat.bet, Act.CALL: table.bet, Act.ALL_IN: seat.bet + seat.stack}.get(action.act, action.to)
    after = _with(table, place, replace(seat, acted=True).post((total or 0) - seat.bet))
    reached = after.seats[place].bet
    if reached > table.bet:
        min_raise = max(table.min_raise, reached - table.bet)
        after = replace(after, bet=reached, min_raise=min_raise, raiser=place)
    return _passed(after, place)


def _with(table: Table, place: int, seat: Seat) -> Table:
    return replace(table, seats=(*table.seats[:place], seat, *table.seats[place + 1 :]))


def _passed(table: Table, place: int, why: Clause = Clause.IN_TURN) -> Table:
    """Return the table when the turn goes on from a place: to the next who has something to decide, or to nobody."""
    following = next((after for after in table.clockwise(place) if _must_act(table, after)), None)
    if following is not None and why is Clause.IN_TURN and not table.board and _has_option(table, following):
        why = Clause.OPTION
    return replace(table, to_act=following, turn=why)


def _must_act(table: Table, place: int) -> bool:
    """Return whether a player has a stake to meet, or has not spoken yet and can still be answered."""
    seat = table.seats[place]
    if not seat.can_act or len(table.playing) == 1:
        return False
    others = [other for at, other in enumerate(table.seats) if at != place and not other.folded]
    if not any(other.can_act for other in others):
        return seat.bet < max(other.bet for other in others)
    return seat.bet < table.bet or not seat.acted


def _has_option(table: Table, place: int) -> bool:
    """Return whether a player has only the big blind in, and nobody has raised it."""
    return table.raiser is None and table.seats[place].bet == table.bet == table.rules.big_blind


def deal_street(table: Table, cards: Sequence[Card], held: Sequence[Card] = ()) -> Table:
    """Return the table when the dealer has turned a street. `held` are cards known in the players' hands.

    Raise Refused while the betting goes on, for too few or too many cards and for one that was dealt before.

    >>> from games.core.cards import parse_cards
    >>> from games.texas_holdem.rulesets import ruleset
    >>> table = open_table(ruleset(), [200_00] * 2, button=0)
    >>> for action in (Action(Act.CALL), Action(Act.CHECK)):
    ...     table = act(table, action)
    >>> deal_street(table, parse_cards("2c7d9h")).to_act
    1
    """
    check(_street_problems(table, cards, held))
    seats = tuple(replace(seat, bet=0, acted=False) for seat in table.seats)
    board = (*table.board, *cards)
    fresh = replace(table, seats=seats, board=board, bet=0, min_raise=table.rules.big_blind, raiser=None)
    return _passed(fresh, table.button, Clause.FIRST_TO_ACT)


def _street_problems(table: Table, cards: Sequence[Card], held: Sequence[Card]) -> list[Problem]:
    if table.awaiting is Awaiting.PLAYER:
        return [Problem("street_too_early", "cards", {}, Clause.ROUND_ENDS)]
    if table.awaiting not in (Awaiting.FLOP, Awaiting.TURN, Awaiting.RIVER):
        return [Problem("no_more_streets", "cards", {}, Clause.BOARD)]
    wanted = STREETS[table.awaiting] - len(table.board)
    if len(cards) != wanted:
        code = "too_few_cards" if len(cards) < wanted else "too_many_cards"
        return [Problem(code, "cards", {}, Clause.BOARD)]
    return deck_problems([("held", held), ("board", table.board), ("cards", cards)])


def show_order(table: Table) -> tuple[int, ...]:
    """Return the places as they show: first who bet or raised last on the last street, else the first left of the
    button."""
    first = table.raiser if table.raiser is not None else next(iter(table.clockwise(table.button)))
    order = [first, *table.clockwise(first)][: len(table.seats)]
    return tuple(place for place in order if not table.seats[place].folded)


def next_button(table: Table) -> int:
    """Return where the button goes for the next hand."""
    return next(iter(table.clockwise(table.button)))
