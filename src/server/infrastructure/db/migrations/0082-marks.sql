-- The rule of the operator that decided whether the stored files have a mark in their pixels; null for items before this version, of
-- which stills with a model's picture have one.
ALTER TABLE content ADD COLUMN mark_rule text CHECK (mark_rule IN ('models', 'all'));
