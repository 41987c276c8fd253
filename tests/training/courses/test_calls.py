"""The calls in a lesson: French, and to be heard where they are recorded."""

import pytest

from training.courses.calls import marked
from training.drills.kit import recordings

TEXT = (
    "<p><em>Faites vos jeux</em> opens, <em>Rien ne va plus</em> closes. "
    "After <em>faites vos jeux</em> <em>Replay</em>.</p>"
)


@pytest.fixture
def folder(settings, tmp_path):
    settings.CALLS_DIR = tmp_path / "calls"
    settings.CALLS_DIR.mkdir()
    return settings.CALLS_DIR


def test_calls_are_french_and_other_words_in_italics_are_not(folder):
    assert marked(TEXT) == (
        '<p><em lang="fr">Faites vos jeux</em> opens, <em lang="fr">Rien ne va plus</em> closes. '
        'After <em lang="fr">faites vos jeux</em> <em>Replay</em>.</p>'
    )


def test_a_bet_that_is_named_like_a_call_is_none(folder):
    assert marked("<em>banco</em> or <em>Banco</em>") == '<em>banco</em> or <em lang="fr">Banco</em>'


def test_a_recorded_call_is_heard_where_it_stands_first(folder):
    name = recordings.file_name("Faites vos jeux")
    (folder / name).touch()
    shown = marked(TEXT)
    assert shown.count("data-hear") == 1
    assert f'<em lang="fr">Faites vos jeux</em><a class="hear" href="/static/calls/{name}" data-hear>' in shown
    assert 'Hear the call <span lang="fr">Faites vos jeux</span></span></a> opens' in shown


def test_a_call_of_which_a_part_varies_is_heard_whole_one_after_the_other(folder):
    assert marked("<p><em>Enfermé à …</em></p>") == '<p><em lang="fr">Enfermé à …</em></p>'
    calls = ["Enfermé à noir", "Enfermé à pair"]
    noir, pair = (f"/static/calls/{recordings.file_name(call)}" for call in calls)
    for call in calls:
        (folder / recordings.file_name(call)).touch()
    shown = marked("<p><em>Enfermé à …</em></p>")
    assert f'href="{noir}" data-hear data-turns="{noir}=Enfermé à noir|{pair}=Enfermé à pair"' in shown
    assert 'Hear the call <span lang="fr">Enfermé à noir</span>' in shown
    (folder / recordings.file_name("Enfermé à pair")).unlink()
    assert "data-turns" not in marked("<p><em>Enfermé à …</em></p>")


def test_a_call_that_is_one_of_several_is_heard_first(folder):
    for call in ("Cinq au change", "Cent au change"):
        (folder / recordings.file_name(call)).touch()
    shown = marked("<p><em>Cent au change</em></p>")
    assert 'Hear the call <span lang="fr">Cent au change</span>' in shown
    assert shown.count("au change|") == 1


@pytest.mark.parametrize(("language", "said"), [("en", "Hear the call"), ("it", "Ascoltare"), ("fr", "Écouter")])
def test_a_lesson_lets_its_calls_be_heard(reader, folder, language, said):
    address = f"/{language}/training/courses/french-roulette/the-spin/?seed=ada"
    assert "data-hear" not in reader.get(address).content.decode()
    (folder / recordings.file_name("Faites vos jeux")).touch()
    page = reader.get(address).content.decode()
    assert page.count(f'href="/static/calls/{recordings.file_name("Faites vos jeux")}" data-hear') >= 1
    assert said in page
    assert "js/hear" in page


def test_the_lesson_about_the_call_of_a_coup_asks_what_is_heard(reader, folder):
    page = reader.get("/en/training/courses/trente-et-quarante/calling/?seed=ada").content.decode()
    assert page.count("Listen to the call.") == 2
    assert page.count('<p lang="fr">') >= 2
