"""From a view to HTML: what may be done and why not, in words, names and pictures."""
