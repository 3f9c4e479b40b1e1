-- The keys of this instance that sign Content Credentials, and the one of marks in pixels: certificates as PEM, private keys encrypted.
CREATE TABLE signing_keys (
  serial text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('root', 'leaf', 'mark')),
  certificate text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
