"""Tables, stakes and games that hypothesis makes up. Amounts are whole multiples of 8.00, so that halves come out."""

from hypothesis import strategies as st

from games.roulette.bets import EVEN_CHANCES, POSITIONS
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.session import PLAYERS, Session, Spin
from games.roulette.stakes import LEAVE, Choice, Held, Stake, ZeroOption
from games.roulette.wheel import POCKETS

EVEN = 16 * 50  # cents that the fourth zero still divides into whole smallest chips

outcomes = st.sampled_from(POCKETS)
positions = st.sampled_from(list(POSITIONS.values()))
chances = st.sampled_from(EVEN_CHANCES)
announcements = st.one_of(
    st.sampled_from(every_called_bet()),
    st.builds(
        lambda number, reach: CalledBet.parse(f"neighbours:{number}:{reach}"),
        outcomes,
        st.integers(min_value=1, max_value=18),
    ),
)
players = st.sampled_from([None, "Anna", "Bruno", "Carla"])
even_amounts = st.integers(min_value=1, max_value=50).map(lambda units: units * EVEN)
any_amounts = st.integers(min_value=1, max_value=99_999_999)


def choices(bet):
    """What may be chosen for a stake on that even chance."""
    moves = [Choice(ZeroOption.MOVE, other) for other in EVEN_CHANCES if other is not bet]
    return st.sampled_from([LEAVE, Choice(ZeroOption.TAKE_HALF), *moves])


@st.composite
def stakes(draw, amounts=even_amounts, spots=positions | announcements):
    bet = draw(spots)
    choice = draw(st.none() | choices(bet)) if bet in EVEN_CHANCES else None
    return Stake(bet, draw(amounts), draw(players), choice)


@st.composite
def prisoners(draw, amounts=even_amounts):
    bet = draw(chances)
    return Held(
        bet, draw(amounts), draw(st.integers(min_value=1, max_value=3)), draw(players), draw(st.none() | choices(bet))
    )


tables = st.lists(stakes(), max_size=12)
prisons = st.lists(prisoners(), max_size=6)


@st.composite
def sessions(draw, amounts=even_amounts):
    """A game as an address has it: players by their digits, one without; choices only after a zero."""
    players = st.sampled_from([None, *PLAYERS])
    stakes = st.builds(Stake, positions | announcements, amounts, players)
    held_back = st.builds(Stake, st.just(CalledBet.parse("tiers")), amounts, players, beside=st.just(True))
    laid = st.lists(stakes | held_back, max_size=4).map(tuple)
    spins = []
    for _ in range(draw(st.integers(min_value=0, max_value=6))):
        outcome = draw(st.just(0) | outcomes)
        options = {}
        for _ in range(draw(st.integers(min_value=0, max_value=3)) if outcome == 0 else 0):
            bet = draw(chances)
            options[draw(players), bet.key, draw(st.integers(min_value=0, max_value=3))] = draw(choices(bet))
        spins.append(Spin(draw(laid), outcome, options))
    return Session(tuple(spins), draw(laid))
