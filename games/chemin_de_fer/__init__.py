"""Chemin de fer: the bank that goes round, the offers on it, and the choices of punter and banker."""
