"""Stakes that a zero catches, as people follow them by mistake."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.rulesets import Ruleset
from games.roulette.spin import settle
from games.roulette.stakes import LEAVE, Choice, Held, Result, Stake, ZeroOption
from games.roulette.zero import protected_kinds
from training.drills.kit.items import Given
from training.drills.kit.mistakes import Mistake
from training.drills.roulette import mistakes
from training.drills.roulette.zero_stories import Story

_HALF = Choice(ZeroOption.TAKE_HALF)


@dataclass(frozen=True, slots=True)
class Fate:
    """What somebody says has become of a stake, and what the player has got back."""

    piece: str
    back: int


def at_once(rules: Ruleset, number: int, stories: Sequence[Story]) -> Iterator[tuple[Mistake, list[Fate | None]]]:
    """Yield what becomes of each stake at the zero that comes, None where a mistake changes nothing."""
    if rules.zero == "prison":
        yield mistakes.HALVED_FOR_PRISON, [_halved(rules, number, story) for story in stories]
    if rules.zero == "partage":
        imprisoned = Fate("imprisoned", 0)
        yield mistakes.PRISON_FOR_HALVED, [imprisoned if _is_even(story.bet) else None for story in stories]
        yield mistakes.ZERO_SPARES_DOZENS, [_spared(rules, number, story) for story in stories]
    lost = Fate("lose", 0)
    yield mistakes.ZERO_TAKES_ALL, [lost if _is_protected(rules, story.bet) else None for story in stories]


def over_spins(
    rules: Ruleset, outcomes: Sequence[int], stories: Sequence[Story]
) -> Iterator[tuple[Mistake, list[Fate | None]]]:
    """Yield what becomes of each stake over several spins, the first of which is a zero."""
    if rules.zero == "prison":
        halved = [_halved(rules, outcomes[0], story) for story in stories]
        yield mistakes.HALVED_FOR_PRISON, [fate and replace(fate, piece="divided") for fate in halved]
        yield mistakes.LEVELS_FORGOTTEN, [_without_levels(rules, outcomes, story) for story in stories]
        yield mistakes.FREED_PAID, [_freed_paid(story) for story in stories]
    lost = Fate("odd-lost" if rules.zero == "partage" else "lost", 0)
    yield mistakes.ZERO_TAKES_ALL, [lost for _story in stories]


def answers(labels: str, fates: Sequence[Fate | None]) -> Given:
    """Return the answers about stakes that are called by these letters."""
    given: Given = {}
    for label, fate in zip(labels, fates, strict=False):
        if fate:
            given |= {f"fate-{label}": fate.piece, f"back-{label}": fate.back}
    return given


def _is_even(bet: Bet) -> bool:
    return bet in EVEN_CHANCES


def _is_protected(rules: Ruleset, bet: Bet) -> bool:
    return bet.kind in protected_kinds(rules)


def _halved(rules: Ruleset, number: int, story: Story) -> Fate | None:
    """Return the stake divided at the first zero, as if the player had asked for half."""
    if not _is_protected(rules, story.bet):
        return None
    (line,) = settle(rules, number, [Stake(story.bet, story.amount, choice=_HALF, colour=story.colour)]).lines
    return Fate(str(line.result), line.returned)


def _spared(rules: Ruleset, number: int, story: Story) -> Fate | None:
    """Return a dozen or a column as if it were an even chance."""
    if story.bet.kind not in OUTSIDE or story.bet.kind is Kind.EVEN_CHANCE:
        return None
    lines = settle(rules, number, [Stake(EVEN_CHANCES[0], story.amount, colour=story.colour)]).lines
    piece = "parted" if len(lines) > 1 else str(lines[0].result)
    return Fate(piece, sum(line.returned for line in lines))


def _freed_paid(story: Story) -> Fate | None:
    """Return a stake that was set free with a win of its own."""
    return Fate("freed", 2 * story.back) if story.lines[-1].result == Result.FREED else None


def _without_levels(rules: Ruleset, outcomes: Sequence[int], story: Story) -> Fate | None:
    """Return a stake of which every further zero is forgotten: one win sets it free."""
    held: list[Held] = []
    for place, outcome in enumerate(outcomes):
        said = story.asked[place] if place < len(story.asked) else None
        choice = said[2] if said else LEAVE if outcome in rules.wheel.zeros else None
        new = [] if place else [Stake(story.bet, story.amount, choice=choice, colour=story.colour)]
        settled = settle(rules, outcome, new, [replace(one, choice=choice) for one in held])
        held = [replace(one, level=1) for one in settled.held]
        if not held:
            (line,) = settled.lines
            return Fate(_ENDS[line.result], line.returned)
    return Fate("held-1", 0)


_ENDS = {Result.FREED: "freed", Result.LOSE: "lost", Result.HALVED: "divided"}
