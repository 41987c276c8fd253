"""A short game for each clause that shows best when it is played, in the notation of `session.py`."""

from games.roulette.bets import PAYS_CLAUSE, POSITIONS, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause

_NUMBER = 17
_PRISON = {
    Clause.ZERO_PRISON: "10*red .0",
    Clause.ZERO_HALF: "10*red .0 *red*0*take_half",
    Clause.ZERO_MOVE: "10*red .0 *red*0*move:black",
    Clause.ZERO_LEVEL: "10*red .0 .0",
    Clause.ZERO_FREED: "10*red .0 .7",
    Clause.ZERO_DOWN: "10*red .0 .0 .7",
    Clause.ZERO_LOST: "10*red .0 .8",
    Clause.ZERO_FOURTH: "10*red .0 .0 .0 .0",
    Clause.ZERO_COLUMNS_DOZENS_LOSE: "10*dozen:2 10*column:35 .0",
}
_CALLED = ("voisins", "tiers", "orphelins", "orphelins-plein", "nassa", "zero-spiel")
_CALLED_WITH_NUMBERS = ("neighbours:17:2", "finale:7", "finale-split:4-7", "finale-splits:7", "figure:8")


def examples() -> dict[Clause, str]:
    """The games by their clauses. Each cites its clause when it is settled, or lays the announcement it tells of."""
    called = map(CalledBet.parse, (*_CALLED, *_CALLED_WITH_NUMBERS))
    return {
        **{PAYS_CLAUSE[kind]: f"10*{(bet := _bet(kind))} .{_winner(bet)}" for kind in Kind},
        Clause.LOSES: f"10*straight:{_NUMBER} .{_NUMBER + 1}",
        **_PRISON,
        **{bet.clause: f"5*{bet} .{_winner(bet)}" for bet in called},
    }


def _winner(bet: Bet | CalledBet) -> int:
    return _NUMBER if _NUMBER in bet.numbers else bet.numbers[0]


def _bet(kind: Kind) -> Bet:
    """The first position of a kind that the example's number wins on; the bets of zero know only low numbers."""
    of_kind = [bet for bet in POSITIONS.values() if bet.kind is kind]
    return next((bet for bet in of_kind if _NUMBER in bet.covers), of_kind[0])
