"""Acts after the ball has dropped: the call, the prison, the payment; and the float when the table closes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from games.roulette.calls import payment_ranks
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line
from games.roulette.stakes import Held, ZeroOption
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Given, Item, Mistakes, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.shifts import Act, Busyness, Moves
from training.drills.kit.worked import named
from training.drills.roulette.announcement import call_to_pick, call_to_type, hands
from training.drills.roulette.common import cut_part, number_scene
from training.drills.roulette.counting import generator as counting
from training.drills.roulette.mistakes import MISTAKES
from training.drills.roulette.shift.mistaken import miscounted, misfated
from training.drills.roulette.shift.spins import Fate, Spun
from training.drills.roulette.shift.texts import NAME, PLAYERS, player_said
from training.drills.roulette.sums import amounts_won, money_back
from training.drills.roulette.zero import endings

_MOST_ORDERED = 6  # winners that are put in order: more are paid, but not asked for one by one


def called_number(chance: Chance, rules: Ruleset, busyness: Busyness, spin: Spun) -> Act:
    """Return the call of the result, and who rakes and who pays."""
    is_typed = busyness is Busyness.BUSY
    call = call_to_type(spin.number) if is_typed else call_to_pick(chance, rules, spin.number)
    question = Phrase("announcement.ask", {"number": spin.number})
    return Act("call", Item(question, (call, *hands(spin.number)), number_scene(spin.number)))


def caught(rules: Ruleset, spin: Spun) -> Act:
    """Return what becomes of the stakes in prison, at zero of all that lie off the numbers, and what goes back."""
    offered = options("zero.fate", endings(rules))
    parts, moves = [], {}
    for place, fate in enumerate(spin.fates, start=1):
        slug = f"fate-{place}"
        parts.append(Part(slug, PartKind.CHOICE, _label(fate), fate.ending, fate.line.because, offered))
        moves[slug] = Moves(by_option={name: fate.lies.amount for name, _text in offered if name.startswith("held-")})
    lines = [fate.line for fate in spin.fates]
    back = sum(line.returned for line in lines)
    because = tuple(dict.fromkeys(clause for line in lines for clause in line.because))
    parts.append(
        Part("back", PartKind.MONEY, Phrase(f"{NAME}.back"), back, because, worked=money_back(lines)),
    )
    question = Phrase(f"{NAME}.zero" if spin.number == 0 else f"{NAME}.held", {"number": spin.number})
    item = Item(question, tuple(parts), spin.scene, mistakes=lambda: told_apart(parts, misfated(spin)))
    return Act("zero", item, {**moves, "back": Moves(each=1)})


def _label(fate: Fate) -> Phrase:
    """Return whose stake it is, and what its player asks for."""
    lies = fate.lies
    said: dict[str, Value] = {"bet": {"bet": str(lies.bet)}, "stake": {"money": lies.amount}}
    stake = Phrase(f"{NAME}.stake", said | player_said(lies.player))
    if isinstance(lies, Held):
        stake = Phrase(f"{NAME}.prisoner", {**stake.values, "wins": lies.level})
    if fate.choice is None:
        return stake
    if fate.choice.option is ZeroOption.TAKE_HALF:
        return Phrase(f"{NAME}.half", {"about": named(stake)})
    return Phrase(f"{NAME}.move", {"about": named(stake), "bet": {"bet": str(fate.choice.to)}})


def paid(chance: Chance, rules: Ruleset, busyness: Busyness, spin: Spun) -> Act:
    """Return the winners in the order of the house, and what each player is paid; where it is busy, the last player's
    payment in chips."""
    parts, moves = list(_in_order(chance, rules, spin)), {}
    players = [player for player in PLAYERS if any(line.player == player for line in spin.winners)]
    for player in players:
        lines = [line for line in spin.winners if line.player == player]
        due = sum(line.winnings for line in lines)
        if busyness is Busyness.BUSY and player == players[-1]:
            parts.append(cut_part(rules, Phrase(f"{NAME}.cut", player_said(player)), due))
            moves["cut"] = Moves(each=1)
            continue
        slug = f"money-{PLAYERS[player]}"
        because = tuple(dict.fromkeys(clause for line in lines for clause in line.because))
        label = Phrase(f"{NAME}.pay", player_said(player))
        parts.append(Part(slug, PartKind.MONEY, label, due, because, worked=amounts_won(lines)))
        moves[slug] = Moves(each=1)
    question = Phrase(f"{NAME}.winners", {"number": spin.number})
    item = Item(question, tuple(parts), spin.scene, mistakes=lambda: told_apart(parts, miscounted(rules, spin, parts)))
    return Act("pay", item, moves)


def _in_order(chance: Chance, rules: Ruleset, spin: Spun) -> tuple[Part, ...]:
    """Return the part that asks for the order, where there is one and only one."""
    ranks, lines = payment_ranks(rules.order_of_payment), spin.winners
    places = {(ranks[line.bet.key], line.stake) for line in lines}
    if not 1 < len(lines) <= _MOST_ORDERED or len(places) < len(lines):
        return ()
    letters = chance.shuffled("abcdef"[: len(lines)])
    offered = sorted(zip(letters, lines, strict=True), key=lambda each: each[0])
    named_lines = tuple((letter, _paid_line(line)) for letter, line in offered)
    clauses = (Clause.ORDER_OF_PAYMENT, Clause.WITHIN_A_KIND)
    return (Part("order", PartKind.ORDER, Phrase(f"{NAME}.order"), " ".join(letters), clauses, named_lines),)


def _paid_line(line: Line) -> Phrase:
    said: dict[str, Value] = {"bet": {"bet": line.bet.key}, "stake": {"money": line.stake}}
    return Phrase(f"{NAME}.stake", said | player_said(line.player))


def closing(chance: Chance, rules: Ruleset, busyness: Busyness) -> Act:
    """Return the float counted when the table closes. A mistake moves nothing yet: the cage counts again."""
    item = counting.draw(chance, 2 if busyness is Busyness.BUSY else 1, rules)
    parts = item.parts[-2:]
    wrong = partial(_within, parts, item.mistakes)
    return Act("float", replace(item, question=Phrase(f"{NAME}.float"), parts=parts, mistakes=wrong))


def _within(parts: Sequence[Part], mistakes: Mistakes) -> Mapping[str, Given]:
    """Return what mistakes give of the parts that are asked here."""
    given = mistakes()
    return told_apart(parts, ((mistake, given[mistake.id]) for mistake in MISTAKES if mistake.id in given))
