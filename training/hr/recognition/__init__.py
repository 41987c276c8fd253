"""The pages on which HR recognises certificates of a sister house."""
