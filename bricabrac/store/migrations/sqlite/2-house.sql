-- Files from before numbering may be older than the pulse.
CREATE TABLE IF NOT EXISTS pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL
) STRICT;
-- A backup holds the secret of its house; arriving: matches are being moved here, and not all have come.
CREATE TABLE house (
    one INTEGER PRIMARY KEY CHECK (one = 1), secret BLOB NOT NULL, arriving INTEGER NOT NULL
) STRICT;
