"""What a letter says besides how long certificates last: acts of HR, exemptions, recognitions."""

from datetime import date, timedelta

import pytest
import time_machine
from django.core.mail import send_mail

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.letters.conftest import led_by, to
from tests.training.hr.letters.nights import DAY, TODAY, after, assigned, check, letters
from training.certification.acts.services import end_extension, extend, lift, suspend
from training.certification.models import Reminder
from training.certification.services import reinstate, revoke
from training.hr.competence.services import end_exemption, exempt
from training.hr.letters import digests
from training.hr.letters.days import set_days
from training.hr.letters.digests import compose
from training.hr.letters.due import due_on
from training.hr.letters.models import Said
from training.hr.letters.preview import coming
from training.hr.recognition.services import Asked, recognise
from training.staff.models import HouseGroup, Role


def foreseen(viewer, days, now=TODAY):
    """The bodies that the preview of HR has for a day."""
    return {draft.reader.username: compose(draft).body for draft in coming(viewer, after(days), now)}


@pytest.fixture
def boss(house):
    """A second HR officer: who acts hears of it from nobody."""
    return a_person(house, Role.HR, "ursula")


ACTS = {
    "suspend": (lambda hr, one: suspend(hr, one, "Enquiry", TODAY), "was suspended", "suspended on"),
    "lift": (lambda hr, one: lift(hr, one, "Cleared", TODAY), "was lifted", "suspension lifted on"),
    "revoke": (lambda hr, one: revoke(hr, one, "Copied", TODAY), "was revoked", "revoked on"),
    "restore": (lambda hr, one: reinstate(hr, one, "A mistake", TODAY), "was reinstated", "reinstated on"),
    "extend": (lambda hr, one: extend(hr, one, date(2028, 4, 2), "Ill", TODAY), "2 April 2028", "2 April 2028"),
    "shorten": (lambda hr, one: end_extension(hr, one, "Back", TODAY), "was ended", "extension ended on"),
}
BEFORE = {
    "lift": lambda hr, one: suspend(hr, one, "Enquiry", TODAY - timedelta(days=50)),
    "restore": lambda hr, one: revoke(hr, one, "Copied", TODAY - timedelta(days=50)),
    "shorten": lambda hr, one: extend(hr, one, date(2028, 4, 2), "Ill", TODAY - timedelta(days=50)),
}


@pytest.mark.parametrize("kind", ACTS)
def test_holder_manager_and_the_rest_of_hr_hear_once_of_an_act(
    certificate, manager, hr, boss, stranger, mailoutbox, kind
):
    BEFORE.get(kind, lambda *_: None)(hr, certificate)
    act, own, others = ACTS[kind]
    act(hr, certificate)
    found = letters(mailoutbox, 1)
    assert sorted(found) == ["ada", "mara", "ursula"]
    assert own in found["ada"]
    assert certificate.code in found["ada"]
    for name in ("mara", "ursula"):
        assert f"Ada Grimani, French roulette croupier: {others}".split(": ")[0] in found[name]
        assert others in found[name]
    assert letters(mailoutbox, 2) == {}
    assert set(Reminder.objects.filter(until=DAY).values_list("kind", flat=True)) == {kind}


def test_the_reason_of_an_act_is_not_in_the_letter(certificate, hr, mailoutbox):
    suspend(hr, certificate, "Seen with a player", TODAY)
    assert "Seen with a player" not in letters(mailoutbox, 1)["ada"]


def test_of_a_suspension_that_was_lifted_before_the_letter_only_the_end_is_said(certificate, hr, mailoutbox):
    suspend(hr, certificate, "Enquiry", TODAY)
    lift(hr, certificate, "Cleared", TODAY + timedelta(hours=1))
    body = letters(mailoutbox, 1)["ada"]
    assert ("was lifted" in body, "was suspended" in body) == (True, False)


def test_two_different_acts_upon_a_certificate_are_two_lines(certificate, manager, hr, mailoutbox):
    extend(hr, certificate, date(2028, 4, 2), "Ill", TODAY)
    suspend(hr, certificate, "Enquiry", TODAY + timedelta(hours=1))
    found = letters(mailoutbox, 1)
    assert ("was extended" in found["ada"], "was suspended" in found["ada"]) == (True, True)
    assert ("extended on" in found["mara"], "suspended on" in found["mara"]) == (True, True)


def test_of_an_act_of_long_ago_nothing_is_said(certificate, hr, boss, mailoutbox):
    suspend(hr, certificate, "Enquiry", TODAY)
    assert letters(mailoutbox, 31) == {}


def test_the_house_that_recognises_a_certificate_hears_of_an_act(
    certificate, trainee, house, other_house, hr, boss, stranger, mailoutbox
):
    in_a_group(house, other_house)
    recognise(stranger, Asked(house, [], DAY), "One company", TODAY)
    trainee.house = other_house
    trainee.save()
    suspend(hr, certificate, "Enquiry", TODAY + timedelta(hours=1))
    night = foreseen(stranger, 1)
    found = letters(mailoutbox, 1)
    assert sorted(found) == ["ada", "zeno"]
    assert night == found
    assert "suspended on" in found["zeno"]


def in_a_group(*houses):
    group = HouseGroup.objects.create(name="Casinò di Venezia")
    for each in houses:
        each.group = group
        each.save()


def test_an_exemption_that_ends_is_said_on_the_days_of_the_house(manager, trainee, hr, mailoutbox):
    set_days(hr, [14, 3], TODAY)
    exempt(hr, trainee, "blackjack-croupier", after(20), "No exam yet", TODAY)
    said = {days: sorted(letters(mailoutbox, days)) for days in range(22)}
    everybody = ["ada", "mara", "ugo"]
    assert {days: names for days, names in said.items() if names} == {6: everybody, 17: everybody, 20: everybody}
    assert "You are exempt from the certificate" in to(mailoutbox, "ada")[0].body
    assert "exempt until the end of" in to(mailoutbox, "mara")[0].body
    assert Said.objects.count() == 9


@pytest.mark.parametrize("change", ["ended", "longer", "gone"])
def test_an_exemption_that_no_longer_matters_is_not_said(trainee, hr, mailoutbox, change):
    row = exempt(hr, trainee, "blackjack-croupier", after(20), "No exam yet", TODAY)
    if change == "ended":
        end_exemption(hr, row, TODAY)
    elif change == "longer":
        exempt(hr, trainee, "blackjack-croupier", after(300), "Still none", TODAY)
    else:
        trainee.is_active = False
        trainee.save()
    assert letters(mailoutbox, 14) == {}


def test_a_recognition_that_ends_is_said_to_hr_and_to_those_who_depend_on_it(
    certificate, trainee, colleague, house, other_house, hr, stranger, mailoutbox
):
    in_a_group(house, other_house)
    with time_machine.travel(NOON):
        a_certificate(colleague)
    trainee.house = other_house
    trainee.save()
    recognise(stranger, Asked(house, [], DAY, after(30)), "One company", TODAY)
    found = letters(mailoutbox, 24)
    assert sorted(found) == ["ada", "zeno"]
    assert "is recognised in your house until the end of 10 July 2026" in found["ada"]
    assert "1 person depends on this to deal." in found["zeno"]
    assert sorted(letters(mailoutbox, 30)) == ["ada", "zeno"]
    assert letters(mailoutbox, 31) == {}


def test_a_recognition_that_another_one_follows_is_not_said(
    certificate, trainee, house, other_house, stranger, mailoutbox
):
    in_a_group(house, other_house)
    trainee.house = other_house
    trainee.save()
    recognise(stranger, Asked(house, [], DAY, after(30)), "One company", TODAY)
    recognise(stranger, Asked(house, [], after(31)), "Still one company", TODAY)
    assert letters(mailoutbox, 24) == {}


def test_each_reads_in_their_own_language(certificate, manager, hr, boss, exam, mailoutbox):
    for person, language in ((certificate.holder, "it"), (boss, "fr")):
        person.language = language
        person.save()
    suspend(hr, certificate, "Enquiry", TODAY)
    found = letters(mailoutbox, 21)
    assert "10 giugno 2026" in found["ada"]
    assert "10 juin 2026" in found["ursula"]
    assert "10 June 2026" in found["mara"]


def test_the_preview_is_what_is_sent(certificate, manager, trainee, hr, boss, exam, mailoutbox):
    check(0)
    suspend(hr, certificate, "Enquiry", TODAY)
    exempt(hr, trainee, "blackjack-croupier", after(8), "No exam yet", TODAY)
    night = foreseen(boss, 1)
    assert sorted(night) == ["ada", "mara", "ugo", "ursula"]
    later = foreseen(boss, 8)
    assert sorted(later) == ["ada", "mara", "ugo", "ursula"]
    assert letters(mailoutbox, 1) == night
    for days in range(2, 8):
        assert letters(mailoutbox, days) == foreseen(boss, days, NOON) == {}
    assert letters(mailoutbox, 8) == later


def test_a_night_that_is_cut_off_is_made_up_for_and_nothing_is_said_twice(
    certificate, manager, trainee, hr, boss, exam, mailoutbox, monkeypatch
):
    suspend(hr, certificate, "Enquiry", TODAY)
    exempt(hr, trainee, "blackjack-croupier", after(8), "No exam yet", TODAY)

    def cut_off(subject, body, sender, to):
        if to == ["mara@example.org"]:
            raise OSError("the disk is full")
        return send_mail(subject, body, sender, to)

    with monkeypatch.context() as broken:
        broken.setattr(digests, "send_mail", cut_off)
        check(1)
    assert not Said.objects.filter(reader=manager).exists()
    assert not Reminder.objects.filter(recipient=manager).exists()
    first = [letter.to for letter in mailoutbox]
    assert sorted(letters(mailoutbox, 1)) == ["mara"]
    assert sorted(first) == [["ada@example.org"], ["ugo@example.org"], ["ursula@example.org"]]
    rows = Said.objects.values_list("reader__username", "subject", "kind")
    assert len(rows) == len(set(rows)) == 5


def test_an_officer_reads_in_the_letter_what_waits_in_the_house(exam, certificate, boss, hr, mailoutbox):
    suspend(hr, certificate, "Enquiry", TODAY + timedelta(days=24))
    found = letters(mailoutbox, 25)
    assert "Waiting in your house today: 1 overdue assignment." in found["ursula"]
    assert "/en/hr/waiting/" in found["ursula"]
    assert "Waiting in your house" not in found["ada"]


def test_what_waits_is_no_reason_for_a_letter(exam, hr, mailoutbox):
    for days in range(30):
        check(days)
    mailoutbox.clear()
    assert check(30) == 0


def test_the_queries_do_not_depend_on_how_many_there_are(
    manager, certificate, instructor, house, hr, django_assert_max_num_queries
):
    people = [a_person(house, Role.TRAINEE, f"p{number}") for number in range(3)]
    exam = assigned(instructor, *people)
    for person in people:
        fill(hr, person, manager)
    with django_assert_max_num_queries(40) as first:
        few = due_on(after(21))
    for number in range(3, 15):
        person = a_person(house, Role.TRAINEE, f"p{number}")
        exam.school_class.memberships.create(person=person, joins=True, at=TODAY, author=instructor)
        fill(hr, person, manager)
    with django_assert_max_num_queries(len(first)):
        assert len(due_on(after(21))) == len(few) + 12


def fill(hr, person, manager):
    led_by(hr, person, manager)
    with time_machine.travel(NOON):
        suspend(hr, a_certificate(person), "Enquiry", TODAY)
    exempt(hr, person, "blackjack-croupier", after(28), "No exam yet", TODAY)
