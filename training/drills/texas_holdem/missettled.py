"""Pots as people lay, rake and share them by mistake."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from games.core.cards import Card
from games.ranking.hands import VALUES, Hand, best_five
from games.texas_holdem.clauses import Clause
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Contribution, Pot, Terms, pots, uncalled
from games.texas_holdem.rulesets import Ruleset
from training.drills.kit.mistakes import Mistake
from training.drills.texas_holdem import mistakes

Worth = Callable[[Hand], tuple[int, ...]]


def laid_wrong(put_in: Sequence[Contribution]) -> Iterator[tuple[Mistake, int, int, int]]:
    """Yield of stakes before anything goes back what goes back, the main pot and the side pot by each mistake."""
    called, back = without_uncalled(put_in)
    main, side = pots(called)
    yield mistakes.SIDE_POT_MERGED, back, main.amount + side.amount, 0
    yield mistakes.UNCALLED_IN_THE_POT, 0, main.amount, side.amount + back
    without = pots([stake for stake in called if not stake.folded])
    yield mistakes.FOLDED_MONEY_LEFT_OUT, back, without[0].amount, without[1].amount


def without_uncalled(put_in: Sequence[Contribution]) -> tuple[list[Contribution], int]:
    """Return the stakes without what nobody called, and that."""
    place, back = uncalled(put_in)
    called = list(put_in)
    called[place] = replace(called[place], amount=called[place].amount - back)
    return called, back


def misraked(rules: Ruleset, amount: int, *, is_flop: bool) -> Iterator[tuple[Mistake, int]]:
    """Yield the rake of a pot by each mistake."""
    if is_flop:
        yield mistakes.CAP_FORGOTTEN, replace(Terms.of(rules), cap=None).rake(amount)[0]
    else:
        yield mistakes.RAKED_WITHOUT_FLOP, Terms.of(rules).rake(amount)[0]


def shared_wrong(
    rules: Ruleset, board: Sequence[Card], players: Sequence[Player], button: str
) -> Iterator[tuple[Mistake, dict[str, int]]]:
    """Yield what each player receives by each mistake."""
    table, terms = _Table(board, players, button), Terms.of(rules)
    yield mistakes.SIDE_POT_MERGED, table.shared(terms, merged=True)
    yield mistakes.RAKE_FORGOTTEN, table.shared(replace(terms, share=Fraction(0)))
    yield mistakes.CAP_FORGOTTEN, table.shared(replace(terms, cap=None))
    yield mistakes.KICKER_FORGOTTEN, table.shared(terms, worth=_without_kickers)
    yield mistakes.ODD_CHIP_ELSEWHERE, table.shared(terms, last_first=True)
    yield mistakes.UNCALLED_IN_THE_POT, table.shared(terms, keeps=True)


def _strength(hand: Hand) -> tuple[int, ...]:
    return (hand.strength,)


def _without_kickers(hand: Hand) -> tuple[int, ...]:
    return hand.category.height, *(VALUES[card.rank] for card in hand.made)


@dataclass(frozen=True)
class _Table:
    board: Sequence[Card]
    players: Sequence[Player]
    button: str

    def shared(
        self,
        terms: Terms,
        *,
        worth: Worth = _strength,
        merged: bool = False,
        last_first: bool = False,
        keeps: bool = False,
    ) -> dict[str, int]:
        """Return what each player receives. `merged`: everything is one pot; `last_first`: odd chips go round from the
        last seat; `keeps`: what nobody called stays in the pots."""
        put_in = [Contribution(player.contributed, player.folded) for player in self.players]
        place, _back = uncalled(put_in)
        called, back = (put_in, 0) if keeps else without_uncalled(put_in)
        received = {player.name: 0 for player in self.players}
        received[self.players[place].name] += back
        order = self._from_left()[::-1] if last_first else self._from_left()
        for pot in self._merged(called) if merged else pots(called):
            self._award(pot, terms, worth, order, received)
        return received

    def _from_left(self) -> list[int]:
        first = [player.name for player in self.players].index(self.button) + 1
        return [(first + i) % len(self.players) for i in range(len(self.players))]

    def _merged(self, called: Sequence[Contribution]) -> list[Pot]:
        playing = tuple(i for i, player in enumerate(self.players) if not player.folded)
        return [Pot(sum(stake.amount for stake in called), playing, Clause.MAIN_POT)]

    def _award(self, pot: Pot, terms: Terms, worth: Worth, order: Sequence[int], received: dict[str, int]) -> None:
        hands = {i: worth(best_five([*self.players[i].cards, *self.board])) for i in pot.players}
        winners = [i for i in order if i in hands and hands[i] == max(hands.values())]
        chips, odd = divmod((pot.amount - terms.rake(pot.amount)[0]) // terms.chip, len(winners))
        for turn, i in enumerate(winners):
            received[self.players[i].name] += (chips + (turn < odd)) * terms.chip
