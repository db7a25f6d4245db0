-- Seeds have 128 bits: more than a number of the database.
ALTER TABLE matches RENAME COLUMN seed TO number;
ALTER TABLE matches ADD COLUMN seed TEXT NOT NULL DEFAULT '0';
UPDATE matches SET seed = CAST(number AS TEXT);
ALTER TABLE matches DROP COLUMN number;
