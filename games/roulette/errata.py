"""What the engine computes where a printed source errs; `errata.toml` says what is printed."""

from games.core.facts import Fact, Key, Money, Odds
from games.roulette.bets import PAYS, POSITIONS, Kind
from games.roulette.called import CalledBet, digital_root, every_called_bet
from games.roulette.replay import How, replay
from games.roulette.wheel import POCKETS, SECTORS, colour, neighbours

Facts = dict[str, Fact]

_REACH = 2
# Pieces, by their value, that the course writes for a série that was played for its whole win; the key is its chip.
_PRINTED_CUTS = {1500: {10000: 2, 2000: 3, 1000: 2}, 5000: {50000: 1, 5000: 5}}


def computed() -> Facts:
    """Return the facts that the lines of the errata are filled with, by name."""
    return {**_numbers(), **_sectors(), **_called(), **_payments()}


def _numbers() -> Facts:
    low, high = POSITIONS["low"].numbers, POSITIONS["high"].numbers
    dozens = [POSITIONS[f"dozen:{d}"].numbers for d in (1, 2, 3)]
    columns = [bet.numbers for bet in POSITIONS.values() if bet.kind is Kind.COLUMN]
    exceptions = tuple(n for n in range(1, 37) if _by_the_rule(n) != colour(n))
    return {
        "colour_exceptions": exceptions,
        "colour_no_exception": next(n for n in (11, 19, 29) if n not in exceptions),
        "colour_left_out": next(n for n in exceptions if n not in (11, 19, 29)),
        "black_numbers": POSITIONS["black"].numbers,
        "numbers_sum": sum(POCKETS),
        "dozen_sums": tuple(map(sum, dozens)),
        "column_sums": tuple(map(sum, columns)),
        "middle_dozen_from": dozens[1][0],
        "last_dozen_from": dozens[2][0],
        "low_first": low[0],
        "low_last": low[-1],
        "high_first": high[0],
        "high_last": high[-1],
    }


def _by_the_rule(number: int) -> str:
    """Return the colour that the course's rule gives: red where the digits sum to odd."""
    return "red" if sum(divmod(number, 10)) % 2 else "black"


def _sectors() -> Facts:
    five, printed_five = neighbours(5, _REACH), {5, 8, 16, 23, 24}
    return {
        "sector_middle": 5,
        "sector_numbers": five,
        "sector_lacking": next(n for n in five if n not in printed_five),
        "sector_stranger": next(n for n in printed_five if n not in five),
        "sixteen_stranger": next(n for n in neighbours(16, _REACH) if n in SECTORS["orphelins"]),
        "thirty_four_stranger": next(n for n in neighbours(34, _REACH) if n in SECTORS["tiers"]),
        "first_without": 32,
        "first_without_numbers": neighbours(32, _REACH),
        "second_without": 35,
        "second_without_numbers": neighbours(35, _REACH),
    }


def _called() -> Facts:
    down = [bet.key for bet in every_called_bet() if bet.name == "finale-split" and _is_down(bet.key)]
    printed = {f"finale-split:{a}-{a + 3}" for a in (1, 2, 3, 4, 5, 7, 8, 9)}
    straight = next(one for one in CalledBet.parse("orphelins").placements if one.bet.kind is Kind.STRAIGHT)
    return {
        "figure": 3,
        "figure_numbers": CalledBet.parse("figure:3").numbers,
        "figure_stranger": 27,
        "figure_stranger_root": digital_root(27),
        "finals_down": tuple(map(Key, down)),
        "finals_left_out": tuple(Key(key) for key in down if key not in printed),
        "orphelins_straight": straight.bet.numbers[0],
        "orphelins_straight_chips": straight.chips,
    }


def _is_down(key: str) -> bool:
    first, _stroke, second = key.partition(":")[2].partition("-")
    return int(second) - int(first) == 3


def _payments() -> Facts:
    stake, unit, serie = 5500, 10000, CalledBet.parse("tiers")
    found: Facts = {
        "straight_odds": Odds(PAYS[Kind.STRAIGHT]),
        "street_odds": Odds(PAYS[Kind.STREET]),
        "street_size": len(POSITIONS["street:1-3"].numbers),
        "street_example": Key("street:13-15"),
        "corner_example": Key("corner:17-21"),
        "street_stake": Money(stake),
        "street_win": Money(stake * PAYS[Kind.STREET]),
        "serie_unit": Money(unit),
        "serie_chips": serie.chips,
        "serie_total": Money(serie.chips * unit),
    }
    for name, (chip, pieces) in zip(("first", "second"), _PRINTED_CUTS.items(), strict=True):
        whole = replay(serie, chip, serie.numbers[0], How.ALL)
        found |= {
            f"{name}_unit": Money(chip),
            f"{name}_total": Money(whole.new_total),
            f"{name}_cut": Money(sum(value * count for value, count in pieces.items())),
        }
    return found
