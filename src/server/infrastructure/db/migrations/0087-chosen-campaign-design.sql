-- What was chosen for the words and the design of a campaign's brief in its preview.
ALTER TABLE campaigns ADD COLUMN piece_choices jsonb NOT NULL DEFAULT '[]';
ALTER TABLE campaigns ADD COLUMN seed bigint;
