"""Calls to be heard on the pages: a button where there is a recording, and the words in any case."""

import pytest
from django.urls import reverse

from tests.games.vectors import rows
from training.drills.kit import recordings
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.presentation import shown_verdict

RULES = "venice-french"


@pytest.fixture
def recorded(settings, tmp_path):
    """Makes recordings that are empty files, and returns the address of the last."""
    settings.CALLS_DIR = tmp_path / "calls"
    settings.CALLS_DIR.mkdir()

    def record(*calls):
        for call in calls:
            (settings.CALLS_DIR / recordings.file_name(call)).touch()
        return f"/static/calls/{recordings.file_name(calls[-1])}" if calls else ""

    return record


def drill(name, level):
    return reverse("quiz:drill", args=[name]) + f"?seed=ada&n=1&level={level}"


def item(name, level):
    return GENERATORS[name].make("ada-1", level, DEALT[RULES].rules)


def test_a_verdict_lets_its_call_be_heard_and_the_question_does_not(client, rules, recorded):
    call = item("announcement", 2).key["call"]
    address = recorded(call)
    assert address not in client.get(drill("announcement", 2)).content.decode()
    page = client.post(drill("announcement", 2), {"call": "Zero"}).content.decode()
    assert page.count(f'<a class="hear" href="{address}" data-hear>') == 1
    assert f'Hear the call <span lang="fr">{call}</span>' in page


def test_a_verdict_has_no_button_where_its_call_is_not_recorded(client, rules, recorded):
    recorded()
    page = client.post(drill("announcement", 2), {"call": "Zero"}).content.decode()
    assert item("announcement", 2).key["call"] in page
    assert "data-hear" not in page


@pytest.mark.parametrize("quoted", ["“Carte”", "«\u00a0Carte\u00a0»", "«\u202fCarte\u202f»"])
def test_a_call_in_quotation_marks_is_heard_as_well(recorded, quoted):
    address = recorded("Carte")
    label = {"code": "announcement.pick", "values": {}}
    option = {"code": "announcement.words", "values": {"call": quoted}}
    face = {"parts": [{"slug": "call", "kind": "choice", "label": label, "options": [["a", option]]}]}
    judged = {"slug": "call", "right": True, "given": "a", "expected": "a"}
    [verdict] = shown_verdict(face, [judged], {"call": []})
    assert verdict.heard == [("Carte", address)]


def test_the_name_of_a_bet_is_no_call(recorded):
    """Banco is called at chemin de fer; at punto banco the same word is where a bet stands."""
    recorded("Banco")
    label = {"code": "announcement.pick", "values": {}}
    option = {"code": "announcement.words", "values": {"call": "Banco"}}
    face = {"parts": [{"slug": "bet", "kind": "choice", "label": label, "options": [["a", option]]}]}
    [verdict] = shown_verdict(face, [{"slug": "bet", "right": True, "given": "a", "expected": "a"}], {"bet": []})
    assert verdict.heard == []


def test_the_call_to_listen_to_is_a_recording_and_its_words_are_folded(client, rules, recorded):
    call = item("listening", 1).scene["call"]
    address = recorded(call)
    page = client.get(drill("listening", 1)).content.decode()
    assert f'<audio controls preload="auto" src="{address}" aria-label="The call">' in page
    assert '<details class="chips-list"><summary>Read the call instead</summary>' in page
    assert f'<p lang="fr">{call}</p>' in page
    assert "not part of any exam" in page


def test_where_nothing_is_recorded_the_call_is_read(client, rules, recorded):
    recorded()
    page = client.get(drill("listening", 1)).content.decode()
    assert "<audio" not in page
    assert "The calls are not recorded on this site" in page
    assert '<details class="chips-list" open>' in page


def test_who_has_listened_is_judged_and_reads_the_call(client, rules, recorded):
    recorded()
    key = item("listening", 1).key["number"]
    right = client.post(drill("listening", 1), {"number": key}).content.decode()
    wrong = client.post(drill("listening", 1), {"number": key + 1}).content.decode()
    assert ('<li class="right">' in right, '<li class="wrong">' in right) == (True, False)
    assert ('<li class="right">' in wrong, '<li class="wrong">' in wrong) == (False, True)
    assert f"The call was: {item('listening', 1).scene['call']}" in wrong


@pytest.mark.parametrize("rules_name", [RULES, "parlour-double-zero"])
def test_the_number_that_is_heard_is_the_one_that_the_papers_call_so(rules_name):
    called = {call: number for number, call, _clause in rows("roulette", "calls")} | {"Double zéro": "00"}
    rules = DEALT[rules_name].rules
    numbers = [cell for _group, cells in GENERATORS["listening"].grid(rules, 1).groups for cell, _name in cells]
    assert len(numbers) == len(rules.wheel.pockets)
    for number in numbers:
        asked = GENERATORS["listening"].make("ada", 1, rules, number)
        assert called[asked.scene["call"]] == number == str(asked.key["number"])


def test_the_even_chances_are_those_of_the_call():
    words = {
        "colour": {"rouge": "red", "noir": "black"},
        "parity": {"pair": "even", "impair": "odd"},
        "half": {"manque": "low", "passe": "high"},
    }
    for number, call, _clause in rows("roulette", "calls"):
        if number == "00":
            continue
        said = call.replace(",", "").split()
        asked = GENERATORS["listening"].make("ada", 2, DEALT[RULES].rules, number)
        for part, names in words.items():
            assert asked.key[part] == next((names[word] for word in said if word in names), "none"), call


def test_the_call_of_a_coup_is_listened_to_at_both_tables(client, rules, recorded):
    for table in ("venice-trente-et-quarante", "venice-mini-trente-et-quarante"):
        call = GENERATORS["tq-listening"].make("ada-1", 2, DEALT[table].rules).scene["call"]
        address = recorded(call)
        page = client.get(drill("tq-listening", 2) + f"&rules={table}").content.decode()
        assert f'<audio controls preload="auto" src="{address}"' in page


def test_listening_is_in_no_exam():
    asked = {section.generator for exam in BLUEPRINTS.values() for section in exam.sections}
    assert not {"listening", "tq-listening"} & asked


def spoken_page(client):
    return client.get(drill("speaking", 2) + "&cell=paid").content.decode()


def test_calls_that_are_said_can_be_heard_before_they_are_judged(client, rules, recorded):
    address = recorded("Faites vos jeux")
    page = spoken_page(client)
    assert page.count("data-hear>") == 1
    assert f'<span lang="fr">Faites vos jeux</span> <a class="hear" href="{address}" data-hear>' in page
    assert "Play each call as I press it" in page


def test_calls_that_are_said_are_lists_without_a_script_and_have_no_button_where_nothing_is_recorded(
    client, rules, recorded
):
    recorded()
    page = spoken_page(client)
    assert page.count('<select name="before"') == 6
    assert "data-hear" not in page
    assert "Play each call" not in page


def test_the_calls_that_were_due_are_heard_one_after_the_other(client, rules, recorded):
    asked = GENERATORS["speaking"].make("ada-1", 2, DEALT[RULES].rules, "paid")
    first = recorded("Rien ne va plus", "Faites vos jeux")
    page = client.post(drill("speaking", 2) + "&cell=paid", {"before": asked.key["before"].split()}).content.decode()
    assert '<li class="right">' in page
    assert f'href="{first}" data-hear data-turns="{first}=Faites vos jeux|' in page
    assert "1. Faites vos jeux<br>2. Rien ne va plus" in page
