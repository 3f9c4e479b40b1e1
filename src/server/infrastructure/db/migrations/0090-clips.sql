-- Clips of the library of a brand. The picture of such a row is a still of its clip.
ALTER TABLE brand_pictures ADD COLUMN clip text UNIQUE;
ALTER TABLE brand_pictures ADD COLUMN clip_seconds double precision;
CREATE INDEX items_clips_idx ON items USING gin ((brief -> 'clips') jsonb_path_ops) WHERE brief -> 'clips' IS NOT NULL;
