"""All that the house has on record about somebody, as of a day, for those who audit it: as a page and on paper."""
