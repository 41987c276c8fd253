"""One act upon many certificates, with one reason: shown for each first, then done in one transaction."""
