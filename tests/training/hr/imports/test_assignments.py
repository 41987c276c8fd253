"""HR imports who has which exam or course to do, and by when."""

from datetime import timedelta

import pytest
from django.utils import timezone
from django.utils.translation import override

from tests.training.certification.cast import a_certificate, a_house, a_person
from tests.training.hr.imports.files import a_csv, a_workbook
from training.certification.services import revoke
from training.classes.models import Assignment, Membership, SchoolClass
from training.classes.work import to_do
from training.courses.models import LessonProgress
from training.drills.registry import exam_title
from training.hr import tasks
from training.hr.assigning import services as assigning
from training.hr.assigning.offers import named
from training.hr.imports import services, undoing
from training.hr.imports.kinds import plan_of
from training.hr.imports.models import Outcome
from training.hr.imports.problems import ImportRefused
from training.staff.days import today
from training.staff.models import AuditEntry, Role

HEADS = ["Person", "Exam or course", "Opens on", "Due on"]
EXAM, COURSE = "French roulette croupier", "French roulette"
NOW, SOON, LATER = today(), today() + timedelta(days=14), today() + timedelta(days=30)


@pytest.fixture
def judged(plan):
    return lambda *rows: plan(a_csv(*rows, heads=HEADS, sign=";"), "assignments")


@pytest.fixture
def assign(apply):
    return lambda *rows: apply(a_csv(*rows, heads=HEADS, sign=";"), "assignments")


def verdicts(plan):
    return [line.verdict.value for line in plan.lines]


def problems(plan):
    return [(line.number, str(each.column), each.message) for line in plan.lines for each in line.problems]


def has_to_do(person, day=NOW):
    return [
        (str(one.assigned.assignment.kind), one.assigned.assignment.name, one.assigned.terms.due_on)
        for one in to_do(person, day)
    ]


def test_what_was_shown_is_what_is_done(signed_in, trainee, colleague, judged, assign):
    rows = (
        ["ada", EXAM, "", SOON],
        ["bruno@example.org", "French roulette, theory", NOW, SOON],
        ["ADA", COURSE, SOON, LATER],
    )
    shown = judged(*rows)
    assert verdicts(shown) == ["make"] * 3
    assert not SchoolClass.objects.exists()
    application = assign(*rows)
    assert application.plan == shown.digest
    assert has_to_do(trainee) == [("exam", "french-roulette", SOON)]
    assert has_to_do(trainee, SOON)[1] == ("reading", "french-roulette", LATER)
    assert has_to_do(colleague) == [("exam", "french-roulette", SOON)]
    made = [(one.about.username, one.membership.school_class.name) for one in Outcome.objects.all()]
    assert made == [("ada", "French roulette, theory"), ("bruno", "French roulette, theory"), ("ada", COURSE)]
    said = [(each.subject, each.details) for each in AuditEntry.objects.filter(action="work-assigned").order_by("pk")]
    assert said == [
        ("French roulette, theory", {"people": 2, "until": SOON.isoformat()}),
        (COURSE, {"people": 1, "until": LATER.isoformat()}),
    ]


def test_lines_of_more_than_one_step_join_the_same_class(house, assign, monkeypatch):
    monkeypatch.setattr("training.hr.imports.progress.STEP", 2)
    people = [a_person(house, username=f"p{number}") for number in range(5)]
    assign(*([one.username, EXAM, "", SOON] for one in people))
    assert SchoolClass.objects.count() == Assignment.objects.count() == 1
    assert Membership.objects.count() == 5
    assert AuditEntry.objects.get(action="work-assigned").details["people"] == 5


def test_a_workbook_is_read_too(trainee, plan):
    assert verdicts(plan(a_workbook(["ada", EXAM, "", SOON], heads=HEADS), "assignments")) == ["make"]


def test_errors_are_said_line_by_line(trainee, colleague, instructor, stranger, judged):
    found = judged(
        ["nobody", EXAM, "", SOON],
        [stranger.username, EXAM, "", SOON],
        ["ada", "Ludo", "", SOON],
        ["ada", "", "", SOON],
        ["ada", COURSE, "", "31/02/2026"],
        ["ada", COURSE, "", "2020-01-01"],
        ["ada", COURSE, "", ""],
        ["ada", COURSE, LATER, SOON],
        ["irene", EXAM, "", SOON],
        ["bruno", EXAM, "", SOON],
        ["bruno", "exam/french-roulette", NOW, LATER],
    )
    nobody = "Nobody who works in your house has this e-mail address or user name."
    twice = "The file assigns this exam or course to this person in more than one line."
    assert problems(found) == [
        (2, "Person", nobody),
        (3, "Person", nobody),
        (4, "Exam or course", "Your house offers no exam or course of this name."),
        (5, "Exam or course", "Enter an exam or a course."),
        (6, "Due on", "There is no such date. Enter one such as 2026-01-31."),
        (7, "Due on", "This day has passed. Choose today or a later day."),
        (8, "Due on", "Enter a date."),
        (9, "Due on", "It cannot be due before it opens."),
        (10, "Person", "This can be assigned only to trainees who work in your house."),
        (11, "Person", twice),
        (12, "Person", twice),
    ]


def test_who_has_it_assigned_or_is_barred_is_an_error_and_the_same_line_again_is_none(hr, trainee, colleague, assign):
    assign(["ada", EXAM, "", SOON])
    with pytest.raises(ImportRefused, match="nothing"):
        assign(["ada", EXAM, "", SOON])
    with pytest.raises(ImportRefused, match="errors"):
        assign(["ada", EXAM, "", LATER])
    revoke(hr, a_certificate(colleague, timezone.now()), "Copied", timezone.now())
    with pytest.raises(ImportRefused, match="errors"):
        assign(["bruno", EXAM, "", LATER])
    assert Membership.objects.count() == 1


def test_the_error_says_until_when_it_is_assigned_already(trainee, assign, judged):
    assign(["ada", EXAM, "", SOON])
    ((_line, column, said),) = problems(judged(["ada", EXAM, "", LATER]))
    assert (column, said.startswith("This is already assigned to this person, until ")) == ("Person", True)


def test_a_name_of_two_things_is_asked_about(trainee, judged, monkeypatch):
    monkeypatch.setattr(
        "training.hr.imports.assignments.named", lambda house: named(house) | {COURSE: {"course/ours", "reading/x"}}
    )
    ((_line, column, said),) = problems(judged(["ada", COURSE, "", SOON]))
    assert column == "Exam or course"
    assert "Write one of these instead: course/ours, reading/x" in said


def test_a_title_in_any_language_of_the_staff_is_known(trainee, judged):
    with override("it"):
        title = str(exam_title("french-roulette"))
    assert title != str(exam_title("french-roulette"))
    assert verdicts(judged(["ada", title, "", SOON])) == ["make"]


def test_undoing_withdraws_it_and_it_can_be_imported_again(hr, trainee, colleague, assign):
    rows = (["ada", EXAM, "", SOON], ["bruno", COURSE, "", SOON])
    undoing.undo(hr, assign(*rows), "The wrong list", timezone.now())
    assert has_to_do(trainee) == has_to_do(colleague) == []
    entries = AuditEntry.objects.filter(action="work-withdrawn")
    assert {each.details["reason"] for each in entries} == {"The wrong list"}
    assert len(entries) == 2
    assign(*rows)
    assert has_to_do(trainee) == [("exam", "french-roulette", SOON)]


def test_not_where_somebody_has_begun(hr, trainee, colleague, assign):
    application = assign(["ada", COURSE, "", SOON], ["bruno", COURSE, "", SOON])
    LessonProgress.objects.create(user=trainee, course="french-roulette", lesson="paying", first_opened=timezone.now())
    with pytest.raises(ImportRefused, match="built-on"):
        undoing.undo(hr, application, "The wrong list", timezone.now())
    (obstacle,) = undoing.obstacles(application)
    assert (obstacle.outcome.about, str(obstacle.message)) == (trainee, "The person has already begun.")
    assert has_to_do(colleague) == [("reading", "french-roulette", SOON)]


def test_not_where_an_instructor_has_taken_over_the_class(instructor, trainee, assign):
    application = assign(["ada", EXAM, "", SOON])
    SchoolClass.objects.get().instructors.add(instructor)
    (obstacle,) = undoing.obstacles(application)
    assert str(obstacle.message) == "An instructor has taken over the class, or it was archived."


def test_what_hr_has_withdrawn_already_is_undone_all_the_same(hr, trainee, assign):
    application = assign(["ada", EXAM, "", SOON])
    assigning.withdraw(hr, Assignment.objects.get().pk, withdrawn=True, now=timezone.now())
    undoing.undo(hr, application, "The wrong list", timezone.now())
    assert AuditEntry.objects.filter(action="work-withdrawn").count() == 1


def test_asked_for_twice_it_is_done_once_by_a_worker(hr, trainee, upload):
    imported, now = upload(a_csv(["ada", EXAM, "", SOON], heads=HEADS), "assignments"), timezone.now()
    seen = plan_of(hr, imported, now).digest
    for _time in range(2):
        services.ask(hr, imported, seen, now)
    assert (tasks.import_files(), tasks.import_files()) == (1, 0)
    assert Membership.objects.count() == 1


def test_the_pages_say_what_was_made_and_what_undoing_does(signed_in, trainee, assign):
    imported = assign(["ada", EXAM, "", SOON]).imported
    page = signed_in.get(f"/en/hr/import/{imported.pk}/").content.decode()
    assert "Ada Grimani</a> ·" in page
    assert "French roulette, theory</a>" in page
    assert "the trainees do not see it any more" in signed_in.get(f"/en/hr/import/{imported.pk}/undo/").content.decode()


def test_there_is_a_template_with_the_heads(signed_in):
    assert '"Opens on","Due on"' in signed_in.get("/en/hr/import/assignments.csv").content.decode()


def test_plan_and_import_take_as_many_queries_for_many_lines(house, hr, upload, assign, django_assert_max_num_queries):
    a_person(a_house("Elsewhere"), Role.TRAINEE, "p99")
    for number in range(40):
        a_person(house, username=f"p{number}")
    rows = [[f"p{number}", EXAM, "", SOON + timedelta(days=number % 3)] for number in range(1, 40)]
    few, many = (upload(a_csv(*some, heads=HEADS), "assignments") for some in (rows[:3], rows))
    plan_of(hr, few, timezone.now())
    with django_assert_max_num_queries(100) as first:
        plan_of(hr, few, timezone.now())
    with django_assert_max_num_queries(len(first)):
        seen = plan_of(hr, many, timezone.now()).digest
    assign(*([f"p{number}", COURSE, "", SOON + timedelta(days=number)] for number in range(3)))
    with django_assert_max_num_queries(2 * len(first) + 20):
        services.apply(hr, many, seen, timezone.now())
