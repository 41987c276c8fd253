"""What translators get: every sentence, once, and their own work kept."""

import re
from gettext import c2py
from io import BytesIO

import pytest
from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po
from django.core.management import CommandError, call_command
from django.utils.translation import to_locale

from games.web.rulebook import catalogues, rewording
from games.web.rulebook.translations import translated_languages
from portal import messages


@pytest.fixture
def few(settings):
    """Two translations, as every other would only say the same again."""
    settings.LANGUAGES = [(code, name) for code, name in settings.LANGUAGES if code in ("en", "it", "fr")]


@pytest.fixture
def locale(settings, tmp_path):
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path


def test_sentences_are_found_in_code_templates_and_plurals():
    found = messages.sources("site")
    assert found.get("Calculate")
    assert any(isinstance(message.id, tuple) for message in found)
    assert any(place.startswith("templates/") for message in found for place, _ in message.locations)


def test_the_staff_have_a_catalogue_of_their_own():
    def found(domain):
        return {(each.context, each.id): {name for name, _line in each.locations} for each in messages.sources(domain)}

    public, staff = found("site"), found("staff")
    assert public.keys() & staff.keys() == {(None, "")}
    places = {name for names in staff.values() for name in names if not name.endswith("/settling.py")}
    assert {name.split("/")[0] for name in places} == {"portal", "templates", "training"}
    assert not [names for names in staff.values() if "templates/certification/verify.html" in names]
    assert not [names for names in public.values() if names == {"templates/hr/home.html"}]


def test_comments_for_translators_reach_them_from_code_and_from_templates(settings):
    """In a template a comment must end its line, and the message must stand on the next one."""
    templates = [path.read_text() for path in (settings.BASE_DIR / "templates").rglob("*.*")]
    written = {comment for text in templates for comment in re.findall(r"\{# Translators: (.+?) #\}", text)}
    found = {
        comment.removeprefix("Translators: ")
        for domain in ("site", "staff")
        for each in messages.sources(domain)
        for comment in each.auto_comments
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


@pytest.fixture
def reworded(monkeypatch):
    """The editor's word: the change from this text is one of its words alone."""
    monkeypatch.setattr(rewording, "_marks", lambda clause: frozenset({rewording.mark("It pays 2.")}))


@pytest.mark.parametrize(
    ("now", "fuzzy"),
    [("It brings 2.", False), ("It pays 3.", True), ("It may pay 2.", True), ("It pays {win}.", True)],
)
def test_other_words_alone_leave_a_translation_as_it_is(reworded, now: str, fuzzy: bool):
    message = messages.updated(clause("It pays 2.", "Paga 2."), clause(now), "rules").get(now, "roulette-game.title")
    assert (message.string, message.fuzzy) == ("Paga 2.", fuzzy)


def test_the_editor_may_say_so_after_the_catalogues_were_written(locale, monkeypatch):
    path = catalogues.po_path("it", "rules")
    path.parent.mkdir(parents=True)
    path.write_bytes(written(messages.updated(clause("It pays 2.", "Paga 2."), clause("It brings 2."), "rules")))
    again = messages.updated(catalogues.read(path), clause("It brings 2."), "rules")
    message = again.get("It brings 2.", "roulette-game.title")
    assert (message.fuzzy, message.previous_id) == (True, ["It pays 2."])
    monkeypatch.setattr(rewording, "_marks", lambda clause: frozenset({rewording.mark("It pays 2.")}))
    again = messages.updated(catalogues.read(path), clause("It brings 2."), "rules")
    message = again.get("It brings 2.", "roulette-game.title")
    assert (message.string, message.fuzzy, message.previous_id) == ("Paga 2.", False, [])


def test_other_words_do_not_mend_a_translation_that_was_fuzzy(reworded):
    old = clause("It pays 2.", "Paga 3.")
    message = next(one for one in old if one.id)
    message.flags.add("fuzzy")
    message.previous_id = ["It pays 3."]
    message = messages.updated(old, clause("It brings 2."), "rules").get("It brings 2.", "roulette-game.title")
    assert (message.fuzzy, message.previous_id) == (True, ["It pays 3."])


def test_what_changed_is_named_with_its_mark_and_what_makes_it_substance(few, locale, monkeypatch, capsys):
    call_command("make_messages", "--domain=rules", verbosity=0)
    capsys.readouterr()
    text = messages.sources("rules")
    first, second = [one for one in text if str(one.context).startswith("roulette-pays-")][:2]
    changed = {first.context: str(first.id) + " 7", second.context: "Also " + str(second.id)}
    monkeypatch.setattr(messages, "sources", lambda domain: edited(text, changed))
    call_command("make_messages", "--domain=rules", verbosity=0)
    said = capsys.readouterr().out
    assert f"{first.context}: of substance, by 7" in said
    assert f'unless reworded = ["{rewording.mark(str(second.id))}"]' in said


def edited(catalogue: Catalog, changed: dict[str, str]) -> Catalog:
    found = Catalog(locale="it")
    for message in catalogue:
        if message.id:
            found.add(changed.get(message.context, message.id), context=message.context)
    return found


def written(catalogue: Catalog) -> bytes:
    stream = BytesIO()
    write_po(stream, catalogue, include_previous=True)
    return stream.getvalue()


def site(**sentences: str) -> Catalog:
    catalogue = Catalog(locale="it")
    for english, italian in sentences.items():
        catalogue.add(english.replace("_", " "), italian)
    return catalogue


def test_a_reworded_sentence_of_the_site_keeps_its_translation_as_fuzzy():
    kept = messages.updated(site(Choose_a_casino="Scegli un casinò"), site(Choose_your_casino=""), "site")
    message = kept.get("Choose your casino")
    assert (message.string, message.fuzzy, message.previous_id) == ("Scegli un casinò", True, ["Choose a casino"])


def test_a_reworded_plural_keeps_its_forms_as_fuzzy():
    old, found = Catalog(locale="it"), Catalog(locale="it")
    old.add(("%(count)s chip laid", "%(count)s chips laid"), ("%(count)s pezzo", "%(count)s pezzi"))
    found.add(("%(count)s chip is laid", "%(count)s chips are laid"))
    message = messages.updated(old, found, "site").get("%(count)s chip is laid")
    assert (message.string, message.fuzzy) == (("%(count)s pezzo", "%(count)s pezzi"), True)


def test_a_new_sentence_takes_nothing_from_one_that_is_still_there():
    old = site(Choose_a_casino="Scegli un casinò")
    message = messages.updated(old, site(Choose_a_casino="", Choose_your_casino=""), "site").get("Choose your casino")
    assert (message.string, message.fuzzy) == ("", False)


def test_where_very_much_has_changed_no_pair_is_compared(monkeypatch):
    monkeypatch.setattr(messages, "MOST_COMPARED", 3)
    monkeypatch.setattr(messages, "get_close_matches", pytest.fail)
    old = site(Choose_a_casino="Scegli un casinò", Choose_a_game="Scegli un gioco")
    kept = messages.updated(old, site(Choose_your_casino="", Choose_your_game=""), "site")
    assert not any(message.string for message in kept if message.id)


def test_an_unchanged_clause_keeps_its_translation_as_it_is():
    kept = messages.updated(clause("What it is", "Che cos’è"), clause("What it is"), "rules")
    message = kept.get("What it is", "roulette-game.title")
    assert (message.string, message.fuzzy) == ("Che cos’è", False)


def test_a_language_without_the_staff_has_no_catalogues_of_it():
    assert messages.catalogues_of("it") == list(messages.DOMAINS)
    assert messages.catalogues_of("es") == ["site", "rules"]


def test_the_check_fails_while_something_is_not_translated(few, locale):
    call_command("make_messages", "--domain=rules", verbosity=0)
    with pytest.raises(CommandError, match="it rules: not translated"):
        call_command("make_messages", "--check", "--domain=rules")


@pytest.mark.parametrize("domain", messages.DOMAINS)
def test_french_sets_its_narrow_spaces_before_the_signs_that_want_them(domain):
    wrong = re.compile(r"\S ([;?!](?!\w)|:(?=\s|$))|« | »")
    french = [message.string for message in catalogues.read(catalogues.po_path("fr", domain)) if message.id]
    texts = [text for string in french for text in ([string] if isinstance(string, str) else string)]
    assert [text for text in texts if wrong.search(text)] == []


@pytest.mark.parametrize("language", translated_languages())
def test_plural_forms_are_those_of_the_language(language):
    """As CLDR has them: numbers of one category there take one form in the catalogues. Portuguese is that of Europe."""
    category = Locale.parse({"pt": "pt_PT"}.get(language, to_locale(language))).plural_form
    for domain in messages.catalogues_of(language):
        form = c2py(catalogues.read(catalogues.po_path(language, domain)).plural_expr)
        forms = {category(number): form(number) for number in range(200)}
        assert [number for number in range(1000) if form(number) != forms[category(number)]] == []
