"""Zero: what becomes of every stake, at once and over several spins."""

from collections.abc import Iterable, Sequence
from typing import cast

from django.utils.functional import Promise, lazy
from django.utils.translation import gettext_lazy as _
from django.utils.translation import npgettext, pgettext_lazy

from games.roulette.bets import EVEN_CHANCES, Kind
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import LEAVE, Choice, Stake, ZeroOption
from games.roulette.wheel import DOUBLE_ZERO
from games.roulette.zero import zero_options
from games.web.kit.formats import number
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options, Scene, options
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Step, Value
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, leading_to
from training.drills.roulette import zero_mistaken
from training.drills.roulette.sums import money_back
from training.drills.roulette.zero_mistaken import Fate
from training.drills.roulette.zero_stories import Story, amount, as_game, of_double_zero, story_of

NAME = "zero"
_LABELS = "ABC"
_MOST_LEVELS = 9  # that a house may have


def _held(level: int) -> str:
    said = npgettext("stake", "in prison, free after {wins} win", "in prison, free after {wins} wins", level)
    return said.format(wins=number(level))


# What has become of a stake in the end, by the result of its last line; `held` where it is not decided yet. A held
# stake of the prison is called by its level.
_ENDINGS = {
    "prison": {"freed": "freed", "lose": "lost", "halved": "divided"},
    "partage": {"halved": "divided", "freed": "odd-freed", "lose": "odd-lost", "held": "odd-held"},
    "parlour": {"freed": "whole", "lose": "lost", "halved": "divided", "held": "waits"},
}
# What a zero does at once: where it halves a stake, a part may go to prison too.
_RESULTS = {
    "prison": ("win", "lose", "imprisoned", "halved"),
    "partage": ("win", "lose", "imprisoned", "halved", "parted"),
    "parlour": ("win", "lose", "left", "halved"),
}


def _ending(rules: Ruleset, story: Story) -> str:
    pieces = _ENDINGS[rules.zero]
    if story.held:
        return pieces.get("held", f"held-{story.held.level}")
    return pieces[story.lines[-1].result]


def endings(rules: Ruleset) -> tuple[str, ...]:
    """Return what may have become of a stake that a zero caught, by the phrases of `zero.fate`."""
    levels = [f"held-{level}" for level in range(1, rules.prison_levels + 1)] if rules.zero == "prison" else []
    return (*_ENDINGS[rules.zero].values(), *levels)


def _result(rules: Ruleset, lines: Sequence[Line]) -> str:
    if len(lines) > 1:
        return "parted"
    return "left" if rules.zero == "parlour" and lines[0].result == "imprisoned" else lines[0].result


def _zero(chance: Chance, rules: Ruleset) -> int:
    """Return a zero of the wheel; where there is one, nothing is drawn for it."""
    return chance.pick(sorted(rules.wheel.zeros)) if len(rules.wheel.zeros) > 1 else 0


def _outcomes(chance: Chance, rules: Ruleset, level: int) -> list[int]:
    """Zero first, then spins among which zeros are far more frequent than at a table."""
    numbers = sorted(set(rules.wheel.pockets) - rules.wheel.zeros)
    first, count = _zero(chance, rules), chance.between(1, 2) if level == 2 else chance.between(2, 4)
    later = (_zero(chance, rules) if chance.between(1, 5) <= 2 else chance.pick(numbers) for _ in range(count))
    return [first, *later]


def _long_story(chance: Chance, rules: Ruleset, outcomes: list[int], level: int) -> Story:
    """Return of three stories the one that lasts longest, since most stakes are gone after a spin."""
    return max((story_of(chance, rules, outcomes, level) for _ in range(3)), key=lambda story: len(story.lines))


# What a line of a settlement is called on the way to the end.
_SAID = {"win": "win", "lose": "lose", "imprisoned": "imprisoned", "halved": "halved", "freed": "fate.freed"}


def _followed(rules: Ruleset, story: Story, pieces: Options, piece: str) -> tuple[Step, ...]:
    """Return what happens to a stake from spin to spin, if more than once, and what that makes of it."""
    if len(story.lines) == 1:
        return ()
    said = _SAID | ({"imprisoned": "left"} if rules.zero == "parlour" else {})
    happened = tuple(Step(Phrase(f"zero.{said[line.result]}"), line.result) for line in story.lines)
    return (*happened, chosen(pieces, piece)) if story.held else leading_to(piece, *happened)


def _parts(rules: Ruleset, label: str, piece: str, pieces: Options, story: Story) -> tuple[Part, Part]:
    said: dict[str, Value] = {"label": label}
    because, back = story.because, Phrase("zero.back", said)
    steps, paid = _followed(rules, story, pieces, piece), money_back(story.lines)
    return (
        Part(
            f"fate-{label}",
            PartKind.CHOICE,
            Phrase("zero.fate", said),
            piece,
            because,
            pieces,
            steps,
        ),
        Part(f"back-{label}", PartKind.MONEY, back, story.back, because, worked=paid),
    )


def _row(label: str, story: Story) -> Scene:
    row: Scene = {"label": label, "bet": str(story.bet), "amount": story.amount, "wishes": story.options}
    return row if story.colour is None else {**row, "colour": story.colour}


def _over_spins(chance: Chance, rules: Ruleset, level: int) -> Item:
    outcomes = _outcomes(chance, rules, level)
    pieces = options("zero.fate", endings(rules))
    stories = [_long_story(chance, rules, outcomes, level) for _ in range(level - 1)]
    parts: list[Part] = []
    rows: list[Scene] = []
    for label, story in zip(_LABELS, stories, strict=False):
        parts += _parts(rules, label, _ending(rules, story), pieces, story)
        rows.append(_row(label, story))
    scene = {"kind": "spins", "outcomes": outcomes, "stakes": rows}
    return Item(
        Phrase("zero.spins"),
        tuple(parts),
        scene,
        as_game(stories, outcomes),
        mistakes=lambda: _mistaken(parts, zero_mistaken.over_spins(rules, outcomes, stories)),
    )


def _at_once(chance: Chance, rules: Ruleset) -> Item:
    """Return one zero over a bet on numbers, a dozen or column and an even chance."""
    outcome = _zero(chance, rules)
    on_zero = [bet for bet in rules.positions.values() if outcome in bet.covers]
    beside = [bet for bet in rules.positions.values() if bet.kind in (Kind.DOZEN, Kind.COLUMN, Kind.SIX_LINE)]
    drawn = chance.shuffled([chance.pick(on_zero), chance.pick(beside), chance.pick(EVEN_CHANCES)])
    parts: list[Part] = []
    rows: list[Scene] = []
    stories: list[Story] = []
    for label, bet in zip(_LABELS, drawn, strict=True):
        option = chance.pick([LEAVE, Choice(ZeroOption.TAKE_HALF)]) if zero_options(rules, bet) else None
        staked, colour = amount(chance, rules, bet)
        stake = Stake(bet, staked, choice=option, colour=colour)
        lines = settle(rules, outcome, [stake]).lines
        said = [str(option) if option else ""]
        extra = of_double_zero(outcome)
        asked = [(bet.key, 0, option) if option else None]
        story = Story(bet, staked, colour, said, list(lines), asked=asked, extra=extra)
        pieces = options(NAME, _RESULTS[rules.zero])
        parts += _parts(rules, label, _result(rules, lines), pieces, story)
        rows.append(_row(label, story))
        stories.append(story)
    scene = {"kind": "spins", "outcomes": [outcome], "stakes": rows}
    ask = Phrase("zero.double-at-once" if outcome == DOUBLE_ZERO else "zero.at-once")
    return Item(
        ask,
        tuple(parts),
        scene,
        as_game(stories, [outcome]),
        mistakes=lambda: _mistaken(parts, zero_mistaken.at_once(rules, outcome, stories)),
    )


def _mistaken(parts: Sequence[Part], played: Iterable[tuple[Mistake, list[Fate | None]]]) -> dict[str, Given]:
    return told_apart(parts, ((mistake, zero_mistaken.answers(_LABELS, fates)) for mistake, fates in played))


def _fits(rules: Ruleset, level: int) -> bool:
    """Ask about two stakes with every choice only where there are choices."""
    return level != 3 or bool(zero_options(rules, EVEN_CHANCES[0]))


@skill(
    NAME,
    engine="roulette",
    version=2,
    title=_("When zero comes up"),
    about=_("What happens to every stake when zero comes up, and to the stakes it holds on the spins that follow."),
    levels=(_("One zero"), _("A stake that is held"), _("Two stakes, every choice"), _("Three stakes")),
    texts={
        "zero.at-once": _("Zero comes up. What happens to each stake, and how much goes back to the player?"),
        "zero.spins": _(
            "Follow each stake to the last spin. What has happened to it, and how much has gone to the player?"
        ),
        # Translators: {label} is a letter.
        "zero.fate": _("Stake {label}: what happens to it"),
        "zero.back": _("Stake {label}: to the player"),
        "zero.win": pgettext_lazy("stake", "it wins"),
        "zero.lose": pgettext_lazy("stake", "it loses"),
        "zero.imprisoned": pgettext_lazy("stake", "it goes to prison"),
        "zero.halved": pgettext_lazy("stake", "it is halved"),
        "zero.fate.freed": pgettext_lazy("stake", "set free"),
        "zero.fate.lost": pgettext_lazy("stake", "lost"),
        "zero.fate.divided": pgettext_lazy("stake", "halved"),
        "zero.double-at-once": _(
            "Double zero comes up. What happens to each stake, and how much goes back to the player?"
        ),
        "zero.parted": pgettext_lazy("stake", "it is halved, and the odd chip goes to prison"),
        "zero.left": pgettext_lazy("stake", "it is left for the next spin"),
        "zero.fate.odd-freed": pgettext_lazy("stake", "its odd chip is set free"),
        "zero.fate.odd-lost": pgettext_lazy("stake", "its odd chip is lost"),
        "zero.fate.odd-held": pgettext_lazy("stake", "its odd chip is in prison"),
        "zero.fate.whole": pgettext_lazy("stake", "returned in full"),
        "zero.fate.waits": pgettext_lazy("stake", "left for the next spin"),
        **{f"zero.fate.held-{level}": cast(Promise, lazy(_held, str)(level)) for level in range(1, _MOST_LEVELS + 1)},
    },
    fits=_fits,
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _at_once(chance, rules) if level == 1 else _over_spins(chance, rules, level)
