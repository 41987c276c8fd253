"""Punto banco and chemin de fer, which share their cards and scores."""
