import json
import re
from collections import Counter
from datetime import timedelta
from io import BytesIO

import pytest
from django.test import override_settings
from pypdf import PdfReader

from games.web.kit.glyphs import not_drawn
from games.web.rulebook.models import Book, Clause, Section
from tests.training.certification.cast import NOON, a_certificate, an_answer, an_attempt, hand_in, mark
from tests.training.signing.reader import is_ours
from training.certification import pdf
from training.certification.acts.services import extend, lift, suspend
from training.certification.models import Certificate
from training.certification.pdf import certificate_pdf
from training.certification.said import said_at
from training.certification.services import issue, revoke
from training.certification.states import state_on
from training.quiz.marking import regrade
from training.quiz.models import DifficultyTable, Mark
from training.staff.days import start_of

# One word of each script that the certificates of the house can carry, and the odd letters of Europe.
SAMPLES = (
    "Àèìòù œuvre Œ ç ß Straße Ægir Ørsted Åse þ ð Łódź Śródmieście Čapek Žižka Háček Győr Ștefan Țepeș İğdır ışık "
    "Ķekava Šiauliai "
    "Ελλάδα Ώρα ΐ Болгария Україна Ґ Є Ї Ёлка «» “” ‘’ „ … – — € № · © '"
)


@pytest.fixture
def certificate(trainee):
    a_certificate(trainee)
    return state_on(Certificate.objects.all(), NOON.date()).get()


def words(data):
    return " ".join(page.extract_text() for page in PdfReader(BytesIO(data)).pages)


def test_the_paper_says_who_what_until_when_and_the_code(certificate):
    text = words(certificate_pdf(certificate))
    for fact in (
        "Ada Grimani",
        "French roulette croupier",
        "Ca' Vendramin Calergi",
        "2 March 2026",
        "2 March 2028",
        certificate.code,
    ):
        assert fact in text


def test_it_does_not_say_what_was_expected_of_the_questions(trainee):
    table = DifficultyTable.objects.create(answers=1, contents={})
    attempt = an_attempt(trainee, expected=0.3737, difficulty=table)
    an_answer(attempt, "black", NOON)
    hand_in(attempt, NOON)
    mark(attempt, 1)
    issue(attempt, 92, NOON)
    text = words(certificate_pdf(state_on(Certificate.objects.all(), NOON.date()).get()))
    assert re.search(r"37[.,]?\d*\s?%|0[.,]37", text) is None


def test_it_is_one_sheet_of_a4_across_with_the_rules_on_the_back(certificate):
    pages = PdfReader(BytesIO(certificate_pdf(certificate))).pages
    assert len(pages) == 2
    assert {(round(page.mediabox.width), round(page.mediabox.height)) for page in pages} == {(842, 595)}


def test_the_back_names_each_rule_with_its_wording(certificate, db):
    section = Section.objects.create(
        id="roulette.wheel", book=Book.objects.create(game="roulette"), slug="wheel", position=1
    )
    Clause.objects.create(
        id="roulette-wheel-colours", section=section, position=1, kind="decided", source="-", title_en="Colours"
    )
    text = words(certificate_pdf(certificate))
    assert "Colours" in text
    assert "roulette-wheel-colours · wording 3" in text
    assert "roulette-pays-straight · wording 1" in text


@pytest.mark.parametrize(("rules", "columns"), [(1, [1]), (19, [7, 7, 5]), (21, [7, 7, 7])])
def test_the_columns_of_the_back_end_at_about_the_same_height(certificate, rules, columns):
    certificate.clauses = {f"roulette-rule-{n}": 1 for n in range(rules)}
    found = Counter()

    def note(text, place, *_more):
        found[round(place[4])] += text.count("wording 1")

    PdfReader(BytesIO(certificate_pdf(certificate))).pages[1].extract_text(visitor_text=note)
    assert [count for _, count in sorted(found.items()) if count] == columns


@pytest.mark.parametrize("rules", [60, 150])
def test_more_rules_than_a_page_holds_go_on_overleaf(certificate, rules):
    certificate.clauses = {f"roulette-rule-{n:03}": 1 for n in range(rules)}
    backs = PdfReader(BytesIO(certificate_pdf(certificate))).pages[1:]
    named = [page.extract_text().count("wording 1") for page in backs]
    assert sum(named) == rules
    assert all(named)


def test_the_same_record_gives_the_same_bytes(certificate):
    assert certificate_pdf(certificate) == certificate_pdf(certificate)


def test_it_is_signed_as_of_the_day_of_its_issue_or_of_what_changed_it_last(certificate, hr, django_assert_num_queries):
    with django_assert_num_queries(1):
        assert said_at(certificate) == start_of(certificate.issued_on)
    extend(hr, certificate, certificate.expires_on + timedelta(days=9), "On leave", NOON + timedelta(days=3))
    assert said_at(certificate) == NOON + timedelta(days=3)
    suspend(hr, certificate, "An enquiry", NOON + timedelta(days=4))
    assert said_at(certificate) == NOON + timedelta(days=4)
    lift(hr, certificate, "Cleared", NOON + timedelta(days=5))
    assert said_at(certificate) == NOON + timedelta(days=5)
    revoke(hr, certificate, "Copied", NOON + timedelta(days=6))
    assert said_at(certificate) == NOON + timedelta(days=6)


def test_a_mark_that_changes_an_outcome_changes_the_moment(certificate, instructor):
    regrade(Mark.objects.get(item__attempt=certificate.attempt), instructor, "Misread", 0, NOON + timedelta(days=1))
    assert said_at(certificate) == NOON + timedelta(days=1)


def test_it_speaks_the_language_of_the_holder(certificate):
    certificate.language = "it"
    assert "2 marzo 2026" in words(certificate_pdf(certificate))
    certificate.language = "fr"
    assert "2 mars 2026" in words(certificate_pdf(certificate))


@override_settings(SITE_URL="https://tapis.example")
def test_its_link_leads_to_the_public_check(certificate):
    certificate.language = "it"
    page = PdfReader(BytesIO(certificate_pdf(certificate))).pages[0]
    links = {note.get_object()["/A"]["/URI"] for note in page["/Annots"] if "/A" in note.get_object()}
    assert links == {f"https://tapis.example/it/verify/{certificate.code}/"}


def test_it_can_be_archived_and_names_itself(certificate):
    document = PdfReader(BytesIO(certificate_pdf(certificate)))
    assert document.metadata.title == "Certificate of Ada Grimani: French roulette croupier"
    assert document.xmp_metadata.pdfaid_part == "2"
    assert document.xmp_metadata.pdfaid_conformance == "B"


def test_a_revoked_certificate_says_so_on_paper(certificate, hr):
    revoke(hr, certificate, "Copied", NOON)
    revoked = state_on(Certificate.objects.all(), NOON.date()).get()
    assert "This certificate is revoked." in words(certificate_pdf(revoked))
    assert "revoked" not in words(certificate_pdf(certificate))


def test_a_suspended_certificate_says_so_on_paper(certificate, instructor):
    regrade(Mark.objects.get(item__attempt=certificate.attempt), instructor, "Misread", 0, NOON)
    suspended = state_on(Certificate.objects.all(), NOON.date()).get()
    assert "This certificate is suspended. It does not count until the house has decided." in words(
        certificate_pdf(suspended)
    )


def test_what_looks_like_markup_in_a_name_is_printed_as_it_is(certificate):
    certificate.holder_name = '#panic("x") *A* $y$ "B"'
    assert '#panic("x") *A* $y$ "B"' in words(certificate_pdf(certificate))


@pytest.mark.parametrize("word", SAMPLES.split())
def test_the_fonts_draw_every_letter_of_european_names(word):
    assert not_drawn(word) == set()


def test_a_letter_that_no_font_draws_is_noticed_and_the_paper_still_made(certificate, caplog):
    assert not_drawn("Ada 龍") == {"龍"}
    certificate.holder_name = "Ada 龍"
    assert certificate.code in words(certificate_pdf(certificate))
    assert "龍" in caplog.text


@pytest.mark.parametrize("name", ["王小明", "عبد الرحمن", "Ольга Ґалаґан", "Νίκος Αηδονόπουλος"])
def test_a_name_in_any_script_of_the_site_keeps_the_standard(certificate, caplog, name):
    certificate.holder_name = name
    made = certificate_pdf(certificate)
    assert "no font draws" not in caplog.text
    assert b"pdfaid" in made
    assert is_ours(made)


def test_everything_that_the_paper_says_in_every_language_can_be_drawn(certificate, settings):
    for language, _name in settings.LANGUAGES:
        certificate.language = language
        with pdf.translation.override(language):
            assert not_drawn(json.dumps(pdf._data(certificate), ensure_ascii=False)) == set()


@pytest.mark.parametrize("who", ["trainee", "instructor", "hr"])
def test_the_holder_and_the_house_get_the_pdf(client, certificate, who, request):
    client.force_login(request.getfixturevalue(who))
    response = client.get(f"/en/certificates/{certificate.code}.pdf")
    assert response.status_code == 200
    assert response["Content-Type"] == "application/pdf"
    assert response["Content-Disposition"] == f'inline; filename="french-roulette-croupier-{certificate.code}.pdf"'
    assert response.content.startswith(b"%PDF-1.7")


@pytest.mark.parametrize("who", ["colleague", "stranger", "drifter"])
def test_to_anybody_else_it_does_not_exist(client, certificate, who, request):
    client.force_login(request.getfixturevalue(who))
    assert client.get(f"/en/certificates/{certificate.code}.pdf").status_code == 404


def test_the_holder_keeps_it_after_leaving_the_house(client, certificate, trainee, other_house):
    trainee.house = other_house
    trainee.save()
    client.force_login(trainee)
    assert client.get(f"/en/certificates/{certificate.code}.pdf").status_code == 200


def test_without_a_log_in_there_is_no_pdf(client, certificate):
    assert client.get(f"/en/certificates/{certificate.code}.pdf").status_code == 302
