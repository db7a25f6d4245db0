-- Seeds have 128 bits: more than a number of the database.
ALTER TABLE matches ALTER COLUMN seed TYPE text USING seed::text;
