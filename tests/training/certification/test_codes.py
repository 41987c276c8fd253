from itertools import combinations

import pytest

from training.certification.codes import ALPHABET, NotACode, new_code, read_code

CODE = "2222-2222-2222"  # every value is 0, so the sum is 0


def test_a_code_of_zeros_checks_itself():
    assert read_code(CODE) == CODE


def test_the_check_sign_makes_the_weighted_sum_a_multiple_of_31():
    # "3" is worth 1 in place 1; the check in place 12 must bring 1 + 12c to a multiple of 31: c = 18 (217 = 7*31).
    assert ALPHABET[18] == "M"
    assert read_code("3222-2222-222M") == "3222-2222-222M"


def test_no_sign_looks_like_another():
    assert not set("01OIL") & set(ALPHABET)
    assert len(set(ALPHABET)) == 31


def test_new_codes_are_well_formed_and_differ():
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(read_code(code) == code for code in codes)


@pytest.mark.parametrize(
    "typed",
    ["3222 2222 222m", "32222222222M", " 3222–2222–222M ", "３２２２-2222-222M", "3222_2222.222M", "3222‑2222‑222m\n"],
)
def test_case_spaces_and_dashes_do_not_matter(typed):
    assert read_code(typed) == "3222-2222-222M"


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("O222-2222-222M", "letters"),
        ("3222-2222-222É", "letters"),
        ("", "length"),
        ("3222-2222-222", "length"),
        ("3222-2222-222MM", "length"),
        ("3222-2222-222N", "check"),
    ],
)
def test_what_cannot_be_a_code_is_distinguished(typed, reason):
    with pytest.raises(NotACode) as refused:
        read_code(typed)
    assert refused.value.reason == reason


def test_every_single_wrong_sign_is_noticed():
    code = new_code().replace("-", "")
    for place in range(12):
        for sign in set(ALPHABET) - {code[place]}:
            with pytest.raises(NotACode):
                read_code(code[:place] + sign + code[place + 1 :])


def test_every_exchange_of_two_signs_is_noticed():
    code = new_code().replace("-", "")
    for first, second in combinations(range(12), 2):
        if code[first] == code[second]:
            continue
        signs = list(code)
        signs[first], signs[second] = signs[second], signs[first]
        with pytest.raises(NotACode):
            read_code("".join(signs))
