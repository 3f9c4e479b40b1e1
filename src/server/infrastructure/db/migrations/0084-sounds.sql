-- Sound files for films: of a brand, or of none. A deleted one can be restored until it is purged.
CREATE TABLE sounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE CASCADE,
  kind text NOT NULL,
  file text NOT NULL UNIQUE,
  title text NOT NULL,
  seconds double precision NOT NULL,
  speech jsonb NOT NULL,
  text text NOT NULL DEFAULT '',
  license text,
  source text,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX sounds_user_idx ON sounds (user_id, brand_id, id DESC);
CREATE INDEX sounds_brand_idx ON sounds (brand_id);
CREATE INDEX items_sounds_idx ON items USING gin ((brief -> 'sounds') jsonb_path_ops) WHERE brief -> 'sounds' IS NOT NULL;
