"""HR imports people: what the file would do is shown, and that and nothing else is done."""

from datetime import timedelta

import pytest
from django.core import mail
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from tests.training.hr.imports.files import HEADS, a_csv, a_workbook, people
from training.hr.imports import progress, services, undoing, working
from training.hr.imports.kinds import plan_of
from training.hr.imports.models import Application, Import, Outcome
from training.hr.imports.problems import ImportRefused
from training.staff.days import today
from training.staff.history import staff_on
from training.staff.models import AuditEntry, Employment, User


def verdicts(plan):
    return [line.verdict.value for line in plan.lines]


def wrong(plan):
    return [(line.number, str(problem.column), problem.value) for line in plan.errors for problem in line.problems]


@pytest.mark.parametrize("file", [a_csv, a_workbook])
def test_what_was_shown_is_what_is_done(plan, apply, house, file):
    content = file(["Bice", "Zen", "bice@example.org", "Instructor", "Français", "BZ-7"], *people(2))
    shown = plan(content)
    assert verdicts(shown) == ["make"] * 3
    assert User.objects.count() == 1
    assert not mail.outbox
    apply(content)
    bice = User.objects.get(username="bz-7")
    assert (bice.house, bice.role, bice.language) == (house, "instructor", "fr")
    zen = User.objects.get(email="zen1@example.org")
    assert (zen.username, zen.role, zen.language, zen.is_invited) == ("anna.zen1", "trainee", "it", True)
    assert [letter.to for letter in mail.outbox] == [["bice@example.org"], ["zen1@example.org"], ["zen2@example.org"]]
    made = list(Outcome.objects.values_list("line", "person__email"))
    assert made == [(line.number, line.values["email"]) for line in shown.lines]


def test_the_import_stands_in_the_audit_and_in_the_history_of_each(apply, hr):
    apply(a_csv(*people(2)))
    entry = AuditEntry.objects.get(action="file-imported")
    assert (entry.actor, entry.subject, entry.details) == (hr, "file.csv", {"kind": "people", "rows": 2})
    assert AuditEntry.objects.filter(action="person-entered").count() == 2
    assert Employment.objects.filter(author=hr).count() == 2


def test_the_same_person_is_not_made_twice(plan, apply):
    apply(a_csv(*people(2)))
    again = plan(a_csv(["Other", "Name", "ZEN1@example.org", "", "", ""], *people(3)[1:]))
    assert verdicts(again) == ["known", "known", "make"]


def test_each_error_has_its_line_column_and_value(plan, stranger):
    shown = plan(
        a_csv(
            *people(1),
            ["", "Zen", "no address", "boss", "xx", "with space"],
            ["A", "B", "zeno@example.org", "", "", ""],
            ["A", "B", "new@example.org", "", "", "ZENO"],
            ["A", "B", "twice@example.org", "", "", "two"],
            ["A", "B", "Twice@example.org", "", "", "Two"],
        )
    )
    shown.lines.sort(key=lambda line: line.number)
    assert verdicts(shown) == ["make", *["error"] * 5]
    assert wrong(shown) == [
        (3, "First name", ""),
        (3, "User name", "with space"),
        (3, "E-mail address", "no address"),
        (3, "Role", "boss"),
        (3, "Language", "xx"),
        (4, "E-mail address", "zeno@example.org"),
        (5, "User name", "ZENO"),
        (6, "E-mail address", "twice@example.org"),
        (6, "User name", "two"),
        (7, "E-mail address", "Twice@example.org"),
        (7, "User name", "Two"),
    ]


def test_a_file_with_one_error_imports_nothing(apply):
    with pytest.raises(ImportRefused, match="errors"):
        apply(a_csv(*people(2), ["", "", "", "", "", ""], ["", "Zen", "x@example.org", "", "", ""]))
    assert User.objects.count() == 1


def test_heads_are_read_in_the_languages_of_the_staff_in_any_order(plan):
    shown = plan(a_csv(["x@example.org", "Zen", "Bice"], heads=["Indirizzo e-mail", "COGNOME", "nome"], sign=";"))
    assert verdicts(shown) == ["make"]
    assert shown.lines[0].values["first_name"] == "Bice"


def test_columns_that_lack_or_are_not_read_are_named(plan):
    shown = plan(a_csv(["Zen", "x"], heads=["Last name", "Shoe size"]))
    assert ([str(label) for label in shown.missing], shown.unread) == (["First name", "E-mail address"], ["Shoe size"])
    assert not shown.may_be_done


def test_a_world_that_has_changed_is_noticed(hr, upload):
    imported, now = upload(a_csv(*people(2))), timezone.now()
    seen = plan_of(hr, imported, now).digest
    User.objects.create_user("other", "zen1@example.org", house=hr.house)
    with pytest.raises(ImportRefused, match="changed"):
        services.apply(hr, imported, seen, now)
    assert not Application.objects.exists()
    services.apply(hr, imported, plan_of(hr, imported, now).digest, now)
    assert Outcome.objects.count() == 1


def test_what_fails_in_the_middle_leaves_nothing(hr, upload, monkeypatch):
    monkeypatch.setattr(progress, "STEP", 5)
    imported, now = upload(a_csv(*people(7))), timezone.now()
    seen = plan_of(hr, imported, now).digest

    def fail(_imported, done, _lines):
        if done == 5:
            raise RuntimeError

    monkeypatch.setattr(progress, "note", fail)
    with pytest.raises(RuntimeError):
        services.apply(hr, imported, seen, now)
    assert (User.objects.count(), AuditEntry.objects.count()) == (1, 0)


@pytest.mark.parametrize("content", [a_csv(["Ugo", "X", "ugo@example.org", "", "", ""])])
def test_where_there_is_nothing_to_do_that_is_refused(apply, content):
    with pytest.raises(ImportRefused, match="nothing"):
        apply(content)


def test_a_file_is_imported_once(hr, upload):
    imported, now = upload(a_csv(*people(1))), timezone.now()
    seen = plan_of(hr, imported, now).digest
    services.apply(hr, imported, seen, now)
    with pytest.raises(ImportRefused, match="done"):
        services.apply(hr, imported, seen, now)
    assert Import.objects.get().table == {}


def test_the_same_file_sent_twice_is_kept_once_and_an_old_one_removed(hr, upload):
    first = upload(a_csv(*people(1)))
    assert upload(a_csv(*people(1))) == first
    later = timezone.now() + working.KEPT + timedelta(seconds=1)
    services.upload(hr, "people", "other.csv", a_csv(*people(2)), "it", later)
    working.work(later)
    assert [each.name for each in Import.objects.all()] == ["other.csv"]


def test_only_hr_imports_and_only_files_of_the_house(trainee, stranger, hr, upload):
    with pytest.raises(PermissionDenied):
        services.upload(trainee, "people", "file.csv", a_csv(*people(1)), "it", timezone.now())
    with pytest.raises(Import.DoesNotExist):
        services.apply(stranger, upload(a_csv(*people(1))), "", timezone.now())


def test_the_plan_takes_as_many_queries_for_many_lines(hr, upload, django_assert_num_queries):
    for count in (2, 40):
        imported = upload(a_csv(*people(count), heads=HEADS))
        with django_assert_num_queries(3):
            plan_of(hr, imported, timezone.now())


DATED = [*HEADS, "First day of work"]


def test_a_file_names_first_days_in_the_past_and_ahead(plan, apply, hr, house):
    days = [today() + timedelta(days=ahead) for ahead in (-900, 30)]
    rows = [[*person, day.isoformat()] for person, day in zip(people(2), days, strict=True)]
    application = apply(a_csv(*rows, [*people(3)[2], ""], heads=DATED))
    firsts = Employment.objects.order_by("pk").values_list("first_day", flat=True)
    assert list(firsts) == [*days, today()]
    on = [staff_on(house, day).filter(last_name__startswith="Zen").count() for day in (days[0], today(), days[1])]
    assert on == [1, 2, 3]
    undoing.undo(hr, application, "The wrong list", timezone.now())
    assert not User.objects.filter(last_name__startswith="Zen", is_active=True).exists()
    assert not staff_on(house, days[0]).filter(last_name__startswith="Zen").exists()
    assert not staff_on(house, days[1]).filter(last_name__startswith="Zen").exists()
    earlier = [*people(1)[0], (days[0] - timedelta(days=1)).isoformat()]
    assert wrong(plan(a_csv(earlier, heads=DATED))) == [(2, "First day of work", earlier[-1])]


def test_a_first_day_too_far_ahead_is_an_error_at_its_place(plan):
    day = (today() + timedelta(days=370)).isoformat()
    assert wrong(plan(a_csv([*people(1)[0], day], heads=DATED))) == [(2, "First day of work", day)]
