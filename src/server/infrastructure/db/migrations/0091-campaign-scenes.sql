-- The scenes of a campaign's films in its first language, as a person edited them in the brief. NULL where the studio writes them.
ALTER TABLE campaigns ADD COLUMN scenes jsonb;
