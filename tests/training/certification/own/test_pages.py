"""HR makes programmes of its house on the site, changes them, withdraws them and offers them again."""

from dataclasses import replace

import pytest
import time_machine

from tests.portal.page import read
from tests.training.certification.cast import NOON, a_person
from tests.training.certification.own.earning import RULES, SHIPPED
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.terms import programmes_of, set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.models import Certificate, HouseProgramme
from training.certification.own import services
from training.certification.own.problems import ProgrammeRefused
from training.certification.own.programme import offered_in
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes_in, titles_of
from training.hr.competence.renaming import retire
from training.hr.competence.selectors import competences
from training.hr.competence.services import add_job, require
from training.hr.models import Need
from training.staff.groups import houses_of_officer
from training.staff.models import AuditEntry, GroupOffice, HouseGroup, Role

LIST, NEW = "/en/hr/programmes/", f"/en/hr/programmes/new/?ruleset={RULES}"
SENT = {
    "title_en": "Head of the table",
    "exams": [SHIPPED],
    "months": "12",
    "hours": "40",
    "practice": "on",
    "seen": "0",
}


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


def page_of(client, made, **more):
    return client.get(f"{LIST}own/{made.pk}/", more).content.decode()


def refused(code, do, *args):
    with pytest.raises(ProgrammeRefused) as found:
        do(*args)
    assert found.value.code == code


def test_hr_makes_a_programme(signed_in, own_exam, house):
    answer = signed_in.post(NEW, SENT | {"exams": [own_exam.slug, SHIPPED], "level": "inspector"}, follow=True)
    page = answer.content.decode()
    made = HouseProgramme.objects.get()
    version = made.versions.get()
    assert answer.redirect_chain == [(f"{LIST}own/{made.pk}/", 302)]
    assert version.exams == [SHIPPED, own_exam.slug]  # in the order of the list
    assert (version.practice, version.months, version.hours, version.accepts_evidence) == (True, 12, 40, False)
    assert "House rules" in page
    assert "40 hours at the tables" in page
    assert "inspector" in page
    assert list(programmes_in(house.pk))[-1] == made.slug


def test_the_rules_are_chosen_first(signed_in):
    page = signed_in.get(f"{LIST}new/").content.decode()
    assert f'<option value="{RULES}"' in page
    assert signed_in.get(f"{LIST}new/?ruleset=tarot").status_code == 400


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("title_en", "", "Enter a title in at least one language."),
        ("exams", [], "Choose at least one exam."),
        ("exams", ["english-roulette"], "This is not in the list."),
        ("months", "0", "greater than or equal to 1"),
        ("hours", "-1", "greater than or equal to 0"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_made(signed_in, field, value, said):
    answer = signed_in.post(NEW, SENT | {field: value})
    assert answer.status_code == 400
    assert said in answer.content.decode()
    assert not HouseProgramme.objects.exists()


def test_a_missing_title_is_said_beside_what_else_is_wrong(signed_in):
    answer = signed_in.post(NEW, SENT | {"title_en": "", "months": "0"})
    assert set(answer.context["form"].errors) == {"title_en", "months"}


def test_what_the_service_refuses(hr, contents):
    refused("ruleset", services.make, hr, "tarot", contents)
    refused("no-exam", services.make, hr, RULES, replace(contents, exams=[]))
    refused("gone", services.make, hr, RULES, replace(contents, exams=["english-roulette"]))


def test_a_change_is_the_next_version(signed_in, programme):
    address = f"{LIST}own/{programme.pk}/change/"
    assert 'value="Head of the table"' in signed_in.get(address).content.decode()
    signed_in.post(address, SENT | {"hours": "10", "seen": "1"})
    assert programme.versions.latest("number").hours == 10
    assert programme.versions.count() == 2
    assert next(iter(offered_in([programme.house_id]).values())).hours == 10


def test_the_same_form_again_makes_no_further_version(hr, programme, contents):
    assert services.change(programme, hr, 1, contents).number == 1
    changed = replace(contents, hours=10)
    assert services.change(programme, hr, 1, changed) == services.change(programme, hr, 1, changed)


def test_two_officers_at_once_do_not_overwrite_each_other(signed_in, hr, programme, contents):
    services.change(programme, hr, 1, replace(contents, hours=10))
    answer = signed_in.post(f"{LIST}own/{programme.pk}/change/", SENT | {"hours": "20", "seen": "1"})
    page = answer.content.decode()
    assert answer.status_code == 400
    assert "Somebody else has changed this programme" in page
    assert 'name="seen" value="2"' in page
    assert 'value="20"' in page


def test_an_exam_that_was_withdrawn_may_stay_and_is_marked(signed_in, hr, programme, own_exam, contents):
    own_exam.offers.create(version=None, author=hr)
    assert "not open at present" in page_of(signed_in, programme)
    assert services.change(programme, hr, 1, replace(contents, hours=1)).exams == contents.exams
    refused("gone", services.make, hr, RULES, contents)


def test_it_is_withdrawn_and_offered_again(signed_in, programme, house):
    address = f"{LIST}own/{programme.pk}/"
    assert "This programme is withdrawn" in signed_in.post(address, {"act": "withdraw"}, follow=True).content.decode()
    assert programme.slug not in programmes_in(house.pk)
    assert "Withdrawn programmes" in signed_in.get(LIST).content.decode()
    signed_in.post(address, {"act": "withdraw"})  # twice is refused and changes nothing
    assert programme.offers.count() == 2
    signed_in.post(address, {"act": "offer"})
    assert programme.slug in programmes_in(house.pk)
    actions = AuditEntry.objects.filter(subject=programme.slug).order_by("pk").values_list("action", flat=True)
    assert list(actions) == ["programme-changed", "programme-withdrawn", "programme-offered"]


def test_a_change_of_a_withdrawn_one_does_not_offer_it(hr, programme, contents):
    services.withdraw(programme, hr)
    services.change(programme, hr, 1, replace(contents, hours=1))
    assert offered_in([programme.house_id]) == {}
    services.offer_again(programme, hr)
    assert offered_in([programme.house_id])[programme.slug].hours == 1


def test_the_audit_names_it(signed_in, programme):
    assert "Head of the table" in signed_in.get("/en/hr/audit/").content.decode()


def test_hr_issues_it_to_those_who_had_everything_before(signed_in, does, hr, contents, trainee):
    does.all()
    made = services.make(hr, RULES, contents)
    assert not Certificate.objects.filter(programme=made.slug).exists()
    page = page_of(signed_in, made)
    assert "People who have everything but no certificate yet" in page
    assert trainee.full_name in page
    for _twice in range(2):
        signed_in.post(f"{LIST}own/{made.pk}/", {"act": "issue"})
    assert Certificate.objects.get(programme=made.slug).holder == trainee
    assert "People who have everything" not in page_of(signed_in, made)


def test_its_terms_are_set_as_those_of_the_site(hr, programme, does, house):
    terms = {"validity_months": 6, "window_days": 30, "grace_days": 5}
    set_terms(hr, HouseTerms(programme=programme.slug, **terms), NOON)
    assert programmes_of(house.pk)[programme.slug].validity_months == 6
    does.all()
    assert str(Certificate.objects.get(programme=programme.slug).expires_on) == "2026-09-02"


def test_a_paper_earns_it_where_the_programme_accepts_one(hr, trainee, programme, contents, house, signed_in):
    paper = Paper("Ca' Noghera", "17", NOON.date())
    certificate = enter_evidence(hr, trainee, programmes_in(house.pk)[programme.slug], paper, NOON)
    assert (str(certificate.title), certificate.version.number, certificate.attempt) == ("Head of the table", 1, None)
    services.change(programme, hr, 1, replace(contents, accepts_evidence=False))
    with pytest.raises(CertificateRefused):
        enter_evidence(hr, trainee, programmes_in(house.pk)[programme.slug], paper, NOON)
    form = signed_in.get(f"/en/hr/people/{trainee.pk}/evidence/").content.decode()
    assert programme.slug not in form
    assert "french-roulette-croupier" in form


def test_it_is_everywhere_where_programmes_are(signed_in, programme, does, trainee, house):
    does.all()
    certificate = Certificate.objects.get(programme=programme.slug)
    one = {each.programme: each for each in competences(house, [trainee], NOON.date())[trainee.pk]}[programme.slug]
    assert (str(one.title), one.state, one.may_deal) == ("Head of the table", "valid", True)
    for address in (
        "/en/hr/?state=",
        f"/en/hr/matrix/?programme={programme.slug}",
        f"/en/hr/matrix/{trainee.pk}/{programme.slug}/",
        f"/en/hr/people/{trainee.pk}/",
        f"/en/hr/people/{trainee.pk}/file/",
        f"/en/hr/people/{trainee.pk}/exempt/",
        "/en/hr/roster/plan/",
        f"/en/verify/{certificate.code}/",
        LIST,
    ):
        answer = signed_in.get(address)
        assert answer.status_code == 200
        assert "Head of the table" in answer.content.decode(), address
    assert signed_in.get(f"/en/certificates/{certificate.code}.pdf").status_code == 200
    assert "Capotavolo" in signed_in.get(f"/it/verify/{certificate.code}/").content.decode()


def test_a_job_requires_it_and_still_shows_it_once_it_is_withdrawn(signed_in, programme, hr):
    address = f"/en/hr/jobs/{add_job(hr, 'Inspector').pk}/"
    signed_in.post(address, {programme.slug: "practice", "first_day": NOON.date().isoformat()})
    services.withdraw(programme, hr)
    assert "Head of the table" in signed_in.get("/en/hr/jobs/").content.decode()
    assert programme.slug in signed_in.get(address).content.decode()


def test_another_house_has_nothing_of_it(client, programme, stranger, other_house):
    assert programme.slug not in programmes_in(other_house.pk)
    client.force_login(stranger)
    assert "Head of the table" not in client.get(LIST).content.decode()
    assert client.get(f"{LIST}own/{programme.pk}/").status_code == 404
    assert client.post(f"{LIST}own/{programme.pk}/", {"act": "withdraw"}).status_code == 404
    assert programme.offers.count() == 1


def test_instructors_read_and_do_not_write(client, programme, instructor):
    client.force_login(instructor)
    assert "Head of the table" in client.get(LIST).content.decode()
    page = page_of(client, programme)
    assert "Exam: House rules" in page
    assert "Change what it needs" not in page
    assert client.post(f"{LIST}own/{programme.pk}/", {"act": "withdraw"}).status_code == 403
    assert client.get(f"{LIST}own/{programme.pk}/change/").status_code == 403
    assert client.get(NEW).status_code == 403


def test_a_group_officer_reads_and_does_not_write(client, programme, house, other_house, hr):
    group = HouseGroup.objects.create(name="Venice")
    for each in (house, other_house):
        each.group = group
        each.save()
    officer = a_person(None, Role.TRAINEE, "olga")
    day = NOON.date()
    GroupOffice.objects.create(group=group, person=officer, first_day=day, at=NOON, author=hr, reason="Named")
    assert houses_of_officer(officer, day)
    client.force_login(officer)
    assert "Head of the table" in client.get(LIST, {"house": house.pk}).content.decode()
    assert "Change what it needs" not in page_of(client, programme, house=house.pk)
    assert client.post(f"{LIST}own/{programme.pk}/?house={house.pk}", {"act": "withdraw"}).status_code == 403
    sister = a_person(other_house, Role.HR, "zita")
    GroupOffice.objects.create(group=group, person=sister, first_day=day, at=NOON, author=hr, reason="Named")
    client.force_login(sister)
    assert client.post(f"{LIST}own/{programme.pk}/?house={house.pk}", {"act": "withdraw"}).status_code == 404


def test_a_trainee_is_refused(client, programme, trainee):
    client.force_login(trainee)
    assert client.get(LIST).status_code == 403
    assert client.get(f"{LIST}own/{programme.pk}/").status_code == 403


def test_names_take_one_query_however_many_they_are(hr, programme, contents, django_assert_num_queries):
    slugs = [
        programme.slug,
        *(services.make(hr, RULES, contents).slug for _more in range(3)),
        "french-roulette-croupier",
    ]
    with django_assert_num_queries(1):
        assert {str(title) for title in titles_of(slugs).values()} == {"Head of the table", "French roulette croupier"}
    with django_assert_num_queries(0):
        titles_of(["french-roulette-croupier"])


def test_what_a_house_certifies_takes_one_query(hr, programme, contents, house, django_assert_num_queries):
    for _more in range(3):
        services.make(hr, RULES, contents)
        with django_assert_num_queries(1):
            programmes_in(house.pk)


def test_the_jobs_that_require_it_are_named_and_who_withdraws_it_is_warned(signed_in, hr, programme):
    dealer, boss = add_job(hr, "Dealer"), add_job(hr, "Pit boss")
    for job in (dealer, boss):
        require(hr, job, {programme.slug: Need.CERTIFICATE}, NOON)
    retire(hr, boss, NOON)
    add_job(hr, "Inspector")
    page = read(signed_in, f"{LIST}own/{programme.pk}/")
    jobs = [href for href in page.hrefs if "/jobs/" in href]
    assert (jobs, "nobody who lacks it can earn it" in page.one("main").text) == ([f"/en/hr/jobs/{dealer.pk}/"], False)
    services.withdraw(programme, hr)
    assert "nobody who lacks it can earn it" in page_of(signed_in, programme)
    require(hr, dealer, {programme.slug: Need.NOTHING}, NOON)
    assert "Jobs that require it" not in page_of(signed_in, programme)
