"""Write the items of games to golden/GAME.json: python -m tests.training.drills.make_golden GAME [GAME ...]

An item of each level and ruleset, drawn from the seed "golden": by skill and level, each item once, with the rulesets
under which it is drawn. Lines are broken so that a diff shows what changed in an item.
"""

import json
import os
import sys
from pathlib import Path

import django

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 120


def golden(package):
    """Return by skill and level the items that are drawn today, each with its version, face, key and rulesets."""
    from tests.training.drills.cases import PACKAGES, cases, make
    from training.drills.registry import GENERATORS

    found = {}
    for rules, name, level in cases(PACKAGES[package]):
        item = make(rules, name, level, "golden")
        data = json.loads(json.dumps({"version": GENERATORS[name].version, "face": item.face, "key": item.key}))
        same = found.setdefault(name, {}).setdefault(str(level), [])
        known = next((other for other in same if all(other[part] == data[part] for part in data)), None)
        if known:
            known["rulesets"].append(rules)
        else:
            same.append({**data, "rulesets": [rules]})
    return found


def pretty(data, indent=""):
    """Return JSON with sorted keys, broken where a line would be too long."""
    line = json.dumps(data, sort_keys=True, ensure_ascii=False)
    if len(indent) + len(line) < WIDTH or not isinstance(data, dict | list):
        return line
    deeper = indent + " "
    if isinstance(data, dict):
        opened, closed = "{}"
        inside = [f"{json.dumps(key)}: {pretty(value, deeper)}" for key, value in sorted(data.items())]
    else:
        opened, closed = "[]"
        inside = [pretty(value, deeper) for value in data]
    return f"{opened}\n" + ",\n".join(deeper + each for each in inside) + f"\n{indent}{closed}"


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.test")
    django.setup()
    for game in sys.argv[1:]:
        (GOLDEN / f"{game}.json").write_text(f"{pretty(golden(game))}\n", encoding="utf-8")
