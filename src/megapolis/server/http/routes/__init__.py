"""One module of endpoints per topic."""
