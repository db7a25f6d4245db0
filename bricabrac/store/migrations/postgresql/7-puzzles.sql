-- Which puzzles a player has tried, and solved.
CREATE TABLE puzzles (player text COLLATE "C", puzzle text COLLATE "C", solved smallint NOT NULL, PRIMARY KEY (player, puzzle));
