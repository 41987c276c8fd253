"""A ruling follows the rules, numbers and limits of its day, and nothing that changes later changes it."""

from datetime import date, timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db.models import F

from games.core.problems import Refused
from games.core.rulesets import load_rulesets
from games.web.kit.append_only import RecordChanged
from games.web.rulebook.models import Clause, ClauseRevision, FormerTranslation, RulesetParameters
from tests.training.certification.cast import a_person
from tests.training.rulings.conftest import FIRST, SECOND, TODAY, noon
from tests.training.signing.reader import is_ours, signed_at
from training.rulings.models import Ruling
from training.rulings.paper import ruling_pdf
from training.rulings.problems import RulingRefused
from training.rulings.services import Sheet, make
from training.rulings.shown import shown
from training.staff.models import AuditEntry, Role

STRAIGHT, MAXIMUM, MINIMUM = "roulette-pays-straight", "roulette-maximum", "roulette-minimum"


def lines(ruling):
    return [
        (line["said"]["en"][0], line["stake"], line["winnings"], line["returned"], line["clauses"][0]["id"])
        for line in ruling.contents["lines"]
    ]


def test_a_straight_pays_35_to_1_and_black_17_takes_a_bet_on_red(rule):
    ruling = rule(FIRST, "17", ("straight:17", "10"), ("red", "20"))
    assert sorted(lines(ruling)) == [
        ("Red", 20_00, 0, 0, "roulette-loses"),
        ("Straight 17", 10_00, 350_00, 10_00, STRAIGHT),
    ]


def test_the_limits_are_those_of_the_day(rule, table, at):
    at(SECOND)
    table.overrides = {"minimum": {"straight": "10"}, "maximum": {"straight": "40"}}
    table.save()
    at(TODAY)
    stakes = (("straight:17", "60"), ("straight:20", "5"))
    assert sorted(lines(rule(FIRST, "17", *stakes))) == [
        ("Straight 17", 60_00, 2100_00, 60_00, STRAIGHT),
        ("Straight 20", 5_00, 0, 0, "roulette-loses"),
    ]
    assert sorted(lines(rule(SECOND, "17", *stakes))) == [
        ("Straight 17", 20_00, 0, 20_00, MAXIMUM),
        ("Straight 17", 40_00, 1400_00, 40_00, STRAIGHT),
        ("Straight 20", 5_00, 0, 5_00, MINIMUM),
    ]


def test_what_changes_during_a_day_holds_for_the_whole_of_it(rule, table, at):
    at(SECOND)
    table.overrides = {"maximum": {"straight": "40"}}
    table.save()
    at(TODAY)
    eve = SECOND - timedelta(days=1)
    assert lines(rule(eve, "17", ("straight:17", "60")))[0][1] == 60_00
    assert [line[1] for line in lines(rule(SECOND, "17", ("straight:17", "60")))] == [20_00, 40_00]


def test_the_numbers_of_the_ruleset_are_those_of_the_day(rule, at):
    """Until the second day a stake could go to prison once alone: a second zero running gives a quarter back."""
    now = load_rulesets("games.roulette")["venice-french"]
    at(FIRST)
    RulesetParameters.objects.create(ruleset="venice-french", number=2, parameters=now | {"prison_levels": 1})
    at(SECOND)
    RulesetParameters.objects.create(ruleset="venice-french", number=3, parameters=now)
    at(TODAY)

    def caught(day):
        (line,) = rule(day, "0", ("red", "40", "1")).contents["lines"]
        return line["said"]["en"][1], line["returned"], line["held"]

    assert caught(FIRST) == ("Halved", 10_00, 0)
    assert caught(SECOND) == ("In prison", 0, 40_00)


def test_the_wording_is_that_of_the_day_in_english_where_it_is_kept_in_english_alone(rule, at):
    at(SECOND)
    Clause.objects.rewrite(False).filter(pk=STRAIGHT).update(revision=F("revision") + 1)
    ClauseRevision.objects.create(
        clause_id=STRAIGHT, revision=2, title="Plein", body="One number pays {straight_pays}."
    )
    at(TODAY)
    before, after = (rule(day, "17", ("straight:17", "10")).contents["clauses"][0] for day in (FIRST, SECOND))
    assert (before["revision"], after["revision"]) == (1, 2)
    assert "One number pays" not in before["texts"]["en"]["body"]
    assert after["texts"]["en"] == {"title": "Plein", "body": "One number pays 35 to 1."}
    assert set(before["texts"]) == {"en", "it", "fr"}
    assert set(after["texts"]) == {"en"}, "the translations are still those of the first wording"


def test_a_translation_of_that_day_is_found_when_another_has_taken_its_place(rule, at):
    at(TODAY)
    Clause.objects.rewrite(False).filter(pk=STRAIGHT).update(title_it="Altro", source_revision_it=2, revision=2)
    for title, revision in (("Pieno, allora", 1), ("Pieno, poi", 1)):
        FormerTranslation.objects.create(
            clause_id=STRAIGHT, language="it", source_revision=revision, title=title, body="Paga {straight_pays}."
        )
    texts = rule(FIRST, "17", ("straight:17", "10")).contents["clauses"][0]["texts"]
    assert texts["it"] == {"title": "Pieno, allora", "body": "Paga 35 a 1."}


def test_before_the_first_record_the_first_known_rules_are_used_and_the_ruling_says_so(rule, table, monkeypatch):
    monkeypatch.setattr("games.web.venues.history._is_shipped", lambda table: True)
    ruling = rule(date(2020, 1, 1), "17", ("straight:17", "10"))
    assert ruling.contents["records"] == {"table": None, "ruleset": None}
    assert all("first known" in sentence for sentence in shown(ruling).records)
    assert "first known" not in " ".join(shown(rule(FIRST, "17", ("straight:17", "10"))).records)


def test_nothing_that_changes_later_changes_a_ruling(rule, table, at):
    ruling = rule(FIRST, "0", ("red", "10"))
    paper = ruling_pdf(ruling)
    table.overrides = {"zero": "partage"}
    table.save()
    table.delete()
    Clause.objects.rewrite(False).filter(pk="roulette-zero-prison").update(title_en="Gone", revision=9)
    assert ruling_pdf(Ruling.objects.get()) == paper
    with pytest.raises(RecordChanged):
        ruling.save()


def test_its_paper_is_signed_as_of_when_it_was_made_or_replaced(rule, instructor, table):
    former, tomorrow = rule(FIRST, "17", ("straight:17", "10")), noon(TODAY + timedelta(days=1))
    assert signed_at(ruling_pdf(former)) == former.at < tomorrow
    bet = {0: {"bet": "straight:17", "stake": "10"}}
    make(instructor, Sheet(table.pk, FIRST, {"outcome": "18"}, bet, "later", replaces=former), tomorrow)
    assert signed_at(ruling_pdf(Ruling.objects.get(pk=former.pk))) == tomorrow


def test_a_table_that_was_removed_keeps_its_days(rule, table, at):
    table.delete()
    assert rule(FIRST, "17", ("straight:17", "10"))
    with pytest.raises(RulingRefused, match="no-table"):
        rule(TODAY, "17", ("straight:17", "10"))


def test_the_same_form_sent_twice_is_one_ruling(rule):
    assert rule(FIRST, "17", ("straight:17", "10"), token="t") == rule(FIRST, "17", ("straight:17", "10"), token="t")
    assert AuditEntry.objects.filter(action="ruling-made").count() == 1


def test_a_ruling_is_replaced_once(rule):
    former = rule(FIRST, "17", ("straight:17", "10"))
    later = rule(FIRST, "18", ("straight:17", "10"), replaces=former, note="The ball was in 18.")
    assert Ruling.objects.get(pk=former.pk).replaced_by == later
    with pytest.raises(RulingRefused, match="replaced"):
        rule(FIRST, "19", ("straight:17", "10"), replaces=former)


@pytest.mark.parametrize(
    ("day", "code"),
    [(TODAY + timedelta(days=1), "future"), (FIRST - timedelta(days=1), "no-table")],
)
def test_a_day_is_refused(rule, day, code):
    with pytest.raises(RulingRefused, match=code):
        rule(day, "17", ("straight:17", "10"))


def test_a_ruling_needs_a_stake(rule):
    with pytest.raises(RulingRefused, match="nothing"):
        rule(FIRST, "17")


def test_a_ruling_that_would_cite_a_rule_without_words_is_refused(rule, monkeypatch):
    monkeypatch.setattr("training.rulings.contents.worded_before", lambda *_asked: [])
    with pytest.raises(RulingRefused, match="unworded"):
        rule(FIRST, "17", ("straight:17", "10"))
    assert not Ruling.objects.exists()


@pytest.mark.parametrize(
    ("outcome", "stake", "field"),
    [
        ("37", ("red", "10"), "outcome"),
        ("17", ("straight:99", "10"), "laid[0].bet"),
        ("17", ("red", "0"), "laid[0].stake"),
    ],
)
def test_what_the_engine_refuses_is_refused_at_its_field_and_nothing_is_written(rule, outcome, stake, field):
    with pytest.raises(Refused) as refused:
        rule(FIRST, outcome, stake)
    assert refused.value.first.field == field
    assert not Ruling.objects.exists()


def test_a_table_of_another_house_is_none(rule, other_house):
    zeno = a_person(other_house, Role.HR, "zeno")
    with pytest.raises(RulingRefused, match="no-table"):
        rule(FIRST, "17", ("straight:17", "10"), author=zeno)


def test_trainees_make_none(rule, house):
    with pytest.raises(PermissionDenied):
        rule(FIRST, "17", ("straight:17", "10"), author=a_person(house))


def test_every_letter_of_a_paper_with_cards_can_be_drawn(instructor, house, at, caplog):
    at(FIRST)
    table = house.venue.tables.create(
        slug="stud", game="caribbean-stud", ruleset="venice-caribbean-stud", published=True
    )
    at(TODAY)
    hand = {"cards": "2c2d7h9sJc", "ante": "10", "bet": "20"}
    sheet = Sheet(table.pk, FIRST, {"bank": "KcAd9h4s3d"}, {0: hand}, "once")
    ruling = make(instructor, sheet, noon(TODAY))
    assert is_ours(ruling_pdf(ruling))
    assert not caplog.records
    assert "king of clubs" in ruling.contents["said"]["en"]["came"][0][1]
