"""What translators get: every sentence, once, and their own work kept."""

import re

import pytest
from babel.messages.catalog import Catalog
from django.core.management import CommandError, call_command

from games.web.rulebook import catalogues
from portal import messages


@pytest.fixture
def locale(settings, tmp_path):
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path


def test_sentences_are_found_in_code_templates_and_plurals():
    found = messages.sources("django")
    assert found.get("Instructor") or found.get("instructor")
    assert any(isinstance(message.id, tuple) for message in found)
    assert any(place.startswith("templates/") for message in found for place, _ in message.locations)


def test_comments_for_translators_reach_them_from_code_and_from_templates(settings):
    """In a template a comment must end its line, and the message must stand on the next one."""
    templates = [path.read_text() for path in (settings.BASE_DIR / "templates").rglob("*.*")]
    written = {comment for text in templates for comment in re.findall(r"\{# Translators: (.+?) #\}", text)}
    found = {
        comment.removeprefix("Translators: ") for each in messages.sources("django") for comment in each.auto_comments
    }
    assert written
    assert written <= found
    assert len(found) > len(written)


def test_a_fresh_catalogue_has_every_sentence_to_be_translated(locale):
    messages.write("it", "rules")
    lacking = messages.lacks("it", "rules")
    assert len(lacking) == len(messages.sources("rules"))
    assert {lack.split(":")[0] for lack in lacking} == {"not translated"}


def test_writing_twice_changes_nothing(locale):
    messages.write("fr", "rules")
    first = catalogues.po_path("fr", "rules").read_bytes()
    messages.write("fr", "rules")
    assert catalogues.po_path("fr", "rules").read_bytes() == first


def clause(english: str, italian: str = "") -> Catalog:
    catalogue = Catalog(locale="it")
    catalogue.add(english, italian, context="roulette-game.title")
    return catalogue


def test_a_reworded_clause_keeps_its_translation_as_fuzzy():
    kept = messages.updated(clause("What it is", "Che cos’è"), clause("Its nature"), "rules")
    message = kept.get("Its nature", "roulette-game.title")
    assert (message.string, message.fuzzy, message.previous_id) == ("Che cos’è", True, ["What it is"])
    assert kept.get("What it is", "roulette-game.title") is None


def test_an_unchanged_clause_keeps_its_translation_as_it_is():
    kept = messages.updated(clause("What it is", "Che cos’è"), clause("What it is"), "rules")
    message = kept.get("What it is", "roulette-game.title")
    assert (message.string, message.fuzzy) == ("Che cos’è", False)


def test_the_check_fails_while_something_is_not_translated(locale):
    call_command("make_messages", "--domain=rules", verbosity=0)
    with pytest.raises(CommandError, match="it rules: not translated"):
        call_command("make_messages", "--check", "--domain=rules")


@pytest.mark.parametrize("domain", messages.DOMAINS)
def test_french_sets_its_narrow_spaces_before_the_signs_that_want_them(domain):
    wrong = re.compile(r"\S ([;?!](?!\w)|:(?=\s|$))|« | »")
    french = [message.string for message in catalogues.read(catalogues.po_path("fr", domain)) if message.id]
    texts = [text for string in french for text in ([string] if isinstance(string, str) else string)]
    assert [text for text in texts if wrong.search(text)] == []
