"""Every sentence of the drills is a message that ICU can format, in every language."""

import pytest
from django.conf import settings
from django.utils.translation import override

from games.web.rulebook.lint.patterns import pattern_faults
from training.drills.registry import GENERATORS
from training.quiz.phrases import say

LANGUAGES = settings.STAFF_LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_of_a_drill_can_be_said(language):
    with override(language):
        texts = {code: str(text) for generator in GENERATORS.values() for code, text in generator.texts.items()}
    assert {code: faults for code, text in texts.items() if (faults := list(pattern_faults(text, language)))} == {}


def test_whole_numbers_choose_the_plural(monkeypatch):
    text = "{players, plural, one {One player} other {{players, spellout} players}}"
    monkeypatch.setitem(say.__globals__["TEXTS"], "test", text)
    assert [say({"code": "test", "values": {"players": n}}) for n in (1, 3)] == ["One player", "three players"]


@pytest.mark.parametrize(("chips", "said"), [(1, "Red: 1 colour chip"), (5, "Red: 5 colour chips")])
def test_a_count_of_chips_chooses_the_plural(chips, said):
    assert say({"code": "colours.stake", "values": {"bet": {"bet": "red"}, "chips": {"chips": chips}}}) == said
