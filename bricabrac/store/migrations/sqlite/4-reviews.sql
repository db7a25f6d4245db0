-- What is thought of matches that are over. It follows from the match: whoever moves leaves it behind, and it is made anew.
CREATE TABLE reviews (match TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
