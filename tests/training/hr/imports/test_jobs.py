"""HR imports who has which job and manager from which day on."""

from datetime import date

import pytest
from django.utils import timezone

from tests.training.certification.cast import a_house, a_person
from tests.training.hr.imports.files import a_csv
from training.hr.competence.selectors import posting_on
from training.hr.competence.services import add_job, post
from training.hr.imports import undoing
from training.hr.imports.kinds import plan_of
from training.hr.imports.problems import ImportRefused
from training.hr.models import Posting

HEADS = ["Person", "Job", "Manager", "From"]
MAY, JUNE, JULY = date(2026, 5, 1), date(2026, 6, 1), date(2026, 7, 1)


@pytest.fixture
def croupier(hr):
    return add_job(hr, "Croupier")


@pytest.fixture
def inspector(hr):
    return add_job(hr, "Inspector")


@pytest.fixture
def judged(plan):
    return lambda *rows: plan(a_csv(*rows, heads=HEADS), "jobs")


@pytest.fixture
def give(apply):
    return lambda *rows: apply(a_csv(*rows, heads=HEADS), "jobs")


def verdicts(plan):
    return [line.verdict.value for line in plan.lines]


def had(person, day):
    posting = posting_on(person, person.house, day)
    return (posting.job and posting.job.name, posting.manager and posting.manager.username) if posting else None


def test_what_was_shown_is_what_is_done(trainee, colleague, instructor, croupier, judged, give):
    rows = (["ada", "croupier", "irene", MAY], ["bruno@example.org", "", "Irene@example.org", "1.6.2026"])
    assert verdicts(judged(*rows)) == ["make", "make"]
    assert not Posting.objects.exists()
    give(*rows)
    assert (had(trainee, MAY), had(colleague, JUNE)) == (("Croupier", "irene"), (None, "irene"))
    assert had(colleague, MAY) is None


def test_a_line_that_changes_nothing_is_already_there_also_after_another_line(trainee, hr, croupier, inspector, judged):
    post(hr, trainee, croupier, None, MAY)
    rows = (["ada", "Croupier", "", JUNE], ["ada", "Inspector", "", JULY], ["ada", "Inspector", "", "2026-07-02"])
    assert verdicts(judged(*rows)) == ["known", "make", "known"]
    assert verdicts(judged(["ada", "", "", date(2026, 4, 1)])) == ["known"]


def test_errors_are_said_line_by_line(trainee, colleague, hr, stranger, croupier, judged):
    found = judged(
        ["ada", "Pilot", "", MAY],
        ["ada", "Croupier", "ada", MAY],
        ["ada", "Croupier", "zeno", "31/02/2026"],
        ["bruno", "Croupier", "", MAY],
        ["bruno", "", "ugo", MAY],
    )
    assert [(line.number, str(each.column)) for line in found.lines for each in line.problems] == [
        (2, "Job"),
        (3, "Manager"),
        (4, "From"),
        (4, "Manager"),
        (5, "Person"),
        (6, "Person"),
    ]


def test_jobs_of_other_houses_are_unknown(stranger, trainee, judged):
    add_job(stranger, "Croupier")
    assert verdicts(judged(["ada", "Croupier", "", MAY])) == ["error"]


def test_undoing_gives_back_what_people_had(trainee, colleague, hr, croupier, inspector, give):
    post(hr, trainee, croupier, hr, MAY)
    application = give(
        ["ada", "Inspector", "", JUNE], ["ada", "Croupier", "ugo", JULY], ["bruno", "Inspector", "", MAY]
    )
    undoing.undo(hr, application, "The wrong list", timezone.now())
    assert had(trainee, JUNE) == had(trainee, JULY) == ("Croupier", "ugo")
    assert had(colleague, MAY) == (None, None)


def test_not_where_a_job_was_changed_afterwards(trainee, hr, croupier, inspector, give):
    application = give(["ada", "Croupier", "", MAY])
    post(hr, trainee, inspector, None, JUNE)
    with pytest.raises(ImportRefused, match="built-on"):
        undoing.undo(hr, application, "The wrong list", timezone.now())
    (obstacle,) = undoing.obstacles(application)
    assert str(obstacle.message) == "The person was given another job or manager afterwards."


def test_the_page_of_an_import_names_person_job_and_day(signed_in, trainee, croupier, give):
    imported = give(["ada", "Croupier", "", MAY]).imported
    page = signed_in.get(f"/en/hr/import/{imported.pk}/").content.decode()
    assert "Ada Grimani</a> · Croupier · 1 May 2026" in page
    assert "the jobs and managers again" in signed_in.get(f"/en/hr/import/{imported.pk}/undo/").content.decode()


def test_the_plan_takes_as_many_queries_for_many_lines(house, hr, croupier, upload, django_assert_num_queries):
    a_person(a_house("Elsewhere"), username="p99")
    for number in range(30):
        a_person(house, username=f"p{number}")
    for count in (2, 30):
        content = a_csv(*[[f"p{number}", "Croupier", "", MAY] for number in range(count)], heads=HEADS)
        imported = upload(content, "jobs")
        with django_assert_num_queries(3):  # people, postings, jobs
            assert plan_of(hr, imported, timezone.now()).counts["make"] == count
