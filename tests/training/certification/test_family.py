"""The programmes side by side: each is offered, sat, earned, printed and listed for itself."""

from datetime import timedelta
from io import BytesIO

import pytest
import time_machine
from django.urls import reverse
from pypdf import PdfReader

from games.web.registry import GAMES, clauses_of
from games.web.rulebook.models import Book, Clause
from tests.portal.page import read
from tests.training.certification.cast import NOON, a_failure
from training.certification.models import Certificate
from training.certification.pdf import certificate_pdf
from training.certification.programmes import asks, programmes, skill_title
from training.certification.states import state_on
from training.quiz import services as quiz
from training.quiz.models import Attempt

PROGRAMMES = [
    "french-roulette-croupier",
    "fair-roulette-croupier",
    "english-roulette-croupier",
    "trente-et-quarante-croupier",
    "mini-trente-et-quarante-croupier",
    "venice-blackjack-croupier",
    "punto-banco-croupier",
    "chemin-de-fer-croupier",
    "caribbean-stud-croupier",
    "texas-holdem-dealer",
]


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def begin(slug):
    return reverse("certification:begin", args=[slug])


def sit(user, slug):
    """The exam of a programme, passed by somebody who knows it all."""
    attempt = quiz.start(user, programmes()[slug].blueprint, "en", NOON)
    now = NOON
    for item in attempt.items.all():
        now += timedelta(seconds=20)
        quiz.answer(attempt, item.position, item.key, f"t{item.position}", now)
    quiz.submit(attempt, now)
    return attempt


def test_the_programmes_are_these():
    assert list(programmes()) == PROGRAMMES


def test_all_are_offered_on_one_page(client, trainee):
    client.force_login(trainee)
    page = client.get(reverse("certification:exams")).content.decode()
    for slug in PROGRAMMES:
        assert begin(slug) in page
        assert str(programmes()[slug].title) in page


@pytest.mark.parametrize("slug", PROGRAMMES)
def test_each_skill_that_an_exam_covers_leads_to_its_drill_under_the_rules_of_the_exam(client, rulebook, trainee, slug):
    client.force_login(trainee)
    programme = programmes()[slug]
    hrefs = read(client, reverse("certification:exams")).hrefs
    for skill in asks(programme):
        assert skill.drill in hrefs
        drill = client.get(skill.drill, follow=True)
        assert drill.context["generator"].title == skill.title
        assert drill.context["dealt"].name == programme.ruleset
        sections = [each for each in programme.blueprint.sections if each.generator == drill.context["generator"].name]
        assert drill.context["level"] == min(each.level for each in sections)


@pytest.mark.parametrize("slug", PROGRAMMES)
def test_an_exam_asks_only_what_holds_under_its_rules(rulebook, trainee, slug):
    attempt = quiz.start(trainee, programmes()[slug].blueprint, "en", NOON)
    assert attempt.ruleset == programmes()[slug].ruleset
    cited = {
        clause for item in attempt.items.all() for clauses in item.clauses.values() for clause, _revision in clauses
    }
    assert cited <= clauses_of(GAMES[programmes()[slug].game].engine, attempt.ruleset)


@pytest.mark.parametrize(
    ("slug", "typical"),
    [
        ("french-roulette-croupier", {"roulette-zero-prison", "roulette-paid-to-be-placed"}),
        ("fair-roulette-croupier", {"roulette-zero-odd-chip", "roulette-order-by-place", "roulette-colour-value"}),
        ("english-roulette-croupier", {"roulette-zero-partage", "roulette-colour-even-chances"}),
    ],
)
def test_a_pass_earns_the_certificate_of_that_programme(rulebook, trainee, slug, typical):
    attempt = sit(trainee, slug)
    certificate = Certificate.objects.get()
    assert (certificate.programme, certificate.ruleset, certificate.score) == (slug, attempt.ruleset, 100)
    assert typical <= set(certificate.clauses)


@pytest.mark.parametrize("slug", PROGRAMMES)
def test_the_paper_is_one_sheet_with_every_skill(rulebook, trainee, slug):
    sit(trainee, slug)
    certificate = state_on(Certificate.objects.all(), NOON.date()).get()
    for language in ("en", "it", "fr"):
        certificate.language = language
        pages = PdfReader(BytesIO(certificate_pdf(certificate))).pages
        assert len(pages) == 2
    assert all(str(skill_title(skill)) in _front(certificate) for skill in certificate.covers)


def _front(certificate):
    certificate.language = "en"
    return PdfReader(BytesIO(certificate_pdf(certificate))).pages[0].extract_text()


def test_a_failure_in_one_makes_nobody_wait_for_another(client, trainee, rulebook):
    a_failure(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    page = client.get(reverse("certification:exams")).content.decode()
    assert begin("french-roulette-croupier") not in page
    client.post(begin("fair-roulette-croupier"))
    assert Attempt.objects.filter(blueprint="fair-roulette").count() == 1


def test_a_person_who_waits_is_sent_to_the_drills_of_the_same_rules(client, trainee, rulebook):
    failed = quiz.start(trainee, programmes()["fair-roulette-croupier"].blueprint, "en", NOON)
    quiz.submit(failed, NOON)
    client.force_login(trainee)
    here = f'href="{reverse("quiz:drills")}?rules=venice-fair">Go to the drills</a>'
    for address in (reverse("certification:exams"), reverse("quiz:result", args=[failed.uuid])):
        assert here in client.get(address).content.decode()


def test_a_language_that_lacks_one_rule_of_a_game_holds_no_exam_of_it_but_of_the_others(client, trainee, rulebook):
    Clause.objects.filter(pk="roulette-colour-value").update(source_revision_en=None)
    Book.objects.filter(game="roulette").update(stamp="one rule less")
    client.force_login(trainee)
    refused = client.post(begin("fair-roulette-croupier"), follow=True).content.decode()
    assert "The rules are not complete in this language" in refused
    assert not Attempt.objects.exists()
    client.post(begin("french-roulette-croupier"))
    assert Attempt.objects.get().blueprint == "french-roulette"


def test_hr_sees_who_holds_which(client, trainee, hr, rulebook):
    for slug in PROGRAMMES:
        sit(trainee, slug)
    client.force_login(hr)
    page = client.get(reverse("hr:home")).content.decode()
    assert all(str(programmes()[slug].title) in page for slug in PROGRAMMES)
    only = client.get(reverse("hr:home"), {"programme": "fair-roulette-croupier"}).content.decode()
    assert "Fair roulette croupier" in only
    person = client.get(reverse("hr:person", args=[trainee.pk])).content.decode()
    assert all(str(programmes()[slug].title) in person for slug in PROGRAMMES)


def test_the_public_reads_which_game_a_certificate_is_for(client, trainee, rulebook):
    sit(trainee, "english-roulette-croupier")
    page = client.get(Certificate.objects.get().get_absolute_url()).content.decode()
    assert "English roulette croupier" in page
