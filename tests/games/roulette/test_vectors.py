"""The engine against the vectors in `tests/vectors/roulette`, which were not made by it."""

import importlib.util
from fractions import Fraction

import pytest

from games.core.clauses import load
from games.core.money import parse_money, show_money
from games.core.problems import Refused
from games.roulette.bets import Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.calls import announcement, raker_and_payer
from games.roulette.chips import Pieces, cut, float_count, may_toss
from games.roulette.clauses import Clause
from games.roulette.numbers import number_facts
from games.roulette.odds import odds
from games.roulette.replay import How, replay
from games.roulette.rulesets import ruleset
from games.roulette.session import Session
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Stake, parse_spot
from games.roulette.wheel import POCKETS, doors, doors_outside
from tests.games.roulette.reading import (
    FOLDER,
    expected,
    outcome_of,
    read_laid,
    read_limits,
    read_pieces,
    read_stake,
    rows,
    said,
    said_pieces,
    said_problem,
)

VENICE = ruleset()


def vectors(name: str):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:2])[:60]) for row in rows(name)])


def agrees(row: list[str], found: tuple[list[str], list[str]], laid: str) -> None:
    """The same lines whatever their order; the same clauses, and none decides that the vector does not name."""
    becomes, clauses = row[-2], row[-1].split()
    lines, cited = found
    assert sorted(lines) == sorted(expected(becomes, laid))
    assert set(cited) == set(clauses)
    if len(lines) == 1:
        assert cited[0] == clauses[0]


def test_each_position_pays_what_is_printed():
    for row in rows("payouts"):
        agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


def refusal(function, *arguments) -> tuple[str, str]:
    """How a function refuses its arguments, and the clause that they break."""
    with pytest.raises(Refused) as caught:
        function(*arguments)
    problem = caught.value.first
    return said_problem(problem), str(problem.clause)


@vectors("prison")
def test_zero_and_prison(row):
    agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


@vectors("limits")
def test_limits_of_the_table(row):
    agrees(row, outcome_of(read_limits(row[0]), row[1], row[2]), row[2])


@vectors("refused")
def test_what_is_no_bet_is_refused(row):
    agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


@vectors("games")
def test_games_of_several_spins(row):
    game, becomes, balance, clauses = row
    settled = Session.parse(game).play(VENICE)
    last = settled[-1]
    lines = [line.strip() for line in becomes.split(";")]
    assert [line if ";" in becomes else line.partition(" ")[2] for line in sorted(said(last))] == sorted(lines)
    assert {clause for line in last.lines for clause in line.because} == set(clauses.split())
    staked = sum(spin.total.staked for spin in settled) - sum(spin.total.held for spin in settled[:-1])
    back = sum(spin.total.winnings + spin.total.returned for spin in settled)
    assert show_money(back - staked) == balance


def test_announcements_are_placed_as_printed():
    for key, chips, placed, numbers, sectors, clause in (*rows("called"), *rows("called-by-rule")):
        bet = CalledBet.parse(key)
        assert f"{bet.chips} chips" == chips, key
        assert sorted(f"{p.chips} {p.bet}" for p in bet.placements) == sorted(placed.split(", ")), key
        assert " ".join(map(str, bet.numbers)) == numbers, key
        assert list(bet.sectors) == sectors.split(), key
        assert bet.clause == clause, key


@vectors("called-money")
def test_announcements_win_chip_by_chip(row):
    result, announced, laid, won, back, lost, clause = row
    total = settle(VENICE, int(result), [read_stake(announced)]).total
    assert [show_money(cents) for cents in (total.staked, total.winnings, total.returned, total.lost)] == [
        laid,
        won,
        back,
        lost,
    ]
    assert clause == Clause.CALLED_SUM


@vectors("placed")
def test_paid_to_be_placed(row):
    result, key, placed, clause = row
    found = ", ".join(f"{p.chips} {p.bet}" for p in CalledBet.parse(key).winning(int(result)))
    assert (found or "nothing", Clause.PAID_TO_BE_PLACED) == (placed, clause)


@vectors("replay")
def test_winning_announcements_played_again(row):
    result, announced, how, *numbers, clause = row
    key, unit = announced.split()
    asked = CalledBet.parse(key), parse_money(unit), int(result), How(how)
    if numbers[0].startswith("refused"):
        assert refusal(replay, *asked) == (numbers[0], clause)
        return
    again = replay(*asked)
    chips = [again.win_chips, again.kept_chips, again.handed_chips, again.taken_off_chips]
    money = [show_money(cents) for cents in (again.new_unit, again.new_total, again.handed)]
    assert ([*map(str, chips), *money], again.clause) == (numbers, clause)


def test_odds_are_exact():
    for spot, pays, win, edge, clause in rows("odds"):
        key, _, policy = spot.partition(" ")
        found = odds(VENICE, Bet.parse(key))
        stated = found.policies[policy] if policy else found.edge
        assert (f"{found.pays} to 1", f"win {found.win}", f"edge {stated}") == (pays, win, edge), spot
        assert clause in (Clause.ODDS_NUMBER_BETS, Clause.ODDS_EVEN_CHANCE, Clause.ODDS_POLICIES)


@vectors("expected")
def test_the_edge_is_the_mean_over_the_wheel(row):
    laid, total, edge, clause = row
    stake = read_stake(laid)
    net = sum(settle(VENICE, outcome, [stake]).total.net for outcome in POCKETS)
    assert show_money(net) == total
    assert Fraction(-net, 37 * stake.total) == Fraction(edge) == odds(VENICE, stake.bet).edge
    assert clause == Clause.ODDS_EXPECTED


def test_results_are_called_in_french():
    for row in rows("calls"):
        assert [row[0], announcement(int(row[0])), Clause.CALL] == row


def test_who_rakes_and_who_pays():
    for row in rows("crew"):
        raker, payer = raker_and_payer(int(row[0]))
        assert row[1:] == [f"{raker} rakes", f"{payer} pays", Clause.RAKE_AND_PAY]


@vectors("numbers")
def test_facts_of_a_number(row):
    number, colour, parity, half, dozen, column, beside, sector, figure, finals, clause = row
    known = number_facts(int(number))
    plain = [known.n, known.colour, known.parity, known.half, known.dozen, known.column]
    assert [str("-" if fact is None else fact) for fact in plain] == [number, colour, parity, half, dozen, column]
    assert " ".join(map(str, known.neighbours)) == beside
    assert list(known.sectors) == [sector]
    assert str(known.figure or "-") == figure
    assert list(known.finals) == finals.split()
    assert known.call == announcement(int(number))
    assert clause == Clause.NUMBER_FACTS


@vectors("doors")
def test_doors_of_a_sector(row):
    name, inside, outside, clause = row
    assert " ".join(map(str, sorted(doors(name)))) == inside.removeprefix("inside ")
    assert " ".join(map(str, sorted(doors_outside(name)))) == outside.removeprefix("outside ")
    assert clause == Clause.CALLED_DOORS


@vectors("cut")
def test_amounts_are_cut(row):
    amount, values, pieces, clause = row
    denominations = None if values == "-" else [parse_money(value) for value in values.split()]
    asked = VENICE, parse_money(amount), denominations
    if pieces.startswith("refused"):
        assert refusal(cut, *asked) == (pieces, clause)
    else:
        assert (said_pieces(cut(*asked)), Clause.CUT) == (pieces, clause)


@vectors("float")
def test_the_float_is_counted(row):
    counted_as, total, over, short, restore, clause = row
    counted = {} if counted_as == "nothing counted" else dict(VENICE.float)
    for sign, count, value in (
        (change[0], *change[1:].split("x")) for change in counted_as.split() if counted_as[0] in "+-" and change
    ):
        counted[parse_money(value)] += int(sign + count)
    found = float_count(VENICE, counted)
    assert [show_money(found.total), said_pieces(found.over), said_pieces(found.short)] == [total, over, short]
    assert (show_money(found.to_restore), Clause.FLOAT) == (restore, clause)


def test_the_float_is_the_printed_one():
    assert (sum(VENICE.float.values()), len(VENICE.float)) == (1268, 15)
    assert show_money(sum(value * count for value, count in VENICE.float.items())) == "550000.00"


@vectors("order")
def test_order_of_payment(row):
    result, laid, order, clause = row
    lines = settle(VENICE, int(result), *read_laid(laid)).lines
    twice = {line.bet.key for line in lines if sum(other.bet == line.bet for other in lines) > 1}
    labels = [f"{line.bet} {show_money(line.stake)}" if line.bet.key in twice else str(line.bet) for line in lines]
    assert "; ".join(labels) == order
    assert clause == Clause.ORDER_OF_PAYMENT


@vectors("last-call")
def test_words_when_all_is_paid(row):
    result, laid, words, clause = row
    outside = (Kind.EVEN_CHANCE, Kind.DOZEN, Kind.COLUMN)
    lines = settle(VENICE, int(result), *read_laid(laid)).lines
    paid = any(line.result == "win" and line.bet.kind not in outside for line in lines)
    assert ("Tout est payé au numéro" if paid else "Rien au numéro", Clause.TOUT_EST_PAYE) == (words, clause)


@vectors("tossing")
def test_what_may_be_tossed(row):
    bet, pieces, carried, clause = row
    tossed = may_toss(VENICE, Bet.parse(bet), [Pieces(value, count) for value, count in read_pieces(pieces).items()])
    assert (("tossed" if tossed else "carried"), Clause.TOSSING) == (carried, clause)


def cited() -> set[str]:
    """Every clause in the last column of a vector."""
    return {
        clause
        for file in FOLDER.glob("*.txt")
        if file.stem != "combined"
        for row in rows(file.stem)
        for clause in row[-1].split()
    }


def test_every_decided_clause_is_cited_by_a_vector():
    decided = {clause.id for clause in load("games.roulette") if clause.kind == "decided"}
    assert decided - cited() == set()


def test_vectors_cite_only_clauses_that_exist():
    assert cited() <= set(Clause)


def test_every_file_of_vectors_says_where_it_comes_from():
    for file in FOLDER.glob("*.txt"):
        assert "\n# Source: " in file.read_text(encoding="utf-8"), file.name


def test_the_tables_are_as_their_script_writes_them():
    script = FOLDER.parent / "make_roulette.py"
    spec = importlib.util.spec_from_file_location("make_roulette", script)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    for name, (lines, *_) in made.FILES.items():
        printed = [line for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() if line[0] != "#"]
        assert printed == list(lines()), name
    assert "games" not in {line.split()[1].partition(".")[0] for line in script.open() if line.startswith("from ")}


def test_a_wish_is_read_as_it_is_written():
    for text in ("leave", "take_half", "move:black"):
        assert str(Choice.parse(text)) == text


def test_a_stake_on_an_announcement_counts_all_its_chips():
    assert Stake(parse_spot("voisins"), 1000).total == 9000
