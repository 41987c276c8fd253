"""Programmes that a house makes itself: what they need, and the certificates that they earn."""
