"""What translators see, send and get."""

import pytest
from django.contrib.auth.models import Permission
from django.core.files.uploadedfile import SimpleUploadedFile

from portal.translators import po
from portal.translators.models import Bundle
from portal.translators.units import units

pytestmark = pytest.mark.django_db


@pytest.fixture
def page(client, locale, translator):
    client.force_login(translator)
    return client


def send(page, data: bytes, language: str = "it"):
    return page.post(f"/en/translations/{language}/", {"file": SimpleUploadedFile("it.po", data)})


def edited(old: str = "Paga", new: str = "Frutta") -> bytes:
    return po.written("it", units("it")).replace(old.encode(), new.encode())


def test_the_board_counts_what_each_language_has(page):
    text = page.get("/en/translations/").content.decode()
    assert '/en/translations/it/?domain=site&amp;state=missing">1</a>' in text
    assert '/en/translations/it/?domain=site&amp;state=current">2</a>' in text
    assert "Nothing has been sent yet." in text


def test_the_page_of_a_language_shows_its_texts_by_state(page):
    text = page.get("/en/translations/it/?state=missing").content.decode()
    assert "Calculate" in text
    assert "It pays {win}." not in text
    assert 'href="/en/translations/it/export.po?state=missing"' in text
    assert page.get("/en/translations/it/?state=odd").status_code == 400
    assert page.get("/en/translations/it/export.po?state=odd").status_code == 400
    assert page.get("/en/translations/it/export.doc").status_code == 404
    assert page.get("/en/translations/en/").status_code == 404
    assert "There are no such texts." in page.get("/en/translations/it/?state=read").content.decode()


@pytest.mark.parametrize("kind", ["po", "xliff"])
def test_what_is_exported_is_what_is_shown(page, kind):
    response = page.get(f"/en/translations/it/export.{kind}?domain=site&state=current")
    assert response["Content-Disposition"] == f'attachment; filename="tapis-vert-it-site-current.{kind}"'
    assert b"Paga {win}." in response.content
    assert b"Calculate" not in response.content


def test_what_is_sent_is_kept_as_a_bundle_and_the_catalogues_stay(page, translator):
    before = units("it")
    text = send(page, edited()).content.decode()
    bundle = Bundle.objects.get()
    assert (bundle.language, bundle.texts, bundle.sent_by) == ("it", 1, translator)
    assert f"/en/translations/bundles/{bundle.digest}.po" in text
    assert "1 text is in the catalogues already." in text
    assert units("it") == before
    file = page.get(f"/en/translations/bundles/{bundle.digest}.po")
    assert "Frutta {win}." in file.content.decode()
    assert bundle.digest in page.get("/en/translations/").content.decode()


def test_the_same_file_sent_twice_is_one_bundle(page):
    assert send(page, edited()).status_code == send(page, edited()).status_code == 200
    assert Bundle.objects.count() == 1


def test_what_is_not_taken_is_listed_with_the_reason(page):
    text = send(page, edited("Paga {win}", "Paga {vincita}")).content.decode()
    assert "The placeholders are not those of the English." in text
    assert "There was nothing new to take from it." in text
    assert not Bundle.objects.exists()


@pytest.mark.parametrize(
    ("data", "language", "reason"),
    [
        (b"hello", "it", "neither a PO file nor an XLIFF file"),
        (None, "fr", "This file is in another language."),
        (b'msgid ""\nmsgstr "Language: it\\n"\n', "it", "nothing in this file to take over"),
    ],
)
def test_a_file_of_no_use_is_refused_at_its_field(page, data, language, reason):
    response = send(page, data or edited(), language)
    assert response.status_code == 400
    assert reason in response.content.decode()
    assert not Bundle.objects.exists()


def test_a_file_must_be_chosen_and_may_not_be_too_large(page, monkeypatch):
    assert "This field is required." in page.post("/en/translations/it/").content.decode()
    monkeypatch.setattr("portal.translators.forms.MOST_BYTES", 10)
    assert "This file is too large." in send(page, edited()).content.decode()


def test_queries_do_not_grow_with_languages(page, django_assert_num_queries):
    with django_assert_num_queries(6):  # session, user, two for permissions, the answers of exams, bundles
        page.get("/en/translations/")


def test_translators_of_the_administration_have_a_link_to_the_board(page, translator):
    assert "/en/translations/" not in page.get("/en/").content.decode()
    translator.is_staff = True
    translator.save()
    assert "/en/translations/" in page.get("/en/").content.decode()


def test_a_reader_of_another_language_gets_the_board_in_one_of_the_staff(page):
    assert page.get("/de/translations/")["Location"].startswith("/en/translations/")


def test_whoever_may_not_translate_sees_nothing(client, locale, django_user_model):
    client.force_login(django_user_model.objects.create_user("reader"))
    assert Permission.objects.filter(codename="add_bundle").exists()
    for address in ("", "it/", "it/export.po", "bundles/0123456789ab.po"):
        assert client.get(f"/en/translations/{address}").status_code == 403
    assert send(client, b"hello").status_code == 403
