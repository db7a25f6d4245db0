"""What all games share: the kernel, the table, the match. No game is named in here."""
