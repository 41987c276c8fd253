"""HR imports exams passed elsewhere: the file would do what entering each by hand does."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.training.certification.cast import a_certificate, a_person
from tests.training.hr.imports.files import a_csv
from training.certification.acts.services import suspend
from training.certification.forms import programme_choices
from training.certification.models import Certificate, ImportedEvidence
from training.certification.own.services import Contents, make
from training.certification.selectors import bars
from training.certification.services import revoke
from training.hr.imports import undoing
from training.hr.imports.kinds import plan_of
from training.hr.imports.problems import ImportRefused
from training.staff.days import after_months, today

HEADS = ["Person", "Programme", "Day of the exam", "Who issued the paper", "Number or title of the paper"]
FRENCH, FAIR = "french-roulette-croupier", "fair-roulette-croupier"


def paper(person="ada", programme=FRENCH, ago=30, issuer="Ca’ Noghera", reference="17"):
    return [person, programme, (today() - timedelta(days=ago)).isoformat(), issuer, reference]


def a_file(*rows):
    return a_csv(*rows, heads=HEADS, sign=";")


def problems(plan):
    lines = sorted(plan.lines, key=lambda line: line.number)
    return [(line.number, str(each.column), each.message) for line in lines for each in line.problems]


def verdicts(plan):
    return [line.verdict.value for line in plan.lines]


@pytest.fixture
def certify(apply):
    return lambda *rows: apply(a_file(*rows), "certificates")


@pytest.fixture
def judged(plan):
    return lambda *rows: plan(a_file(*rows), "certificates")


def test_what_was_shown_is_what_is_done(trainee, colleague, hr, judged, certify):
    day = today() - timedelta(days=30)
    title = str(dict(programme_choices())[FAIR])
    rows = (paper(), ["Bruno@Example.org", title, f"{day:%d/%m/%Y}", "A school", "No 3"])
    assert verdicts(judged(*rows)) == ["make", "make"]
    assert not Certificate.objects.exists()
    certify(*rows)
    found = ImportedEvidence.objects.order_by("pk").values_list(
        "certificate__holder", "certificate__programme", "passed_on", "issuer", "reference", "author"
    )
    assert list(found) == [
        (trainee.pk, FRENCH, day, "Ca’ Noghera", "17", hr.pk),
        (colleague.pk, FAIR, day, "A school", "No 3", hr.pk),
    ]


def test_a_name_that_two_programmes_have_is_refused(hr, trainee, judged):
    title = str(dict(programme_choices())[FRENCH])
    own = make(hr, "venice-french", Contents({"en": title, "it": "Крупье"}, ["french-roulette"]))
    said = f"More than one programme has this name. Write one of these instead: {FRENCH}, {own.slug}."
    found = judged(paper(programme=title), paper(programme=own.slug, ago=31), paper(programme="Крупье", ago=32))
    assert problems(found) == [(2, "Programme", said)]
    assert [line.values["programme"] for line in found.lines if not line.problems] == [own.slug] * 2
    assert [column for _line, column, _said in problems(judged(paper(programme="")))] == ["Programme"]


def test_what_is_there_is_not_entered_twice(trainee, judged, certify):
    certify(paper())
    assert verdicts(judged(paper(), paper(programme=FAIR))) == ["known", "make"]


def test_each_refusal_of_entering_by_hand_is_said_before(trainee, colleague, hr, stranger, judged, certify):
    certify(paper(reference="another"))
    suspend(hr, a_certificate(colleague, timezone.now()), "An enquiry", timezone.now())
    found = judged(
        paper(),
        paper("bruno"),
        paper("ugo"),
        paper("bruno", FAIR, ago=-1),
        paper("zeno"),
        paper("", "ludo", issuer="", reference=""),
    )
    assert problems(found) == [
        (2, "Day of the exam", "A pass of this programme on this day is already on record for the person."),
        (
            3,
            "Programme",
            "A certificate of this programme is revoked or suspended. Reinstate it or lift the suspension.",
        ),
        (4, "Person", "You cannot enter evidence for yourself. Ask another HR officer of the house."),
        (5, "Day of the exam", "Choose today or an earlier day."),
        (6, "Person", "Nobody who works in your house has this e-mail address or user name."),
        (7, "Programme", "This is not in the list. Choose an entry from the list."),
        (7, "Who issued the paper", "Enter who issued the paper."),
        (7, "Number or title of the paper", "Enter the number or the title of the paper."),
        (7, "Person", "Enter the e-mail address or the user name."),
    ]


def test_a_file_names_a_person_a_programme_and_a_day_once(trainee, judged):
    found = judged(paper(), paper("ada@example.org", reference="18"), paper(programme=FAIR), paper(ago=40))
    assert [number for number, _column, _message in problems(found)] == [2, 3]


def test_papers_of_years_are_entered_from_the_first_and_each_renews_the_one_before(trainee, hr, certify):
    application = certify(paper(ago=30, reference="3"), paper(ago=1500, reference="1"), paper(ago=800, reference="2"))
    found = list(Certificate.objects.order_by("pk"))
    days = [today() - timedelta(days=ago) for ago in (1500, 800, 30)]
    assert [one.counts_from for one in found] == days
    ends = [after_months(days[0], 24)]
    ends += [after_months(max(ends[-1], days[1]), 24)]
    ends += [after_months(max(ends[-1], days[2]), 24)]
    assert [one.expires_on for one in found] == ends
    undoing.undo(hr, application, "The wrong list", timezone.now())
    assert Certificate.objects.filter(revocations=None).count() == 0


def test_undoing_revokes_and_leaves_the_exam_open_and_it_can_be_imported_again(trainee, hr, judged, certify):
    application = certify(paper())
    undoing.undo(hr, application, "The wrong list", timezone.now())
    certificate = Certificate.objects.get()
    assert certificate.revocations.get().reason == "The wrong list"
    assert not bars(trainee).exists()
    assert verdicts(judged(paper())) == ["make"]
    certify(paper())
    assert Certificate.objects.count() == 2


def test_not_where_something_was_done_to_a_certificate_or_it_was_renewed(trainee, colleague, hr, certify):
    application = certify(paper(), paper("bruno"))
    suspend(hr, Certificate.objects.get(holder=trainee), "An enquiry", timezone.now())
    a_certificate(colleague, timezone.now())
    with pytest.raises(ImportRefused, match="built-on"):
        undoing.undo(hr, application, "The wrong list", timezone.now())
    assert [str(each.message) for each in undoing.obstacles(application)] == [
        "The certificate was revoked, suspended or extended.",
        "The person has a later certificate of the programme.",
    ]


def test_nobody_undoes_what_concerns_themselves(house, hr, certify):
    other = a_person(house, "hr", "vera")
    application = certify(paper("vera"))
    with pytest.raises(ImportRefused, match="own"):
        undoing.undo(other, application, "The wrong list", timezone.now())
    undoing.undo(hr, application, "The wrong list", timezone.now())


def test_a_revoked_certificate_is_no_longer_there_but_bars(trainee, hr, judged, certify):
    certify(paper())
    revoke(hr, Certificate.objects.get(), "A forgery", timezone.now())
    assert verdicts(judged(paper())) == ["error"]


def test_the_plan_takes_as_many_queries_for_many_lines(house, hr, upload, django_assert_num_queries):
    for number in range(30):
        a_person(house, username=f"p{number}")
    for count in (2, 30):
        imported = upload(a_file(*[paper(f"p{number}") for number in range(count)]), "certificates")
        with django_assert_num_queries(4):  # people, programmes, what is there, what bars
            assert plan_of(hr, imported, timezone.now()).counts["make"] == count
