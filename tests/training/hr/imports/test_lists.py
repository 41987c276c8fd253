"""HR has one act, or one assignment, done to a list that is too long to wait for: as files are imported."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.training.certification.cast import a_certificate, a_person
from training.certification.acts.services import extend, lift, suspend
from training.certification.models import Certificate, ExtensionEnd, Lift, Reinstatement, Revocation, Suspension
from training.certification.states import state_on
from training.classes.models import Assignment, Membership
from training.classes.work import to_do
from training.hr import tasks
from training.hr.assigning import views as assigning
from training.hr.bulk import views as bulk
from training.hr.bulk.services import Asked
from training.hr.imports import acts, progress, services, undoing
from training.hr.imports.kinds import plan_of
from training.hr.imports.models import Import, Outcome
from training.hr.imports.problems import ImportRefused
from training.staff.days import today
from training.staff.models import AuditEntry

BULK, ASSIGN, PAGE = "/en/hr/bulk/?all=1", "/en/hr/assign/?all=1", "/en/hr/import/{}/"
UNTIL = today() + timedelta(days=800)


@pytest.fixture(autouse=True)
def _few_at_once(monkeypatch):
    monkeypatch.setattr(bulk, "AT_ONCE", 1)
    monkeypatch.setattr(assigning, "AT_ONCE", 1)


@pytest.fixture
def certificates(trainee, colleague):
    return [a_certificate(person, timezone.now()) for person in (trainee, colleague)]


@pytest.fixture
def choose(hr):
    def choose(chosen, act="suspend", author=hr):
        asked = Asked(act, "An enquiry", UNTIL if act == "extend" else None)
        return services.choose(author, "act", act, acts.table_of(chosen, asked), "en", timezone.now())

    return choose


@pytest.fixture
def do(hr, choose):
    def do(chosen, act="suspend", author=hr):
        kept, now = choose(chosen, act, author), timezone.now()
        return services.apply(author, kept, plan_of(author, kept, now).digest, now)

    return do


def text(response):
    return response.content.decode()


def states():
    return list(state_on(Certificate.objects.order_by("pk"), today()).values_list("state", flat=True))


def asked_for(client, address, sent):
    """Return the list of which a page was asked to do something, and what its own page says."""
    answer = client.post(address, sent)
    assert answer.status_code == 302, text(answer)
    kept = Import.objects.get()
    assert answer["Location"] == PAGE.format(kept.pk)
    return kept, client.get(answer["Location"])


def test_many_are_shown_and_nothing_is_done_until_it_is_confirmed(signed_in, certificates):
    page = text(signed_in.get(BULK))
    assert "2 certificates are chosen." in page
    assert "<code" not in page
    kept, shown = asked_for(signed_in, BULK, {"act": "suspend", "reason": "An enquiry"})
    assert "The act would be done to 2 certificates." in text(shown)
    assert ("An enquiry" in text(shown), "Ada Grimani" in text(shown)) == (True, True)
    assert not Suspension.objects.exists()
    signed_in.post(PAGE.format(kept.pk), {"seen": shown.context["plan"].digest})
    assert "Ugo Grimani did it to 2 certificates on" in text(signed_in.get(PAGE.format(kept.pk)))
    assert set(Suspension.objects.values_list("reason", flat=True)) == {"An enquiry"}
    assert AuditEntry.objects.filter(action="certificate-suspended").count() == AuditEntry.objects.count() == 2
    assert "under way" not in text(signed_in.get("/en/hr/bulk/"))
    assert PAGE.format(kept.pk) in text(signed_in.get("/en/hr/bulk/"))


def test_without_a_reason_nothing_is_kept(signed_in, certificates):
    response = signed_in.post(BULK, {"act": "suspend", "reason": " "})
    assert response.status_code == 400
    assert "Enter a reason." in text(response)
    assert not Import.objects.exists()


@pytest.mark.parametrize("act", ["suspend", "revoke", "extend", "lift", "reinstate", "shorten"])
def test_what_was_shown_is_what_is_done_and_the_others_are_left_out(hr, house, certificates, choose, do, act):
    third = a_certificate(a_person(house, username="vera"), timezone.now())
    suspend(hr, third, "Before", timezone.now())
    extend(hr, third, third.expires_on + timedelta(days=1), "Before", timezone.now())
    do([third, certificates[0]], "revoke")
    every = [third, *certificates]
    plan = plan_of(hr, choose(every, act), timezone.now())
    shown = {line.values["certificate"] for line in plan.lines if not line.left_out}
    assert 0 < len(shown) < 3
    application = do(every, act)
    assert application.plan == plan.digest
    assert set(application.outcomes.values_list("certificate", flat=True)) == shown


def test_why_a_certificate_is_left_out_is_said(signed_in, hr, certificates):
    suspend(hr, certificates[0], "Before", timezone.now())
    _kept, shown = asked_for(signed_in, BULK, {"act": "suspend", "reason": "An enquiry"})
    assert "1 certificate stays as it is." in text(shown)
    assert "This certificate is already suspended." in text(shown)


def test_what_has_changed_since_is_not_done(hr, certificates, choose):
    kept, now = choose(certificates), timezone.now()
    seen = plan_of(hr, kept, now).digest
    suspend(hr, certificates[0], "Before", now)
    with pytest.raises(ImportRefused, match="changed"):
        services.apply(hr, kept, seen, now)
    assert Suspension.objects.count() == 1


def test_where_all_are_left_out_there_is_nothing_to_do(signed_in, hr, certificates, choose):
    kept, now = choose(certificates, "lift"), timezone.now()
    assert "Do it to" not in text(signed_in.get(PAGE.format(kept.pk)))
    with pytest.raises(ImportRefused, match="nothing"):
        services.ask(hr, kept, plan_of(hr, kept, now).digest, now)


def test_sent_and_asked_for_twice_it_is_done_once(hr, certificates, choose):
    kept, now = choose(certificates), timezone.now()
    assert choose(certificates) == kept
    seen = plan_of(hr, kept, now).digest
    for _time in range(2):
        services.ask(hr, kept, seen, now)
    assert (tasks.import_files(), tasks.import_files()) == (1, 0)
    assert Suspension.objects.count() == 2


def test_the_page_says_how_far_it_is(signed_in, hr, certificates, choose):
    kept, now = choose(certificates), timezone.now()
    services.ask(hr, kept, plan_of(hr, kept, now).digest, now)
    assert "It waits to be done." in text(signed_in.get(PAGE.format(kept.pk)))
    progress.note(Import.objects.get(), 1_200, 5_000)
    assert "It is being done: 1,200 of 5,000." in text(signed_in.get(PAGE.format(kept.pk)))
    assert "under way" in text(signed_in.get("/en/hr/bulk/"))


@pytest.mark.parametrize(("act", "rows"), [("suspend", Lift), ("revoke", Reinstatement), ("extend", ExtensionEnd)])
def test_it_is_undone_by_the_act_that_ends_it(signed_in, certificates, do, act, rows):
    kept = do(certificates, act).imported
    assert "Undo it…" in text(signed_in.get(PAGE.format(kept.pk)))
    done = signed_in.post(PAGE.format(kept.pk) + "undo/", {"reason": "The wrong list"}, follow=True)
    assert "It was undone by Ugo Grimani on" in text(done)
    assert set(rows.objects.values_list("reason", flat=True)) == {"The wrong list"}
    assert states() == ["valid", "valid"]


def test_an_act_that_ends_another_has_no_undo(signed_in, hr, certificates, do):
    do(certificates)
    application = do(certificates, "lift")
    address = PAGE.format(application.imported.pk)
    assert "Undo it…" not in text(signed_in.get(address))
    assert signed_in.get(address + "undo/")["Location"] == address
    with pytest.raises(ImportRefused, match="final"):
        undoing.undo(hr, application, "The wrong list", timezone.now())


def test_not_where_something_was_done_to_a_certificate_afterwards(signed_in, hr, certificates, do):
    application = do(certificates)
    lift(hr, certificates[0], "Cleared", timezone.now())
    (obstacle,) = undoing.obstacles(application)
    assert str(obstacle.message) == "Something was done to the certificate afterwards."
    with pytest.raises(ImportRefused, match="built-on"):
        undoing.undo(hr, application, "The wrong list", timezone.now())
    assert "Ada Grimani: Something was done" in text(signed_in.get(PAGE.format(application.imported.pk) + "undo/"))
    assert Lift.objects.count() == 1


def test_nobody_undoes_what_was_done_to_their_own(hr, certificates, do):
    application = do([*certificates, a_certificate(hr, timezone.now())], "revoke")
    with pytest.raises(ImportRefused, match="own"):
        undoing.undo(hr, application, "The wrong list", timezone.now())
    assert Revocation.objects.filter(reinstatement=None).count() == 3


def test_what_was_done_at_once_can_be_undone_too(signed_in, certificates, monkeypatch):
    monkeypatch.setattr(bulk, "AT_ONCE", 2)
    sent = {"code": [one.code for one in certificates], "act": "suspend", "reason": "An enquiry"}
    seen = signed_in.post("/en/hr/bulk/", sent).context["result"].digest
    page = signed_in.post("/en/hr/bulk/", sent | {"seen": seen}, follow=True)
    assert "Done for 2 certificates." in text(page)
    kept = Import.objects.get()
    assert "rows" not in kept.table
    assert list(Outcome.objects.values_list("line", "certificate")) == [
        (number, one.pk) for number, one in enumerate(certificates, 1)
    ]
    signed_in.post(PAGE.format(kept.pk) + "undo/", {"reason": "The wrong ones"})
    assert states() == ["valid", "valid"]


def test_hr_of_another_house_has_nothing_of_it(client, stranger, certificates, choose):
    client.force_login(stranger)
    kept = choose(certificates)
    assert client.get(PAGE.format(kept.pk)).status_code == 404
    with pytest.raises(Import.DoesNotExist):
        services.ask(stranger, kept, "seen", timezone.now())
    assert PAGE.format(kept.pk) not in text(client.get("/en/hr/bulk/"))


@pytest.mark.parametrize("act", ["suspend", "extend"])
def test_the_plan_takes_as_many_queries_for_many(hr, house, certificates, choose, act, django_assert_max_num_queries):
    more = [a_certificate(a_person(house, username=f"p{number}"), timezone.now()) for number in range(20)]
    few, many = choose(certificates, act), choose([*certificates, *more], act)
    with django_assert_max_num_queries(25) as first:
        plan_of(hr, few, timezone.now())
    with django_assert_max_num_queries(len(first)):
        assert plan_of(hr, many, timezone.now()).counts["make"] == 22


def order(**more):
    days = {"opens_on": today().isoformat(), "due_on": (today() + timedelta(days=14)).isoformat()}
    return {"thing": "exam/french-roulette", "name": "Refresher", "note": "Soon", "token": "once", **days, **more}


def test_something_is_assigned_to_many_and_withdrawn(signed_in, hr, trainee, colleague):
    assert "3 people are chosen." in text(signed_in.get(ASSIGN))
    kept, shown = asked_for(signed_in, ASSIGN, order())
    page = text(shown)
    assert "It would be assigned to 2 people. 1 person is left out." in page
    assert "This can be assigned only to trainees who work in your house." in page
    assert ("French roulette, theory" in page, "Refresher" in page, "Soon" in page) == (True, True, True)
    assert not Membership.objects.exists()
    signed_in.post(PAGE.format(kept.pk), {"seen": shown.context["plan"].digest})
    assert "Ugo Grimani assigned it to 2 people on" in text(signed_in.get(PAGE.format(kept.pk)))
    made = Assignment.objects.get()
    assert (made.school_class.name, made.note, made.school_class.memberships.count()) == ("Refresher", "Soon", 2)
    assert PAGE.format(kept.pk) in text(signed_in.get("/en/hr/assign/"))
    undo = PAGE.format(kept.pk) + "undo/"
    assert "the trainees do not see it any more" in text(signed_in.get(undo))
    signed_in.post(undo, {"reason": "The wrong exam"})
    assert to_do(trainee, today()) == to_do(colleague, today()) == []


def test_a_wrong_entry_for_many_is_refused_at_its_field(signed_in, trainee, colleague):
    response = signed_in.post(ASSIGN, order(due_on="2020-01-01"))
    assert response.status_code == 400
    assert "This day has passed." in text(response)
    assert not Import.objects.exists()


def test_lists_are_no_files(signed_in, certificates, do):
    do(certificates)
    page = text(signed_in.get("/en/hr/import/"))
    assert ("One change to many certificates" in page, "Last imports" in page) == (False, False)
    assert signed_in.get("/en/hr/import/act.csv").status_code == 404
    assert signed_in.post("/en/hr/import/", {"kind": "act"}).status_code == 400
