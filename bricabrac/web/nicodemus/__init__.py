"""How the table of Nicodemus looks in the browser."""
