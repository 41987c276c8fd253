"""Quizzes on rules that have changed since a certificate was earned: passing one renews these rules on its record."""
