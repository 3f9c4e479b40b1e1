-- What the files of a brand, and the page that checks them, tell about it.
ALTER TABLE brands ADD COLUMN proof_shows text NOT NULL DEFAULT 'maker' CHECK (proof_shows IN ('nothing', 'maker', 'full'));
-- The Content Credentials that an uploaded picture had before it was written again; null for none.
ALTER TABLE files ADD COLUMN credentials jsonb;
