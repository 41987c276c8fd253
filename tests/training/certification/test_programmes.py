from dataclasses import replace

import pytest

from games.web.registry import GAMES
from training.certification.programmes import asks, programme_of_exam, programmes, title_of
from training.drills.registry import GENERATORS


@pytest.fixture
def croupier():
    return programmes()["french-roulette-croupier"]


def test_every_covered_skill_has_a_name():
    for programme in programmes().values():
        assert set(programme.covers) <= set(GENERATORS)


def test_an_exam_leads_to_its_programme_and_a_mere_drill_to_none(croupier):
    assert programme_of_exam("french-roulette") == croupier
    assert programme_of_exam("tarot") is None


def test_the_page_tells_as_many_questions_as_the_exam_has(croupier):
    assert sum(skill.questions for skill in asks(croupier)) == croupier.blueprint.size


def test_a_programme_that_is_no_longer_offered_keeps_its_permanent_id():
    assert title_of("biribissi-1744") == "biribissi-1744"


def test_a_programme_is_offered_once_its_game_has_a_page_of_rules(monkeypatch):
    rest = {slug: game for slug, game in GAMES.items() if slug != "fair-roulette"}
    monkeypatch.setattr("training.certification.programmes.GAMES", rest)
    assert "fair-roulette-croupier" in programmes()
    assert set(programmes()) - set(programmes.__wrapped__()) == {"fair-roulette-croupier"}


@pytest.mark.parametrize(
    "fault",
    [
        {"covers": ("picture-bet", "juggling")},
        {"validity_months": 0},
        {"wait_hours_after_failure": -1},
    ],
)
def test_a_faulty_programme_is_refused_when_it_is_read(croupier, fault):
    with pytest.raises(ValueError, match=":"):
        replace(croupier, **fault)
