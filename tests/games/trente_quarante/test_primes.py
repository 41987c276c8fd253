"""Integers by their residues: nothing is rounded on the way."""

from math import prod
from random import Random

import numpy as np
import pytest

from games.trente_quarante.primes import TERMS, primes, rebuild, reduce, residues
from games.trente_quarante.states import moves
from games.trente_quarante.ways import VALUES


def test_as_many_primes_as_a_number_wants():
    found = primes(10**80)
    assert prod(found[:-1]) <= 10**80 < prod(found)
    assert all(pow(2, prime - 1, prime) == 1 and prime % 3 and prime % 5 for prime in found)


@pytest.mark.parametrize("number", [0, 1, 10**80 - 1, 3**167])
def test_a_number_comes_back_from_its_residues(number):
    moduli = primes(10**80)
    assert rebuild([residues(np.array([number], dtype=object), prime)[0] for prime in moduli], moduli) == number


def test_the_greatest_sum_of_products_is_not_rounded():
    prime = primes(1)[0]
    half = prime // 2 + 1  # what a residue may be when the quotient was rounded
    assert TERMS * half**2 <= 2**53 + 2**46
    rng = Random(5)
    sums = [rng.randint(-(2**53), 2**53) for _ in range(1000)]
    for number, rest in zip(sums, reduce(np.array(sums, dtype=float), prime), strict=True):
        assert (number - int(rest)) % prime == 0
        assert abs(rest) <= half


def test_no_value_has_more_terms_in_a_sum():
    """Cards to noir, times those to rouge, each as often as there are cards to noir where one of them is the first."""
    for value in VALUES[1:]:
        most = range(len(moves(value)))
        assert len(most) * sum(most) <= TERMS, value
