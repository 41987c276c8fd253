"""Legal situations from a seeded random source: each game's under its own name."""

from games.baccarat.chemin_de_fer import scenarios as chemin_de_fer
from games.baccarat.punto_banco import scenarios as punto_banco

__all__ = ["chemin_de_fer", "punto_banco"]
