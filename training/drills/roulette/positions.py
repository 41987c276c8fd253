"""The positions of the layout: what a chip is called by where it lies, what it covers and what it pays."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.roulette.bets import Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.roulette.common import as_staked, game, named, on_wheel, position_cells, position_of
from training.drills.roulette.sums import amounts_won

NAME = "positions"
_LABELS = "ABC"
_SEVERAL = 3  # the level at which several chips are on the layout
_STAKES = (500, 1000, 2000, 5000)


def _scene(rules: Ruleset, chips: Sequence[tuple[str, Bet]]) -> dict[str, object]:
    """Return chips on the felt, each with what is written on it."""
    return on_wheel(rules, {"kind": "positions", "chips": [{"label": text, "bet": bet.key} for text, bet in chips]})


def _kinds(rules: Ruleset) -> list[str]:
    return sorted({bet.kind.value for bet in rules.positions.values()})


def _cells(rules: Ruleset, level: int) -> Groups | None:
    """Return every position of the layout by its kind; which chips win is asked of several at once."""
    return None if level == _SEVERAL else position_cells(rules)


def _what(chance: Chance, rules: Ruleset, bet: Bet) -> Item:
    others = chance.some([kind for kind in _kinds(rules) if kind != bet.kind], 3)
    offered = tuple(
        (kind, Phrase("positions.kind-name", {"kind": {"kind": kind}}))
        for kind in chance.shuffled([bet.kind.value, *others])
    )
    because = (bet.pays_clause,)
    parts = (
        Part("kind", PartKind.CHOICE, Phrase("positions.kind"), bet.kind.value, because, offered),
        Part("covers", PartKind.NUMBER, Phrase("positions.covers"), len(bet.numbers), because),
        Part("pays", PartKind.NUMBER, Phrase("positions.pays"), bet.pays, because),
    )
    return Item(Phrase("positions.ask"), parts, _scene(rules, [("", bet)]))


def _near(rules: Ruleset, bet: Bet) -> list[Bet]:
    """Return the positions that are most easily taken for this one: they share the most numbers, and are about as
    large."""

    def strangeness(other: Bet) -> tuple[int, int, str]:
        return -len(bet.covers & other.covers), abs(len(bet.covers) - len(other.covers)), other.key

    return sorted((other for other in rules.positions.values() if other is not bet), key=strangeness)


def _which(chance: Chance, rules: Ruleset, bet: Bet) -> Item:
    stake = chance.pick(_STAKES)
    bets = chance.shuffled([bet, *chance.some(_near(rules, bet)[:6], 3)])
    offered = tuple((other.key, Phrase("positions.bet", {"bet": {"bet": other.key}})) for other in bets)
    (line,) = settle(rules, bet.numbers[0], [as_staked(rules, Stake(bet, stake))]).lines
    because = tuple(line.because)
    parts = (
        Part("name", PartKind.CHOICE, Phrase("positions.name"), bet.key, (bet.pays_clause, Clause.LEGAL_SPOT), offered),
        Part("wins", PartKind.MONEY, Phrase("positions.wins"), line.winnings, because, worked=amounts_won([line])),
    )
    return Item(Phrase("positions.ask-name", {"stake": {"money": stake}}), parts, _scene(rules, [("", bet)]))


def _winners(chance: Chance, rules: Ruleset) -> Item:
    """Return chips near a number, of which some cover it and some do not."""
    number = chance.pick(rules.wheel.pockets)
    covering = [bet for bet in rules.positions.values() if number in bet.covers and bet.kind is not Kind.STRAIGHT]
    near = [bet for bet in _near(rules, chance.pick(covering)) if number not in bet.covers]
    count = chance.between(1, 2)
    bets = chance.shuffled([*chance.some(covering, count), *chance.some(near[:12], len(_LABELS) - count)])
    stakes = [
        as_staked(rules, Stake(bet, _STAKES[1], label), _STAKES[1]) for label, bet in zip(_LABELS, bets, strict=True)
    ]
    lines = {label: [line for line in settle(rules, number, stakes).lines if line.player == label] for label in _LABELS}
    parts = []
    for label in _LABELS:
        (line, *_rest) = lines[label]
        said: dict[str, Value] = {"label": label}
        answer, offered = "yes" if line.winnings else "no", options(NAME, ("yes", "no"))
        because = tuple(line.because)
        parts.append(Part(f"chip-{label}", PartKind.CHOICE, Phrase("positions.chip", said), answer, because, offered))
    scene = _scene(rules, list(zip(_LABELS, bets, strict=True)))
    play = game(stakes, number)
    return Item(Phrase("positions.ask-which", {"number": named(number)}), tuple(parts), scene, play)


@skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("Positions on the layout"),
    about=_("A chip is somewhere on the layout: say which bet it is, what it covers and what it pays."),
    levels=(_("Kind of bet, numbers and payout"), _("Which bet it is"), _("Which chips win")),
    texts={
        "positions.ask": _(
            "A chip is placed here. Which kind of bet is it, how many numbers does it cover, and what does it pay?"
        ),
        "positions.kind": _("Kind of bet"),
        "positions.kind-name": _("{kind}"),
        "positions.covers": _("Numbers covered"),
        "positions.pays": _("Chips won for one chip"),
        "positions.ask-name": _("A chip worth {stake} is placed here. Which bet is it, and what does it win?"),
        "positions.name": _("The bet"),
        "positions.bet": _("{bet}"),
        "positions.wins": _("What it wins"),
        "positions.ask-which": _("The number {number} comes up. Which of these chips win?"),
        # Translators: {label} is a letter.
        "positions.chip": _("Chip {label}"),
        "positions.yes": pgettext_lazy("chip", "it wins"),
        "positions.no": pgettext_lazy("chip", "it does not win"),
    },
    grids=_cells,
)
def generator(chance: Chance, level: int, rules: Ruleset, cell: str = "") -> Item:
    if level == _SEVERAL:
        return _winners(chance, rules)
    return (_what if level == 1 else _which)(chance, rules, position_of(rules, cell))
