"""A shift is worked act by act; what was done stays as it was."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON
from tests.training.shifts.conftest import TABLE, begin
from training.drills import registry
from training.quiz.problems import BadAnswer
from training.shifts import selectors, services
from training.shifts.models import ActAnswer, ActShown, Shift, ShiftEnd
from training.shifts.problems import ShiftRefused


def key(shift, position):
    return selectors.acts_of(shift)[position - 1].item.key


def do(shift, position, given=None, seconds=10.0):
    return services.answer(shift, position, given or key(shift, position), seconds, NOON)


def work(shift):
    return [do(shift, position) for position in range(1, shift.length + 1)]


@pytest.fixture
def changed_table(monkeypatch):
    """The table as it may be one day, when it draws other acts."""

    def change():
        monkeypatch.setitem(registry.SHIFT_TABLES, TABLE.slug, replace(TABLE, version=TABLE.version + 1))

    return change


def test_the_acts_are_those_of_the_seed_every_time(shift):
    first = selectors.acts_of(shift)
    selectors._drawn.cache_clear()
    assert selectors.acts_of(Shift.objects.get(pk=shift.pk)) == first


def test_right_answers_to_the_end_end_the_shift(shift):
    answers = work(shift)
    assert all(answer.is_right and not answer.is_late for answer in answers)
    assert ShiftEnd.objects.get(shift=shift).reason == "worked"
    whole = selectors.sheet_of(shift, shift.answers.all()).whole
    assert (whole.right, whole.late, whole.to_players, whole.to_house) == (5, 0, 0, 0)


def test_a_mistake_is_kept_with_what_it_cost(shift):
    position, act = next((n, a) for n, a in enumerate(selectors.acts_of(shift), 1) if a.kind == "pay")
    slug = next(slug for slug in act.moves if slug.startswith("money-"))
    for earlier in range(1, position):
        do(shift, earlier)
    answer = do(shift, position, {**act.item.key, slug: act.item.key[slug] + 500})
    assert (answer.to_players, answer.to_house, answer.max - answer.score) == (500, 0, 1)
    sheet = selectors.sheet_of(shift, shift.answers.all())
    assert (sheet.kinds[0].title, sheet.kinds[0].to_players) == (TABLE.kinds["pay"].title, 500)


@pytest.mark.parametrize(
    ("seconds", "is_late"), [(45.0, False), (45.1, True), (None, True)], ids=["in time", "late", "not known"]
)
def test_an_act_is_late_after_its_time_or_where_that_is_not_known(shift, seconds, is_late):
    answer = do(shift, 1, seconds=seconds)
    assert (answer.seconds, answer.is_late, answer.is_right) == (seconds, is_late, True)


def test_the_first_showing_of_an_act_is_kept(shift):
    assert services.show(shift, 1, NOON) == NOON
    assert services.show(shift, 1, NOON + timedelta(seconds=30)) == NOON
    assert services.show(shift, 2, NOON + timedelta(seconds=40)) == NOON + timedelta(seconds=40)
    with pytest.raises(IntegrityError), transaction.atomic():
        ActShown.objects.create(shift=shift, position=1, at=NOON)


def test_an_answer_that_is_sent_twice_counts_once_and_the_first_counts(shift):
    first = do(shift, 1)
    other = dict.fromkeys(key(shift, 1), 1)
    assert services.answer(shift, 1, other, 1.0, NOON) == first
    assert ActAnswer.objects.count() == 1


@pytest.mark.parametrize("position", [2, 5])
def test_acts_are_done_in_their_order(shift, position):
    with pytest.raises(ShiftRefused, match="not-next"):
        do(shift, position)


def test_nothing_is_done_after_the_end(shift):
    services.end(shift, NOON)
    with pytest.raises(ShiftRefused, match="ended"):
        do(shift, 1)


def test_what_is_no_answer_is_not_kept(shift):
    with pytest.raises(BadAnswer):
        services.answer(shift, 1, {"nonsense": 1}, 1.0, NOON)
    assert not ActAnswer.objects.exists()


def test_an_end_is_early_and_there_is_one(shift):
    end = services.end(shift, NOON)
    assert (end.reason, services.end(shift, NOON)) == ("early", end)


def test_who_begins_again_goes_on_with_the_open_shift(shift, trainee, colleague):
    assert begin(trainee, "b") == shift
    assert begin(colleague) != shift
    work(shift)
    assert begin(trainee, "b").number == 2


def test_the_database_refuses_a_second_open_shift(shift, trainee):
    fields = {"table": "x", "version": 1, "ruleset": "x", "ruleset_parameters": {}, "busyness": "calm", "length": 5}
    with pytest.raises(IntegrityError), transaction.atomic():
        Shift.objects.create(user=trainee, number=shift.number, seed="b", started_at=NOON, **fields)


def test_somebody_without_a_house_may_work_a_shift_too(rulebook, drifter):
    assert begin(drifter).house is None


def test_a_shift_whose_table_has_changed_cannot_go_on(shift, trainee, changed_table):
    do(shift, 1)
    changed_table()
    assert selectors.acts_of(shift) is None
    with pytest.raises(ShiftRefused, match="changed"):
        services.answer(shift, 2, {"x": 1}, 1.0, NOON)
    fresh = services.start(trainee, registry.SHIFT_TABLES[TABLE.slug], "calm", 5, "b", NOON)
    assert fresh != shift
    assert ShiftEnd.objects.get(shift=shift).reason == "changed"


def test_a_shift_under_other_rules_is_not_drawn_again(shift):
    other = Shift(table=shift.table, version=shift.version, ruleset=shift.ruleset, ruleset_parameters={"zero": "x"})
    assert selectors.acts_of(other) is None


def test_the_record_is_only_added_to(shift):
    do(shift, 1)
    services.end(shift, NOON)
    services.show(shift, 2, NOON)
    for model in (Shift, ActShown, ActAnswer, ShiftEnd):
        row = model.objects.get()
        for change in (
            row.save,
            row.delete,
            model.objects.all().delete,
            lambda model=model: model.objects.update(pk=0),
        ):
            with pytest.raises(RecordChanged):
                change()


@pytest.mark.parametrize("table", registry.SHIFT_TABLES.values(), ids=registry.SHIFT_TABLES)
def test_every_kind_has_its_lesson_and_a_drill_that_its_rules_have(rulebook, trainee, table):
    shift = begin(trainee, table=table)
    for name, kind in table.kinds.items():
        found = selectors.of_kind(shift, name)
        assert found.lesson is not None
        assert bool(found.drill) == bool(kind.skill)
        if kind.skill:
            rules = selectors.DEALT[table.ruleset].rules
            assert registry.GENERATORS[kind.skill].asks(rules, kind.level)
