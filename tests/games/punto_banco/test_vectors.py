"""The engine against the vectors of punto banco, which were not made by it."""

import importlib.util
from fractions import Fraction
from math import perm

import pytest

from games.baccarat.clauses import HandClause
from games.core.cards import parse_cards, show_cards
from games.core.clauses import load
from games.core.problems import Refused
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import deal
from games.punto_banco.odds import chances, full
from games.punto_banco.rebuild import Laid, rebuild
from games.punto_banco.settlement import settle
from games.punto_banco.table import banco_decides, cells
from tests.games.punto_banco.reading import (
    FOLDER,
    VENICE,
    read_rules,
    read_stakes,
    rows,
    said_fault,
    said_hand,
    said_line,
    said_problem,
)


def vectors(name: str):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:3])[:60]) for row in rows(name)])


def test_the_table_of_play_is_the_printed_one():
    found = [
        [str(cell.score), "-" if cell.third is None else str(cell.third), "draws" if cell.draws else "stands"]
        for cell in cells()
    ]
    assert found == [row[:3] for row in rows("table")]
    assert [cell.clause for cell in cells()] == [row[3] for row in rows("table")]
    assert len(found) == 88


@vectors("coups")
def test_coups_are_dealt_by_the_table(row):
    cards, punto, banco, ends, used, clauses = row
    coup = deal(parse_cards(cards))
    assert [said_hand(coup.punto), said_hand(coup.banco)] == [punto, banco]
    assert (coup.result, str(coup.used)) == (ends, used)
    assert [decision.clause for decision in coup.decisions] == clauses.split()[:2]


@vectors("settled")
def test_stakes_are_settled(row):
    parameters, cards, stakes, becomes, clauses = row
    asked = read_rules(parameters), parse_cards(cards), read_stakes(stakes)
    if becomes.startswith("refused"):
        with pytest.raises(Refused) as caught:
            settle(*asked)
        assert (said_problem(caught.value.first), caught.value.first.clause) == (becomes, clauses)
        return
    settled = settle(*asked)
    assert "; ".join(map(said_line, settled.lines)) == becomes
    assert [clause for line in settled.lines for clause in line.because] == clauses.split()


@vectors("rebuilt")
def test_coups_are_rebuilt(row):
    dealt, *found = row
    if found[0].startswith("refused"):
        with pytest.raises(Refused) as caught:
            rebuild(VENICE, Laid.parse(dealt))
        assert [said_problem(caught.value.first), caught.value.first.clause] == found
        return
    faults, coup, remain, clauses = found
    rebuilt = rebuild(VENICE, Laid.parse(dealt))
    right = rebuilt.coup
    assert ("; ".join(map(said_fault, rebuilt.faults)) or "none") == faults
    assert f"{show_cards(right.punto)} b{show_cards(right.banco)} {right.result}" == coup
    assert (show_cards(rebuilt.remain) or "none") == remain
    because = [clause for fault in rebuilt.faults for clause in fault.because]
    assert {*because, rebuilt.clause} == set(clauses.split())


@vectors("odds")
def test_odds_are_those_of_every_order_of_the_cards(row):
    _shoe, left, ways, edges, _clauses = row
    counts = list(map(int, left.split()))
    found, every = chances(counts), perm(sum(counts), 6)
    shares = [*found.ends.values(), found.natural, *found.cards.values()]
    assert [share * every for share in shares] == list(map(int, ways.split()))
    assert list(found.edges(VENICE).values()) == list(map(Fraction, edges.split()))


def test_eight_decks_have_the_published_odds():
    found = chances(full(8)).ends
    every = 4_998_398_275_503_360
    assert found[Bet.BANCO] * every == 2_292_252_566_437_888
    assert found[Bet.PUNTO] * every == 2_230_518_282_592_256
    assert found[Bet.TIE] * every == 475_627_426_473_216


def test_the_tables_are_as_their_script_writes_them():
    script = FOLDER / "make_punto_banco.py"
    spec = importlib.util.spec_from_file_location("make_punto_banco", script)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    for name, (lines, *_) in made.FILES.items():
        printed = [row for row in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() if row[0] != "#"]
        assert printed == list(lines()), name
    assert "games" not in {line.split()[1].partition(".")[0] for line in script.open() if line.startswith("from ")}


def cited() -> set[str]:
    """Every clause in the last column of a vector."""
    files = [file.stem for file in FOLDER.glob("*.txt")]
    return {clause for name in files for row in rows(name) for clause in row[-1].split()}


def test_every_decided_clause_is_cited_by_a_vector():
    decided = {clause.id for clause in load("games.punto_banco").whole if clause.kind == "decided"}
    assert decided - cited() == set()


def test_vectors_cite_only_clauses_that_exist():
    assert cited() <= {*HandClause, *Clause}


def test_every_file_of_vectors_says_where_it_comes_from():
    for file in FOLDER.glob("*.txt"):
        assert "\n# Source: " in file.read_text(encoding="utf-8"), file.name


def test_banco_reads_the_third_card_and_not_the_score():
    assert banco_decides(3, 8).draws is False
    assert banco_decides(6, None).draws is False
