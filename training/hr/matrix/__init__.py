"""The matrix of people and competences on any day: the page, its evidence, its files, and saved views of it."""
