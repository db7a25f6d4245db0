"""The library of the house: the rules as pages, a gallery of all cards, help for everything."""
