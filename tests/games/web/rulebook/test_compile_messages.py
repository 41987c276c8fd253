"""Catalogues are compiled when they changed, and not when they would break a page."""

import gettext
import os

import pytest
from django.core.management import CommandError, call_command

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'


@pytest.fixture
def po(tmp_path, settings):
    settings.LOCALE_PATHS = [tmp_path]
    path = tmp_path / "it" / "LC_MESSAGES" / "site.po"
    path.parent.mkdir(parents=True)

    def write(body: str):
        path.write_text(HEADER + body, encoding="utf-8")
        return path

    return write


def compiled(path) -> gettext.GNUTranslations:
    with path.with_name("django.mo").open("rb") as stream:
        return gettext.GNUTranslations(stream)


def test_a_catalogue_is_compiled(po):
    path = po('msgctxt "bet"\nmsgid "Red"\nmsgstr "Rosso"\n')
    call_command("compile_messages", verbosity=0)
    assert compiled(path).pgettext("bet", "Red") == "Rosso"


def test_django_reads_the_catalogues_of_the_site_and_of_the_staff_as_one(po):
    path = po('msgid "Red"\nmsgstr "Rosso"\n')
    path.with_name("staff.po").write_text(f'{HEADER}msgid "Exam"\nmsgstr "Esame"\n', encoding="utf-8")
    call_command("compile_messages", verbosity=0)
    assert [compiled(path).gettext(word) for word in ("Red", "Exam")] == ["Rosso", "Esame"]
    assert not path.with_name("staff.mo").exists()


def test_a_fuzzy_message_is_not_used(po):
    path = po('#, fuzzy\nmsgid "Red"\nmsgstr "Nero"\n')
    call_command("compile_messages", verbosity=0)
    assert compiled(path).gettext("Red") == "Red"


def test_a_catalogue_that_did_not_change_is_left_alone(po, capsys):
    po('msgid "Red"\nmsgstr "Rosso"\n')
    call_command("compile_messages")
    call_command("compile_messages")
    assert capsys.readouterr().out.splitlines() == ["1 of 1 catalogues compiled.", "0 of 1 catalogues compiled."]


def test_a_changed_catalogue_is_compiled_again(po):
    path = po('msgid "Red"\nmsgstr "Rosa"\n')
    call_command("compile_messages", verbosity=0)
    po('msgid "Red"\nmsgstr "Rosso"\n')
    later = path.with_name("django.mo").stat().st_mtime + 5
    os.utime(path, (later, later))
    call_command("compile_messages", verbosity=0)
    assert compiled(path).gettext("Red") == "Rosso"


@pytest.mark.parametrize(
    "message",
    [
        'msgid "{count} chips"\nmsgstr "{conto} gettoni"\n',
        '#, python-format\nmsgid "%(count)s chips"\nmsgstr "%(count) gettoni %s"\n',
    ],
)
def test_a_catalogue_that_would_break_a_page_is_refused_and_not_compiled(po, message):
    path = po(message)
    with pytest.raises(CommandError, match=r"it/LC_MESSAGES/site\.po:"):
        call_command("compile_messages")
    assert not path.with_name("django.mo").exists()
