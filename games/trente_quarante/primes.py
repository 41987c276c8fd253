"""Exact integers by their residues modulo several primes, which numpy computes in floats without any rounding.

A float holds every integer up to 2**53. Residues are taken next to zero, half a prime away at most, and the primes are
so low that a sum of `TERMS` products of two residues stays below that.
"""

from collections.abc import Iterable, Sequence
from itertools import count
from math import isqrt, prod

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]

TERMS = 2400  # 0 to 16 twos to noir and to rouge, each as often as there are twos of noir, are 2312
_HIGHEST = isqrt(4 * 2**53 // TERMS)
_AT_ONCE = 16_000  # numbers, few enough for the processor's cache


def primes(beyond: int) -> list[int]:
    """Return as many of the highest primes as it takes for their product to pass a number."""
    found: list[int] = []
    candidates = (n for n in count(_HIGHEST, -1) if all(n % divisor for divisor in range(2, isqrt(n) + 1)))
    while prod(found) <= beyond:
        found.append(next(candidates))
    return found


def residues(numbers: NDArray[np.object_], prime: int) -> Table:
    """Return the residues of an array of Python integers of any size."""
    return reduce((numbers % prime).astype(np.float64), prime)


def reduce(table: Table, prime: int) -> Table:
    """Bring sums and products of residues back to residues, in place, and return the table."""
    for rows in np.array_split(table, table.size // _AT_ONCE + 1):
        rows -= np.rint(rows * (1 / prime)) * prime
    return table


def rebuild(rests: Iterable[float], moduli: Sequence[int]) -> int:
    """Return the number, from zero to below the product of the primes, that has these residues."""
    whole = prod(moduli)
    parts = [whole // prime for prime in moduli]
    found = zip(rests, moduli, parts, strict=True)
    return sum(int(rest) * pow(part, -1, prime) * part for rest, prime, part in found) % whole
