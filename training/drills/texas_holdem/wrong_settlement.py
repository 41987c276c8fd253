"""A hand as it was settled, with one figure wrong or none: which."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.poker.texas_holdem.rules import TexasHoldem
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, Scene, cards_scene, row
from training.drills.kit.items import Item, Phrase, Value
from training.drills.kit.skill import of_game, skill
from training.drills.texas_holdem.pots import Ending, ending, sharing, why

NAME = "holdem-settlement"
_RAKE = "rake"


@dataclass(frozen=True)
class Shown:
    """A settlement as it is shown: what each player received by letter, and the rake, in cents."""

    hand: Ending
    received: tuple[int, ...]
    rake: int


def _right(rules: TexasHoldem, hand: Ending) -> Shown:
    end = hand.settled(rules)
    return Shown(hand, tuple(end.received[player.name] for player in hand.players), end.rake)


def _spoilt(rules: TexasHoldem, right: Shown) -> Iterator[Shown]:
    """A figure of a winner, or the rake, a little off."""
    for off in (rules.chip, -rules.chip, 5 * rules.chip):
        for place, amount in enumerate(right.received):
            if amount and amount + off > 0:
                changed = (*right.received[:place], amount + off, *right.received[place + 1 :])
                yield replace(right, received=changed)
        if right.rake + off >= 0:
            yield replace(right, rake=right.rake + off)


@skill(
    NAME,
    engine="poker",
    version=1,
    title=_("Spot the wrong figure"),
    about=_("A settled hand: find the wrong figure, or see that nothing is wrong."),
    levels=(_("A settled hand"),),
    texts={
        "holdem-settlement.ask": _(
            "{button} has the button, and the hand was settled like this. Is a figure wrong, and if so, which?"
        ),
        "holdem-settlement.player": _("Player"),
        "holdem-settlement.put-in": pgettext_lazy("chips", "Put in"),
        "holdem-settlement.received": _("Received"),
        "holdem-settlement.rake": pgettext_lazy("settlement", "the rake"),
        "holdem-settlement.of": pgettext_lazy("settlement", "what {player} received"),
        "holdem-settlement.board": _("Board"),
        "holdem-settlement.cards-of": _("Player {player}"),
        "holdem-settlement.folded": _("Player {player} (folded)"),
    },
    fits=of_game("texas-holdem"),
)
def generator(chance: Chance, _level: int, rules: TexasHoldem) -> Item:
    def find(shown: Shown) -> list[spotting.Error]:
        end, right = shown.hand.settled(rules), _right(rules, shown.hand)
        names = [player.name for player in shown.hand.players]
        wrong = [name for name, was, is_ in zip(names, shown.received, right.received, strict=True) if was != is_]
        errors = [spotting.Error(name, tuple(map(str, why(end, name) or end.because))) for name in wrong]
        if shown.rake != right.rake:
            errors.append(spotting.Error(_RAKE, tuple(str(c) for pot in end.pots for c in pot.because)))
        return errors

    hand = sharing(chance, rules) if chance.between(1, 3) == 1 else ending(chance, rules)
    right = _right(rules, hand)
    spotted = spotting.draw(chance, right, _spoilt(rules, right), find)
    sound = tuple(map(str, hand.settled(rules).because))
    part = spotting.part(spotted, _places(hand), sound)
    return Item(Phrase(f"{NAME}.ask", {"button": hand.button}), (part,), _scene(spotted.shown))


def _places(hand: Ending) -> Options:
    players = [player.name for player in hand.players if not player.folded]
    told = tuple((name, Phrase(f"{NAME}.of", {"player": name})) for name in players)
    return (*told, (_RAKE, Phrase(f"{NAME}.{_RAKE}")))


def _scene(shown: Shown) -> Scene:
    rows = [row(Phrase(f"{NAME}.board"), shown.hand.board)]
    for player in shown.hand.players:
        label = "folded" if player.folded else "cards-of"
        rows.append(row(Phrase(f"{NAME}.{label}", {"player": player.name}), () if player.folded else player.cards))
    lines: list[tuple[Value, ...]] = [
        (player.name, {"money": player.put_in}, {"money": received})
        for player, received in zip(shown.hand.players, shown.received, strict=True)
    ]
    lines.append(({"say": f"{NAME}.{_RAKE}"}, "", {"money": shown.rake}))
    return cards_scene(*rows, head=[Phrase(f"{NAME}.{name}") for name in ("player", "put-in", "received")], lines=lines)
