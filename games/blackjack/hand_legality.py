"""What no hand of a box can have been: cards taken or left against the rules, doubled or given up wrongly."""

from collections.abc import Iterator, Sequence

from games.blackjack.clauses import Clause
from games.blackjack.hands import ACE, MUST_DRAW_TO, TARGET, TEN, hand_total, is_blackjack, value
from games.blackjack.parameters import Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Hand
from games.core.cards import Card
from games.core.problems import Problem


def hand_problems(rules: Ruleset, hand: Hand, *, split: bool, plays: bool = True) -> Iterator[Problem]:
    """Yield what is wrong with one hand. `split`: it is one of a split; `plays`: its box could decide at all."""
    aces = split and value(hand.cards[0]) == ACE
    yield from _drawing(hand, split)
    if hand.surrendered:
        yield from _surrender(rules, hand, split)
        return
    if aces and len(hand.cards) > 2:
        yield Problem("aces_get_one_card", "cards[2]", {}, Clause.SPLIT_ACES)
    if hand.doubled:
        yield from _doubling(rules, hand, split)
    elif plays and (total := hand_total(hand.cards).total) <= MUST_DRAW_TO:
        yield Problem("must_draw", "cards", {"total": total}, Clause.MUST_DRAW)


def _drawing(hand: Hand, split: bool) -> Iterator[Problem]:
    """Yield whether each further card could still be taken."""
    for place in range(2, len(hand.cards)):
        before = hand.cards[:place]
        total = hand_total(before).total
        if total > TARGET:
            yield Problem("drew_when_over", f"cards[{place}]", {"total": total}, Clause.OVER)
            return
        if total == TARGET and not (split and counts_as_eleven(before)):
            yield Problem("drew_on_target", f"cards[{place}]", {"total": total}, Clause.MAY_NOT_DRAW)
            return


def counts_as_eleven(cards: Sequence[Card]) -> bool:
    """Return whether an ace that came to a split ten may count one."""
    return len(cards) == 2 and (value(cards[0]), value(cards[1])) == (TEN, ACE)


def _doubling(rules: Ruleset, hand: Hand, split: bool) -> Iterator[Problem]:
    first = hand.cards[:2]
    if split and (value(first[0]) == ACE or not rules.double_after_split):
        clause = Clause.SPLIT_DOUBLE if rules.double_after_split else Clause.SPLIT_NO_DOUBLE
        yield Problem("not_doubled_after_split", "doubled", {}, clause)
    total = MUST_DRAW_TO if split and counts_as_eleven(first) else hand_total(first).total
    if is_blackjack(first) and not split:
        yield Problem("not_doubled_on", "doubled", {"total": total}, Clause.MAY_NOT_DRAW)
    elif total not in rules.double.totals:
        yield Problem("not_doubled_on", "doubled", {"total": total}, Clause.DOUBLE_TOTALS)
    if len(hand.cards) != 3:
        yield Problem("double_takes_one_card", "cards", {}, Clause.DOUBLE)
    if hand.holder not in hand.doubled:
        yield Problem("holder_doubles_first", "doubled", {}, Clause.DOUBLE_ALONG)
    for player, cents in hand.doubled.items():
        if player not in hand.stakes:
            yield Problem("not_betting_here", f"doubled.{player}", {"player": player}, Clause.DOUBLE_ALONG)
        elif cents <= 0:
            yield Problem("stake_not_positive", f"doubled.{player}", {}, Clause.STAKE)


def _surrender(rules: Ruleset, hand: Hand, split: bool) -> Iterator[Problem]:
    clause = {
        Surrender.NONE: None,
        Surrender.LATE: Clause.SURRENDER_LATE,
        Surrender.EARLY: Clause.SURRENDER_EARLY,
    }[rules.surrender]
    if clause is None:
        yield Problem("not_surrendered_here", "surrendered")
    elif split or len(hand.cards) != 2 or hand.doubled or is_blackjack(hand.cards):
        yield Problem("surrender_is_first", "surrendered", {}, clause)
