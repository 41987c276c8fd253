"""The fewest exams, compared with every possible plan of small houses."""

import random
from collections import Counter
from itertools import product

import pytest

from training.hr.rosters.planning import Person, Plan, Terms, fewest, plan


def is_qualified(person, sits, day):
    return person.first <= day <= person.last or (sits is not None and day > sits)


def keeps(people, sitting, wanted):
    """Return whether enough people are qualified on each day where they sit on these days, or never."""
    return all(
        sum(is_qualified(*pair, day) for pair in zip(people, sitting, strict=True)) >= number
        for day, number in enumerate(wanted)
    )


def fits(days, seats):
    return all(number <= seats for number in Counter(day for day in days if day is not None).values())


def exams_in(days):
    return len({day for day in days if day is not None})


def every_sitting(people, first, length):
    return product(*([None, *range(max(first, one.opens), length)] for one in people))


def fewest_by_trying(people, wanted, first, seats):
    found = [
        exams_in(sitting)
        for sitting in every_sitting(people, first, len(wanted))
        if fits(sitting, seats) and keeps(people, sitting, wanted)
    ]
    return min(found, default=None)


def some_people(chance, most, length):
    people = []
    for _ in range(chance.randrange(most + 1)):
        last = chance.randrange(-1, length + 2)
        opens = max(0, last - chance.randrange(length)) if last >= 0 else 0
        people.append(Person(last, opens, chance.randrange(opens + 1) if last >= 0 else 0))
    return people


@pytest.mark.parametrize("seed", range(6))
def test_no_plan_has_fewer_exams(seed):
    chance, kept = random.Random(seed), 0
    for _ in range(60):
        length, first, seats = chance.randrange(1, 7), chance.randrange(2), chance.randrange(1, 4)
        people = some_people(chance, 4, length)
        wanted = [chance.randrange(len(people) + 1) for _ in range(length)]
        expected = fewest_by_trying(people, wanted, first, seats)
        exams = fewest(people, wanted, first, seats)
        assert (None if exams is None else len(exams)) == expected, (people, wanted, first, seats)
        if exams is not None:
            kept += 1
            sitting = {one: day for day, some in exams.items() for one in some}
            days = [sitting.get(number) for number in range(len(people))]
            assert fits(days, seats)
            assert keeps(people, days, wanted)
            assert all(day is None or day >= max(first, one.opens) for one, day in zip(people, days, strict=True))
    assert kept > 10


def plans_by_trying(people, wanted, terms, new):
    """Yield (exams, trainings, the days that lack people) of each plan with so many new people."""
    length = len(wanted)
    begun = [
        None,
        *((t, s) for t in range(terms.first, length) for s in range(t + terms.training, length)),
    ]
    for sitting in every_sitting(people, terms.first, length):
        for ways in product(begun, repeat=new):
            exams = [*sitting, *(way and way[1] for way in ways)]
            trainings = [way and way[0] for way in ways]
            if fits(exams, terms.exam_seats) and fits(trainings, terms.training_seats):
                everybody = [*people, *[Person(-1, 0)] * new]
                yield everybody, exams, trainings


def counts(everybody, exams, length):
    return tuple(sum(is_qualified(*pair, day) for pair in zip(everybody, exams, strict=True)) for day in range(length))


@pytest.mark.parametrize("seed", range(3))
def test_it_needs_the_fewest_new_people_then_the_fewest_exams_then_the_fewest_trainings(seed):
    chance, trained = random.Random(seed), 0
    for _ in range(25):
        length = chance.randrange(3, 6)
        terms = Terms(chance.randrange(2), chance.randrange(1, 3), chance.randrange(1, 3), chance.randrange(3))
        people = [one for one in some_people(chance, 2, length) if one.last >= 0]
        wanted = [chance.randrange(3) for _ in range(length)]
        possible = {
            new: [
                (counts(everybody, exams, length), exams_in(exams), exams_in(trainings))
                for everybody, exams, trainings in plans_by_trying(people, wanted, terms, new)
            ]
            for new in range(max(wanted) + 1)
        }
        most = [max(found[day] for some in possible.values() for found, _e, _t in some) for day in range(length)]
        kept = [min(pair) for pair in zip(wanted, most, strict=True)]
        good = {
            new: [(e, t) for found, e, t in some if all(a >= b for a, b in zip(found, kept, strict=True))]
            for new, some in possible.items()
        }
        few = min(new for new, some in good.items() if some)
        made = plan(people, wanted, terms)
        assert (made.new, len(made.exams), len(made.trainings)) == (few, *min(good[few])), (people, wanted, terms)
        assert made.lacking == {day: wanted[day] - kept[day] for day in range(length) if wanted[day] > kept[day]}
        trained += made.new > 0
    assert trained > 2


def test_a_renewal_is_as_late_as_it_may_be_and_shared():
    people = [Person(10, 0), Person(12, 2), Person(60, 0)]
    assert plan(people, [3] * 40, Terms(exam_seats=6)) == Plan({10: [0, 1]}, {}, 0, 0, {})
    assert plan(people, [3] * 40, Terms(exam_seats=1)).exams == {10: [0], 12: [1]}
    assert plan(people, [2] * 40, Terms(exam_seats=1)).exams == {12: [0]}
    assert plan(people, [1] * 40, Terms(exam_seats=1)).exams == {}


def test_nobody_sits_before_the_window():
    people = [Person(10, 5), Person(30, 11)]
    assert plan(people, [2] * 40, Terms()).exams == {10: [0], 30: [1]}


def test_lapsed_people_come_before_new_ones():
    people = [Person(-1, 0), Person(-1, 0), Person(90, 0)]
    assert plan(people, [1] * 10 + [2] * 10, Terms()) == Plan({9: [0]}, {}, 1, 0, {})
    made = plan(people, [1] * 10 + [4] * 30, Terms(training=5, training_seats=1))
    assert made == Plan({9: [0, 1, 3]}, {4: 1}, 2, 1, {})


def test_what_cannot_be_kept_is_named_and_the_rest_is_kept():
    made = plan([Person(4, 9)], [1] * 40, Terms(training=14, training_seats=2))
    assert made.lacking == {5: 1, 6: 1, 7: 1, 8: 1, 9: 1}  # may sit on day 9, so deals from day 10 on
    assert made.exams == {9: [0]}
    made = plan([], [2] * 40, Terms(first=1, training=14, training_seats=1))
    assert made.lacking == {**dict.fromkeys(range(16), 2), 16: 1}  # trainings on 1 and 2, exams on 15 and 16
    assert (made.new, made.trainings, made.exams) == (2, {1: 1, 2: 1}, {15: [0], 16: [1]})


def test_nothing_is_planned_where_nothing_is_wanted():
    assert plan([], [], Terms()) == plan([Person(3, 0)], [0] * 9, Terms()) == Plan({}, {}, 0, 0, {})
