"""Prints what the items of a game are known by: python -m tests.training.drills.make_golden GAME > …/golden/GAME.txt"""

import hashlib
import json
import os
import sys
from itertools import groupby

import django


def fingerprint(item, version):
    told = json.dumps([version, item.face, item.key], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def lines(package):
    from tests.training.drills.cases import PACKAGES, cases, make
    from training.drills.registry import GENERATORS

    yield "# An item of each level, drawn from one seed, as its fingerprint: ruleset, skill, then level by level."
    for (rules, name), levels in groupby(cases(PACKAGES[package]), key=lambda case: case[:2]):
        prints = [
            f"{level}:{fingerprint(make(rules, name, level, 'golden'), GENERATORS[name].version)}"
            for _r, _n, level in levels
        ]
        yield " ".join([rules, name, *prints])


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.test")
    django.setup()
    print(*lines(sys.argv[1]), sep="\n")
