"""Rules that have changed since somebody was examined on them, and who that was."""

from dataclasses import replace
from datetime import timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied

from games.web.rulebook.models import ClauseRevision
from games.web.rulebook.past.addresses import rule_before
from tests.training.certification.cast import NOON, a_certificate, a_person, an_attempt
from tests.training.certification.changed import AFTER, CLAUSE, pays, worded
from training.certification.changes import worded as in_words
from training.certification.models import Recheck
from training.certification.services import issue, revoke
from training.hr import changes as hr_changes
from training.hr.changes import changed_in
from training.quiz.models import AttemptItem

TODAY = NOON + timedelta(days=30)
BODY = "A straight (*plein*) is placed within the square of a single number, zero included.\nIt pays {straight_pays}."


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(TODAY, tick=False):
        yield


def one(viewer):
    (found,) = in_words(changed_in(viewer, TODAY.date()), "en")
    return found


def test_while_nothing_changes_nobody_is_affected(trainee, hr, signed_in):
    a_certificate(trainee)
    assert changed_in(hr, TODAY.date()) == []
    assert "No rule has changed" in signed_in.get("/en/hr/changes/").content.decode()


def test_a_certificate_keeps_the_numbers_of_the_facts_it_was_examined_on(trainee):
    assert a_certificate(trainee).facts == {}  # the delivered facts were not recorded yet
    pays(36, NOON - timedelta(days=2))
    pays(37, NOON + timedelta(days=2))
    assert a_certificate(trainee, NOON + timedelta(days=1)).facts == {CLAUSE: 2}
    assert a_certificate(trainee, NOON + timedelta(days=3)).facts == {CLAUSE: 3}


def test_another_payout_affects_who_was_examined_on_the_one_before(trainee, colleague, hr):
    early = a_certificate(trainee)
    pays(36)
    a_certificate(colleague, AFTER + timedelta(days=1))
    found = one(hr)
    assert (found.certificates, found.rules, found.link.id) == ([early], "French roulette", CLAUSE)
    assert found.text.numbers == (("35 to 1", "36 to 1"),)
    assert ("pays 35 to 1" in found.text.then, "pays 36 to 1" in found.text.now) == (True, True)
    assert found.text.change.at == AFTER


def test_who_were_examined_on_different_numbers_are_listed_apart(trainee, colleague, hr):
    pays(36, NOON - timedelta(days=1))
    early = a_certificate(trainee)
    pays(34, AFTER - timedelta(days=1))
    late = a_certificate(colleague, AFTER)
    pays(33, AFTER + timedelta(days=1))
    found = in_words(changed_in(hr, TODAY.date()), "en")
    said = {each.text.numbers: each.certificates for each in found}
    assert said == {(("36 to 1", "33 to 1"),): [early], (("34 to 1", "33 to 1"),): [late]}


def test_the_latest_change_comes_first_and_only_those_of_the_page_are_put_into_words(
    trainee, hr, signed_in, monkeypatch
):
    attempt, split = an_attempt(trainee), "roulette-pays-split"
    copied = {"attempt": attempt, "position": 2, "generator": "x", "version": 1, "seed": "2", "level": 1, "face": {}}
    AttemptItem.objects.create(**copied, key={}, clauses={"part": [[split, 1]]})
    issue(attempt, 92, NOON)
    pays(None, AFTER, clause=split)
    pays(36, AFTER + timedelta(days=1))
    assert [each.link.id for each in changed_in(hr, TODAY.date())] == [CLAUSE, split]
    pays(18, AFTER + timedelta(days=2), clause=split)
    assert [each.link.id for each in changed_in(hr, TODAY.date())] == [split, CLAUSE]
    monkeypatch.setattr(hr_changes, "PAGE", 1)
    for number, clause in enumerate((split, CLAUSE), 1):
        context = signed_in.get("/en/hr/changes/", {"page": number}).context
        assert ([each.rule.change.clause for each in context["rules"]], context["page"].paginator.count) == (
            [clause],
            2,
        )


def test_a_number_of_other_rules_affects_nobody(trainee, hr):
    a_certificate(trainee)
    pays(36, ruleset="venice-fair")
    assert changed_in(hr, TODAY.date()) == []


def test_a_number_that_was_changed_back_affects_nobody(trainee, hr):
    a_certificate(trainee)
    pays(36)
    pays(35)
    assert changed_in(hr, TODAY.date()) == []


def test_a_clause_that_holds_no_more_affects_who_was_examined_on_it(trainee, hr, signed_in):
    early = a_certificate(trainee)
    pays(None)
    found = one(hr)
    assert (found.certificates, found.text.now, found.text.change.ceased) == ([early], "", True)
    page = signed_in.get("/en/hr/changes/").content.decode()
    assert "This rule no longer holds." in page
    assert "Send a quiz on" not in page  # neither a box nor a button


@pytest.mark.parametrize(("odds", "leads"), [(36, True), (None, False)])
def test_the_people_who_are_not_named_are_counted_and_can_be_seen_where_a_quiz_can_be_sent(
    trainee, colleague, signed_in, monkeypatch, odds, leads
):
    monkeypatch.setattr(hr_changes, "NAMED", 1)
    for person in (trainee, colleague):
        a_certificate(person)
    pays(odds)
    page = signed_in.get("/en/hr/changes/").content.decode()
    assert ("and 1 more" in page, "and 1 more</a>" in page) == (True, leads)


def test_who_has_left_is_not_counted_among_those_who_have_a_quiz(trainee, colleague, hr, signed_in):
    for person in (trainee, colleague):
        sent = {"certificate": a_certificate(person), "clause": CLAUSE, "number": 1, "author": hr}
        Recheck.objects.create(**sent, due_on=TODAY.date(), at=AFTER + timedelta(days=1))
    pays(36)
    assert "2 of them have a quiz" in signed_in.get("/en/hr/changes/").content.decode()
    trainee.is_active = False
    trainee.save()
    assert "1 of them has a quiz" in signed_in.get("/en/hr/changes/").content.decode()


@pytest.mark.parametrize(
    ("ruleset", "page"),
    [
        ("venice-french", "/en/games/french-roulette/on/2026-03-10/"),
        ("parlour-double-zero", "/en/games/parlour-roulette/on/2026-03-10/?rules=parlour-double-zero"),
    ],
)
def test_each_change_leads_to_the_rule_on_the_day_before(trainee, hr, ruleset, page):
    a_certificate(trainee)
    pays(36)
    change = replace(one(hr).change, ruleset=ruleset)
    assert rule_before(change) == f"{page}#{CLAUSE}"


def test_the_page_shows_the_day_before(trainee, signed_in):
    a_certificate(trainee)
    pays(36)
    shown = signed_in.get("/en/hr/changes/").content.decode()
    assert f'<a href="/en/games/french-roulette/on/2026-03-10/#{CLAUSE}">The rule on 10 March 2026</a>' in shown


def test_a_wording_of_substance_affects_and_is_shown_as_it_was_and_as_it_is(trainee, hr):
    a_certificate(trainee)
    worded("It pays {straight_pays}, but not on zero.")
    text = one(hr).text
    assert (text.language, text.numbers) == ("en", ())
    assert "zero included" in text.then
    assert text.now == "<p>It pays 35 to 1, but not on zero.</p>\n"


def test_other_words_alone_affect_nobody(trainee, hr):
    a_certificate(trainee)
    worded(BODY.replace("placed", "laid"), reworded=True)
    assert changed_in(hr, TODAY.date()) == []
    worded("It pays {straight_pays}, but not on zero.", AFTER + timedelta(days=1))
    assert one(hr).text.change.at == AFTER + timedelta(days=1)
    worded("It pays {straight_pays}, yet not on zero.", AFTER + timedelta(days=2), reworded=True)
    assert one(hr).text.change.at == AFTER + timedelta(days=1)
    assert "yet not on zero" in one(hr).text.now


def test_a_wording_that_was_changed_back_affects_nobody(trainee, hr):
    a_certificate(trainee)
    before = ClauseRevision.objects.get(clause=CLAUSE)
    worded("It pays nothing.")
    worded(before.body)
    assert changed_in(hr, TODAY.date()) == []


def test_a_certificate_that_no_longer_lets_anybody_deal_is_not_listed(trainee, hr):
    revoke(hr, a_certificate(trainee), "Left", NOON + timedelta(days=1))
    pays(36)
    assert changed_in(hr, TODAY.date()) == []


def test_a_renewal_on_the_new_rule_ends_it(trainee, hr):
    a_certificate(trainee)
    pays(36)
    a_certificate(trainee, AFTER + timedelta(days=1))
    assert changed_in(hr, TODAY.date()) == []


def test_each_house_sees_its_own_people_and_others_nothing(trainee, instructor, stranger):
    a_certificate(trainee)
    pays(36)
    assert changed_in(stranger, TODAY.date()) == []
    for viewer in (trainee, instructor):
        with pytest.raises(PermissionDenied):
            changed_in(viewer, TODAY.date())


def test_the_page_is_in_the_language_of_the_reader_where_its_words_are_current(trainee, signed_in):
    a_certificate(trainee)
    pays(36)
    shown = signed_in.get("/it/hr/changes/").content.decode()
    assert "<del>35 a 1</del> è diventato <ins>36 a 1</ins>" in shown
    assert '<div class="prose" lang="it">' in shown
    worded("It pays {straight_pays}, but not on zero.")
    assert '<div class="prose" lang="en">' in signed_in.get("/it/hr/changes/").content.decode()


def test_the_number_of_queries_does_not_grow_with_the_people(house, hr, signed_in, django_assert_num_queries):
    pays(36)
    signed_in.get("/en/hr/changes/")
    for number in (1, 5):
        for each in range(number):
            a_certificate(a_person(house, username=f"p{number}{each}"))
        worded(f"It pays {{straight_pays}}, or {number}.")
        # session, reader, house, wordings, facts, renewals, certificates, texts, quizzes, the stamp of the book
        with django_assert_num_queries(10):
            assert "earlier rule" in signed_in.get("/en/hr/changes/").content.decode()
