-- The claims that a brand approved: a list of texts with their evidence, market and last day.
ALTER TABLE brands ADD COLUMN approved_claims jsonb NOT NULL DEFAULT '[]';
