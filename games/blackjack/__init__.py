"""Blackjack as dealt in Venice, and by the rules of other houses."""
