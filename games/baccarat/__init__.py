"""Baccarat: what punto banco and chemin de fer have in common, the score of a hand."""
