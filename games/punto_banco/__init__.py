"""Punto banco: a coup by its table of play, what it pays, and how one dealt wrongly is rebuilt."""
