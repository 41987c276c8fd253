"""What a page shows of cards besides the cards: a mark at one, the reason for one, the picker laid out."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from django.template.loader import render_to_string
from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, ngettext

from games.core.cards import CARDS, RANKS, Card
from games.web.kit.cards.drawing import FACES
from games.web.kit.cards.names import RANKS as RANK_NAMES
from games.web.kit.cards.names import SUITS, card_name
from games.web.kit.cards.picker import TENS, Hand, Picker
from games.web.kit.formats import number

MOST_BESIDE = 3  # cards of a hand that stands beside others
MOST_EMPTY = 3  # hands that may be left out and stand there empty
MOST_DRAWN = 26  # of a hand as large as a shoe only the last cards are drawn


@dataclass(frozen=True, slots=True)
class Shown:
    """A card with a mark beneath it and the clause that speaks of it; `dim` where it does not count."""

    card: Card | None
    mark: str = ""
    clause: str = ""
    dim: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a game shown card by card: the card, what it does, and the rule that decides so.

    `to` says for whom it is. What happens without a card is a step, too.
    """

    card: Card | None
    said: str
    clause: str = ""
    to: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """A hand of the picker as the page shows it."""

    hand: Hand
    cards: tuple[Card, ...]
    is_filling: bool

    @property
    def count(self) -> str:
        """How many cards it has of how many."""
        return gettext("{count} of {most}").format(count=number(len(self.cards)), most=number(self.hand.most))

    @property
    def places(self) -> list[tuple[int, Card]]:
        """The cards that are drawn, each with its place in the hand."""
        return list(enumerate(self.cards))[-MOST_DRAWN:]

    @property
    def earlier(self) -> str:
        """How many lie before those that are drawn; empty where none do."""
        hidden = len(self.cards) - MOST_DRAWN
        if hidden <= 0:
            return ""
        return ngettext("{count} card before these", "{count} cards before these", hidden).format(count=number(hidden))

    @property
    def is_large(self) -> bool:
        """Whether it has no room beside other hands."""
        return self.hand.most > MOST_BESIDE

    @property
    def has_room(self) -> bool:
        return len(self.cards) < self.hand.most


@dataclass(frozen=True, slots=True)
class Place:
    """A card of the deck or a rank by its name; `left` is None where cards never run out."""

    name: str
    left: int | None
    is_free: bool

    @property
    def said(self) -> str:
        if self.left is None:
            return self.name
        if not self.left:
            return gettext("{card}: none left").format(card=self.name)
        return ngettext("{card}: {left} left", "{card}: {left} left", self.left).format(
            card=self.name, left=number(self.left)
        )


def held(picker: Picker) -> list[Held]:
    """Return the hands in sight."""
    waiting = _waiting(picker)
    return [row for row in _rows(picker) if row.hand.name not in waiting]


def waiting_hands(picker: Picker) -> list[Held]:
    """Return the hands that wait out of sight, since they are empty and may stay so."""
    waiting = _waiting(picker)
    return [row for row in _rows(picker) if row.hand.name in waiting]


def _rows(picker: Picker) -> list[Held]:
    filling = picker.filling
    return [Held(hand, picker[name], hand is filling) for name, hand in picker.hands.items()]


def _waiting(picker: Picker) -> list[str]:
    """Return the hands that wait: where many are empty, all but the first of them."""
    filling, typed = picker.filling, picker.form.typed
    empty = [name for name, hand in picker.hands.items() if not (hand.least or picker[name] or typed.get(name))]
    waiting = [name for name in empty if filling is None or name != filling.name]
    return waiting[1:] if len(waiting) > MOST_EMPTY else []


@lru_cache(maxsize=1024)  # 2 MB; while a visitor fills one hand, the others stay as they are
def hand_drawn(_language: str, row: Held, several: bool, typed: str, error: str) -> SafeString:
    """Return a hand in the language that is active, with what is typed in its field and why that is refused."""
    shows = {"row": row, "hand": row.hand, "several": several, "typed": typed, "error": error}
    return render_to_string("kit/cards/_hand.html", shows)


def deck(picker: Picker) -> Iterator[tuple[Promise, list[SafeString]]]:
    """Yield the deck by suits, each card as a button."""
    left, has_room = picker.left, picker.filling is not None
    language, counted = get_language() or "en", (picker.decks or 0) > 1
    for suit, name in SUITS.items():
        cards = [CARDS[rank + suit] for rank in RANKS]
        yield name, [_button(language, card, None if left is None else left[card], has_room, counted) for card in cards]


@lru_cache(maxsize=4096)  # 3 MB; a deck has 52, mostly the same for everybody
def _button(_language: str, card: Card, left: int | None, has_room: bool, counted: bool) -> SafeString:
    """Return a card to press, in the language that is active; `counted` where it is shown how many are left."""
    place = Place(card_name(card), left, has_room and left != 0)
    return render_to_string("kit/cards/_deck_card.html", {"card": card, "place": place, "counted": counted})


def keys(picker: Picker) -> list[dict[str, object]]:
    """Return a key for each rank, the last one for all that counts ten."""
    left, has_room = picker.left, picker.filling is not None
    shown: list[dict[str, object]] = []
    for rank in RANKS[: RANKS.index(TENS[0]) + 1]:
        ranks = TENS if rank == TENS[0] else rank
        count = None if left is None else sum(left[CARDS[one + suit]] for one in ranks for suit in SUITS)
        name = gettext("ten, jack, queen or king") if len(ranks) > 1 else str(RANK_NAMES[rank])
        place = Place(name, count, has_room and count != 0)
        shown.append({"rank": rank, "face": FACES.get(rank, rank), "place": place})
    return shown
