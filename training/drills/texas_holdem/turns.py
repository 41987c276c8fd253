"""Whose turn it is, what there is to call and to raise, and what a player may do."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.texas_holdem.betting import act, open_table
from games.texas_holdem.clauses import Clause
from games.texas_holdem.hand import Hand
from games.texas_holdem.legality import problems
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Seat, Table
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.texas_holdem.dealing import NAMES, played
from training.drills.texas_holdem.mistakes import RAISE_BY_FOR_TO, RAISE_DOUBLED, WHOLE_BET_CALLED

NAME = "holdem-turn"
_TEXTS = {
    "holdem-turn.ask": _("What happens next?"),
    "holdem-turn.ask-amounts": _("It is player {player}’s turn. What are the amounts?"),
    "holdem-turn.ask-x": _("Player {player} wants to check. Is it allowed?"),
    "holdem-turn.ask-c": _("Player {player} wants to call. Is it allowed?"),
    "holdem-turn.ask-b": _("Player {player} wants to bet {amount}. Is it allowed?"),
    "holdem-turn.ask-r": _("Player {player} wants to raise to {amount}. Is it allowed?"),
    "holdem-turn.ask-a": _("Player {player} wants to go all in. Is it allowed?"),
    "holdem-turn.next": _("What happens next"),
    "holdem-turn.to-call": _("Amount to call"),
    "holdem-turn.least": _("Minimum bet, or total of the minimum raise"),
    "holdem-turn.allowed": _("Allowed"),
    "holdem-turn.yes": pgettext_lazy("allowed", "yes"),
    "holdem-turn.no": pgettext_lazy("allowed", "no"),
    "holdem-turn.board": _("Board"),
    "holdem-turn.player": _("Player"),
    "holdem-turn.stack": _("Chips left"),
    "holdem-turn.bet": _("Bet in this round"),
    "holdem-turn.state": pgettext_lazy("player", "State"),
    "holdem-turn.button-in": pgettext_lazy("player", "has the button, has yet to act"),
    "holdem-turn.button-spoken": pgettext_lazy("player", "has the button, has acted"),
    "holdem-turn.folded": pgettext_lazy("player", "has folded"),
    "holdem-turn.all-in": pgettext_lazy("player", "is all in"),
    "holdem-turn.in": pgettext_lazy("player", "has yet to act"),
    "holdem-turn.spoken": pgettext_lazy("player", "has acted"),
    "holdem-turn.button-folded": pgettext_lazy("player", "has the button, has folded"),
    "holdem-turn.button-all-in": pgettext_lazy("player", "has the button, is all in"),
    "holdem-turn.speaks": pgettext_lazy("player", "player {player} acts"),
    "holdem-turn.flop": _("the flop is dealt"),
    "holdem-turn.turn": _("the turn is dealt"),
    "holdem-turn.river": _("the river is dealt"),
    "holdem-turn.showdown": _("the showdown"),
    "holdem-turn.nothing": _("the pot goes to the last player"),
}
_ACT_CLAUSES = {
    Act.CHECK: (Clause.CHECK,),
    Act.CALL: (Clause.CALL,),
    Act.BET: (Clause.BET, Clause.MINIMUM_BET),
    Act.RAISE: (Clause.RAISE, Clause.MINIMUM_RAISE),
    Act.ALL_IN: (Clause.ALL_IN,),
}


def _scene(table: Table) -> dict[str, object]:
    head = [Phrase(f"{NAME}.{name}") for name in ("player", "stack", "bet", "state")]
    lines: list[Sequence[Value]] = [
        (NAMES[place], {"money": seat.stack}, {"money": seat.bet}, {"say": f"{NAME}.{_state(table, place, seat)}"})
        for place, seat in enumerate(table.seats)
    ]
    rows = [row(Phrase(f"{NAME}.board"), table.board)] if table.board else []
    return cards_scene(*rows, head=head, lines=lines)


def _state(table: Table, place: int, seat: Seat) -> str:
    state = "folded" if seat.folded else "all-in" if not seat.stack else "spoken" if seat.acted else "in"
    return f"button-{state}" if place == table.button else state


def _next(chance: Chance, rules: Ruleset) -> Item:
    hand, table = played(chance, rules, chance.between(rules.fewest_seats, 5), chance.between(0, 9))
    right = NAMES[table.to_act] if table.to_act is not None else table.awaiting.value
    speakers = [(NAMES[i], Phrase(f"{NAME}.speaks", {"player": NAMES[i]})) for i in range(len(table.seats))]
    others = [(event.value, Phrase(f"{NAME}.{event}")) for event in Awaiting if event is not Awaiting.PLAYER]
    part = Part("next", PartKind.CHOICE, Phrase(f"{NAME}.next"), right, _why_next(table), (*speakers, *others))
    return Item(Phrase(f"{NAME}.ask"), (part,), _scene(table), str(hand))


def _why_next(table: Table) -> tuple[Clause, ...]:
    if table.awaiting is Awaiting.NOTHING:
        return (Clause.LAST_PLAYER,)
    if table.awaiting is not Awaiting.PLAYER:
        return (Clause.ROUND_ENDS,)
    blinds = (Clause.BLINDS,) if not any(seat.acted for seat in table.seats) and not table.board else ()
    return (table.turn, *blinds)


def _deciding(chance: Chance, rules: Ruleset) -> tuple[Hand, Table]:
    """Return a table at which it is somebody's turn."""
    while True:
        hand, table = played(chance, rules, chance.between(rules.fewest_seats, 5), chance.between(0, 9))
        if table.awaiting is Awaiting.PLAYER:
            return hand, table


def _amounts(chance: Chance, rules: Ruleset) -> Item:
    hand, table = _deciding(chance, rules)
    short = table.to_call < table.bet - table.actor.bet
    why_call = (Clause.CALL, Clause.ALL_IN) if short else (Clause.CALL,)
    called = added(Money(table.actor.stack)) if short else added(Money(table.bet), less=[Money(table.actor.bet)])
    parts = [Part("to-call", PartKind.MONEY, Phrase(f"{NAME}.to-call"), table.to_call, why_call, (), (called,))]
    if Act.RAISE in _possible(table) or Act.BET in _possible(table):
        clause = Clause.MINIMUM_RAISE if table.bet else Clause.MINIMUM_BET
        least = min(table.min_raise_to, table.actor.bet + table.actor.stack)
        parts.append(Part("least", PartKind.MONEY, Phrase(f"{NAME}.least"), least, (clause,), worked=(_least(table),)))
    question, mistaken = _asked(table, "ask-amounts"), partial(_misread, parts, table)
    return Item(question, tuple(parts), _scene(table), str(hand), mistakes=mistaken)


def _misread(parts: Sequence[Part], table: Table) -> Mapping[str, Given]:
    """Return the amounts that are given by mistake: what to call is the whole bet, a raise doubles it or is given
    without it."""
    wrong: list[tuple[Mistake, Given]] = [(WHOLE_BET_CALLED, {"to-call": table.bet})]
    if table.bet:
        wrong += [
            (RAISE_DOUBLED, {"least": 2 * table.bet}),
            (RAISE_BY_FOR_TO, {"least": table.min_raise_to - table.bet}),
        ]
    return told_apart(parts, wrong)


def _least(table: Table) -> Step:
    """Return the least to which a player may bet or raise: more by the least raise, or all that is left."""
    all_in = table.actor.bet + table.actor.stack
    if all_in < table.min_raise_to:
        return added(Money(table.actor.bet), Money(table.actor.stack))
    return added(Money(table.bet), Money(table.min_raise_to - table.bet))


def _possible(table: Table) -> set[Act]:
    least = min(table.min_raise_to, table.actor.bet + table.actor.stack)
    return {kind for kind in (Act.BET, Act.RAISE) if not problems(table, Action(kind, least))}


def _asked(table: Table, name: str, **values: Value) -> Phrase:
    return Phrase(f"{NAME}.{name}", {"player": NAMES[table.to_act or 0], **values})


def _may(chance: Chance, rules: Ruleset) -> Item:
    hand, table = chance.pick((_deciding, _deciding, _deciding, _after_a_short_raise, _all_others_in))(chance, rules)
    action = _tried(chance, table)
    found = problems(table, action)
    clauses = tuple(dict.fromkeys(str(problem.clause) for problem in found)) or _ACT_CLAUSES[action.act]
    offered = tuple((name, Phrase(f"{NAME}.{name}")) for name in ("yes", "no"))
    part = Part("allowed", PartKind.CHOICE, Phrase(f"{NAME}.allowed"), "no" if found else "yes", clauses, offered)
    amount: dict[str, Value] = {"amount": {"money": action.to}} if action.to is not None else {}
    return Item(_asked(table, f"ask-{action.act}", **amount), (part,), _scene(table), str(hand))


def _tried(chance: Chance, table: Table) -> Action:
    """Return something that the player may try to do, allowed or not, without what nobody would take for allowed."""
    kind = chance.pick([Act.RAISE if table.bet else Act.BET, *(kind for kind in Act if kind is not Act.FOLD)])
    if kind not in (Act.BET, Act.RAISE):
        return Action(kind)
    chip = table.rules.chip
    return Action(kind, table.min_raise_to + chance.pick((0, 0, -chip, chip * 5)))


def _after_a_short_raise(chance: Chance, rules: Ruleset) -> tuple[Hand, Table]:
    """Somebody has raised, another is all in for a little more, a third has called: the first may not raise again."""
    raise_to, deep = chance.between(3, 6) * rules.big_blind, 100 * rules.big_blind
    min_raise = raise_to - rules.big_blind
    short = raise_to + chance.between(1, min_raise // rules.chip - 1) * rules.chip
    stacks = (deep, short, deep)
    return _played(
        rules, Hand(0, stacks, ((),) * 3, (Action(Act.RAISE, raise_to), Action(Act.ALL_IN), Action(Act.CALL)))
    )


def _all_others_in(chance: Chance, rules: Ruleset) -> tuple[Hand, Table]:
    """Deal a hand in which the only other player left is all in."""
    stacks = (100 * rules.big_blind, 100 * rules.big_blind, chance.between(10, 40) * rules.big_blind)
    return _played(rules, Hand(0, stacks, ((),) * 3, (Action(Act.FOLD), Action(Act.CALL), Action(Act.ALL_IN))))


def _played(rules: Ruleset, hand: Hand) -> tuple[Hand, Table]:
    """Return the table after these moves, or before the first that is not allowed: under a pot limit nobody goes all in
    so."""
    table = open_table(rules, hand.stacks, hand.button)
    for number, move in enumerate(hand.moves):
        if not isinstance(move, Action) or problems(table, move):
            return replace(hand, moves=hand.moves[:number]), table
        table = act(table, move)
    return hand, table


_LEVELS = {1: _next, 2: _amounts, 3: _may}


@skill(
    NAME,
    engine="texas_holdem",
    version=1,
    title=_("Whose turn it is"),
    about=_("Who acts next, what there is to call, the minimum raise, and what a player may do."),
    levels=(_("What happens next"), _("Amounts to call and to raise"), _("What is allowed")),
    texts=_TEXTS,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _LEVELS[level](chance, rules)
