-- The library of pictures of a brand. A deleted one can be restored until it is purged.
CREATE TABLE brand_pictures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  product_id bigint REFERENCES products(id) ON DELETE SET NULL,
  url text NOT NULL UNIQUE,
  width integer NOT NULL,
  height integer NOT NULL,
  title text NOT NULL,
  tags jsonb NOT NULL DEFAULT '[]',
  license text,
  source text,
  expires_on date,
  consent text NOT NULL DEFAULT 'not_needed',
  search text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX brand_pictures_brand_idx ON brand_pictures (brand_id, id DESC);
CREATE INDEX brand_pictures_user_idx ON brand_pictures (user_id);
CREATE INDEX brand_pictures_product_idx ON brand_pictures (product_id);
CREATE INDEX brand_pictures_expiry_idx ON brand_pictures (user_id, expires_on) WHERE expires_on IS NOT NULL;
