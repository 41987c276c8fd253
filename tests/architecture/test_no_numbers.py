"""No payout, list of numbers, limit or float is typed outside the engine and the data of the rulesets."""

from pathlib import Path

import pytest

from tests.architecture.numbers import search
from tests.architecture.test_files import ROOT, TRACKED

SEARCHED = (
    "games/web/",
    "games/pool/",
    "training/",
    "portal/",
    "templates/",
    "static/js/",
    "static/roulette/",
)
KINDS = {".py", ".html", ".js", ".toml", ".txt", ".typ", ".svg", ".md"}

# Where a number may stand all the same: the file, what it is taken for, what is read there (ANY: whatever it is), and
# why it may.
ANY = "*"
ALLOWED = {
    (
        "games/web/roulette/table/tables.toml",
        "a kind of bet",
        ANY,
    ): "the limits of example tables: data, put over a ruleset",
    ("games/web/venues/venues.toml", "a kind of bet", ANY): "the limits of example tables: data, put over a ruleset",
    (
        "training/drills/roulette/lessons/fair-roulette/colours-and-markers.toml",
        "limit",
        'minimum = "1',
    ): "the least stake of a table that is only drawn",
    ("games/web/kit/formats.py", "edge", "1/37"): "an example of a fraction in a comment",
    ("portal/help_lines.toml", "distinctive number", "35"): "part of a telephone number",
}


def files() -> list[str]:
    return [
        name for name in TRACKED if name.startswith(SEARCHED) and Path(name).suffix in KINDS and (ROOT / name).is_file()
    ]


def findings() -> list[tuple[str, str, str]]:
    """File, what is given away and what is read, in every place that is searched."""
    return [
        (name, found.about, found.text)
        for name in files()
        for found in search((ROOT / name).read_text(encoding="utf-8"), Path(name).suffix)
    ]


def allowed_by(found: tuple[str, str, str]) -> set[tuple[str, str, str]]:
    """The allowances that cover a finding."""
    return ALLOWED.keys() & {found, (*found[:2], ANY)}


def test_no_number_of_the_engine_is_typed_elsewhere():
    assert [found for found in findings() if not allowed_by(found)] == []


def test_every_allowance_is_needed_and_says_why():
    assert ALLOWED.keys() - set().union(*map(allowed_by, findings())) == set()
    assert all(ALLOWED.values())


def test_all_that_is_not_the_engine_is_searched():
    assert all(any(name.startswith(folder) for name in files()) for folder in SEARCHED)
    parts = {name.split("/")[1] for name in TRACKED if name.startswith("games/") and name.count("/") > 1}
    searched = {folder.split("/")[1] for folder in SEARCHED if folder.startswith("games/")}
    assert parts - searched == {
        "core",
        "roulette",
        "trente_quarante",
        "blackjack",
        "baccarat",
        "punto_banco",
        "chemin_de_fer",
        "ranking",
        "caribbean_stud",
        "texas_holdem",
    }


PLANTED = [
    # Payouts
    (".py", "PAYS = {'straight': 35}", "a kind of bet"),
    (".py", "pays = dict(split=17)", "a kind of bet"),
    (".py", "Line(won=stake * 35)", "distinctive number"),
    (".py", "FACTORS = (35, 17, 11, 8, 5)", "payouts"),
    (".py", "FACTORS = [5, 8, 11]", "payouts"),
    (".py", "TEXT = 'A corner pays 8.'", "payout"),
    (".html", "<td>35</td>", "distinctive number"),
    (".html", "<p>A straight pays 35 to 1.</p>", "payout"),
    (".html", "<p>It is worth 17 times the stake.</p>", "payout"),
    (".html", "<li>8:1</li>", "payout"),
    (".js", "const PAYS = { straight: 35, split: 17 };", "a kind of bet"),
    (".js", 'const pays = new Map([["six_line", 5], ["street", 11]]); street = 11', "a kind of bet"),
    (".toml", 'six_line = "5"', "a kind of bet"),
    (".html", "<p>It costs 1/37 of the stake.</p>", "edge"),
    (".py", "EDGE = Fraction(1, 37)", "distinctive number"),
    (".py", "EDGE = '1/74'", "edge"),
    # The wheel, its colours, its sectors, the announcements
    (".py", "WHEEL = [0, 32, 15, 19]", "wheel"),
    (".js", "const around = ['26', '3', '35', '12', '28'];", "wheel"),
    (".js", "const last = [35, 3, 26, 0, 32];", "wheel"),
    (".py", "AMERICAN = (0, 28, 9, 26, 30, 11)", "wheel"),
    (".html", '<g data-order="20-14-31-9"></g>', "wheel"),
    (".py", "RED = {1, 3, 5, 7, 9, 12, 14, 16}", "colour"),
    (".js", 'const black = "2 4 6 8 10 11 13";', "colour"),
    (".py", "TIERS = '5/8 10/11 13/16 23/24 27/30 33/36'", "sector"),
    (".py", "ORPHELINS = (1, 6, 9, 14, 17, 20, 31, 34)", "sector"),
    (".html", "<p>4/7, 12/15, 18/21, 19/22</p>", "sector"),
    (".py", "COLUMN = (1, 4, 7, 10, 13, 16)", "column"),
    (".py", "FINALE = [7, 17, 27]", "announcement"),
    (".html", "<p>3 · 13 · 23 · 33</p>", "announcement"),
    (".js", "const figure = [1, 10, 19, 28];", "announcement"),
    (".py", "range(37)", "distinctive number"),
    (".js", "for (let n = 0; n < 37; n += 1) {}", "distinctive number"),
    (".html", "<p>There are 157 positions.</p>", "distinctive number"),
    # Limits
    (".py", 'limits(minimum="5.00")', "limit"),
    (".js", "const maximum = 500;", "limit"),
    (".html", "<p>The maximum is 100.00.</p>", "limit"),
    (".py", "{'even_chance': '3000'}", "a kind of bet"),
    # Float and chips
    (".py", "FLOAT = [(20000, 6), (10000, 20)]", "float"),
    (".js", 'const pieces = {"500": 50, "200": 50};', "float"),
    (".py", "CHIPS = (500, 200, 100, 50, 20)", "chips"),
    (".html", "<p>The float is 550,000.00 in 1,268 pieces.</p>", "distinctive number"),
    (".py", "assert total == 55000000", "distinctive number"),
]
INNOCENT = [
    (".py", 'label = _("Split {a}/{b}")'),
    (".py", '"""A spot such as split:17-20 or straight:35."""'),
    (".py", "stakes = ['1*straight:20', '5*voisins']"),
    (".py", "chance.between(2, 10) * minimum"),
    (".py", "order = [1, 2, 3, 4, 5, 6, 7, 8]"),
    (".py", "minimum = rules.minimum[kind]"),
    (".html", '<path d="M0 32 15 19 4 21 2 25 35"/><svg viewBox="0 0 37 35"></svg>'),
    (".html", '<input type="number" min="0" max="{{ most }}" maxlength="60">'),
    (".html", "<p>Copyright 2025, page 3 of 12, 18:30.</p>"),
    (".js", "setTimeout(show, 300); const grid = [10, 20, 30];"),
    (".toml", 'ruleset = "venice-french"'),
]


@pytest.mark.parametrize(("suffix", "text", "about"), PLANTED, ids=[text[:40] for _, text, _ in PLANTED])
def test_what_is_planted_is_found_at_its_line(suffix, text, about):
    found = search(f"\n\n{text}\n", suffix)
    assert about in {finding.about for finding in found}
    assert {finding.line for finding in found} == {3}


@pytest.mark.parametrize(("suffix", "text"), INNOCENT, ids=[text[:40] for _, text in INNOCENT])
def test_what_the_engine_does_not_own_is_left_alone(suffix, text):
    assert search(text, suffix) == []
