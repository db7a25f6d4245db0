-- Who plays on a day is what the rule said when it began: rules and people may change before it is over.
ALTER TABLE days ADD COLUMN dreams TEXT NOT NULL DEFAULT '{}';
