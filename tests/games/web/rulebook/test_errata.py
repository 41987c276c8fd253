"""Where a printed source errs: what the engine computes instead, worked out here by hand, and where it is shown."""

import pytest
from django.utils.translation import override

from games.web.api.registry import answer
from games.web.kit.game import reference
from games.web.registry import books
from games.web.rulebook import errata, lint
from games.web.rulebook.sources import SourceFault

EVERY = {one.id: one for one in errata.every_erratum()}

# What each line must say, from the wheel, the layout and arithmetic; none of it was taken from the engine.
SAYS = {
    # 11: 1+1 = 2, even, and black, so none. 10: 1, odd, yet black; 19: 10, even, yet red; 29: 11, odd, yet black.
    "colour-rule": ["also names 11 and leaves out 10", "are 10, 19, 29."],
    # 1+…+36 = 666; 1+…+12 = 78, 13+…+24 = 222, 25+…+36 = 366; 12 x (1+34)/2 = 210, then 12 and 24 more.
    "always-the-same-sum": [
        "“666”",
        "add up to 666; the dozens come to 78, 222, 366 and the columns to 210, 222, 234.",
    ],
    "bank-is-open": ["“LA BANQUE C’EST OUVERTE”"],
    # 3+0 = 3; 2+7 = 9
    "figure-three": ["Figure 3 is 3, 12, 21, 30; 27 belongs to figure 9"],
    "finals-down-a-column": ["lacks 0/3, 6/9", "0/3, 1/4, 2/5, 3/6, 4/7, 5/8, 6/9, 7/10, 8/11, 9/12."],
    # On the wheel: 8 23 10 5 24 16 33 1 20
    "sector-of-five": ["number 5 and its neighbours are 23, 10, 5, 24, 16: 10 instead of 8."],
    "sector-of-sixteen": ["but 1 is no number of the série"],
    # On the wheel: 25 17 34 6 27; the série runs from 27 to 33.
    "sector-of-thirty-four": ["but 27 is a number of the série."],
    # On the wheel: 26 0 32 15 19 and 28 12 35 3 26
    "sectors-left-out": ["32 with its neighbours is 26, 0, 32, 15, 19; 35 is 28, 12, 35, 3, 26."],
    "street-at-fifty-five": ["street of 55", "“615”", "pays 11 to 1, so it wins 605."],  # 11 x 55
    "serie-of-a-hundred": ["“60,00”; 6 chips of 100 come to 600."],
    # 6 x 3 x 15 = 270; 200 + 60 + 20 = 280
    "cut-of-two-hundred-and-seventy": ["série of 15 a chip", "comes to 270;", "come to 280."],
    # 6 x 3 x 50 = 900; 500 + 150 + 100 = 750
    "cut-of-nine-hundred": ["série of 50 a chip", "comes to 900;", "come to 750."],
    "low-and-high": ["“LOW (1-8), HIGH (19-35)”", "low is 1 to 18, high 19 to 36."],
    "one-straight-bet-nineteen": ["the orphelins have one chip on number 1."],
    "leaflet-romanian": ["2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35."],
    "leaflet-latvian": ["“douze premier”; the others begin at 13 and at 25."],
    "leaflet-norwegian": ["on any number, and pays 35 to 1."],
    "leaflet-czech": ["its three numbers are side by side, such as 13/15."],
    "leaflet-slovak": ["they meet in a square, such as 17/21."],
    "leaflet-russian": ["returns all stakes"],
    "leaflet-ukrainian": ["breaks off in the middle of a sentence"],
    "leaflet-arabic": ["about setting out dominoes"],
    "insurance-at-least-half": ["“at least half the value of their original bet”", "at most 1/2 of the stake."],
    "eight-boxes": ["the sentence before seats nine people"],
}


def test_the_list_is_whole():
    assert set(EVERY) == set(SAYS)


@pytest.mark.parametrize("name", SAYS)
def test_each_line_says_what_was_worked_out_by_hand(name):
    for words in SAYS[name]:
        assert words in EVERY[name].said


def test_every_erratum_is_of_a_clause_that_its_games_print():
    assert [fault for book in books() for fault in lint.sources.errata_are_whole(reference(book))] == []


def test_a_line_quotes_in_the_language_of_the_paper():
    html = EVERY["figure-three"].html
    assert '<q lang="it">3 E LE SUE FIGURE 12,21,27</q>' in html
    assert '<q lang="ro">' in EVERY["leaflet-romanian"].html
    assert '<em lang="fr">La banque est ouverte</em>' in EVERY["bank-is-open"].html


def test_what_is_printed_cannot_write_markup(monkeypatch):
    sharp = errata.Erratum(
        "x", "roulette-loses", EVERY["bank-is-open"].document, "p", "<b>", "<i> {printed}", "it", "roulette", ()
    )
    assert sharp.html == '&lt;i&gt; <q lang="it">&lt;b&gt;</q>'


@pytest.mark.django_db
def test_a_line_stands_under_its_clause_on_the_pages_of_its_games(client, rulebook):
    french = client.get("/en/games/french-roulette/").content.decode()
    clause = french[french.index('id="roulette-called-figure"') :].split("</article>")[0]
    assert '<p class="erratum" id="erratum-figure-three"><strong>Misprint in a source:</strong>' in clause
    assert "erratum-leaflet" not in french
    parlour = client.get("/en/games/parlour-roulette/").content.decode()
    assert 'id="erratum-leaflet-romanian"' in parlour
    assert "erratum-low-and-high" not in parlour


@pytest.mark.django_db
def test_the_page_lists_all_of_them_with_their_clauses(client, rulebook):
    page = client.get("/en/games/errata/").content.decode()
    for one in EVERY.values():
        assert page.count(f'<li id="erratum-{one.id}">') == 1
        assert f"#{one.clause}" in page
    for title in ("Croupier course of French roulette", "Rules of the games in the casino’s app"):
        assert page.count(f">{title}</h2>") == 1


@pytest.mark.django_db
@pytest.mark.parametrize("page", ["/en/", "/en/games/", "/en/games/sources/"])
def test_pages_lead_to_it(client, rulebook, page):
    assert 'href="/en/games/errata/"' in client.get(page).content.decode()


def test_the_api_prints_it():
    response = answer("roulette", "clauses", {"rules": "venice-french"})
    figure = next(clause for clause in response["clauses"] if clause["id"] == "roulette-called-figure")
    assert figure["errata"] == [
        {
            "id": "figure-three",
            "document": "croupier-course",
            "place": "chapter 5, Figura",
            "printed": "3 E LE SUE FIGURE 12,21,27",
            "line": EVERY["figure-three"].said,
        }
    ]


def test_numbers_are_said_in_the_readers_language():
    with override("it"):
        assert "11 to 1" not in EVERY["street-at-fifty-five"].said


GOOD = """
[[erratum]]
id = "a-fault"
clause = "roulette-loses"
document = "house-app"
place = "Fair roulette"
printed = "19-35"
line = "The app prints {printed}; it is {high_last}."
"""


@pytest.fixture
def lint_faults(tmp_path, monkeypatch):
    """The faults of one engine's errata when its file says this."""

    def check(text):
        (tmp_path / "errata.toml").write_text(text, encoding="utf-8")
        monkeypatch.setattr(errata, "files", lambda package: tmp_path)
        read = errata.errata.__wrapped__
        monkeypatch.setattr(errata, "errata", read)
        monkeypatch.setattr(lint.sources, "errata", read)
        monkeypatch.setattr(lint.sources, "every_erratum", lambda: read("roulette"))
        return list(lint.sources.errata_are_whole(reference("roulette")))

    return check


def test_a_good_erratum_has_no_fault(lint_faults):
    assert lint_faults(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("{high_last}", "{highest}", "a-fault: {highest} is nothing that games/roulette/errata.py computes"),
        ("{high_last}", "36", "erratum a-fault: a number is typed in its line"),
        ("roulette-loses", "roulette-gone", "erratum a-fault: roulette-gone is no clause"),
        ('printed = "19-35"', 'printed = ""', "errata.toml of roulette: erratum a-fault lacks printed"),
        ("house-app", "a-paper", "errata.toml of roulette: 'a-paper' is no document of sources.toml"),
        (
            'place = "Fair',
            'page = "5"\nplace = "Fair',
            "errata.toml of roulette: erratum a-fault has page, which nobody reads",
        ),
        (
            "it is {high_last}.",
            "it is {high_last.",
            "errata.toml of roulette: a brace that opens or closes no placeholder: ",
        ),
        (
            'document = "house-app"',
            'games = ["dice"]\ndocument = "house-app"',
            "errata.toml of roulette: erratum a-fault is of dice, which is no game",
        ),
        (
            'clause = "roulette-loses"',
            'games = ["parlour-roulette"]\nclause = "roulette-float"',
            "erratum a-fault: roulette-float is printed in none of its games",
        ),
    ],
)
def test_a_fault_is_reported_in_a_line(lint_faults, old, new, why):
    assert old in GOOD
    (found,) = lint_faults(GOOD.replace(old, new))
    assert found.startswith(why)


def test_two_errata_of_one_name_are_reported(lint_faults):
    assert lint_faults(GOOD + GOOD) == ["erratum a-fault is there twice"] * 2


def test_an_engine_without_errata_has_none(tmp_path, monkeypatch):
    monkeypatch.setattr(errata, "files", lambda package: tmp_path)
    assert errata.errata.__wrapped__("ranking") == ()
    with pytest.raises(SourceFault):
        errata._erratum({"id": "x"}, "ranking")
