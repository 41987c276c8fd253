"""The notation of several coups in one line, and the examples that are written in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.clauses import load
from games.core.problems import Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.coup import settle
from games.trente_quarante.examples import APRES, ROUGE_INVERSE, examples
from games.trente_quarante.prison import apres_options
from games.trente_quarante.rows import Chance, Winner
from games.trente_quarante.rulesets import NAMES, ruleset
from games.trente_quarante.session import MOST_TOKENS, Session
from games.trente_quarante.stakes import ApresOption, Choice, Stake
from tests.games.trente_quarante.houses import coups

stakes = st.builds(Stake, st.sampled_from(list(Chance)), st.integers(1, 10**6), st.booleans())


@st.composite
def sessions(draw):
    session = Session()
    for _ in range(draw(st.integers(0, 4))):
        for stake in draw(st.lists(stakes, max_size=3)):
            session = session.lay(stake)
        coup = draw(coups() | st.none())
        session = session.deal(coup)
        if coup and coup.winner is Winner.APRES and draw(st.booleans()):
            choice = draw(
                st.sampled_from(
                    [Choice(ApresOption.DIVIDE), Choice(ApresOption.LEAVE), Choice(ApresOption.MOVE, Chance.NOIR)]
                )
            )
            session = session.choose(Chance.ROUGE, draw(st.integers(0, 3)), choice)
    for stake in draw(st.lists(stakes, max_size=2)):
        session = session.lay(stake)
    return session


@given(sessions())
def test_a_session_is_read_as_it_is_written(session):
    assert Session.parse(str(session)) == session


@given(sessions())
def test_undoing_every_step_leads_to_nothing(session):
    for _ in range(40):
        session = session.undo()
    assert session == Session()


@pytest.mark.parametrize(
    "text",
    [
        *("rouge", "10*pair", "0*rouge", "10*rouge!!", "10*rouge ..", ".Td", ".XxYy", f"{ROUGE_INVERSE}2c"),
        *("*rouge*0*leave", f"{ROUGE_INVERSE} *rouge*0*leave", f"{APRES} 10*noir *rouge*0*leave"),
        *(f"{APRES} *rouge*0*half", f"{APRES} *rouge*0*move:rouge"),
    ],
)
def test_what_cannot_be_read_is_refused(text):
    with pytest.raises(Refused) as caught:
        Session.parse(text)
    assert caught.value.first.code == "bad_notation"


def test_more_than_a_page_holds_is_refused():
    with pytest.raises(Refused) as caught:
        Session.parse("10*rouge " * (MOST_TOKENS + 1))
    assert caught.value.first.code == "too_much"


def test_a_taille_has_no_card_more_often_than_its_shoe():
    rules = ruleset()
    thrice = f"{ROUGE_INVERSE} " * 3  # it has the king of diamonds twice
    assert Session.parse(f"{thrice}.- {ROUGE_INVERSE}").play(rules)
    with pytest.raises(Refused) as caught:
        Session.parse(f"{thrice}{ROUGE_INVERSE}").play(rules)
    assert (caught.value.first.code, caught.value.first.clause) == ("card_too_often", Clause.SHOE)


GAMES = [(name, clause, game) for name in NAMES for clause, game in examples(ruleset(name)).items()]
BY_THE_COUP = {Clause.ROWS, Clause.CALL, Clause.CALL_TIE, Clause.SHORT_CUT}


@pytest.mark.parametrize(("name", "clause", "game"), GAMES)
def test_an_example_shows_its_clause(name, clause, game):
    session = Session.parse(game)
    assert str(session) == game
    settled = session.play(ruleset(name))
    cited = {because for one in settled for line in one.lines for because in line.because}
    assert clause in cited | BY_THE_COUP
    if clause is Clause.CALL_TIE:
        assert settled[-1].coup.winner is Winner.TIE


@pytest.mark.parametrize("name", NAMES)
def test_only_clauses_that_hold_have_examples_and_all_of_prison_does(name):
    rules = ruleset(name)
    holding = {clause.id for clause in load("games.trente_quarante") if clause.holds(rules)}
    notations = set(map(str, examples(rules)))
    assert notations <= holding
    equal = next(section for section in load("games.trente_quarante").sections if section.id == "equal")
    assert {clause.id for clause in equal.clauses if clause.kind == "decided" and clause.holds(rules)} <= notations


def test_an_example_of_the_maximum_is_there_where_there_is_one():
    rules = ruleset(overrides={"maximum": {"chance": "100.00"}})
    settled = Session.parse(examples(rules)[Clause.MAXIMUM]).play(rules)
    assert settled[0].lines[0].clause == Clause.MAXIMUM


def test_a_wish_at_the_end_of_prison_is_not_asked():
    rules = ruleset()
    assert [len(apres_options(rules, level)) for level in range(4)] == [3, 3, 3, 0]
    assert apres_options(ruleset("venice-mini-trente-et-quarante")) == ()
    assert settle(rules, None).lines == ()
