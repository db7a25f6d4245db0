-- Which puzzles a player has tried, and solved.
CREATE TABLE puzzles (player TEXT, puzzle TEXT, solved INTEGER NOT NULL, PRIMARY KEY (player, puzzle)) STRICT, WITHOUT ROWID;
