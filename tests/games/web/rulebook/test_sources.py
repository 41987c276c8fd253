"""Where a rule comes from: what a clause cites, what of it is refused, and how the API says it."""

import pytest
from django.utils.translation import override

from games.web.api.registry import answer
from games.web.rulebook import lint, selectors, sources
from games.web.rulebook.sources import SourceFault, documents, parse
from tests.games.web.rulebook.conftest import DECISIONS


def test_the_documents_are_those_of_the_readme():
    assert list(documents()) == [
        "article-55-10",
        "house-app",
        "vittoriosa-leaflet",
        "croupier-course",
        "parlour-leaflet",
        "custom",
        "computed",
        "decision",
    ]
    assert documents()["croupier-course"].date.isoformat() == "2023-04-07"  # at the foot of its pages
    assert {one.kind for one in documents().values()} == sources.KINDS.keys()


def test_a_source_is_read_into_documents_and_places(decided):
    found = parse("croupier-course: chapter 5, Figura; decision: R1, R2;custom: cash tables", "roulette")
    assert [(one.document.id, one.place) for one in found] == [
        ("croupier-course", "chapter 5, Figura"),
        ("decision", "R1"),
        ("decision", "R2"),
        ("custom", "cash tables"),
    ]
    assert [one.decided for one in found] == ["", DECISIONS["R1"], DECISIONS["R2"], ""]


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("shared facts, roulette: wheel", "'shared facts, roulette' is no document of sources.toml"),
        ("our own", "'our own' is no document of sources.toml"),
        ("house-app", "house-app has no colon and no place"),
        ("house-app: ", "house-app is cited without a place in it"),
        ("house-app: The game;", "a citation is empty"),
        ("decision: R3", "'R3' is no decision of games/roulette/decisions.toml"),
        ("decision: R1 and R2", "'R1 and R2' is no decision of games/roulette/decisions.toml"),
    ],
)
def test_a_source_that_does_not_resolve_is_refused(decided, source, why):
    with pytest.raises(SourceFault) as fault:
        parse(source, "roulette")
    assert str(fault.value) == why
    assert sources.citations(source, "roulette") == ()


def test_a_decision_belongs_to_its_engine(decided):
    with pytest.raises(SourceFault):
        parse("decision: R1", "ranking")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[R1]\ntext = 'We chose.'", {"R1": "We chose."}),
        ("[R12]\ntext = '''\nWe\nchose.'''", {"R12": "We chose."}),
        ("[R1]\ntext = ''", None),
        ("[R1]\nwords = 'We chose.'", None),
        ("[first]\ntext = 'We chose.'", None),
        ("R1 = 'We chose.'", None),
    ],
)
def test_a_decision_has_a_number_and_words(tmp_path, monkeypatch, text, found):
    (tmp_path / "decisions.toml").write_text(text)
    monkeypatch.setattr(sources, "files", lambda package: tmp_path)
    read = sources.decisions.__wrapped__
    if found is None:
        with pytest.raises(SourceFault):
            read("roulette")
    else:
        assert read("roulette") == found


@pytest.mark.parametrize("wrong", [{"title": "A paper"}, {"kind": "law"}, {"title": "A", "kind": "gossip"}])
def test_a_document_needs_a_title_and_a_kind(wrong):
    with pytest.raises(SourceFault):
        sources._document("paper", wrong)


def test_a_key_of_a_document_that_nobody_reads_is_refused():
    with pytest.raises(SourceFault, match="colour"):
        sources._document("paper", {"title": "A", "kind": "law", "colour": "red"})


def test_places_are_said_as_far_as_their_words_are_ours(monkeypatch):
    monkeypatch.setattr(
        sources, "pgettext", lambda context, text: {"first paragraph": "premier alinéa"}.get(text, text)
    )
    monkeypatch.setitem(sources._COUNTED, "chapter", "chapitre {number}")
    course, app, leaflet = (documents()[name] for name in ("croupier-course", "house-app", "parlour-leaflet"))
    assert sources.said_place(course, "chapter 5, Figura") == "chapitre 5, Figura"
    assert sources.said_place(leaflet, "first paragraph") == "premier alinéa"
    assert sources.said_place(app, "first paragraph") == "first paragraph"  # the app is in English: its own words
    assert sources.words_of(course, "chapter 5, Figura, 3, G") == ["Figura"]
    assert sources.words_of(app, "The game") == []
    assert sources.words_of(documents()["custom"], "cash tables, at home") == ["cash tables, at home"]


def test_a_rule_of_the_api_names_its_sources(sourced):
    sentences = answer("roulette", "clauses", {"rules": "venice-french"})
    straight, loses, _tips = sentences["clauses"]
    assert straight["sources"] == [
        {"document": "house-app", "kind": "house", "place": "French roulette, The game", "decision": None},
        {"document": "croupier-course", "kind": "course", "place": "chapter 5", "decision": None},
    ]
    assert loses["sources"][1] == {
        "document": "decision",
        "kind": "decision",
        "place": "R1",
        "decision": DECISIONS["R1"],
    }
    assert [one["id"] for one in sentences["documents"]] == [
        "house-app",
        "croupier-course",
        "custom",
        "decision",
        "computed",
    ]
    assert sentences["documents"][1] == {
        "id": "croupier-course",
        "title": "Croupier course of French roulette",
        "publisher": "Casinò di Venezia S.p.A.",
        "language": "it",
        "date": "2023-04-07",
        "kind": "course",
    }
    own = answer("roulette", "clauses", {"rules": "venice-french", "own": True})
    assert [clause["id"] for clause in own["clauses"]] == ["roulette-pays-straight"]


def test_the_api_says_it_in_english_in_every_language(sourced):
    with override("it"):
        sentences = answer("roulette", "clauses", {})
    assert sentences["rules"] == "venice-french"
    assert sentences["clauses"][0]["title"] == "Straight"


def faults(desk):
    return list(lint.sources.clauses_have_sources(desk.book()))


def test_the_lint_is_quiet_where_every_source_resolves(sourced):
    assert faults(sourced) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("computed: arithmetic", "the spec", "'the spec' is no document of sources.toml"),
        ("computed: arithmetic", "computed:", "computed is cited without a place in it"),
        ("decision: R1", "decision: R9", "'R9' is no decision of games/roulette/decisions.toml"),
    ],
)
def test_the_lint_finds_a_source_that_does_not_resolve(sourced, old, new, why):
    sourced.reword(old, new)
    assert [fault.partition(": source: ")[2] for fault in faults(sourced)] == [why]


def test_the_lint_finds_a_file_of_decisions_that_cannot_be_read(sourced, monkeypatch):
    def broken(engine):
        raise SourceFault("decision first of roulette needs a number such as R1 and a text")

    monkeypatch.setattr(lint.sources, "decisions", broken)
    assert faults(sourced) == ["decisions.toml: decision first of roulette needs a number such as R1 and a text"]


def test_the_lint_finds_a_decision_that_no_clause_cites(sourced, monkeypatch):
    monkeypatch.setattr(lint.sources, "decisions", sources.decisions)
    assert list(lint.sources.decisions_are_cited(sourced.book())) == ["decision R2 of roulette: no clause cites it"]
    sourced.reword("computed: arithmetic", "decision: R2")
    assert list(lint.sources.decisions_are_cited(sourced.book())) == []


def test_a_rule_is_own_when_a_law_or_a_house_is_among_its_sources():
    assert {"law", "house"} == sources.OWN
    assert selectors.papers_cited([]) == []
