-- The files with Content Credentials that were handed out, by their SHA-256.
CREATE TABLE signed_files (
  sha256 bytea PRIMARY KEY,
  instance_id text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content (id) ON DELETE CASCADE,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL,
  signed_at timestamptz NOT NULL
);
CREATE INDEX signed_files_user ON signed_files (user_id);
CREATE INDEX signed_files_content ON signed_files (content_id);
-- When a cell was approved; null for approvals before this version.
ALTER TABLE campaign_cells ADD COLUMN approved_at timestamptz;
-- What drew the stored bytes; null for items before this version.
ALTER TABLE content ADD COLUMN renderer text;
