"""Legal situations from a seeded random source, for tests, calculators and drills alike."""

from collections.abc import Callable
from random import Random

from games.core.cards import DECK, Card
from games.core.shoe import shuffled
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import CHANCE, Ruleset
from games.trente_quarante.stakes import ApresOption, Choice, Held, Stake

ENOUGH = 62  # no coup of any shoe takes more cards: two rows of aces
_CHANCES = tuple(Chance)


def coup(rng: Random, rules: Ruleset, wanted: Callable[[Coup], bool] = lambda coup: True) -> Coup:
    """Return a coup from a shuffled shoe; drawn again until it is `wanted`, which some coup must be."""
    shoe = DECK * rules.decks
    while True:
        dealt = Coup.deal(rng.sample(shoe, min(ENOUGH, len(shoe))))
        if wanted(dealt):
            return dealt


def shoe(rng: Random, rules: Ruleset) -> list[Card]:
    """Return a whole shoe in the order in which its cards will leave it."""
    return shuffled(rng, rules.decks)


def choice(rng: Random, rules: Ruleset, chance: Chance, level: int = 0) -> Choice | None:
    """Return what a player may choose at 31 après for a stake of that level; None where there is no choice."""
    offered = apres_options(rules, level)
    if not offered:
        return None
    option = rng.choice(offered)
    return Choice(
        option, rng.choice([other for other in _CHANCES if other is not chance]) if option is ApresOption.MOVE else None
    )


def stakes(rng: Random, rules: Ruleset, size: int) -> list[Stake]:
    """Legal stakes, in whole chips within the house's minimum, some of them insured where that can be."""
    least = max(rules.smallest_chip, rules.minimum.get(CHANCE, 0))
    laid = []
    for _ in range(size):
        chance = rng.choice(_CHANCES)
        amount = least + rng.randrange(40) * rules.smallest_chip
        insured = rules.insurance is not None and rng.random() < 0.5
        laid.append(Stake(chance, amount, insured, choice(rng, rules, chance)))
    return laid


def prisoners(rng: Random, rules: Ruleset, size: int) -> list[Held]:
    """Return stakes in prison at random levels; none where the table has no prison."""
    held = []
    for _ in range(size if rules.prison else 0):
        chance, level = rng.choice(_CHANCES), rng.randint(1, rules.prison_levels)
        amount = rng.randint(1, 40) * rules.smallest_chip
        held.append(Held(chance, amount, level, choice(rng, rules, chance, level)))
    return held
