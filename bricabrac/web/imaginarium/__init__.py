"""How the table of Imaginarium looks in the browser."""
