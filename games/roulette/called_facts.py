"""The numbers in the texts on called bets and on playing them again."""

from collections import Counter

from games.core.facts import Fact, Key, Money
from games.roulette.bets import Bet, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.replay import How, replay
from games.roulette.wheel import ARCS, SECTORS, doors, doors_outside

Facts = dict[str, Fact]

EXAMPLE_NEIGHBOURS, EXAMPLE_UNIT = 17, 1000
REACH, WIDE_REACH = 2, 3


def called_facts() -> Facts:
    """Return everything that the texts on called bets may be filled with, by name; no ruleset changes it."""
    return {**_sectors(), **_finals_and_figures(), **_played_again()}


def _placed(called: str, kind: Kind) -> tuple[Bet, ...]:
    return tuple(p.bet for p in CalledBet.parse(called).placements if p.bet.kind is kind)


def _keys(bets: tuple[Bet, ...]) -> tuple[Key, ...]:
    return tuple(Key(bet.key) for bet in bets)


def _straights(called: str) -> tuple[int, ...]:
    return tuple(bet.numbers[0] for bet in _placed(called, Kind.STRAIGHT))


def _chips_on(called: str, position: Bet) -> int:
    return sum(p.chips for p in CalledBet.parse(called).placements if p.bet == position)


def _sectors() -> Facts:
    (street,), (corner,) = _placed("voisins", Kind.ZERO_STREET), _placed("voisins", Kind.CORNER)
    short, long = sorted(ARCS["orphelins"], key=len)
    hit_twice = Counter(n for bet in _placed("orphelins", Kind.SPLIT) for n in bet.numbers)
    ((shared, splits),) = hit_twice.most_common(1)
    (left_out,) = set(_straights("nassa")) - set(_straights("zero-spiel"))
    chips = {name: CalledBet.parse(name).chips for name in ("voisins", "tiers", "orphelins", "nassa")}
    return {
        **{f"{name}_chips": count for name, count in chips.items()},
        **{f"{name}_count": len(numbers) for name, numbers in SECTORS.items()},
        **{f"{name}_numbers": numbers for name, numbers in SECTORS.items()},
        **{f"{name}_doors": doors(name) for name in SECTORS},
        **{f"{name}_doors_outside": doors_outside(name) for name in SECTORS},
        **{f"{name}_splits": _keys(_placed(name, Kind.SPLIT)) for name in chips},
        "voisins_street": Key(street.key),
        "voisins_street_chips": _chips_on("voisins", street),
        "voisins_street_numbers": street.numbers,
        "voisins_corner": Key(corner.key),
        "voisins_corner_chips": _chips_on("voisins", corner),
        "voisins_corner_numbers": corner.numbers,
        "tiers_name": Key(_placed("tiers", Kind.SPLIT)[0].key),
        "orphelins_short_arc": short,
        "orphelins_long_arc": long,
        "orphelins_straight": _straights("orphelins")[0],
        "orphelins_arcs": len(ARCS["orphelins"]),
        "orphelins_shared": shared,
        "orphelins_shared_splits": splits,
        "orphelins_plein_chips": CalledBet.parse("orphelins-plein").chips,
        "nassa_straights": _straights("nassa"),
        "zero_spiel_left_out": left_out,
        "zero_spiel_chips": CalledBet.parse("zero-spiel").chips,
        "zero_spiel_splits": _keys(_placed("zero-spiel", Kind.SPLIT)),
        "zero_spiel_straight": _straights("zero-spiel")[0],
        "neighbours_reach": REACH,
        "neighbours_chips": CalledBet.parse(f"neighbours:{EXAMPLE_NEIGHBOURS}:{REACH}").chips,
        "neighbours_wide_reach": WIDE_REACH,
        "neighbours_wide_chips": CalledBet.parse(f"neighbours:{EXAMPLE_NEIGHBOURS}:{WIDE_REACH}").chips,
        "example_neighbours_number": EXAMPLE_NEIGHBOURS,
        "example_neighbours": _straights(f"neighbours:{EXAMPLE_NEIGHBOURS}:{REACH}"),
    }


def _finals_and_figures() -> Facts:
    finals = [CalledBet.parse(f"finale:{digit}") for digit in range(10)]
    long, short = finals[0].chips, finals[-1].chips
    pairs = [bet.key for bet in every_called_bet() if bet.name == "finale-split"]
    down, across = "finale-split:3-6", "finale-split:8-9"
    return {
        "finale_long_digits": tuple(d for d, final in enumerate(finals) if final.chips == long),
        "finale_long_chips": long,
        "finale_short_digits": tuple(d for d, final in enumerate(finals) if final.chips == short),
        "finale_short_chips": short,
        "example_finale": 3,
        "example_finale_numbers": finals[3].numbers,
        "finale_down_pairs": tuple(Key(pair) for pair in pairs if _step(pair) == 3),
        "finale_across_pairs": tuple(Key(pair) for pair in pairs if _step(pair) == 1),
        "example_finale_down": Key(down),
        "example_finale_down_splits": _keys(_placed(down, Kind.SPLIT)),
        "example_finale_across": Key(across),
        "example_finale_across_splits": _keys(_placed(across, Kind.SPLIT)),
        "example_finale_across_straights": _straights(across),
        "finale_splits_chips": tuple(CalledBet.parse(f"finale-splits:{d}").chips for d in range(10)),
        "finale_splits_base": CalledBet.parse("finale-splits:9").chips,
        "figure_chips": CalledBet.parse("figure:4").chips,
        "example_figure": 4,
        "example_figure_numbers": CalledBet.parse("figure:4").numbers,
    }


def _step(pair: str) -> int:
    """Return how far it is from the first last digit of a final astride to the second."""
    first, second = pair.partition(":")[2].split("-")
    return int(second) - int(first)


# Where a voisins is hit: a number that wins on a split, on the corner and on the zero street.
_HITS = {"tiers": ("tiers", 5), "voisins_split": ("voisins", 4), "voisins_corner": ("voisins", 25)}
_HITS["voisins_street"] = ("voisins", 0)


def _played_again() -> Facts:
    facts: Facts = {"example_unit_amount": Money(EXAMPLE_UNIT)}
    for name, (bet, outcome) in _HITS.items():
        called = CalledBet.parse(bet)
        again = replay(called, EXAMPLE_UNIT, outcome, How.REPLAY)
        completed = replay(called, EXAMPLE_UNIT, outcome, How.COMPLETE)
        facts |= {
            f"{name}_win_chips": again.win_chips,
            f"{name}_replay_kept": again.kept_chips,
            f"{name}_replay_handed": again.handed_chips,
            f"{name}_complete_kept": completed.kept_chips,
            f"{name}_complete_handed": completed.handed_chips,
        }
    for name in ("tiers", "voisins"):
        called = CalledBet.parse(name)
        whole = replay(called, EXAMPLE_UNIT, called.placements[-1].bet.numbers[0], How.ALL)
        facts |= {
            f"{name}_all_chips": whole.new_total // EXAMPLE_UNIT,
            f"{name}_all_times": whole.new_unit // EXAMPLE_UNIT,
            f"{name}_all_unit_amount": Money(whole.new_unit),
            f"{name}_all_total_amount": Money(whole.new_total),
        }
    street = replay(CalledBet.parse("voisins"), EXAMPLE_UNIT, 0, How.ALL)
    on_street, on_split = (CalledBet.parse("voisins").winning(n)[0].chips for n in (0, 4))
    return {
        **facts,
        "voisins_street_all_chips": street.win_chips + street.taken_off_chips,
        "voisins_street_all_handed": street.handed_chips,
        "voisins_street_handed_times": street.handed_chips // on_street,
        "replay_split_chips": 2 * on_split,
        "replay_double_chips": 2 * on_street,
    }
