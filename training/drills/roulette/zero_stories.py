"""Stakes followed from spin to spin after a zero, for the drill on zero."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.session import PLAYERS, Session
from games.roulette.spin import Line, settle
from games.roulette.stakes import LEAVE, Choice, Held, Stake, ZeroOption
from games.roulette.wheel import DOUBLE_ZERO
from games.roulette.zero import protected_kinds, zero_options
from training.drills.kit.chance import Chance
from training.drills.roulette.common import values_restricted

_AMOUNTS = (500, 1000, 1500, 2000, 2500, 3000, 5000, 7500)
# Where a zero divides by two at once, amounts that do not always come out even: in smallest chips.
_CHIPS = (20, 80)
# Where players have colours: what a chip of one may be worth, in cents, and how many are staked.
_COLOURS, _COLOUR_CHIPS = (100, 200, 250, 500), (5, 24)


@dataclass
class Story:
    """A stake off the numbers: what was chosen at each spin, what came of it, what of it is still held."""

    bet: Bet
    amount: int
    colour: int | None = None  # what one of its chips is worth, in cents, if it is in colour
    options: list[str] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    held: Held | None = None
    # What was said at each spin: on which bet, at which level.
    asked: list[tuple[str, int, Choice] | None] = field(default_factory=list)
    extra: tuple[Clause, ...] = ()

    @property
    def back(self) -> int:
        return sum(line.returned + line.winnings for line in self.lines)

    @property
    def because(self) -> tuple[Clause, ...]:
        return tuple(dict.fromkeys([*(clause for line in self.lines for clause in line.because), *self.extra]))


def story_of(chance: Chance, rules: Ruleset, outcomes: Sequence[int], level: int) -> Story:
    """Play one stake through the spins, until it is gone."""
    kinds = protected_kinds(rules)
    bet = chance.pick([bet for bet in rules.positions.values() if bet.kind in kinds])
    story = Story(bet, *amount(chance, rules, bet, is_odd=level == 2))
    for outcome in outcomes:
        if story.lines and story.held is None:
            break
        _next_spin(chance, rules, story, outcome, level)
    return story


def _next_spin(chance: Chance, rules: Ruleset, story: Story, outcome: int, level: int) -> None:
    lies_on, at_level = (story.held.bet, story.held.level) if story.held else (story.bet, 0)
    is_zero = outcome in rules.wheel.zeros
    option = _choice(chance, rules, lies_on, level) if is_zero else None
    new = [] if story.lines else [Stake(story.bet, story.amount, choice=option, colour=story.colour)]
    held = [replace(story.held, choice=option)] if story.held else []
    settled = settle(rules, outcome, new, held)
    story.options.append(str(option or ""))
    story.asked.append((lies_on.key, at_level, option) if option else None)
    story.lines += settled.lines
    story.held = settled.held[0] if settled.held else None
    story.extra = tuple(dict.fromkeys((*story.extra, *of_double_zero(outcome))))


def _choice(chance: Chance, rules: Ruleset, bet: Bet, level: int) -> Choice | None:
    """Return what a player asks at a zero: mostly to leave it, sometimes half or another chance; nothing where none
    asks."""
    offered = zero_options(rules, bet)
    if not offered:
        return None
    drawn = chance.between(1, 6) if level > 2 else 0
    if drawn == 1:
        return Choice(ZeroOption.TAKE_HALF)
    if drawn == 2 and ZeroOption.MOVE in offered:
        return Choice(ZeroOption.MOVE, chance.pick([other for other in EVEN_CHANCES if other is not bet]))
    return LEAVE


def amount(chance: Chance, rules: Ruleset, bet: Bet, *, is_odd: bool = False) -> tuple[int, int | None]:
    """Return what a player stakes on a bet, in cents, and what one of its chips is worth if it is in colour; `is_odd`:
    it does not come out even where a zero halves it at once."""
    if rules.zero == "prison":
        return chance.pick(_AMOUNTS), None
    if rules.colour_chips and (chance.between(1, 2) == 1 or (values_restricted(rules) and bet not in EVEN_CHANCES)):
        value, chips = chance.pick(_COLOURS), chance.between(*_COLOUR_CHIPS)
        return (chips + (is_odd and chips % 2 == 0)) * value, value
    chips = 1 if chance.between(1, 5) == 1 else chance.between(*_CHIPS)
    return (chips + (is_odd and chips % 2 == 0)) * rules.smallest_chip, None


def of_double_zero(outcome: int) -> tuple[Clause, ...]:
    """Return the clause by which a double zero does what a zero does."""
    return (Clause.DOUBLE_ZERO,) if outcome == DOUBLE_ZERO else ()


def as_game(stories: Sequence[Story], outcomes: Sequence[int]) -> str:
    """Return the stories as one game, a player each, as far as anything lies."""
    players = (None, *PLAYERS)[: len(stories)]
    longest = max(len(story.asked) for story in stories)
    session = Session()
    for who, story in zip(players, stories, strict=True):
        session = session.in_colour(who, story.colour).lay(Stake(story.bet, story.amount, who))
    for place, outcome in enumerate(outcomes[:longest]):
        session = session.spin(outcome)
        for who, story in zip(players, stories, strict=True):
            said = story.asked[place] if place < len(story.asked) else None
            if said and said[2] != LEAVE:
                session = session.choose(who, *said)
    return str(session)
