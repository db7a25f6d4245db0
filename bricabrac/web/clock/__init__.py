"""The clock of a table: time for a turn, time for a match."""
