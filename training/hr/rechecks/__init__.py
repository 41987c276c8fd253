"""HR sends people a quiz on rules that have changed since they were examined on them."""
