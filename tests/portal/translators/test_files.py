"""Texts leave as PO or XLIFF and come back; what was edited here since stays."""

import re
from collections.abc import Callable

import pytest
from django.core.management import CommandError, call_command

from games.web.rulebook import catalogues
from portal.translators import po, services, xliff
from portal.translators.exchange import REASONS, FileRefused, weigh
from portal.translators.units import Unit, counts, units
from tests.portal.translators.conftest import write

FORMATS = pytest.mark.parametrize("written", [po.written, xliff.written], ids=["po", "xliff"])
Written = Callable[[str, list[Unit]], bytes]


def sent(written: Written, *changes: tuple[str, str]) -> bytes:
    """Return the file of the whole language, changed as a translator would."""
    text = written("it", units("it")).decode()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text.encode()


def what_became(data: bytes):
    language, arrived = services.read(data)
    return weigh(language, arrived)


@FORMATS
def test_a_file_that_comes_back_as_it_went_changes_nothing(locale, written):
    weighed = what_became(sent(written))
    assert (weighed.taken, weighed.same, weighed.left) == ([], 2, [])


@FORMATS
def test_the_language_of_the_file_and_all_that_is_known_of_a_text_are_in_it(locale, written):
    text = written("it", units("it")).decode()
    assert services.read(text.encode())[0] == "it"
    assert "roulette-pays.body" in text
    assert "A button." in text


@FORMATS
def test_what_was_edited_is_taken(locale, written):
    weighed = what_became(sent(written, ("Paga {win}.", "Frutta {win}."), ("righe", "file")))
    assert [unit.texts for unit in weighed.taken] == [("Frutta {win}.",), ("%(count)s riga", "%(count)s file")]
    services.write("it", weighed)
    assert counts("it")["site"] == {"current": 2, "missing": 1}
    assert catalogues.read(catalogues.po_path("it", "site")).get("It pays {win}.", "roulette-pays.body").string == (
        "Frutta {win}."
    )


@FORMATS
def test_what_was_edited_here_since_stays(locale, written):
    data = sent(written, ("Paga {win}.", "Frutta {win}."), ("righe", "file"))
    write("Rende {win}.", ("%(count)s riga", "%(count)s righe"))
    weighed = what_became(data)
    assert [unit.texts[-1] for unit in weighed.taken] == ["%(count)s file"]
    assert [(one.texts, reason) for one, reason in weighed.left] == [(("Frutta {win}.",), REASONS["edited"])]


@FORMATS
def test_the_same_edit_on_both_sides_is_no_conflict(locale, written):
    data = sent(written, ("Paga {win}.", "Frutta {win}."))
    write("Frutta {win}.", ("%(count)s riga", "%(count)s righe"))
    weighed = what_became(data)
    assert (weighed.taken, weighed.same, weighed.left) == ([], 2, [])


@FORMATS
def test_a_text_whose_english_has_changed_is_not_taken(locale, written, monkeypatch):
    data = sent(written, ("Paga {win}.", "Frutta {win}."))
    monkeypatch.setattr("tests.portal.translators.conftest.PAYS", "It pays {win} at once.")
    write("Paga subito {win}.", ("%(count)s riga", "%(count)s righe"))
    assert [reason for _one, reason in what_became(data).left] == [REASONS["unknown"]]


@FORMATS
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("Paga {win}.", "Paga {vincita}.", "placeholders"),
        ("Paga {win}.", "Paga.", "placeholders"),
        ("Paga {win}.", "Paga {win.", "pattern"),
        ("%(count)s righe", "%(numero)s righe", "placeholders"),
    ],
)
def test_a_text_that_would_break_the_page_is_not_taken(locale, written, old, new, code):
    weighed = what_became(sent(written, (old, new)))
    assert (weighed.taken, [reason for _one, reason in weighed.left]) == ([], [REASONS[code]])


@FORMATS
def test_a_form_of_a_plural_may_say_in_words_what_is_counted(locale, written):
    weighed = what_became(sent(written, ("%(count)s riga", "una riga")))
    assert [unit.texts for unit in weighed.taken] == [("una riga", "%(count)s righe")]


def test_a_plural_with_a_form_too_few_is_not_taken(locale):
    data = sent(xliff.written)
    short = re.sub(rb'<trans-unit id="\w+\[1\]".*?</trans-unit>', b"", data, flags=re.DOTALL)
    assert [reason for _one, reason in what_became(short).left] == [REASONS["forms"]]


@FORMATS
def test_a_text_of_an_earlier_english_is_current_once_it_was_finished(locale, written):
    write("Paga {win}.", ("%(count)s riga", "%(count)s righe"), stale=True)
    assert what_became(sent(written)).taken == []
    done = (
        ", fuzzy" if written is po.written else "needs-review-translation",
        "" if written is po.written else "translated",
    )
    data = sent(written, done)
    services.write("it", what_became(data))
    assert counts("it")["site"] == {"current": 2, "missing": 1}


@pytest.mark.parametrize(
    ("written", "before", "after"),
    [
        (po.written, "#. Mark: ", "# Read twice.\n#. Mark: "),
        (xliff.written, 'state="translated"', 'state="signed-off"'),
    ],
    ids=["po", "xliff"],
)
def test_who_reads_a_text_a_second_time_says_so(locale, written, before, after):
    services.write("it", what_became(sent(written, (before, after))))
    assert counts("it")["site"] == {"read": 2, "missing": 1}
    assert what_became(sent(written)).same == 2
    write("Frutta {win}.", ("%(count)s riga", "%(count)s righe"))
    assert counts("it")["site"] == {"current": 2, "missing": 1}


def test_every_text_of_every_language_survives_both_formats():
    found = units("it")
    for written in (po.written, xliff.written):
        weighed = what_became(written("it", found))
        assert (weighed.taken, weighed.left) == ([], [])
        assert weighed.same == len(found)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe\x00",
        b"hello",
        b"<xliff",
        b"<html></html>",
        b'<!DOCTYPE x [<!ENTITY a "b">]><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2"></xliff>',
        b'msgid "a"\nmsgstr "b"',
        b'msgid "a\nmsgstr',
    ],
)
def test_what_is_no_file_of_ours_is_refused(data):
    with pytest.raises(FileRefused, match="unreadable"):
        services.read(data)


def test_maintainers_write_and_read_files_by_command(locale, tmp_path, capsys):
    file = tmp_path / "it.xliff"
    call_command("export_texts", "it", str(file), "--state=current")
    file.write_text(file.read_text().replace("Paga {win}.", "Frutta {win}."))
    call_command("import_texts", str(file))
    assert "it: 1 written, 1 so already, 0 left" in capsys.readouterr().out
    file.write_text("hello")
    with pytest.raises(CommandError, match="neither a PO file nor"):
        call_command("import_texts", str(file))
    with pytest.raises(CommandError, match="No such file"):
        call_command("import_texts", str(tmp_path / "none.po"))
