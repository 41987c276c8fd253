"""Each fault of the texts is found and reported in a line of its own; real texts have none."""

from types import SimpleNamespace

import pytest
from django.core.management import call_command

from games.core.facts import Odds
from games.web import registry
from games.web.kit.game import reference
from games.web.rulebook import lint
from games.web.rulebook.lint.patterns import plural_forms
from games.web.rulebook.wordlists import WordList

STRAIGHT = "roulette-pays-straight.body"


@pytest.fixture
def lint_faults(desk, tmp_path, settings, monkeypatch):
    """Lints a desk whose texts, code and vectors have no fault but the one that a test makes."""
    settings.BASE_DIR = tmp_path
    monkeypatch.setattr(registry, "facts", lambda engine, ruleset: {"straight_pays": Odds(35)})
    monkeypatch.setattr(lint.citations, "games_of", lambda engine: [SimpleNamespace(clauses=Engine.Clause)])
    monkeypatch.setattr(lint.sources, "errata", lambda engine: ())
    monkeypatch.setattr(lint.sources, "decisions", lambda engine: {})
    others = [check for check in lint._CHECKS if check is not lint.minutes.minutes_are_whole]
    monkeypatch.setattr(lint, "_CHECKS", others)  # test_minute.py has its faults
    monkeypatch.setattr(lint.terms, "every_term", lambda: iter(()))
    monkeypatch.setattr(lint.terms, "word_list", lambda language: WordList())
    monkeypatch.setattr(lint.words, "refused", lambda language: ())
    write(tmp_path, "tests/vectors/roulette/payouts.txt", "17 | roulette-pays-straight\n18 | roulette-loses\n")
    return lambda: lint.faults(reference("roulette"))


class Engine:
    Clause = ("roulette-pays-straight", "roulette-loses", "roulette-tips")


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_good_texts_have_no_fault(lint_faults):
    assert lint_faults() == []


def test_a_missing_translation_is_found(lint_faults, desk):
    del desk.words["fr"][STRAIGHT]
    desk.save()
    assert lint_faults() == [f"{STRAIGHT} fr: not translated"]


def test_a_stale_translation_is_found(lint_faults, desk):
    desk.fuzzy = {("it", STRAIGHT)}
    desk.save()
    assert lint_faults() == [f"{STRAIGHT} it: made from an earlier English"]


def test_placeholders_too_few_and_too_many_are_found(lint_faults, desk):
    desk.words["it"][STRAIGHT] = "Un gettone su un numero solo paga {paga}."
    desk.save()
    assert lint_faults() == [
        f"{STRAIGHT} it: lacks {{straight_pays}}",
        f"{STRAIGHT} it: has {{paga}}, which the English has not",
    ]


def test_a_placeholder_that_the_engine_does_not_know_is_found(lint_faults, monkeypatch):
    monkeypatch.setattr(registry, "facts", lambda engine, ruleset: {})
    assert lint_faults() == [
        f"roulette-pays-straight: {{straight_pays}} is unknown to the engine under {ruleset}"
        for ruleset in registry.rulesets_in("roulette")
    ]


@pytest.mark.parametrize(
    ("language", "written", "fault"),
    [
        ("fr", "{decks, plural, other {jeux}}", "{decks} lacks the plural form one"),
        ("fr", "{decks, plural, one {jeu} few {jeux} other {jeux}}", "{decks} has the plural form few"),
        ("it", "{straight_pays, spellout} mazzi, {decks}", "{straight_pays, spellout} is no whole number"),
        ("it", "{decks mazzi", "a brace that opens or closes no placeholder"),
        ("it", "dell'{decks}", "a straight apostrophe before a brace"),
    ],
)
def test_a_text_that_icu_cannot_say_is_found(lint_faults, desk, monkeypatch, language, written, fault):
    monkeypatch.setattr(registry, "facts", lambda engine, ruleset: {"straight_pays": Odds(35), "decks": 6})
    desk.words[language][STRAIGHT] += f" {written}"
    desk.save()
    assert any(line.startswith(f"{STRAIGHT} {language}: {fault}") for line in lint_faults())


def test_the_plural_forms_are_those_of_whole_numbers():
    assert plural_forms("en") == plural_forms("it") == plural_forms("fr") == {"one", "other"}
    assert plural_forms("pl") == {"one", "few", "many", "other"}
    assert plural_forms("ar") == {"zero", "one", "two", "few", "many", "other"}


def test_a_clause_whose_source_does_not_resolve_is_found(lint_faults, desk):
    place = desk.english.index('id = "roulette-tips"')
    desk.english = desk.english[:place] + desk.english[place:].replace("custom: tables", "our own")
    desk.save()
    assert lint_faults() == ["roulette-tips: source: 'our own' is no document of sources.toml"]


@pytest.mark.parametrize("typed", ["35", "٣٥"])
def test_a_typed_number_is_found(lint_faults, desk, typed):
    desk.words["fr"][STRAIGHT] += f" Soit {typed} fois."
    desk.save()
    assert lint_faults() == [f"{STRAIGHT} fr: the number {typed} is typed"]


def test_the_name_of_a_tie_is_no_typed_number(lint_faults, desk):
    desk.words["fr"][STRAIGHT] += " Comme au 31 après."
    desk.save()
    assert lint_faults() == []
    desk.words["fr"][STRAIGHT] += " Soit 31 fois."
    desk.save()
    assert lint_faults() == [f"{STRAIGHT} fr: the number 31 is typed"]


def test_a_decided_clause_without_a_vector_is_found(lint_faults, tmp_path):
    write(tmp_path, "tests/vectors/roulette/payouts.txt", "17 | roulette-pays-straight\n")
    assert lint_faults() == ["roulette-loses: decided by the engine, and cited by no vector"]


def test_a_vector_of_a_longer_id_is_not_one_of_the_shorter(lint_faults, tmp_path):
    write(tmp_path, "tests/vectors/roulette/payouts.txt", "1 | roulette-pays-straight\n2 | roulette-loses-more\n")
    assert lint_faults() == ["roulette-loses: decided by the engine, and cited by no vector"]


def test_engine_and_texts_that_disagree_are_found(lint_faults, monkeypatch):
    monkeypatch.setattr(Engine, "Clause", ("roulette-pays-straight", "roulette-loses", "roulette-new"))
    assert lint_faults() == [
        "roulette-new: the engine has it and text.toml has not",
        "roulette-tips: text.toml has it and the engine has not",
    ]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("templates/x.html", '{% clause "roulette-gone" %}'),
        ("games/x.py", "because('roulette-gone')"),
        ("training/x.toml", "See [[roulette-gone]]."),
        ("games/x.toml", "See [there](#roulette-gone)."),
    ],
)
def test_a_clause_that_is_cited_and_does_not_exist_is_found(lint_faults, tmp_path, name, text):
    write(tmp_path, name, f"first line\n{text}\n")
    assert lint_faults() == [f"{name}:2: cites roulette-gone, which is no clause"]


def test_an_address_or_a_known_clause_is_no_fault(lint_faults, tmp_path):
    write(tmp_path, "templates/x.html", '"french-roulette" "roulette" {% clause "roulette-tips" %} "roulette/_x.html"')
    assert lint_faults() == []


def test_other_apps_add_checks_once(lint_faults, monkeypatch):
    monkeypatch.setattr(lint, "_CHECKS", list(lint._CHECKS))

    def check(book):
        yield f"{len(list(book))} clauses looked at"

    lint.register(check)
    lint.register(check)
    assert lint_faults() == ["3 clauses looked at"]


def test_the_command_reports_each_fault_in_a_line_and_fails(lint_faults, desk, capsys):
    desk.words["fr"].clear()
    desk.save()
    with pytest.raises(SystemExit, match="1"):
        call_command("lint_rules")
    assert len(capsys.readouterr().out.splitlines()) == 8


def test_the_command_is_quiet_when_nothing_is_wrong(lint_faults, capsys):
    call_command("lint_rules")
    assert capsys.readouterr().out == ""
