"""Acts while the boxes play and the dealer draws: a double or a split that is asked for, the total that is called,
what the dealer does next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from games.blackjack.clauses import Clause
from games.blackjack.hand_legality import hand_problems
from games.blackjack.hands import DEALER_STANDS, is_blackjack, is_pair
from games.blackjack.parameters import Double
from games.blackjack.settlement import Line
from games.blackjack.table import FIRST, Box, Hand, Result
from games.core.cards import Card
from games.core.totals import total_of
from training.drills.blackjack.banking import NAME as BANKING
from training.drills.blackjack.banking import what_next
from training.drills.blackjack.counting import miscounted, totalled
from training.drills.blackjack.rounds import place, shown
from training.drills.blackjack.shift.table import Dealt
from training.drills.blackjack.shift.texts import NAME
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.shifts import Act, Moves

_UNEQUAL_IN = 3  # of so many times, unequal cards may be asked to be split in one


@dataclass(frozen=True, slots=True)
class _Asked:
    """What a holder asks for: a double or a split, of which hand, with how much in cents, and what that stake brings.
    `broken` is the clause that forbids it, if one does."""

    what: str
    box: int
    hand: int
    cards: tuple[object, ...]
    stake: int
    brings: int
    because: tuple[Clause, ...]
    broken: Clause | None = None


def asked(chance: Chance, dealt: Dealt) -> Act | None:
    """Return the act of allowing or refusing a double or a split; None where nobody asks for one.

    What is allowed is done in the round. What an added stake moves is what it brings on the hand as that ends.
    """
    every = [one for number, box in enumerate(dealt.played.boxes, 1) for one in _asked(dealt, number, box)]
    if chance.between(1, _UNEQUAL_IN) > 1:
        every = [one for one in every if one.broken is not Clause.SPLIT]
    rightly = chance.between(1, 2) == 1
    wanted = [one for one in every if (one.broken is None) == rightly] or every
    if not wanted:
        return None
    one = chance.pick(wanted)
    answer, because = ("refuse", (one.broken,)) if one.broken else ("allow", one.because)
    part = Part("may", PartKind.CHOICE, Phrase(f"{NAME}.may"), answer, because, options(NAME, ("allow", "refuse")))
    said: dict[str, Value] = {"box": one.box, "stake": {"money": one.stake}}
    where = place(dealt.played, one.box, one.hand) if one.what == "double" else Phrase("bj.box", {"box": one.box})
    scene = cards_scene(row(Phrase("bj.bank"), dealt.opening.dealer), row(where, one.cards))
    moves = {"may": Moves(by_option={"allow": one.brings, "refuse": 0})}
    return Act("added-stake", Item(Phrase(f"{NAME}.{one.what}", said), (part,), scene), moves)


def _asked(dealt: Dealt, number: int, box: Box) -> Iterator[_Asked]:
    """Yield what the holder of a box has asked for and got, and what the rules forbid."""
    lines = dealt.of_box(number)
    first, pair = dealt.stake(number), dealt.pairs[number - 1]
    if any(line.result is Result.SURRENDER for line in lines) or box.even_money:
        return
    if box.was_split:
        brings = total_of(line for line in lines if line.hand > 1).net
        yield _Asked("split", number, 1, pair, first, brings, (Clause.SPLIT, Clause.SPLIT_STAKE))
    elif not is_pair(pair):
        yield _Asked("split", number, 1, pair, first, _as_it_ends(lines, first), (), Clause.SPLIT)
    for at, hand in enumerate(box.hands, 1):
        of_hand = [line for line in lines if line.hand == at]
        if hand.doubled:
            by = Clause.DOUBLE_ANY if dealt.rules.double is Double.ANY else Clause.DOUBLE_TOTALS
            plays = min(hand.doubled[FIRST], first)
            also = (Clause.DOUBLE_LESS,) if plays < first else ()
            brings = _as_it_ends(of_hand, plays)
            yield _Asked("double", number, at, hand.cards[:2], plays, brings, (Clause.DOUBLE, by, *also))
        elif broken := _no_double(dealt, hand, split=box.was_split):
            brings = _as_it_ends(of_hand, first)
            yield _Asked("double", number, at, hand.cards[:2], first, brings, (), broken)


def _no_double(dealt: Dealt, hand: Hand, *, split: bool) -> Clause | None:
    """Return the clause that forbids to double the first two cards of a hand."""
    doubled = replace(hand, cards=hand.cards[:2], doubled=hand.stakes)
    broken = (each for each in hand_problems(dealt.rules, doubled, split=split) if each.code != "double_takes_one_card")
    return next((Clause(each.clause) for each in broken if each.clause), None)


def _as_it_ends(lines: list[Line] | tuple[Line, ...], stake: int) -> int:
    """Return what a stake beside that of a hand brings: as much as it, nothing for a push, itself lost."""
    return {Result.WIN: stake, Result.LOSE: -stake}.get(lines[0].result, 0)


def called(chance: Chance, dealt: Dealt) -> Act | None:
    """Return the call of the total of a box that was not split; None where all were."""
    whole = [number for number, box in enumerate(dealt.played.boxes, 1) if not box.was_split]
    if not whole:
        return None
    number = chance.pick(whole)
    cards = dealt.played.boxes[number - 1].hands[0].cards
    shown_cards = cards[: chance.between(2, len(cards))]
    scene = cards_scene(row(Phrase("bj.box", {"box": number}), shown_cards))
    parts = totalled(shown_cards)
    wrong = partial(told_apart, parts, tuple(miscounted(shown_cards)))
    return Act("count", Item(Phrase(f"{NAME}.count", {"box": number}), parts, scene, mistakes=wrong))


def drawn(chance: Chance, dealt: Dealt) -> Act | None:
    """Return what the dealer does next; None where its two cards are all that it needs, and it has them from the
    deal."""
    if dealt.rules.peeks and (is_blackjack(dealt.bank) or not dealt.needs_total):
        return None
    if dealt.needs_total:
        lie = replace(dealt.played, dealer=dealt.played.dealer[: chance.between(2, len(dealt.played.dealer))])
        total, _kind = totalled(lie.dealer)
        parts = (total, what_next(lie.dealer, dealt.rules))
        wrong = partial(told_apart, parts, tuple(_misplayed(lie.dealer)))
        return Act("dealer", Item(Phrase(f"{BANKING}.ask"), parts, shown(lie), mistakes=wrong))
    answer = "two" if len(dealt.played.dealer) > 1 else "none"
    offered = options(f"{NAME}.draw", ("rule", "two", "none"))
    part = Part("draws", PartKind.CHOICE, Phrase(f"{NAME}.draws"), answer, (Clause.BANK_NOT_NEEDED,), offered)
    scene = shown(replace(dealt.played, dealer=dealt.played.dealer[:1]))
    return Act("dealer", Item(Phrase(f"{NAME}.played"), (part,), scene))


def _misplayed(hand: Sequence[Card]) -> Iterator[tuple[Mistake, Given]]:
    """Yield what the dealer does who counts an ace always one, or always eleven."""
    for mistake, counted in miscounted(hand):
        is_bust = counted["kind"] == "over"
        hits = not is_bust and int(counted["total"]) < DEALER_STANDS
        yield mistake, {"total": counted["total"], "does": "over" if is_bust else "draws" if hits else "stands"}
