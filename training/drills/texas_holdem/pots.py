"""The money of a hand: what goes back, main pot and side pots, the rake, and what each player receives."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK, Card, show_cards
from games.core.facts import Money, Percent
from games.core.money import plain_money
from games.ranking.hands import best_five
from games.texas_holdem.clauses import Clause, Rule
from games.texas_holdem.deal import BOARD, HOLE, STREETS
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Contribution, Terms, pots, uncalled
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Showdown, showdown
from games.web.texas_holdem.words import POTS
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, cards_scene, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, rounded
from training.drills.texas_holdem.dealing import NAMES
from training.drills.texas_holdem.missettled import laid_wrong, misraked, shared_wrong, without_uncalled

NAME = "holdem-pots"


@dataclass(frozen=True)
class Ending:
    """A hand to be settled: board, players clockwise, and who has the button."""

    board: tuple[Card, ...]
    players: tuple[Player, ...]
    button: str

    def settle(self, rules: Ruleset) -> Showdown:
        return showdown(rules, self.board, self.players, self.button)


def money_lines(players: tuple[Player, ...]) -> list[tuple[Value, ...]]:
    """Return a line for each player: the letter, what was put in, and whether the player has folded."""
    return [
        (player.name, {"money": player.contributed}, {"say": f"{NAME}.{'folded' if player.folded else 'in'}"})
        for player in players
    ]


def _heads() -> list[Phrase]:
    return [Phrase(f"{NAME}.{name}") for name in ("player", "put-in", "state")]


def ending(chance: Chance, rules: Ruleset) -> Ending:
    """Three or four players at two or three heights, some of them with hands that share."""
    while True:
        number = chance.between(3, 4)
        cards = chance.some(DECK, HOLE * number + BOARD)
        heights = [chance.between(4, 40) * 5 * rules.chip for _ in range(chance.between(2, 3))]
        held = [tuple(cards[HOLE * i : HOLE * (i + 1)]) for i in range(number)]
        seated = tuple(
            Player(NAMES[i], held[i], chance.pick(heights), folded=chance.between(1, 5) == 1) for i in range(number)
        )
        board = tuple(cards[HOLE * number :])
        playing = [player for player in seated if not player.folded]
        if len(playing) > 1 and _is_possible(seated):
            return Ending(board, seated, chance.pick(NAMES[:number]))


def _is_possible(players: tuple[Player, ...]) -> bool:
    """Return whether nobody has folded who had put in the most."""
    most = max(player.contributed for player in players if not player.folded)
    return all(player.contributed <= most for player in players)


def sharing(chance: Chance, rules: Ruleset) -> Ending:
    """Return an ending in which equal hands share a pot, with a chip that cannot be shared."""
    while True:
        found = ending(chance, rules)
        best = [best_five([*p.cards, *found.board]).strength for p in found.players if not p.folded]
        if best.count(max(best)) > 1:
            odd = tuple(replace(p, contributed=p.contributed + rules.chip * p.folded) for p in found.players)
            return replace(found, players=odd) if _is_possible(odd) else found


def _pots(chance: Chance, rules: Ruleset) -> Item:
    low, middle, high = sorted(chance.some(range(4, 40), 3))
    order = chance.shuffled((low, middle, high))
    stakes = [Player(NAMES[i], (), units * 5 * rules.chip) for i, units in enumerate(order)]
    for i in range(chance.between(0, 2)):
        stakes.append(Player(NAMES[3 + i], (), chance.between(1, low) * rules.chip, folded=True))
    put_in = [Contribution(player.contributed, player.folded) for player in stakes]
    (place, _back), (called, back) = uncalled(put_in), without_uncalled(put_in)
    main, side = pots(called)
    height, most = min(one.amount for one in called if not one.folded), stakes[place].contributed
    uncalled_step = added(Money(most), less=[Money(called[place].amount)])
    label = Phrase(f"{NAME}.back", {"player": NAMES[place]})
    parts = (
        Part("back", PartKind.MONEY, label, back, (Clause.UNCALLED,), worked=(uncalled_step,)),
        Part(
            "main",
            PartKind.MONEY,
            Phrase(f"{NAME}.main"),
            main.amount,
            (main.clause,),
            worked=(in_pot(called, 0, height),),
        ),
        Part(
            "side",
            PartKind.MONEY,
            Phrase(f"{NAME}.side"),
            side.amount,
            (side.clause,),
            worked=(in_pot(called, height),),
        ),
    )

    def mistaken() -> dict[str, Given]:
        wrong = (
            (mistake, dict(zip(("back", "main", "side"), cents, strict=True))) for mistake, *cents in laid_wrong(put_in)
        )
        return told_apart(parts, wrong)

    scene = cards_scene(head=_heads(), lines=money_lines(tuple(stakes)))
    return Item(Phrase(f"{NAME}.ask"), parts, scene, mistakes=mistaken)


def _rake(chance: Chance, rules: Ruleset) -> Item:
    before = not rules.rake_without_flop and chance.between(1, 4) == 1
    amount = chance.between(20, 900) * rules.chip * chance.pick((1, 1, 2))
    board = () if before else chance.some(DECK, chance.pick(list(STREETS.values())[1:]))
    taken, why = (0, (Clause.RAKE_FLOP,)) if before else Terms.of(rules).rake(amount)
    step = added(Money(0)) if before else rounded(taken, (Money(amount), Percent(rules.rake)))
    parts = (Part("rake", PartKind.MONEY, Phrase(f"{NAME}.rake"), taken, why, worked=(step,)),)
    head = [Phrase(f"{NAME}.{name}") for name in ("pot", "amount")]
    lines: list[tuple[Value, ...]] = [({"say": f"{NAME}.main"}, {"money": amount})]
    rows = [row(Phrase(f"{NAME}.board"), board)] if board else []
    return Item(
        Phrase(f"{NAME}.ask-rake-flop" if before else f"{NAME}.ask-rake"),
        parts,
        cards_scene(*rows, head=head, lines=lines),
        mistakes=lambda: told_apart(
            parts, ((mistake, {"rake": cents}) for mistake, cents in misraked(rules, amount, is_flop=not before))
        ),
    )


def scene_of(shown: Ending) -> Scene:
    """Return the board, the hands of those who are still in, and what everybody put in."""
    rows = [row(Phrase(f"{NAME}.board"), shown.board)]
    for player in shown.players:
        if not player.folded:
            rows.append(row(Phrase(f"{NAME}.cards-of", {"player": player.name}), player.cards))
    return cards_scene(*rows, head=_heads(), lines=money_lines(shown.players))


def _received(chance: Chance, rules: Ruleset) -> Item:
    found = sharing(chance, rules) if chance.between(1, 3) == 1 else ending(chance, rules)
    end = found.settle(rules)
    parts = tuple(
        Part(
            player.name.lower(),
            PartKind.MONEY,
            Phrase(f"{NAME}.receives", {"player": player.name}),
            end.received[player.name],
            why(end, player.name) or end.because,
            worked=(received(end, player.name),),
        )
        for player in found.players
        if not player.folded
    )

    def mistaken() -> dict[str, Given]:
        wrong = shared_wrong(rules, found.board, found.players, found.button)
        named = ((mistake, {name.lower(): cents for name, cents in shares.items()}) for mistake, shares in wrong)
        return told_apart(parts, named)

    question = Phrase(f"{NAME}.ask-received", {"button": found.button})
    return Item(question, parts, scene_of(found), calculator=_at_showdown(found), mistakes=mistaken)


def _at_showdown(found: Ending) -> tuple[str, dict[str, str]]:
    """Return the calculator of who wins which pot, with the hand that has ended."""
    fields = {"players": str(len(found.players)), "board": show_cards(found.board), "button": found.button.lower()}
    for player in found.players:
        letter = player.name.lower()
        fields[f"in{letter}"] = plain_money(player.contributed)
        fields |= {f"state{letter}": "folded"} if player.folded else {letter: show_cards(player.cards)}
    return "showdown", fields


def in_pot(stakes: Sequence[Contribution], below: int, top: int | None = None) -> Step:
    """Return what stakes bring into a pot between two heights."""
    parts = [(one.amount if top is None else min(one.amount, top)) - below for one in stakes]
    return added(*(Money(part) for part in parts if part > 0))


def received(end: Showdown, name: str) -> Step:
    """Return what a player gets: the shares of the pots, and what nobody called."""
    shares = [award.share for pot in end.pots for award in pot.awards if award.name == name]
    return added(*(Money(cents) for cents in (*shares, end.returned[name]) if cents))


def why(end: Showdown, name: str) -> tuple[Rule, ...]:
    """Return the clauses by which a player receives something; none where the player receives nothing."""
    awarded = [
        c for pot in end.pots for award in pot.awards if award.name == name for c in (*pot.because, *award.because)
    ]
    back: list[Rule] = [Clause.UNCALLED] if end.returned[name] else []
    return tuple(dict.fromkeys([*back, *awarded]))


_LEVELS = {1: _pots, 2: _rake, 3: _received}


@skill(
    NAME,
    engine="texas_holdem",
    version=1,
    title=_("Pots and rake"),
    about=_("Uncalled bets, main pot and side pots, the rake, and who receives what, down to the odd chip."),
    levels=(_("Pots"), pgettext_lazy("poker", "Rake"), _("What each player receives")),
    texts={
        "holdem-pots.ask": _(
            "Three players are all in, the others have folded. What is returned, and what is in the pots?"
        ),
        "holdem-pots.ask-rake": _("How much does the house take from this pot?"),
        "holdem-pots.ask-rake-flop": _(
            "All players but one folded before the flop. How much does the house take from this pot?"
        ),
        "holdem-pots.ask-received": _(
            "{button} has the button. What does each player receive, returned bets included?"
        ),
        "holdem-pots.back": _("Returned to {player}"),
        "holdem-pots.main": POTS[Clause.MAIN_POT],
        "holdem-pots.side": POTS[Clause.SIDE_POT],
        "holdem-pots.rake": pgettext_lazy("poker", "Rake"),
        "holdem-pots.receives": _("What {player} receives"),
        "holdem-pots.player": _("Player"),
        # Translators: head of a column, the amount that a player has put into the pots.
        "holdem-pots.put-in": pgettext_lazy("chips", "Put in"),
        "holdem-pots.state": pgettext_lazy("player", "State"),
        "holdem-pots.folded": pgettext_lazy("player", "has folded"),
        "holdem-pots.in": pgettext_lazy("player", "is in the hand"),
        "holdem-pots.board": _("Board"),
        "holdem-pots.cards-of": _("Player {player}"),
        "holdem-pots.pot": _("The pot"),
        "holdem-pots.amount": _("Amount"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _LEVELS[level](chance, rules)
