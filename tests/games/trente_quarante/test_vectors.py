"""The engine against the vectors in `tests/vectors/trente_quarante`, which were not made by it."""

import importlib.util
from fractions import Fraction

import pytest

from games.core.cards import DECK, SUITS, Card, parse_cards
from games.core.clauses import load
from games.core.money import show_money
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import settle
from games.trente_quarante.odds import Odds, endless, odds
from games.trente_quarante.rows import Chance, Coup, Winner, points
from games.trente_quarante.session import Session
from games.trente_quarante.taille import taille
from tests.games.trente_quarante.reading import (
    FOLDER,
    MINI,
    VENICE,
    expected,
    outcome_of,
    read_laid,
    read_limits,
    rows,
    said,
)


def vectors(name: str):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:2])[:60]) for row in rows(name)])


def agrees(row: list[str], found: tuple[list[str], list[str]], laid: str) -> None:
    """The same lines in the same order; the same clauses, the deciding one first."""
    becomes, clauses = row[-2], row[-1].split()
    lines, cited = found
    assert lines == expected(becomes, laid)
    assert set(cited) == set(clauses)
    assert cited[0] == clauses[0]


@vectors("points")
def test_what_a_card_counts(row):
    rank, worth, clause = row
    assert {points(Card(rank, suit)) for suit in SUITS} == {int(worth)}
    assert clause == Clause.POINTS


@vectors("calls")
def test_totals_and_calls(row):
    cards, noir, rouge, call, clauses = row
    coup = Coup.exactly(parse_cards(cards))
    assert [str(coup.noir_total), str(coup.rouge_total), coup.call] == [noir, rouge, call]
    tie = noir == rouge
    assert clauses.split() == [Clause.ROWS, Clause.UNITS, Clause.CALL_TIE if tie else Clause.CALL]
    assert call.endswith(coup.verdict[1:])


@vectors("coups")
def test_what_a_coup_does_to_new_stakes(row):
    agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


@vectors("prison")
def test_prison(row):
    agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


@vectors("mini")
def test_the_mini_table(row):
    agrees(row, outcome_of(MINI, row[0], row[1]), row[1])


@vectors("insurance")
def test_insurance(row):
    cards, laid, becomes, net, clauses = row
    agrees([becomes, clauses], outcome_of(VENICE, cards, laid), laid)
    stakes, held = read_laid(laid)
    assert show_money(settle(VENICE, Coup.exactly(parse_cards(cards)), stakes, held).total.net) == net


@vectors("limits")
def test_limits_of_the_table(row):
    agrees(row, outcome_of(read_limits(row[0]), row[1], row[2]), row[2])


@vectors("refused")
def test_what_is_no_coup_or_stake_is_refused(row):
    agrees(row, outcome_of(VENICE, row[0], row[1]), row[1])


@vectors("games")
def test_games_of_several_coups(row):
    game, becomes, balance, clauses = row
    settled = Session.parse(game).play(VENICE)
    last = settled[-1]
    assert said(last) == [line.strip() for line in becomes.split(";")]
    assert {clause for line in last.lines for clause in line.because} == set(clauses.split())
    staked = sum(one.total.staked + one.total.premiums for one in settled) - sum(one.total.held for one in settled[:-1])
    back = sum(one.total.winnings + one.total.returned for one in settled)
    assert show_money(back - staked) == balance


@vectors("short-cut")
def test_the_first_card_says_what_goes_together(row):
    card, with_rouge, with_noir, clause = row
    tens = tuple(card for card in DECK if card.rank == "T")
    first = Card.parse(card)
    noir = next(row for n in range(3, 10) if sum(map(points, row := (first, *(tens * 3)[:n]))) > 30)
    for rouge in (parse_cards("TcTdThAs"), parse_cards("TcTdThJs")):
        coup = Coup(noir, rouge)
        if coup.winner is Winner.ROUGE:
            assert coup.winning == {Chance.ROUGE, Chance(with_rouge)}
        elif coup.winner is Winner.NOIR:
            assert coup.winning == {Chance.NOIR, Chance(with_noir)}
    assert clause == Clause.SHORT_CUT


@vectors("taille")
def test_a_taille_is_dealt_to_its_end(row):
    cards, shown, coups, rest, ending, clauses = row
    shoe, places = parse_cards(cards), () if shown == "-" else tuple(map(int, shown.split()))
    found = taille(VENICE, shoe, places)
    assert [str(len(found.coups)), str(len(found.rest)), found.ending.value] == [coups, rest, ending]
    assert found.clause in clauses.split()
    assert found.burnt == shoe[: len(found.burnt)]


def what(found: Odds, name: str) -> Fraction:
    kind, _, total = name.partition(" ")
    if kind in set(Chance) and not total:
        return found.win(Chance(kind))
    return (found.ties if kind == "tie" else found.totals)[int(total)]


@pytest.mark.parametrize("rest", dict.fromkeys(row[0] for row in rows("odds-rests")))
def test_odds_of_what_is_left_of_a_deck(rest):
    kept = parse_cards(rest)
    found = odds(1, [card for card in DECK if card not in kept])
    stated = {name: Fraction(chance) for cards, name, chance, _ in rows("odds-rests") if cards == rest}
    for total in found.totals:
        assert found.totals[total] == stated.get(f"noir {total}", 0)
        assert found.ties[total] == stated.get(f"tie {total}", 0)
    for chance in Chance:
        assert found.win(chance) == stated.get(chance.value, 0)


@vectors("odds-endless")
def test_odds_of_endless_decks(row):
    name, chance, clause = row
    assert what(endless(), name) == Fraction(chance)
    assert clause.startswith("trente-quarante-odds-")


@vectors("odds-leave")
def test_what_a_stake_left_in_prison_is_worth(row):
    up, back, clause = row
    apres = Fraction(up)  # without other ties: 31 après, and otherwise a win or a loss
    found = Odds({}, {31: apres}, (1 - apres) / 2, Fraction(0))
    assert abs(float(found.worth_left(VENICE)[0]) - float(back)) < 1e-11
    assert clause == Clause.ODDS_LEAVE


@vectors("published")
def test_published_figures(row):
    name, figure, within, clauses = row
    found = endless() if name.startswith("endless ") else odds(VENICE.decks)
    stated = {"apres": found.apres, "edge": found.edge(), "insured": found.insured_edge(VENICE)}
    share = stated.get(name) or what(found, name.removeprefix("endless "))
    assert abs(float(share) - float(figure)) <= float(within)
    assert all(clause.startswith("trente-quarante-odds-") for clause in clauses.split())


def test_without_insurance_there_is_no_insured_edge():
    assert odds(MINI.decks).insured_edge(MINI) is None


def cited() -> set[str]:
    """Every clause in the last column of a vector."""
    return {clause for file in FOLDER.glob("*.txt") for row in rows(file.stem) for clause in row[-1].split()}


def test_every_decided_clause_is_cited_by_a_vector():
    decided = {clause.id for clause in load("games.trente_quarante") if clause.kind == "decided"}
    assert decided - cited() == set()


def test_vectors_cite_only_clauses_that_exist():
    assert cited() <= set(Clause)


def test_every_file_of_vectors_says_where_it_comes_from():
    for file in FOLDER.glob("*.txt"):
        assert "\n# Source: " in file.read_text(encoding="utf-8"), file.name


def test_the_tables_are_as_their_script_writes_them():
    script = FOLDER / "make_trente_quarante.py"
    spec = importlib.util.spec_from_file_location("make_trente_quarante", script)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    made.RESTS = made.RESTS[:2]  # the others take longer
    for name, (lines, *_) in made.FILES.items():
        printed = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        written = [line for line in printed if line[0] != "#"]
        fresh = list(lines())
        assert written[: len(fresh)] == fresh, name
    assert "games" not in {line.split()[1].partition(".")[0] for line in script.open() if line.startswith("from ")}
