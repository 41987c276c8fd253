"""One letter a person a day: what stands in it, in which language, and that nothing is said twice."""

import re
from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.letters.conftest import LAST, led_by, night, to
from training.certification.acts.services import end_extension, extend, lift, suspend
from training.certification.models import Certificate, Reminder
from training.hr.letters import digests
from training.hr.letters.days import set_days
from training.hr.letters.due import due_on
from training.hr.letters.models import Digest
from training.hr.letters.said import unsaid
from training.hr.models import Posting
from training.staff.models import Role


def kinds(reader):
    found = Reminder.objects.filter(recipient=reader).exclude(kind="issued")
    return list(found.order_by("pk").values_list("kind", flat=True))


def at(days_left):
    return NOON + timedelta(days=(LAST - NOON.date()).days - days_left)


def another(person, programme="blackjack-croupier", days_later=0, grace=0):
    """A certificate of another programme, as long as those of NOON or some days longer."""
    known = Certificate.objects.first()
    late = timedelta(days=days_later)
    fields = {name: getattr(known, name) for name in ("ruleset", "language", "issued_on", "covers", "clauses")}
    return Certificate.objects.create(
        **fields,
        code=f"AAAA-BBBB-{Certificate.objects.count():04d}",
        holder=person,
        holder_name=person.full_name,
        house=person.house,
        house_name=person.house.name,
        programme=programme,
        due_from=known.due_from + late,
        expires_on=known.expires_on + late,
        grace_until=known.grace_until + late + timedelta(days=grace),
    )


def test_all_certificates_of_a_holder_stand_in_one_letter(certificate, trainee, mailoutbox):
    another(trainee, days_later=30)
    night(30)
    (letter,) = to(mailoutbox, "ada")
    assert "2 March 2028" in letter.body
    assert "1 April 2028" in letter.body
    assert letter.body.count("The exams you may sit:") == 1


def test_the_manager_gets_one_letter_about_the_team(manager, certificate, colleague, hr, mailoutbox):
    led_by(hr, colleague, manager)
    with time_machine.travel(NOON):
        a_certificate(colleague)
    night(60)
    (letter,) = to(mailoutbox, "mara")
    assert letter.subject == "Expiring and expired certificates of your team"
    assert "2 certificates of your team" in letter.body
    assert "Ada Grimani, French roulette croupier: valid until the end of 2 March 2028" in letter.body
    assert "Bruno Grimani" in letter.body
    assert "/en/hr/team/" in letter.body
    assert "of your house" not in letter.body


def test_who_is_holder_manager_and_hr_gets_one_letter_with_each_certificate_once(certificate, trainee, hr, mailoutbox):
    boss = a_person(trainee.house, Role.HR, "ursula")
    led_by(hr, trainee, boss)
    with time_machine.travel(NOON):
        a_certificate(boss)
        a_certificate(hr)
    night(30)
    (letter,) = to(mailoutbox, "ursula")
    assert letter.subject == "How long your certificate is valid"
    assert [letter.body.count(name) for name in ("Ada Grimani", "Ugo Grimani", "Ursula Grimani")] == [1, 1, 1]
    assert letter.body.index("of your team") < letter.body.index("Ada Grimani") < letter.body.index("of your house")


def test_a_second_check_of_the_day_writes_to_nobody_who_has_a_letter(certificate, trainee, colleague, hr, mailoutbox):
    night(30)
    another(trainee)
    another(colleague)
    assert night(30) == 1
    assert [len(to(mailoutbox, name)) for name in ("ada", "bruno", "ugo")] == [1, 1, 1]
    assert night(29) == 2
    assert [len(to(mailoutbox, name)) for name in ("ada", "bruno", "ugo")] == [2, 1, 2]


def test_two_checks_that_found_the_same_write_once(certificate, hr, mailoutbox):
    first, second = (due_on(LAST - timedelta(days=30)) for _ in range(2))
    assert [digests.send(draft) for draft in [*first, *second]] == [True, True, False, False]
    late = due_on(LAST)
    (tonight, tomorrow) = (due_on(LAST + timedelta(days=days)) for days in (1, 2))
    assert [digests.send(draft) for draft in [*tonight, *tomorrow]] == [True, True, False, False]
    assert [digests.send(draft) for draft in late] == [False, False]
    assert len(mailoutbox) == Digest.objects.count() == 4


def test_after_nights_without_a_check_one_letter_makes_up_for_them(manager, certificate, hr, mailoutbox):
    night(61)
    mailoutbox.clear()
    for days_left in (57, 56):
        night(days_left)
    assert sorted(letter.to[0] for letter in mailoutbox) == [
        "ada@example.org",
        "mara@example.org",
        "ugo@example.org",
    ]


def test_a_letter_that_fails_leaves_no_trace(certificate, hr, mailoutbox, monkeypatch):
    def fail(*_args, **_kwargs):
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(digests, "send_mail", fail)
        assert night(30) == 0
    assert not Digest.objects.exists()
    assert not Reminder.objects.exists()
    assert night(30) == 2


def test_each_reads_in_their_own_language(manager, trainee, hr, mailoutbox):
    for person, language in ((manager, "it"), (hr, "fr")):
        person.language = language
        person.save()
    night(30)
    assert "2 marzo 2028" in to(mailoutbox, "mara")[0].body
    assert "/it/hr/team/" in to(mailoutbox, "mara")[0].body
    assert "2 mars 2028" in to(mailoutbox, "ugo")[0].body
    assert "2 March 2028" in to(mailoutbox, "ada")[0].body


def test_the_manager_of_the_day_is_written_to(manager, certificate, trainee, hr, mailoutbox):
    next_one = a_person(trainee.house, Role.TRAINEE, "nora")
    led_by(hr, trainee, next_one, LAST - timedelta(days=30))
    night(31)
    night(30)
    night(7)
    assert kinds(manager) == ["60-days"]
    assert kinds(next_one) == ["30-days", "7-days"]


@pytest.mark.parametrize("change", ["no manager", "gone", "moved"])
def test_who_leads_nobody_any_more_is_not_written_to(manager, trainee, hr, stranger, mailoutbox, change):
    if change == "no manager":
        led_by(hr, trainee, None, LAST - timedelta(days=30))
    elif change == "gone":
        manager.is_active = False
    else:
        manager.house = stranger.house
    manager.save()
    night(30)
    assert to(mailoutbox, "mara") == []
    assert len(to(mailoutbox, "ugo")) == 1


def test_nobody_hears_of_somebody_whose_account_is_closed(manager, trainee, hr, mailoutbox):
    trainee.is_active = False
    trainee.save()
    night(30)
    assert mailoutbox == []


def test_who_moved_to_another_house_still_hears_of_the_certificate_alone(manager, trainee, hr, stranger, mailoutbox):
    Posting.objects.create(
        house=stranger.house, person=trainee, job=None, manager=stranger, first_day=NOON.date(), author=stranger
    )
    trainee.house = stranger.house
    trainee.save()
    night(30)
    assert [letter.to for letter in mailoutbox] == [["ada@example.org"]]


def test_in_the_grace_all_read_until_when_the_holder_may_deal(manager, trainee, hr, mailoutbox):
    extend(hr, another(trainee, grace=30), LAST + timedelta(days=10), "On leave", at(40))
    night(-11)
    for name in ("ada", "mara", "ugo"):
        (letter,) = to(mailoutbox, name)
        assert "may deal until the end of 11 April 2028" in letter.body.replace("still deal", "deal")
    assert kinds(trainee) == ["expired", "overdue"]


def test_a_suspended_certificate_is_announced_once_it_is_lifted(certificate, trainee, hr, mailoutbox):
    suspend(hr, certificate, "Under enquiry", at(65))
    night(60)
    night(30)
    assert kinds(trainee) == ["suspend"]
    lift(hr, certificate, "Cleared", at(20))
    night(19)
    night(18)
    assert kinds(trainee) == ["suspend", "30-days", "lift"]
    assert len(to(mailoutbox, "ada")) == 2


def test_the_steps_follow_an_extension_and_its_end(certificate, trainee, hr):
    night(30)
    extend(hr, certificate, LAST + timedelta(days=40), "On leave", at(20))
    night(7)
    assert kinds(trainee) == ["30-days", "60-days", "extend"]
    night(-10)
    assert kinds(trainee) == ["30-days", "60-days", "extend", "30-days"]
    end_extension(hr, certificate, "Back", at(-11))
    night(-12)
    assert kinds(trainee) == ["30-days", "60-days", "extend", "30-days", "expired", "shorten"]


def test_each_house_writes_on_its_own_days(certificate, trainee, stranger, hr):
    set_days(stranger, [45], NOON)
    theirs = a_person(stranger.house, Role.TRAINEE, "tina")
    with time_machine.travel(NOON):
        a_certificate(theirs)
    for days_left in (91, 90, 60, 45, 30, 7, 1):
        night(days_left)
    assert kinds(trainee) == ["90-days", "60-days", "30-days", "7-days"]
    assert kinds(theirs) == ["90-days", "45-days"]  # it becomes due 90 days before


def test_a_long_letter_counts_those_that_it_does_not_name(certificate, colleague, hr, mailoutbox, monkeypatch):
    monkeypatch.setattr(digests, "MOST_NAMED", 1)
    another(colleague)
    another(colleague, "punto-banco-croupier")
    night(30)
    (letter,) = to(mailoutbox, "ugo")
    assert "3 certificates of your house" in letter.body
    assert letter.body.count(": valid until") == 1
    assert "and 2 more" in letter.body
    assert len(kinds(hr)) == 3


def test_who_passed_elsewhere_is_not_congratulated(certificate, trainee, colleague):
    elsewhere = another(colleague)
    tonight = due_on(elsewhere.issued_on + timedelta(days=1))
    assert [(draft.reader, [one.certificate for one in draft.notices]) for draft in tonight] == [
        (trainee, [certificate])
    ]
    assert {one.certificate for draft in due_on(LAST) for one in draft.notices} == {certificate, elsewhere}


def test_the_queries_do_not_depend_on_how_many_there_are(
    manager, certificate, trainee, hr, django_assert_max_num_queries
):
    with django_assert_max_num_queries(13):
        assert len(due_on(LAST)) == 3
    for number in range(12):
        person = a_person(trainee.house, Role.TRAINEE, f"p{number}")
        led_by(hr, person, manager if number % 2 else trainee)
        another(person)
    with django_assert_max_num_queries(13):
        assert len(due_on(LAST)) == 15


def test_a_letter_reads_no_more_than_was_said_to_its_reader_of_its_certificates(
    certificate, trainee, colleague, django_assert_max_num_queries
):
    others = [another(trainee, days_later=1), another(colleague)]
    (draft,) = [one for one in due_on(LAST) if one.reader == trainee]
    with django_assert_max_num_queries(1) as asked:
        unsaid([draft])
    (query,) = asked.captured_queries
    assert f'"recipient_id" IN ({trainee.pk})' in query["sql"]
    (asked_about,) = re.findall(r'"certificate_id" IN \(([^)]*)\)', query["sql"])
    assert {int(key) for key in asked_about.split(", ")} == {certificate.pk, others[0].pk}
