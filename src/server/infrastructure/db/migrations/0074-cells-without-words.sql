-- Cells of a campaign whose message cannot be said in their language until a person gives words for it.
ALTER TABLE campaign_cells ADD COLUMN needs_words boolean NOT NULL DEFAULT false;
