"""Houses and tables that hypothesis makes up."""

from hypothesis import strategies as st

from games.core.cards import DECK
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import NAMES, Ruleset, ruleset
from games.trente_quarante.stakes import ApresOption, Choice, Held, Stake

APRES = Coup.exactly([*(card for card in DECK if str(card) in ["Td", "Kc", "Qh"]), DECK[0]] * 2)
amounts = st.integers(min_value=1, max_value=400).map(lambda chips: chips * 50) | st.integers(1, 9_999_999)
chances = st.sampled_from(list(Chance))


@st.composite
def houses(draw) -> Ruleset:
    """A ruleset, as it is or with single parameters changed."""
    name = draw(st.sampled_from(NAMES))
    own = {
        "insurance": st.sampled_from(["0", "0.01", "0.02", "0.015"]),
        "smallest_chip": st.sampled_from(["0.50", "1.00", "0.01", "5.00"]),
        "maximum": st.sampled_from([{}, {"chance": "90.00"}]),
        "apres": st.sampled_from(["prison", "halved"]),
    }
    overrides = draw(st.fixed_dictionaries({}, optional=own))
    if overrides.get("apres", ruleset(name).apres) == "prison":
        overrides |= draw(st.fixed_dictionaries({}, optional={"prison_levels": st.integers(1, 5)}))
    return ruleset(name, overrides)


@st.composite
def coups(draw) -> Coup:
    """A coup of any shoe; now and then 31 against 31."""
    if draw(st.integers(1, 4)) == 1:
        return APRES
    rng = draw(st.randoms(use_true_random=False))
    return Coup.deal(rng.sample(DECK * 6, 62))


def choice(rules: Ruleset, chance: Chance, level: int):
    offered = [None]
    for option in apres_options(rules, level):
        others = [other for other in Chance if other is not chance]
        offered += [Choice(option, other) for other in others] if option is ApresOption.MOVE else [Choice(option)]
    return st.sampled_from(offered)


@st.composite
def laid(draw, rules: Ruleset) -> Stake:
    chance = draw(chances)
    insured = rules.insurance is not None and draw(st.booleans())
    return Stake(chance, draw(amounts), insured, draw(choice(rules, chance, 0)))


@st.composite
def caught(draw, rules: Ruleset) -> Held:
    chance, level = draw(chances), draw(st.integers(1, rules.prison_levels))
    return Held(chance, draw(amounts), level, draw(choice(rules, chance, level)))


@st.composite
def tables(draw):
    """A house, a coup or none, the stakes that lie there and those in prison."""
    rules = draw(houses())
    held = draw(st.lists(caught(rules), max_size=5)) if rules.prison else []
    return rules, draw(coups() | st.none()), draw(st.lists(laid(rules), max_size=8)), held
