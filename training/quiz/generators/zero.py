"""Zero: what becomes of every stake, at once and over several spins."""

from dataclasses import dataclass, replace
from typing import Any, cast

from django.utils.functional import Promise, lazy
from django.utils.translation import gettext_lazy as _
from django.utils.translation import npgettext, pgettext_lazy

from games.roulette.bets import EVEN_CHANCES, POSITIONS, Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import NAMES, Ruleset, ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import LEAVE, Choice, Held, Stake, Wish
from games.rulebook.formats import number
from training.quiz.chance import Chance
from training.quiz.items import Generator, Item, Part, PartKind, Phrase, Value

NAME, VERSION = "zero", 1

_LABELS = "ABC"
_AMOUNTS = (500, 1000, 1500, 2000, 2500, 3000, 5000, 7500)
_RESULTS = ("win", "lose", "imprisoned", "halved")
_FATES = ("freed", "lost", "divided")
_MOST_LEVELS = max(ruleset(name).prison_levels for name in NAMES)


def _held(level: int) -> str:
    said = npgettext("stake", "in prison, {wins} win from freedom", "in prison, {wins} wins from freedom", level)
    return said.format(wins=number(level))


_TEXTS: dict[str, Promise] = {
    "zero.at-once": _("Zero comes. What becomes of each stake, and how much goes back to its player?"),
    "zero.spins": _("Follow each stake to the last spin. What has become of it, and how much went to its player?"),
    "zero.fate": _("Stake {label}: what becomes of it"),
    "zero.back": _("Stake {label}: to the player"),
    "zero.win": pgettext_lazy("stake", "it wins"),
    "zero.lose": pgettext_lazy("stake", "it is lost"),
    "zero.imprisoned": pgettext_lazy("stake", "it goes to prison"),
    "zero.halved": pgettext_lazy("stake", "it is divided"),
    "zero.fate.freed": pgettext_lazy("stake", "set free"),
    "zero.fate.lost": pgettext_lazy("stake", "lost"),
    "zero.fate.divided": pgettext_lazy("stake", "divided"),
    **{f"zero.fate.held-{level}": cast(Promise, lazy(_held, str)(level)) for level in range(1, _MOST_LEVELS + 1)},
}


@dataclass
class _Story:
    """A stake on an even chance, followed from spin to spin: what was wished, what came of it."""

    bet: Bet
    amount: int
    wishes: list[str]
    lines: list[Line]
    held: Held | None = None

    @property
    def fate(self) -> str:
        if self.held:
            return f"held-{self.held.level}"
        return {"freed": "freed", "lose": "lost", "halved": "divided"}[self.lines[-1].result]

    @property
    def back(self) -> int:
        return sum(line.returned + line.winnings for line in self.lines)

    @property
    def because(self) -> tuple[Clause, ...]:
        return tuple(dict.fromkeys(clause for line in self.lines for clause in line.because))


def _wish(chance: Chance, bet: Bet, level: int) -> Choice:
    """What a player asks at a zero: mostly to leave it, sometimes half or another chance."""
    if level == 2:
        return LEAVE
    drawn = chance.between(1, 6)
    if drawn == 1:
        return Choice(Wish.TAKE_HALF)
    if drawn == 2:
        return Choice(Wish.MOVE, chance.pick([other for other in EVEN_CHANCES if other is not bet]))
    return LEAVE


def _told(chance: Chance, rules: Ruleset, outcomes: list[int], level: int) -> _Story:
    """Plays one stake through the spins, until it is gone."""
    bet, amount = chance.pick(EVEN_CHANCES), chance.pick(_AMOUNTS)
    story = _Story(bet, amount, [], [])
    for outcome in outcomes:
        if story.lines and story.held is None:
            break
        lies_on = story.held.bet if story.held else bet
        wish = _wish(chance, lies_on, level) if outcome == 0 else LEAVE
        new = [] if story.lines else [Stake(bet, amount, choice=wish)]
        held = [replace(story.held, choice=wish)] if story.held else []
        settled = settle(rules, outcome, new, held)
        story.wishes.append(str(wish) if outcome == 0 else "")
        story.lines += settled.lines
        story.held = settled.held[0] if settled.held else None
    return story


def _long_story(chance: Chance, rules: Ruleset, outcomes: list[int], level: int) -> _Story:
    """Of three the one that lasts longest, since most stakes are gone after a spin."""
    return max((_told(chance, rules, outcomes, level) for _ in range(3)), key=lambda story: len(story.lines))


def _outcomes(chance: Chance, level: int) -> list[int]:
    """Zero first, then spins among which zeros are far more frequent than at a table."""
    count = chance.between(1, 2) if level == 2 else chance.between(2, 4)
    return [0, *(0 if chance.between(1, 5) <= 2 else chance.between(1, 36) for _ in range(count))]


def _options(prefix: str, names: tuple[str, ...]) -> tuple[tuple[str, Phrase], ...]:
    return tuple((name, Phrase(f"{prefix}.{name}")) for name in names)


def _pair(label: str, fate: Part, back: int, because: tuple[str, ...]) -> tuple[Part, Part]:
    said: dict[str, Value] = {"label": label}
    return fate, Part(f"back-{label}", PartKind.MONEY, Phrase("zero.back", said), back, because)


def _over_spins(chance: Chance, rules: Ruleset, level: int) -> Item:
    outcomes = _outcomes(chance, level)
    fates = (*_FATES, *(f"held-{left}" for left in range(1, rules.prison_levels + 1)))
    stories = [_long_story(chance, rules, outcomes, level) for _ in range(level - 1)]
    parts: list[Part] = []
    rows: list[dict[str, Any]] = []
    for label, story in zip(_LABELS, stories, strict=False):
        asked = Phrase("zero.fate", {"label": label})
        options = _options("zero.fate", fates)
        fate = Part(f"fate-{label}", PartKind.CHOICE, asked, story.fate, story.because, options)
        parts += _pair(label, fate, story.back, story.because)
        rows.append({"label": label, "bet": str(story.bet), "amount": story.amount, "wishes": story.wishes})
    return Item(Phrase("zero.spins"), tuple(parts), {"kind": "spins", "outcomes": outcomes, "stakes": rows})


def _at_once(chance: Chance, rules: Ruleset) -> Item:
    """One zero over a bet on numbers, a dozen or column and an even chance."""
    on_zero = [bet for bet in POSITIONS.values() if 0 in bet.covers]
    beside = [bet for bet in POSITIONS.values() if bet.kind in (Kind.DOZEN, Kind.COLUMN, Kind.SIX_LINE)]
    drawn = chance.shuffled([chance.pick(on_zero), chance.pick(beside), chance.pick(EVEN_CHANCES)])
    parts: list[Part] = []
    rows: list[dict[str, Any]] = []
    for label, bet in zip(_LABELS, drawn, strict=True):
        wish = chance.pick([LEAVE, Choice(Wish.TAKE_HALF)]) if bet in EVEN_CHANCES else None
        (line,) = settle(rules, 0, [Stake(bet, chance.pick(_AMOUNTS), choice=wish)]).lines
        because = tuple(line.because)
        asked = Phrase("zero.fate", {"label": label})
        fate = Part(f"fate-{label}", PartKind.CHOICE, asked, line.result, because, _options("zero", _RESULTS))
        parts += _pair(label, fate, line.winnings + line.returned, because)
        wishes = [str(wish) if wish else ""]
        rows.append({"label": label, "bet": str(bet), "amount": line.stake, "wishes": wishes})
    return Item(Phrase("zero.at-once"), tuple(parts), {"kind": "spins", "outcomes": [0], "stakes": rows})


def _draw(seed: str, level: int, rules: Ruleset) -> Item:
    chance = Chance(NAME, VERSION, level, seed)
    return _at_once(chance, rules) if level == 1 else _over_spins(chance, rules, level)


generator = Generator(
    name=NAME,
    version=VERSION,
    title=_("Zero and prison"),
    about=_("What becomes of every stake when zero comes, and of those in prison on the spins after it."),
    levels=(_("One zero"), _("A stake left in prison"), _("Two stakes, every choice"), _("Three stakes")),
    texts=_TEXTS,
    draw=_draw,
)
