"""What a candidate sees, read by the tests' own eyes."""

POINTS = {rank: min(place, 10) for place, rank in enumerate("A23456789TJQK", 1)}


def values(face):
    """The amounts and names of the question."""
    found = face["question"]["values"]
    return {name: next(iter(value.values())) if isinstance(value, dict) else value for name, value in found.items()}


def code(face):
    return face["question"]["code"].split(".")[-1]


def cents(value):
    return value["money"] if isinstance(value, dict) else value


def share(amount, parts):
    """A part of a stake in whole chips of fifty cents, rounded for the player."""
    return -(-amount // (parts * 50)) * 50
