"""A right request for every verb of the card games, from which wrong ones are made."""

GOOD = {
    ("trente-et-quarante", "settle"): {
        "cards": ["Tc", "7h", "Kd", "Th", "Kd", "Qc", "9h", "3s"],
        "bets": [
            {"chance": "rouge", "stake": "100.00", "insured": True},
            {"chance": "couleur", "stake": "12.50", "choice": "leave"},
        ],
        "held": [{"chance": "noir", "stake": "20.00", "level": 2, "choice": "divide"}],
    },
    ("trente-et-quarante", "odds"): {"decks": 6, "seen": ["Tc", "7h", "Kd", "As"]},
    ("punto-banco", "settle"): {
        "cards": ["2c", "Kd", "3h", "Ks", "2c", "4d", "2s", "9h"],
        "bets": [{"on": "punto", "stake": "10.00"}, {"on": "banco", "stake": "100.00"}, {"on": "tie", "stake": "5.00"}],
    },
    ("punto-banco", "rebuild"): {
        "laid": [
            {"card": "2c", "to": "punto"},
            {"card": "Kd", "to": "banco"},
            {"card": "3h", "to": "punto"},
            {"card": "Ks", "to": "banco"},
            {"card": "9d", "to": "banco"},
        ],
        "next": ["7c"],
    },
    ("punto-banco", "odds"): {"counts": {str(value): 128 if value == 0 else 32 for value in range(10)}},
    ("chemin-de-fer", "advise"): {
        "bank": 5,
        "punter_third": 4,
        "draws_on_five": 0.5,
        "decks": 6,
        "commission": "0.05",
    },
    ("chemin-de-fer", "bank"): {"start": "50.00", "coups": ["win", "tie", "win", "lose", "win", "retire"]},
    ("blackjack", "settle"): {
        "rules": "venice-blackjack",
        "dealer": ["Ah", "9c"],
        "boxes": [
            {
                "hands": [{"cards": ["Td", "9s"], "stakes": {"Anna": "10.00", "Bruno": "5.00"}}],
                "insurance": {"Anna": "5.00"},
            },
            {"hands": [{"cards": ["As", "Kd"], "stakes": {"Carla": "15.00"}}], "even_money": ["Carla"]},
        ],
    },
    ("blackjack", "advise"): {"rules": "venice-blackjack", "hand": ["Tc", "6d"], "dealer": "Th"},
    ("blackjack", "odds"): {"rules": "venice-blackjack"},
    ("blackjack", "chart"): {"rules": "venice-blackjack"},
    ("caribbean-stud", "settle"): {
        "rules": "venice-caribbean-stud",
        "hand": ["2c", "2d", "7h", "9s", "Jc"],
        "bank": ["Kc", "Ad", "9h", "4s", "3c"],
        "ante": "10.00",
        "bet": "20.00",
        "changed": {"from": "5h", "to": "7h"},
    },
    ("caribbean-stud", "advise"): {
        "rules": "venice-caribbean-stud",
        "overrides": {"exchange": False},
        "hand": ["Ac", "Kd", "Qh", "Js", "2c"],
        "bank_card": "6s",
    },
    ("caribbean-stud", "odds"): {"rules": "venice-caribbean-stud", "overrides": {"exchange": False}},
    ("texas-holdem", "showdown"): {
        "board": ["2c", "7d", "9h", "Js", "Kd"],
        "players": [
            {"name": "A", "cards": ["Qc", "8c"], "put_in": "100.00", "folded": False},
            {"name": "B", "cards": ["4c", "3c"], "put_in": "250.00"},
            {"name": "C", "cards": ["6c", "5c"], "put_in": "400.00"},
        ],
        "button": "C",
        "rake": {"percent": "5", "cap": "30.00"},
        "chip": "1.00",
    },
    ("texas-holdem", "equity"): {"hands": [["As", "Ah"], ["Ks", "Kh"]], "board": ["2c", "7d", "9h"], "dead": ["3c"]},
    ("texas-holdem", "range-equity"): {
        "hands": [{"cards": ["As", "Ah"]}, {"range": "QQ+, AKs"}],
        "board": ["2c", "7d", "9h"],
        "dead": ["3c"],
    },
    ("texas-holdem", "rank"): {"cards": ["Ac", "9c", "7c", "4c", "2c", "As", "Ad"]},
    ("trente-et-quarante", "clauses"): {"rules": "venice-trente-et-quarante"},
    ("punto-banco", "clauses"): {"rules": "venice-mini-punto-banco"},
    ("chemin-de-fer", "clauses"): {"rules": "venice-chemin-de-fer", "own": True},
    ("blackjack", "clauses"): {"rules": "single-deck", "own": False},
    ("caribbean-stud", "clauses"): {"rules": "plain-caribbean-stud"},
    ("texas-holdem", "clauses"): {"rules": "venice-texas-holdem", "overrides": {}},
}
