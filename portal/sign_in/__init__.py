"""Signing in: the addresses that exist, whose account is meant, and how often somebody may try."""
