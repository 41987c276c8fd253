"""The people of a house, as HR enters and changes them."""
