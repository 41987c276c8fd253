"""A file is imported by a worker: once, whenever the queue hears of it, and what forbids it is kept and shown."""

from datetime import timedelta
from types import SimpleNamespace

import pytest
from django.utils import timezone
from django.utils.translation import override
from kombu.exceptions import OperationalError

from tests.training.certification.cast import a_certificate
from tests.training.hr.imports.files import a_csv, people
from training.hr import tasks
from training.hr.imports import progress, services, undoing, working
from training.hr.imports.kinds import plan_of
from training.hr.imports.models import Application, Import, Undoing
from training.hr.imports.problems import ImportRefused
from training.hr.imports.selectors import under_way
from training.staff import people as staff
from training.staff.entering import Details
from training.staff.models import User

ADDRESS = "/en/hr/import/{}/"


@pytest.fixture
def asked(hr, upload):
    """Have a file imported, of which no worker has heard yet."""

    def asked(number):
        imported, now = upload(a_csv(*people(number))), timezone.now()
        services.ask(hr, imported, plan_of(hr, imported, now).digest, now)
        return imported

    return asked


def page(client, imported):
    return client.get(ADDRESS.format(imported.pk)).content.decode()


def test_what_is_asked_for_is_imported_once(asked):
    imported = asked(3)
    assert (tasks.import_files(), tasks.import_files()) == (1, 0)
    assert Application.objects.get().imported == imported
    assert User.objects.count() == 4


def test_asked_for_twice_it_is_asked_for_once(hr, asked):
    imported = asked(2)
    first = Import.objects.get().asked_at
    services.ask(hr, imported, "another plan", timezone.now())
    assert Import.objects.get().asked_at == first


def test_who_waits_for_a_file_that_was_asked_for_meanwhile_changes_nothing(hr, upload, monkeypatch):
    imported, now, held = upload(a_csv(*people(2))), timezone.now(), services._held
    seen = plan_of(hr, imported, now).digest

    def waits(*asked):
        Import.objects.update(officer=hr, agreed=seen, asked_at=now)
        return held(*asked)

    monkeypatch.setattr(services, "_held", waits)
    services.ask(hr, imported, seen, now + timedelta(seconds=1))
    assert Import.objects.get().asked_at == now


def test_a_plan_that_was_not_seen_is_not_asked_for(hr, upload):
    imported = upload(a_csv(*people(2)))
    with pytest.raises(ImportRefused, match="changed"):
        services.ask(hr, imported, "another plan", timezone.now())
    assert not under_way().exists()


def test_without_a_queue_the_page_says_that_it_waits_and_the_timetable_does_it(signed_in, hr, upload, monkeypatch):
    def away():
        raise OperationalError

    monkeypatch.setattr(tasks, "import_files", SimpleNamespace(delay=away))
    imported = upload(a_csv(*people(2)))
    seen = plan_of(hr, imported, timezone.now()).digest
    answer = signed_in.post(ADDRESS.format(imported.pk), {"seen": seen}, follow=True)
    assert "The file waits to be imported." in answer.content.decode()
    monkeypatch.undo()
    assert tasks.import_files() == 1
    assert "2 lines were imported by Ugo Grimani" in page(signed_in, imported)


def test_the_page_says_how_far_it_is(signed_in, asked):
    imported = asked(2)
    progress.note(Import.objects.get(), 1_250, 5_000)
    assert "line 1,250 of 5,000" in page(signed_in, imported)


def test_why_it_was_not_imported_is_kept_and_shown_with_the_plan_of_now(signed_in, hr, asked):
    imported = asked(2)
    staff.enter(hr, Details("Anna", "Zen1", "zen1@example.org", "trainee", "it"), "", timezone.now())
    assert tasks.import_files() == 0
    shown = page(signed_in, imported)
    assert "Something has changed since this page was shown." in shown
    assert "1 line is already there" in shown
    services.ask(hr, imported, plan_of(hr, imported, timezone.now()).digest, timezone.now())
    assert tasks.import_files() == 1


@pytest.mark.parametrize("change", [{"role": "trainee"}, {"is_active": False}])
def test_an_officer_who_is_none_any_more_imports_nothing_and_holds_nobody_up(hr, stranger, asked, upload, change):
    imported, now = asked(2), timezone.now()
    other = upload(a_csv(*people(1, first=7)), author=stranger)
    services.ask(stranger, other, plan_of(stranger, other, now).digest, now)
    User.objects.filter(pk=hr.pk).update(**change)
    assert tasks.import_files() == 1
    assert Application.objects.get().imported == other
    imported.refresh_from_db()
    assert imported.refusal == "not-hr"


def test_a_fault_is_kept_and_holds_nobody_up(asked, monkeypatch):
    imported = asked(2)
    monkeypatch.setattr(progress, "note", None)
    assert tasks.import_files() == 0
    assert Import.objects.get(pk=imported.pk).refusal == "failed"


def test_an_import_is_undone_by_a_worker_once(signed_in, hr, apply):
    imported = apply(a_csv(*people(2))).imported
    for _time in range(2):
        undoing.ask(hr, imported, "The wrong list", timezone.now())
    assert User.objects.filter(is_active=True).count() == 3
    assert "The import waits to be undone." in page(signed_in, imported)
    assert signed_in.get(f"{ADDRESS.format(imported.pk)}undo/").status_code == 302
    progress.note(Import.objects.get(), 1_250, 5_000)
    assert "The import is being undone: line 1,250 of 5,000." in page(signed_in, imported)
    assert (tasks.import_files(), tasks.import_files()) == (1, 0)
    assert User.objects.filter(is_active=True).count() == 1
    assert "The import was undone by Ugo Grimani" in page(signed_in, imported)


def test_what_is_asked_for_in_time_is_undone_later(hr, apply):
    application = apply(a_csv(*people(2)))
    last = undoing.last_moment(application)
    undoing.ask(hr, application.imported, "The wrong list", last)
    assert working.work(last + timedelta(minutes=1)) == 1
    assert Undoing.objects.get().at == last + timedelta(minutes=1)


def test_what_was_built_on_an_import_meanwhile_is_said_and_nothing_is_undone(signed_in, hr, apply):
    imported = apply(a_csv(*people(2))).imported
    undoing.ask(hr, imported, "The wrong list", timezone.now())
    a_certificate(User.objects.get(email="zen1@example.org"))
    assert tasks.import_files() == 0
    assert User.objects.filter(is_active=True).count() == 3
    shown = page(signed_in, imported)
    assert "something was built on it" in shown
    assert "2 lines were imported by Ugo Grimani" in shown
    assert not under_way().exists()


def test_a_fault_while_undoing_is_kept(signed_in, hr, apply, monkeypatch):
    imported = apply(a_csv(*people(2))).imported
    undoing.ask(hr, imported, "The wrong list", timezone.now())
    monkeypatch.setattr(progress, "note", None)
    assert tasks.import_files() == 0
    assert "Undoing stopped for a reason that is in the site’s log." in page(signed_in, imported)


def test_a_worker_reads_the_file_in_its_language(hr, upload):
    now = timezone.now()
    with override("it"):
        imported = upload(a_csv(["Ada", "Grimani", "ada@example.org", "", "inglese", ""]))
        services.ask(hr, imported, plan_of(hr, imported, now).digest, now)
    with override("en"):
        assert tasks.import_files() == 1
    assert User.objects.get(email="ada@example.org").language == "en"


def test_who_asks_for_a_user_name_gets_it_before_one_is_made(apply):
    apply(
        a_csv(["Ada", "Grimani", "a@example.org", "", "", ""], ["Bea", "Zen", "b@example.org", "", "", "ada.grimani"])
    )
    assert User.objects.get(username="ada.grimani").email == "b@example.org"
