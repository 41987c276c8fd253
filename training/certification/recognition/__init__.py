"""Houses that recognise certificates of a sister house."""
