"""A hand as it was settled, with one figure wrong or none: which."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.facts import Money
from games.texas_holdem.rulesets import Ruleset
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, Scene, cards_scene, money, row
from training.drills.kit.items import Item, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import added
from training.drills.texas_holdem.pots import Ending, ending, received, sharing, why

NAME = "holdem-settlement"
_RAKE = "rake"


def _mistakes(rules: Ruleset, amount: int, least: int) -> list[int]:
    """Return a figure a little off, but not below the least."""
    return [amount + off for off in (rules.chip, -rules.chip, 5 * rules.chip) if amount + off >= least]


@skill(
    NAME,
    engine="texas_holdem",
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
)
def generator(chance: Chance, _level: int, rules: Ruleset) -> Item:
    hand = sharing(chance, rules) if chance.between(1, 3) == 1 else ending(chance, rules)
    end = hand.settle(rules)
    rows = [
        spotting.Row(name, amount, why(end, name) or end.because, _mistakes(rules, amount, 1) if amount else ())
        for name, amount in ((player.name, end.received[player.name]) for player in hand.players)
    ]
    by = tuple(str(clause) for pot in end.pots for clause in pot.because)
    rake = spotting.Row(_RAKE, end.rake, by, _mistakes(rules, end.rake, 0))
    spotted = spotting.one_wrong(chance, [*rows, rake])
    sound = tuple(map(str, end.because))
    steps = {player.name: received(end, player.name) for player in hand.players if not player.folded}
    raked = added(*(Money(pot.rake) for pot in end.pots))
    part = spotting.part(spotted, _places(hand), sound, steps=steps | {_RAKE: raked})
    return Item(Phrase(f"{NAME}.ask", {"button": hand.button}), (part,), _scene(hand, *spotted.shown))


def _places(hand: Ending) -> Options:
    players = [player.name for player in hand.players if not player.folded]
    places = tuple((name, Phrase(f"{NAME}.of", {"player": name})) for name in players)
    return (*places, (_RAKE, Phrase(f"{NAME}.{_RAKE}")))


def _scene(hand: Ending, *received: int) -> Scene:
    """Return what each player received, and the rake as the last."""
    rows = [row(Phrase(f"{NAME}.board"), hand.board)]
    for player in hand.players:
        label = "folded" if player.folded else "cards-of"
        rows.append(row(Phrase(f"{NAME}.{label}", {"player": player.name}), () if player.folded else player.cards))
    lines: list[tuple[Value, ...]] = [
        (player.name, *money(player.contributed, amount))
        for player, amount in zip(hand.players, received, strict=False)
    ]
    lines.append(({"say": f"{NAME}.{_RAKE}"}, "", *money(received[-1])))
    return cards_scene(*rows, head=[Phrase(f"{NAME}.{name}") for name in ("player", "put-in", "received")], lines=lines)
