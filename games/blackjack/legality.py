"""What no round can have been: every problem by its field, with the clause that it breaks."""

from collections.abc import Iterator

from games.blackjack.clauses import Clause
from games.blackjack.hand_legality import hand_problems
from games.blackjack.hands import ACE, DEALER_STANDS, TARGET, dealer_hits, hand_total, is_blackjack, value
from games.blackjack.parameters import EvenMoney, Insurance, Surrender
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Box, Hand, Round
from games.core.cards import deck_problems
from games.core.money import show_money
from games.core.problems import Problem

# Any number of cards, as many as the dealer's rule asks for.
WHOLE = 22


def problems(rules: Ruleset, played: Round) -> list[Problem]:
    """Return everything that is wrong with a round, the cards first."""
    found = [*_places(rules, played)]
    return found or [*_cards(rules, played), *_boxes(rules, played), *_bank(rules, played)]


def _places(rules: Ruleset, played: Round) -> Iterator[Problem]:
    """Yield what is missing of boxes, hands and stakes; nothing else is checked before that."""
    if not played.dealer:
        yield Problem("too_few_cards", "dealer", {}, Clause.DEAL)
    if not played.boxes:
        yield Problem("no_boxes", "boxes", {}, Clause.BOXES)
    if len(played.boxes) > rules.boxes:
        yield Problem("too_many_boxes", f"boxes[{rules.boxes}]", {"boxes": rules.boxes}, Clause.BOXES)
    for place, box in enumerate(played.boxes):
        if not box.hands:
            yield Problem("no_hand", f"boxes[{place}].hands", {}, Clause.DEAL)
        for number, hand in enumerate(box.hands):
            at = f"boxes[{place}].hands[{number}]"
            if not hand.stakes:
                yield Problem("no_bettor", f"{at}.stakes", {}, Clause.STAKE)
            if len(hand.cards) < 2:
                yield Problem("too_few_cards", f"{at}.cards", {}, Clause.DEAL)


def _cards(rules: Ruleset, played: Round) -> list[Problem]:
    hands = [
        (f"boxes[{place}].hands[{number}].cards", hand.cards)
        for place, box in enumerate(played.boxes)
        for number, hand in enumerate(box.hands)
    ]
    return deck_problems(rules.decks, [("dealer", played.dealer), *hands], Clause.CARDS)


def _boxes(rules: Ruleset, played: Round) -> Iterator[Problem]:
    for place, box in enumerate(played.boxes):
        hands = (*_betting(rules, box), *_split(rules, box), *_hands(rules, played, box))
        for problem in (*hands, *insurance_problems(rules, played, box), *even_money_problems(rules, played, box)):
            yield problem.at(f"boxes[{place}]")


def _betting(rules: Ruleset, box: Box) -> Iterator[Problem]:
    along = Clause.BETTING_ALONG if rules.bettors > 1 else Clause.BETTING_ALONE
    for number, hand in enumerate(box.hands):
        if len(hand.stakes) > rules.bettors:
            yield Problem("too_many_bettors", f"hands[{number}].stakes", {"bettors": rules.bettors}, along)
        for player, cents in hand.stakes.items():
            if cents <= 0:
                yield Problem("stake_not_positive", f"hands[{number}].stakes.{player}", {}, Clause.STAKE)


def _split(rules: Ruleset, box: Box) -> Iterator[Problem]:
    """Yield whether these hands can have come from one pair."""
    first = box.hands[0]
    most = rules.most_hands(value(first.cards[0]))
    for number, hand in enumerate(box.hands):
        at = f"hands[{number}]"
        if value(hand.cards[0]) != value(first.cards[0]):
            yield Problem("not_equal_cards", f"{at}.cards[0]", {}, Clause.SPLIT)
        if list(hand.stakes.items()) != list(first.stakes.items()):
            same = hand.stakes.keys() == first.stakes.keys()
            clause = Clause.SPLIT_STAKE if same else Clause.SPLIT_FOLLOW
            yield Problem("split_bettors_differ", f"{at}.stakes", {}, clause)
        if number == most:
            yield Problem("split_too_often", at, {"hands": most}, _splits_by(rules, most))


def _splits_by(rules: Ruleset, most: int) -> Clause:
    """Return the clause by which a pair becomes so many hands."""
    if most < rules.split_hands:
        return Clause.SPLIT_ACES_ONCE
    return Clause.SPLIT_ONCE if rules.splitting == "once" else Clause.SPLIT_AGAIN


def _hands(rules: Ruleset, played: Round, box: Box) -> Iterator[Problem]:
    ended = rules.peeks and is_blackjack(played.dealer[:2])
    for number, hand in enumerate(box.hands):
        if ended and (box.was_split or len(hand.cards) > 2 or hand.doubled or _given_up_late(rules, hand)):
            yield Problem("bank_had_blackjack", f"hands[{number}].cards", {}, Clause.HOLE_CARD)
        else:
            for problem in hand_problems(rules, hand, split=box.was_split, plays=not ended):
                yield problem.at(f"hands[{number}]")


def _given_up_late(rules: Ruleset, hand: Hand) -> bool:
    return hand.surrendered and rules.surrender is Surrender.LATE


def insurance_problems(rules: Ruleset, played: Round, box: Box) -> Iterator[Problem]:
    """Yield what is wrong with the insurance of a box."""
    for player, cents in box.insurance.items():
        at = f"insurance.{player}"
        stake = box.hands[0].stakes.get(player)
        if rules.insurance is Insurance.NONE:
            yield Problem("insurance_not_dealt", at)
        elif value(played.dealer[0]) != ACE:
            yield Problem("insured_without_ace", at, {}, Clause.INSURANCE)
        elif stake is None:
            yield Problem("not_betting_here", at, {"player": player}, Clause.INSURANCE)
        elif box.has_blackjack:
            yield Problem("insured_blackjack", at, {}, Clause.INSURANCE_NOT_BLACKJACK)
        elif cents <= 0:
            yield Problem("stake_not_positive", at, {}, Clause.STAKE)
        elif rules.insurance is Insurance.AT_MOST_HALF and 2 * cents > stake:
            yield Problem("insurance_too_much", at, {"most": show_money(stake // 2)}, Clause.INSURANCE_MOST)
        elif rules.insurance is Insurance.AT_LEAST_HALF and 2 * cents < stake:
            yield Problem("insurance_too_little", at, {"least": show_money(-(-stake // 2))}, Clause.INSURANCE_LEAST)


def even_money_problems(rules: Ruleset, played: Round, box: Box) -> Iterator[Problem]:
    """Yield what is wrong with the even money of a box."""
    clause = even_money_by(rules)
    for place, player in enumerate(box.even_money):
        at = f"even_money[{place}]"
        if rules.even_money is EvenMoney.NONE:
            yield Problem("no_even_money", at)
        elif value(played.dealer[0]) not in rules.even_money.against:
            yield Problem("even_money_not_offered", at, {}, clause)
        elif not box.has_blackjack:
            yield Problem("even_money_without_blackjack", at, {}, clause)
        elif player not in box.hands[0].stakes:
            yield Problem("not_betting_here", at, {"player": player}, clause)


def even_money_by(rules: Ruleset) -> Clause:
    """Return the clause by which a blackjack is paid at once."""
    return Clause.EVEN_MONEY_ACE if rules.even_money is EvenMoney.ACE else Clause.EVEN_MONEY


def _bank(rules: Ruleset, played: Round) -> Iterator[Problem]:
    """Yield where the dealer's cards do not follow its rule, or are missing though a stake depends on them."""
    dealer = played.dealer
    for place in range(2, len(dealer)):
        before = hand_total(dealer[:place])
        if not dealer_hits(before, rules.hits_soft17):
            yield Problem("bank_must_stand", f"dealer[{place}]", {"total": before.total}, stands_by(rules, before.soft))
            return
    needed = max(_needed(rules, played), 2 if rules.peeks else 1)
    last = hand_total(dealer)
    if len(dealer) >= 2 and not dealer_hits(last, rules.hits_soft17):
        return
    if needed == WHOLE or len(dealer) < needed or len(dealer) > 2:
        on_soft = len(dealer) >= 2 and last.soft and last.total >= DEALER_STANDS
        clause = Clause.BANK_HITS_SOFT if on_soft else Clause.BANK_DRAWS
        yield Problem("bank_must_draw", "dealer", {"total": last.total}, clause)


def stands_by(rules: Ruleset, soft: bool) -> Clause:
    """Return the clause by which the dealer stands."""
    return Clause.BANK_STANDS_SOFT if soft and not rules.hits_soft17 else Clause.BANK_DRAWS


def _needed(rules: Ruleset, played: Round) -> int:
    """Return how many cards the dealer must have: 1 where all is settled before it draws, 2 where only its blackjack
    matters, `WHOLE` where its total does."""
    needed = 1
    for box in played.boxes:
        for hand in box.hands:
            if is_open(box, hand):
                needed = max(needed, 2 if box.has_blackjack else WHOLE)
        if box.insurance or any(_given_up_late(rules, hand) for hand in box.hands):
            needed = max(needed, 2)
    return needed


def is_open(box: Box, hand: Hand) -> bool:
    """Return whether a stake on this hand waits for the dealer: it is not bust, surrendered, or paid at once to all."""
    if hand_total(hand.cards).total > TARGET or hand.surrendered:
        return False
    return not (box.has_blackjack and set(hand.stakes) <= set(box.even_money))
