"""The programmes of a house as HR keeps them."""
