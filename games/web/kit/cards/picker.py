"""Choosing cards from a picture of the deck, by typing, or at random: each hand is a field of the form.

Everything is a button of that form, so that nothing of it needs a script: `add` puts a card of the deck to the hand
that `fill` names, `take` takes one away again by its place, `undo`, `clear` and `deal` do what they say. `laid` is the
order in which the cards came, where it is not one hand after the other. `deck` says that suits are shown where they
mean nothing, and `show` changes it.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import MappingProxyType

from django.utils.functional import Promise

from games.core.cards import CARDS, DECK, SUITS, Card, deck_problems, show_cards
from games.core.problems import Problem, Refused
from games.web.kit.cards.order import read_order, write_order
from games.web.kit.cards.reading import read_typed
from games.web.kit.cards.vocabulary import OPEN
from games.web.kit.form import Form
from games.web.kit.formats import cards as signs

ANCHOR = "picker"
_ACTIONS = ("add", "take", "undo", "clear", "deal", "show")
TENS = "TJQK"  # ranks that one key stands for where suits mean nothing: the first of which a card is left

# Hands by their names, and what is typed into other fields by theirs.
Start = Mapping[str, Sequence[Card] | str]


@dataclass(frozen=True, slots=True)
class Hand:
    """A field of cards: its name in form and address, and how many cards it needs and holds.

    `begun` is how many it needs once it has one.
    """

    name: str
    label: str | Promise
    least: int
    most: int
    hint: str | Promise = ""
    begun: int = 0


class Picker:
    """The hands of a form. What is refused is said at the hand; what was pressed has been done.

    `decks` is None where cards never run out. Without `suits`, where the answer depends neither on them nor on which
    card it is that counts ten, ranks may be pressed or typed alone: such a card gets the suit of which the fewest are
    out. `deal` makes a situation, and `given` is the one to start from where the address has no hand. `leads` names the
    hand for the next card, by the cards of all hands, once each has what it needs. Made before other fields are read,
    since a situation may fill them.
    """

    def __init__(
        self,
        form: Form,
        hands: Sequence[Hand],
        *,
        decks: int | None = 1,
        suits: bool = True,
        deal: Callable[[Random], Start] | None = None,
        given: Start | None = None,
        leads: Callable[[Mapping[str, tuple[Card, ...]]], str] = lambda _cards: "",
    ) -> None:
        self.form, self.hands, self.decks = form, {hand.name: hand for hand in hands}, decks
        self.deals, self._leads, self.suits = deal is not None, leads, suits
        self.ranks = not suits and self._hides_suits()
        if deal and form.asked.get("deal"):
            self._start(deal(Random(secrets.randbits(64))))
        elif form.asked.get("clear"):
            self._start({})
        elif given and not self.hands.keys() & form.asked.keys():
            self._start(given)
        read = partial(read_typed, suits=suits)
        self.cards = {name: form.read(name, read, (), show_cards) for name in self.hands}
        self._suit_all()
        self._fill = form.typed["fill"] = form.text("fill")
        if self.filling is self._usual:  # not chosen by the reader: it moves on with the cards
            self._fill = ""
        form.typed["laid"] = form.text("laid")
        self._order = read_order(form.typed["laid"], [len(cards) for cards in self.cards.values()])
        self._check()
        if self._refused:
            self._order = []  # nothing is taken back of what cannot be read
        else:
            self._act()
            self._keep()
        if any(action in form.asked for action in _ACTIONS):
            form.anchor = ANCHOR

    def __getitem__(self, name: str) -> tuple[Card, ...]:
        return self.cards[name]

    @property
    def complete(self) -> bool:
        """Whether every hand has the cards that it needs and none is refused."""
        return not self._refused and not any(map(self._lacks, self.hands.values()))

    @property
    def left(self) -> Counter[Card] | None:
        """How many of each card are left; None where they never run out."""
        if self.decks is None:
            return None
        out = self._out
        return Counter({card: max(0, self.decks - out[card]) for card in DECK})

    @property
    def filling(self) -> Hand | None:
        """The hand to which the next card goes: the one that was chosen, else the first that lacks one, else the first
        that has room."""
        chosen = self.hands.get(self._fill)
        return chosen if chosen and self._has_room(chosen) else self._usual

    @property
    def last(self) -> Card | None:
        """The card that was laid last, on whatever hand; None where there is none to take back."""
        return self.cards[self._names[self._order[-1]]][-1] if self._order else None

    @property
    def _names(self) -> list[str]:
        return list(self.hands)

    def refuse(self, problems: Iterable[Problem], fields: Mapping[str, str] = MappingProxyType({})) -> None:
        """Say at its field what the engine refuses, and at the first hand what belongs to none."""
        self.form.refuse_all(problems, fields, next(iter(self.hands)))

    @property
    def _usual(self) -> Hand | None:
        hands = self.hands.values()
        lacking = next((hand for hand in hands if self._lacks(hand)), None)
        led = None if lacking else self.hands.get(self._leads(self.cards))
        return lacking or led or next(filter(self._has_room, hands), None)

    @property
    def _refused(self) -> bool:
        return bool(self.hands.keys() & self.form.errors.keys())

    def _lacks(self, hand: Hand) -> bool:
        count = len(self.cards[hand.name])
        return count < (hand.begun if count and not hand.least else hand.least)

    def _has_room(self, hand: Hand) -> bool:
        return len(self.cards[hand.name]) < hand.most

    def _hides_suits(self) -> bool:
        """Return whether ranks alone are offered, as the form says or as was just pressed."""
        form = self.form
        shown = form.asked["show"] == "suits" if "show" in form.asked else form.text("deck") == "suits"
        form.typed["deck"] = "suits" if shown else ""
        if shown:
            form.state["deck"] = "suits"
        return not shown

    def _suit_all(self) -> None:
        """Give a suit to each card that was typed without one."""
        out = self._out
        self.cards = {name: self._suited(cards, out) for name, cards in self.cards.items()}

    def _suited(self, cards: tuple[Card, ...], out: Counter[Card]) -> tuple[Card, ...]:
        """Return cards with a suit for those that have none, and count these as out."""
        return tuple(card if card.suit != OPEN else self._free(card.rank, out) for card in cards)

    def _free(self, rank: str, out: Counter[Card]) -> Card:
        ranks = TENS if rank == TENS[0] else rank
        found = [min((CARDS[one + suit] for suit in SUITS), key=out.__getitem__) for one in ranks]
        card = next((one for one in found if self.decks is None or out[one] < self.decks), found[0])
        out[card] += 1
        return card

    @property
    def _out(self) -> Counter[Card]:
        return Counter(card for cards in self.cards.values() for card in cards if card.suit != OPEN)

    def _start(self, situation: Start) -> None:
        asked = self.form.asked.copy()
        for name in (*self.hands, "fill", "laid"):
            asked.pop(name, None)
        for name, value in situation.items():
            if value:
                asked[name] = value if isinstance(value, str) else show_cards(value)
        self.form.asked = asked

    def _check(self) -> None:
        for hand in self.hands.values():
            if len(self.cards[hand.name]) > hand.most:
                self.form.refuse(hand.name, Problem("too_many_here", hand.name, {"most": hand.most}))
        if self.decks is not None:
            self.refuse(deck_problems(self.decks, self.cards.items()))

    def _act(self) -> None:
        asked = {name: str(value) for name, value in self.form.asked.items()}
        if "add" in asked:
            self._add(asked["add"])
        elif "take" in asked:
            name, _dot, place = asked["take"].partition(".")
            self._take(name, int(place) if place.isdecimal() and len(place) < 4 else -1)
        elif "undo" in asked and self._order:
            name = self._names[self._order[-1]]
            self._take(name, len(self.cards[name]) - 1)

    def _add(self, typed: str) -> None:
        hand = self.filling or next(reversed(self.hands.values()))
        try:
            added = self._suited(read_typed(typed, suits=self.suits), self._out)
        except Refused as refused:
            self.form.refuse(hand.name, refused.first)
            return
        before = self.cards[hand.name]
        self.cards[hand.name] = before + added
        self._check()
        if self._refused:
            self.cards[hand.name] = before
            return
        self._order += [self._names.index(hand.name)] * len(added)
        if len(self.cards[hand.name]) == hand.least:
            self._fill = ""

    def _take(self, name: str, place: int) -> None:
        """Take away the card at a place of a hand, if there is one."""
        cards = self.cards.get(name, ())
        if 0 <= place < len(cards):
            self.cards[name] = cards[:place] + cards[place + 1 :]
            hand = self._names.index(name)
            del self._order[[at for at, other in enumerate(self._order) if other == hand][place]]

    def _keep(self) -> None:
        """Keep what the fields show and the clean address says."""
        state, typed = self.form.state, self.form.typed
        for name, cards in self.cards.items():
            typed[name] = signs(cards)
            state.pop(name, None)
            if cards:
                state[name] = show_cards(cards)
        filling = self.filling
        chosen = filling.name if filling and filling is not self._usual else ""
        for name, said in (("fill", chosen), ("laid", write_order(self._order))):
            typed[name] = said
            if said:
                state[name] = said
