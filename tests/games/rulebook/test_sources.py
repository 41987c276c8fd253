"""Where a rule comes from: what a clause cites, what of it is refused, and how the pages and the doors tell it."""

import re

import pytest
from django.utils.translation import override

from games.doors.registry import answer
from games.rulebook import lint, selectors, sources
from games.rulebook.sources import SourceFault, documents, parse

DECISIONS = {"R1": "The course says nothing of tips. We let them be shown.", "R2": "Nobody says it."}
SOURCES = {
    "roulette-pays-straight": "house-app: French roulette, The game; croupier-course: chapter 5",
    "roulette-loses": "custom: cash tables; decision: R1",
    "roulette-tips": "computed: arithmetic",
}


@pytest.fixture
def decided(monkeypatch):
    monkeypatch.setattr(sources, "decisions", lambda engine: DECISIONS if engine == "roulette" else {})
    parse.cache_clear()
    yield
    parse.cache_clear()


@pytest.fixture
def sourced(desk, decided):
    """The small book of rules with a source for each of its clauses."""
    for clause, source in SOURCES.items():
        place = desk.english.index(f'id = "{clause}"')
        desk.english = desk.english[:place] + desk.english[place:].replace("our own", source, 1)
    desk.catalogue_english = desk.english
    desk.save()
    return desk


@pytest.fixture
def read(sourced, client):
    def get(language="en", page="french-roulette", **query):
        sourced.sync()
        response = client.get(f"/{language}/games/{page}/", query)
        assert response.status_code == 200
        return response.content.decode()

    return get


def clause_of(page, clause):
    return page[page.index(f'id="{clause}"') :].split("</article>")[0]


def plain(html):
    return " ".join(re.sub(r"<[^>]+>", "", html).split())


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
        parse("decision: R1", "poker")


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
    assert sources.words_of(course, "chapter 5, Figura") == ["Figura"]
    assert sources.words_of(app, "The game") == []
    assert sources.words_of(documents()["custom"], "cash tables, at home") == ["cash tables, at home"]


@pytest.mark.django_db
def test_under_each_rule_stands_its_source_closed(read):
    page = read()
    clause = clause_of(page, "roulette-pays-straight")
    assert '<details class="source"><summary>Source: house rule, course</summary>' in clause
    assert '<a href="#source-house-app">Rules of the games in the casino’s app</a>, French roulette, The game' in clause
    assert '<a href="#source-croupier-course">Croupier course of French roulette</a>, chapter 5' in clause
    loses = clause_of(page, "roulette-loses")
    assert "<summary>Source: custom, our decision</summary>" in loses
    assert "Custom: cash tables" in loses
    assert f"Our decision R1: {DECISIONS['R1']}" in loses
    assert "<summary>Source: computed</summary>" in clause_of(page, "roulette-tips")


@pytest.mark.django_db
def test_each_paper_is_described_once_at_the_end(read):
    page = read()
    for name in ("house-app", "croupier-course"):
        assert page.count(f'<li id="source-{name}">') == 1
    papers = plain(page[page.index('<section class="papers"') :].split("</section>")[0])
    assert "Croupier course of French roulette, Casinò di Venezia S.p.A., April 7, 2023 · Course · Italian" in papers
    assert "Article 55-10" not in papers  # nothing on this page cites it


@pytest.mark.django_db
def test_a_reader_may_ask_for_what_a_house_or_a_law_says(read):
    page = read(only="house")
    assert 'id="roulette-pays-straight"' in page
    assert 'id="roulette-loses"' not in page
    assert 'id="general"' not in page  # a chapter of which nothing is left
    assert 'href="#general"' not in page
    assert "1 of 3 rules are said by a house or a law itself." in page
    assert '<a href="/en/games/french-roulette/" data-keep-anchor>All rules</a>' in page
    assert '<a href="/en/games/french-roulette/?only=house" data-keep-anchor aria-current="true">' in page


@pytest.mark.django_db
def test_the_choice_is_kept_in_other_languages_rulesets_and_games(read):
    page = read("it", only="house")
    assert 'href="/en/games/french-roulette/?only=house"' in page
    assert "only=house&amp;with=fr" in page
    assert '"/it/games/fair-roulette/?only=house"' in page
    assert "?rules=parlour-double-zero" not in page
    parlour = read("en", "parlour-roulette", only="house")
    assert "?only=house&amp;rules=parlour-double-zero" in parlour


@pytest.mark.django_db
def test_two_languages_are_asked_for_the_same_rules(read):
    page = read("it", only="house", **{"with": "fr"})
    assert "Un gettone su un numero solo" in page
    assert "Un jeton posé" in page
    assert "Le croupier remercie" not in page


@pytest.mark.django_db
def test_where_no_house_says_anything_the_page_says_so(sourced, read, monkeypatch):
    monkeypatch.setattr(sources, "OWN", frozenset({"law"}))
    page = read(only="house")
    assert "None of these rules is said by a house or a law itself." in page
    assert "?only=house" not in read()  # and the choice is not offered


@pytest.mark.django_db
def test_a_source_that_does_not_resolve_yet_leaves_the_rule_without_one(desk, client):
    desk.sync()
    page = client.get("/en/games/french-roulette/").content.decode()
    assert 'class="source"' not in page
    assert "A chip on one number" in page


@pytest.mark.django_db
def test_a_comparison_tells_the_source_of_a_rule_once(read):
    page = read(page="compare")
    assert page.count("Source: house rule, course") == 1
    assert page.count('<li id="source-house-app">') == 1


@pytest.mark.django_db
def test_the_page_asks_no_more_of_the_database(sourced, client, django_assert_num_queries):
    sourced.sync()
    client.get("/en/games/french-roulette/")
    with django_assert_num_queries(1):
        client.get("/en/games/french-roulette/?only=house")


@pytest.mark.django_db
def test_the_page_of_sources_lists_papers_and_decisions(client, decided, monkeypatch):
    monkeypatch.setattr("games.rulebook.papers.decisions", sources.decisions)
    page = client.get("/en/games/sources/").content.decode()
    for document in documents().values():
        assert (f'id="source-{document.id}"' in page) == document.printed
    assert '<div id="decision-R1">' in page
    assert DECISIONS["R2"] in page


def test_a_rule_of_the_doors_tells_its_sources(sourced):
    told = answer("roulette", "clauses", {"rules": "venice-french"})
    straight, loses, _tips = told["clauses"]
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
    assert [one["id"] for one in told["documents"]] == [
        "house-app",
        "croupier-course",
        "custom",
        "decision",
        "computed",
    ]
    assert told["documents"][1] == {
        "id": "croupier-course",
        "title": "Croupier course of French roulette",
        "publisher": "Casinò di Venezia S.p.A.",
        "language": "it",
        "date": "2023-04-07",
        "kind": "course",
    }
    own = answer("roulette", "clauses", {"rules": "venice-french", "own": True})
    assert [clause["id"] for clause in own["clauses"]] == ["roulette-pays-straight"]


def test_the_doors_say_it_in_english_whatever_the_reader_speaks(sourced):
    with override("it"):
        told = answer("roulette", "clauses", {})
    assert told["rules"] == "venice-french"
    assert told["clauses"][0]["title"] == "Straight"


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


def test_a_rule_is_own_when_a_law_or_a_house_is_among_its_sources():
    assert {"law", "house"} == sources.OWN
    assert selectors.papers_cited([]) == []
