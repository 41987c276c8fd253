"""Every ruleset against its vectors: the zero, the two zeros, the order of payment, colour chips, the odds."""

from fractions import Fraction

import pytest

from games.core.money import parse_money, show_money
from games.core.problems import Refused
from games.roulette.bets import Bet
from games.roulette.colours import chip_value, value_at_wrong_table
from games.roulette.odds import odds
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, RED, pocket_name
from tests.games.roulette.reading import outcome_of, read_laid, read_rules, read_stake, rows, said, said_problem
from tests.games.roulette.test_vectors import agrees
from tests.vectors import make_rulesets


def vectors(*names: str):
    """Each line of the files, once for each of the rulesets that it names."""
    return pytest.mark.parametrize(
        ("rules", "row"),
        [
            pytest.param(rules, row, id=f"{rules.name} {' '.join(row[1:3])}"[:90])
            for name in names
            for row in rows(name)
            for rules in read_rules(row[0])
        ],
    )


@vectors("partage", "parlour", "double-zero", "colour-chips")
def test_what_becomes_of_a_stake(rules, row):
    agrees(row, outcome_of(rules, row[1], row[2]), row[2])


def test_number_bets_on_the_wheel_of_the_double_zero():
    for row in rows("double-zero-payouts"):
        (rules,) = read_rules(row[0])
        agrees(row, outcome_of(rules, row[1], row[2]), row[2])


@vectors("order-fair", "order-english", "order-parlour")
def test_the_order_of_payment(rules, row):
    _, result, laid, order, _ = row
    lines = settle(rules, POCKET_NAMES[result], *read_laid(laid)).lines
    twice = {line.bet.key for line in lines if sum(other.bet == line.bet for other in lines) > 1}
    labels = [f"{line.bet} {show_money(line.stake)}" if line.bet.key in twice else str(line.bet) for line in lines]
    assert "; ".join(labels) == order


@vectors("games-rulesets")
def test_games_of_several_spins(rules, row):
    _, game, becomes, balance, clauses = row
    settled = Session.parse(game).play(rules)
    last = settled[-1]
    lines = [line.strip() for line in becomes.split(";")]
    assert sorted(line if ";" in becomes else line.partition(" ")[2] for line in said(last)) == sorted(lines)
    assert {clause for line in last.lines for clause in line.because} == set(clauses.split())
    staked = sum(spin.total.staked for spin in settled) - sum(spin.total.held for spin in settled[:-1])
    back = sum(spin.total.winnings + spin.total.returned for spin in settled)
    assert show_money(back - staked) == balance


@vectors("colour-values")
def test_what_a_colour_chip_is_worth(rules, row):
    _, whose, known, worth, _ = row
    worth_of = chip_value if whose == "at its own table" else value_at_wrong_table
    assert show_money(worth_of(rules, parse_money(known) if known != "-" else None)) == worth


@vectors("expected-rulesets")
def test_the_edge_is_the_mean_over_the_wheel(rules, row):
    _, laid, total, edge, _ = row
    stake = read_stake(laid)
    net = sum(settle(rules, pocket, [stake]).total.net for pocket in rules.wheel.pockets)
    assert show_money(net) == total
    assert Fraction(-net, len(rules.wheel.pockets) * stake.total) == Fraction(edge) == odds(rules, stake.bet).edge


def test_odds_are_exact():
    for names, spot, pays, win, edge, _ in rows("odds-rulesets"):
        key, _, policy = spot.partition(" ")
        for rules in read_rules(names):
            found = odds(rules, Bet.parse(key))
            stated = {"": found.edge, "indivisible": found.indivisible, **found.policies}[policy]
            assert (f"{found.pays} to 1", f"win {found.win}", f"edge {stated}") == (pays, win, edge), (names, spot)


def test_policies_are_those_that_there_are():
    """Where nothing is chosen there are none, and a chip that cannot be halved is named only where it is not."""
    for names in dict.fromkeys(row[0] for row in rows("odds-rulesets")):
        spots = [row[1].partition(" ") for row in rows("odds-rulesets") if row[0] == names]
        for rules in read_rules(names):
            for key in {key for key, _, _ in spots}:
                found = odds(rules, Bet.parse(key))
                named = {policy for spot, _, policy in spots if spot == key and policy}
                assert {*found.policies, *(["indivisible"] if found.indivisible is not None else [])} == named, key


def test_the_layout_of_the_double_zero():
    positions = ruleset("parlour-double-zero").positions
    listed = {key: numbers for key, numbers, _ in rows("double-zero-positions")}
    assert {key: " ".join(sorted_labels(bet.numbers)) for key, bet in positions.items()} == listed
    assert all(bet.key == key for key, bet in positions.items())


def sorted_labels(numbers) -> list[str]:
    labels = [pocket_name(number) for number in numbers]
    return sorted(labels, key=lambda label: (int(label), len(label)))


def test_the_wheel_of_the_double_zero():
    pockets = ruleset("parlour-double-zero").wheel.pockets
    listed = list(rows("double-zero-wheel"))
    assert [pocket_name(pocket) for pocket in pockets] == [row[0] for row in listed]
    for i, (_, colour, following, opposite, _) in enumerate(listed):
        assert pocket_name(pockets[(i + 1) % len(pockets)]) == following
        assert pocket_name(pockets[(i + len(pockets) // 2) % len(pockets)]) == opposite
        known = "red" if pockets[i] in RED else "-" if pocket_name(pockets[i]) in ("0", "00") else "black"
        assert known == colour


@pytest.mark.parametrize("name", [name for name in NAMES if ruleset(name).wheel.name == "single-zero"])
def test_the_double_zero_is_no_result_of_another_wheel(name):
    with pytest.raises(Refused) as caught:
        settle(ruleset(name), DOUBLE_ZERO, [])
    assert said_problem(caught.value.first) == "refused unknown_outcome at outcome"


def test_the_tables_are_as_their_script_writes_them():
    for name, (lines, *_) in make_rulesets.FILES.items():
        assert [" | ".join(row) for row in rows(name)] == list(lines()), name
    text = make_rulesets.FOLDER.with_name("make_rulesets.py").read_text(encoding="utf-8")
    assert not any(line.startswith(("from games", "import games")) for line in text.splitlines())
