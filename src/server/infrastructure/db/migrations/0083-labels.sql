-- The label that designs of a brand show: its words, null for none, and on which designs.
ALTER TABLE brands ADD COLUMN ai_label text CHECK (ai_label IN ('ai', 'ai_generated', 'ai_modified'));
ALTER TABLE brands ADD COLUMN ai_label_on text NOT NULL DEFAULT 'models' CHECK (ai_label_on IN ('models', 'all'));
-- The manifests of an upload, as an ingredient of designs that show it: an archive of the C2PA library. Null for none.
ALTER TABLE files ADD COLUMN manifest bytea;
