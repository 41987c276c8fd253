"""Houses that hypothesis makes up: every ruleset, with parameters overridden that go together, and what lies there."""

from hypothesis import strategies as st

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.called import every_called_bet
from games.roulette.rulesets import NAMES, Ruleset, ruleset
from games.roulette.stakes import LEAVE, Choice, Held, Stake, ZeroOption

HALF = Choice(ZeroOption.TAKE_HALF)
ORDERS = [list(ruleset(name).order_of_payment) for name in NAMES]
players = st.sampled_from([None, "2", "3", "Anna"])
amounts = st.integers(min_value=1, max_value=400).map(lambda chips: chips * 50) | st.integers(1, 9_999_999)


@st.composite
def houses(draw) -> Ruleset:
    """A ruleset, as it is or with single parameters changed."""
    name = draw(st.sampled_from(NAMES))
    own = {
        "zero": st.sampled_from(["prison", "partage", "parlour"]),
        "wheel": st.sampled_from(["single-zero", "double-zero"]),
        "smallest_chip": st.sampled_from(["0.50", "1.00", "0.01", "5.00"]),
        "order_of_payment": st.sampled_from(ORDERS),
    }
    overrides = draw(st.fixed_dictionaries({}, optional=own))
    if overrides.get("zero", ruleset(name).zero) == "prison":
        overrides |= draw(st.fixed_dictionaries({}, optional={"prison_levels": st.integers(1, 5)}))
    if draw(st.booleans()):
        overrides["maximum"] = {kind.value: "90.00" for kind in Kind}
    return ruleset(name, overrides)


def is_caught(rules: Ruleset, bet) -> bool:
    """Whether a zero neither wins nor takes a bet: by the facts even chances, in the parlour all off the numbers."""
    return bet in EVEN_CHANCES or (rules.zero == "parlour" and isinstance(bet, Bet) and bet.kind in OUTSIDE)


def zero_options(rules: Ruleset, bet) -> list[Choice | None]:
    """What the house lets a player say of a stake that a zero may catch."""
    if not is_caught(rules, bet):
        return [None]
    moves = [Choice(ZeroOption.MOVE, other) for other in EVEN_CHANCES if other is not bet]
    return {"prison": [None, LEAVE, HALF, *moves], "partage": [None, HALF], "parlour": [None, LEAVE, HALF]}[rules.zero]


def spots(rules: Ruleset):
    """Positions of the layout, those off the numbers and at the zeros more often, and announcements that are taken."""
    positions = list(rules.positions.values())
    relevant = [bet for bet in positions if bet.kind in OUTSIDE or rules.wheel.zeros & bet.covers]
    announcements = [bet for bet in every_called_bet() if bet.name in rules.called_bets]
    return st.sampled_from(positions) | st.sampled_from(relevant) | st.sampled_from(announcements or relevant)


@st.composite
def laid(draw, rules: Ruleset, sums=amounts) -> Stake:
    """Where value chips are not accepted everywhere, one for which there was no time to change."""
    bet, is_exception = draw(spots(rules)), "values" in rules.colour_terms
    option = draw(st.sampled_from(zero_options(rules, bet)))
    return Stake(bet, draw(sums), draw(players), option, unchanged=is_exception)


@st.composite
def caught(draw, rules: Ruleset, sums=amounts) -> Held:
    """A stake that an earlier zero has caught."""
    bet = draw(st.sampled_from([bet for bet in rules.positions.values() if is_caught(rules, bet)]))
    level = draw(st.integers(1, rules.prison_levels)) if rules.zero == "prison" else 1
    return Held(bet, draw(sums), level, draw(players), draw(st.sampled_from(zero_options(rules, bet))))


@st.composite
def tables(draw, house=None):
    """A house, a pocket of its wheel, the stakes that lie there and those held from before."""
    rules = draw(houses() if house is None else house)
    outcome = draw(st.sampled_from(sorted(rules.wheel.zeros)) | st.sampled_from(rules.wheel.pockets))
    return rules, outcome, draw(st.lists(laid(rules), max_size=10)), draw(st.lists(caught(rules), max_size=5))
