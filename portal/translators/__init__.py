"""The translators' board: what each language lacks, files to translate elsewhere, and what comes back from there.

The catalogues in `locale/` stay the authority. What a translator sends is kept as a bundle, which a maintainer writes
into the catalogues with `manage.py import_texts` and commits.
"""
