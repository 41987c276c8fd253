"""Trente et quarante, and the mini table that is dealt without insurance."""
