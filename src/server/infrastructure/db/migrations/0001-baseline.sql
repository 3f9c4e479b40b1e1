-- The schema of Signet 0.1. It is never changed: a change of the schema is another migration (see migrate.ts).

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  language text,
  disabled_at timestamptz
);

CREATE TABLE pending_registrations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  is_decoy boolean DEFAULT false NOT NULL
);
CREATE INDEX pending_registrations_email_key_id_idx ON pending_registrations (email_key, id);

CREATE TABLE verification_tokens (
  hash bytea PRIMARY KEY,
  pending_id bigint REFERENCES pending_registrations(id) ON DELETE SET NULL,
  email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX verification_tokens_pending_id_idx ON verification_tokens (pending_id) WHERE (pending_id IS NOT NULL);

CREATE TABLE sessions (
  hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  remember boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE INDEX sessions_user_id_created_at_idx ON sessions (user_id, created_at);

CREATE TABLE mail_throttle (
  key bytea NOT NULL,
  purpose text NOT NULL,
  count integer NOT NULL,
  last_at timestamptz NOT NULL,
  blocked_until timestamptz,
  resets integer NOT NULL,
  resets_since timestamptz,
  PRIMARY KEY (key, purpose)
);

CREATE TABLE login_throttle (
  key bytea PRIMARY KEY,
  address bytea NOT NULL,
  failures integer NOT NULL,
  blocked_until timestamptz,
  updated_at timestamptz NOT NULL
);
CREATE INDEX login_throttle_address_idx ON login_throttle (address);

CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL,
  message_id text NOT NULL,
  sealed text,
  state text DEFAULT 'queued'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  next_try_at timestamptz NOT NULL,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX mails_next_try_at_idx ON mails (next_try_at) WHERE (state = 'queued'::text);

CREATE TABLE files (
  key text PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  extension text NOT NULL,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL,
  created_at timestamptz NOT NULL,
  held_until timestamptz,
  svg text,
  cut_out jsonb
);
CREATE INDEX files_user_id_idx ON files (user_id);

CREATE TABLE brands (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  description text,
  primary_color text NOT NULL,
  secondary_color text NOT NULL,
  typography text NOT NULL,
  brand_tone text NOT NULL,
  logo_url text,
  created_at timestamptz NOT NULL,
  brand_persona text,
  brand_voice text,
  mission text,
  "values" text,
  target_audience text,
  brand_vision text,
  brand_story text,
  keywords_topics jsonb DEFAULT '[]'::jsonb NOT NULL,
  social_channels jsonb DEFAULT '[]'::jsonb NOT NULL,
  key_ctas jsonb DEFAULT '[]'::jsonb NOT NULL,
  competitors jsonb DEFAULT '[]'::jsonb NOT NULL,
  content_guidelines jsonb DEFAULT '{"do": [], "dont": []}'::jsonb NOT NULL,
  content_strategy jsonb DEFAULT '{"themes": [], "pillars": []}'::jsonb NOT NULL,
  tone_variations jsonb DEFAULT '{}'::jsonb NOT NULL,
  language text,
  version integer DEFAULT 1 NOT NULL,
  extended_palette jsonb,
  logo_variants jsonb,
  uploaded_fonts jsonb,
  currency text
);
CREATE INDEX brands_user_id_id_idx ON brands (user_id, id DESC);
CREATE INDEX brands_logo_idx ON brands (logo_url) WHERE (logo_url IS NOT NULL);
CREATE INDEX brands_logo_variants_idx ON brands USING gin (((logo_variants -> 'logos'::text)) jsonb_path_ops);

CREATE TABLE usage (
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  month date NOT NULL,
  reserved integer NOT NULL,
  PRIMARY KEY (user_id, month)
);

CREATE TABLE analytics (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  content_id bigint NOT NULL,
  item_id bigint NOT NULL UNIQUE,
  content_type text NOT NULL,
  platform text,
  brand_name text NOT NULL,
  product_name text,
  model_used text NOT NULL,
  api_endpoint text NOT NULL,
  cost_usd double precision DEFAULT 0 NOT NULL,
  generation_seconds double precision NOT NULL,
  content_size_bytes bigint NOT NULL,
  prompt_length integer NOT NULL,
  reference_count integer NOT NULL,
  created_at timestamptz NOT NULL,
  prompt_token_count integer DEFAULT 0 NOT NULL,
  candidates_token_count integer DEFAULT 0 NOT NULL,
  total_token_count integer DEFAULT 0 NOT NULL,
  cached_content_token_count integer DEFAULT 0 NOT NULL,
  thoughts_token_count integer DEFAULT 0 NOT NULL,
  cost_per_input_token double precision DEFAULT 0 NOT NULL,
  cost_per_output_token double precision DEFAULT 0 NOT NULL,
  request_bytes bigint DEFAULT 0 NOT NULL,
  response_bytes bigint DEFAULT 0 NOT NULL,
  response_seconds double precision DEFAULT 0 NOT NULL,
  status_code integer DEFAULT 200 NOT NULL,
  duration_seconds double precision DEFAULT 0 NOT NULL,
  provider text DEFAULT ''::text NOT NULL
);
CREATE INDEX analytics_user_id_id_idx ON analytics (user_id, id DESC);

CREATE TABLE reset_tokens (
  hash bytea PRIMARY KEY,
  user_id bigint REFERENCES users(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  email_key text
);
CREATE INDEX reset_tokens_user_id_idx ON reset_tokens (user_id);
CREATE INDEX reset_tokens_email_key_idx ON reset_tokens (email_key) WHERE (email_key IS NOT NULL);

CREATE TABLE password_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  mac bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  purpose text DEFAULT 'password'::text NOT NULL
);
CREATE INDEX password_codes_user_id_id_idx ON password_codes (user_id, id DESC);

CREATE TABLE provider_keys (
  user_id bigint PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  sealed text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE request_counts (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  window_start timestamptz NOT NULL,
  window_end timestamptz NOT NULL
);
CREATE INDEX request_counts_window_end_idx ON request_counts (window_end);

CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  name text NOT NULL,
  description text,
  category text,
  price double precision,
  sku text,
  upc text,
  features text,
  benefits text,
  ingredients text,
  target_audience text,
  usage_instructions text,
  image_url text,
  product_type text,
  key_features jsonb DEFAULT '[]'::jsonb NOT NULL,
  key_benefits jsonb DEFAULT '[]'::jsonb NOT NULL,
  product_audience text,
  pain_point_solved text,
  unique_selling_proposition text,
  product_url text,
  default_cta_text text NOT NULL,
  pricing_text text,
  availability_status text,
  launch_date date,
  tags jsonb DEFAULT '[]'::jsonb NOT NULL,
  specifications jsonb DEFAULT '{}'::jsonb NOT NULL,
  testimonials text,
  faq text,
  related_products text,
  created_at timestamptz NOT NULL,
  language text,
  currency text
);
CREATE INDEX products_brand_id_id_idx ON products (brand_id, id DESC);
CREATE INDEX products_user_id_idx ON products (user_id);
CREATE INDEX products_image_idx ON products (image_url) WHERE (image_url IS NOT NULL);

CREATE TABLE fetched_pictures (
  url_hash bytea PRIMARY KEY,
  storage_key text NOT NULL,
  fetched_at timestamptz NOT NULL
);

CREATE TABLE content_sizes (
  user_id bigint PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  sizes jsonb NOT NULL
);

CREATE TABLE daily_sums (
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  day date NOT NULL,
  content_type text NOT NULL,
  platform text NOT NULL,
  model text NOT NULL,
  items integer DEFAULT 0 NOT NULL,
  cost_usd double precision DEFAULT 0 NOT NULL,
  tokens bigint DEFAULT 0 NOT NULL,
  seconds double precision DEFAULT 0 NOT NULL,
  duration_seconds double precision DEFAULT 0 NOT NULL,
  bytes bigint DEFAULT 0 NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  PRIMARY KEY (user_id, day, content_type, platform, model, provider)
);

CREATE TABLE archive_tickets (
  hash bytea PRIMARY KEY,
  session bytea NOT NULL REFERENCES sessions(hash) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  content_ids jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX archive_tickets_session_idx ON archive_tickets (session);
CREATE INDEX archive_tickets_user_id_idx ON archive_tickets (user_id);

CREATE TABLE email_changes (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT email_changes_pkey1 PRIMARY KEY,
  user_id bigint NOT NULL CONSTRAINT email_changes_user_id_fkey1 REFERENCES users(id) ON DELETE CASCADE,
  old_email text NOT NULL,
  old_email_key text NOT NULL,
  new_email text NOT NULL,
  new_email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  reserved_until timestamptz,
  ended_at timestamptz
);
CREATE INDEX email_changes_user_id_id_idx ON email_changes (user_id, id);
CREATE INDEX email_changes_old_email_key_idx ON email_changes (old_email_key) WHERE (ended_at IS NULL);

CREATE TABLE email_change_links (
  hash bytea PRIMARY KEY,
  change_id bigint NOT NULL REFERENCES email_changes(id) ON DELETE CASCADE,
  purpose text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_change_links_change_id_idx ON email_change_links (change_id);

CREATE TABLE token_buckets (
  key bytea PRIMARY KEY,
  full_at timestamptz NOT NULL
);
CREATE INDEX token_buckets_full_at_idx ON token_buckets (full_at);

CREATE TABLE kept_usage (
  key bytea NOT NULL,
  month date NOT NULL,
  reserved integer NOT NULL,
  PRIMARY KEY (key, month)
);

CREATE TABLE installation (
  only_one boolean DEFAULT true PRIMARY KEY CHECK (only_one),
  id text,
  adopts_storage boolean NOT NULL,
  bound_at timestamptz
);

CREATE TABLE calendar_feeds (
  user_id bigint PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  color text NOT NULL
);
CREATE UNIQUE INDEX tags_name_idx ON tags (user_id, lower(name));

CREATE TABLE collections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  rule jsonb
);
CREATE UNIQUE INDEX collections_name_idx ON collections (user_id, lower(name));

CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  filter jsonb NOT NULL
);
CREATE UNIQUE INDEX saved_views_name_idx ON saved_views (user_id, lower(name));

CREATE TABLE product_keys (
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  key text NOT NULL,
  user_id bigint NOT NULL,
  product_id bigint NOT NULL REFERENCES products(id) ON DELETE CASCADE,
  PRIMARY KEY (brand_id, key)
);
CREATE INDEX product_keys_product_idx ON product_keys (product_id);

CREATE TABLE import_mappings (
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  heads_hash bytea NOT NULL,
  mapping jsonb NOT NULL,
  PRIMARY KEY (user_id, heads_hash)
);

CREATE TABLE brand_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  number integer NOT NULL,
  cause text NOT NULL,
  fields jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT brand_versions_brand_id_number_key UNIQUE (brand_id, number)
);
CREATE INDEX brand_versions_user_idx ON brand_versions (user_id);

CREATE TABLE product_pictures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  product_id bigint NOT NULL REFERENCES products(id) ON DELETE CASCADE,
  url text NOT NULL,
  position integer NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX product_pictures_user_idx ON product_pictures (user_id);
CREATE INDEX product_pictures_product_idx ON product_pictures (product_id, "position");
CREATE INDEX product_pictures_url_idx ON product_pictures (url);

CREATE TABLE brand_fonts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE,
  family text NOT NULL,
  style text NOT NULL,
  weight integer NOT NULL,
  is_italic boolean NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  size_bytes bigint NOT NULL,
  license_note text,
  created_at timestamptz NOT NULL,
  CONSTRAINT brand_fonts_brand_id_family_weight_is_italic_key UNIQUE (brand_id, family, weight, is_italic)
);
CREATE INDEX brand_fonts_user_idx ON brand_fonts (user_id);

CREATE TABLE user_providers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  name text NOT NULL,
  base_url text NOT NULL,
  sealed text,
  text_model text,
  image_model text,
  takes_pictures boolean NOT NULL,
  text_input_usd double precision NOT NULL CHECK ((text_input_usd >= (0)::double precision)),
  text_output_usd double precision NOT NULL CHECK ((text_output_usd >= (0)::double precision)),
  image_usd double precision NOT NULL CHECK ((image_usd >= (0)::double precision)),
  priced_at timestamptz NOT NULL,
  time_outs integer DEFAULT 0 NOT NULL,
  paused_until timestamptz,
  CONSTRAINT user_providers_check CHECK (((text_model IS NOT NULL) OR (image_model IS NOT NULL)))
);
CREATE UNIQUE INDEX user_providers_name_key ON user_providers (user_id, lower(name));

CREATE TABLE provider_choices (
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE CASCADE,
  kind text NOT NULL,
  choice text NOT NULL,
  CONSTRAINT provider_choices_user_id_brand_id_kind_key UNIQUE NULLS NOT DISTINCT (user_id, brand_id, kind)
);
CREATE INDEX provider_choices_brand_idx ON provider_choices (brand_id);

CREATE TABLE model_prices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  model text NOT NULL,
  valid_from text NOT NULL CHECK ((valid_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  rates jsonb NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE platform_sums (
  period text PRIMARY KEY,
  spent_usd double precision NOT NULL
);

CREATE TABLE platform_alerts (
  period text NOT NULL,
  limit_usd double precision NOT NULL,
  percent integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (period, limit_usd, percent)
);

CREATE TABLE lookup_keys (
  info text PRIMARY KEY,
  sealed text NOT NULL
);

CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE SET NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  content_types jsonb NOT NULL,
  platforms jsonb NOT NULL,
  tone text,
  goal text,
  theme text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  product_id bigint REFERENCES products(id) ON DELETE SET NULL,
  retry_of bigint REFERENCES jobs(id) ON DELETE SET NULL,
  campaign_id bigint
);
CREATE INDEX jobs_user_id_id_idx ON jobs (user_id, id DESC);
CREATE INDEX jobs_brand_id_idx ON jobs (brand_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX jobs_product_id_idx ON jobs (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX jobs_retry_of_idx ON jobs (retry_of) WHERE (retry_of IS NOT NULL);
CREATE INDEX jobs_campaign_idx ON jobs (campaign_id) WHERE (campaign_id IS NOT NULL);

CREATE TABLE items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id bigint NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  key text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  crashes integer DEFAULT 0 NOT NULL,
  stage text,
  failure text,
  brief jsonb NOT NULL,
  dimensions text NOT NULL,
  month date NOT NULL,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz,
  progress double precision DEFAULT 0 NOT NULL,
  stages jsonb DEFAULT '[]'::jsonb NOT NULL,
  paid_results jsonb DEFAULT '{}'::jsonb NOT NULL,
  failed_calls integer DEFAULT 0 NOT NULL,
  retry_at timestamptz,
  failure_code text,
  request_id text,
  holds_unit boolean DEFAULT true NOT NULL,
  is_derived boolean DEFAULT false NOT NULL,
  reserved_usd double precision DEFAULT 0 NOT NULL,
  reserves_platform boolean DEFAULT false NOT NULL
);
CREATE INDEX items_job_id_idx ON items (job_id);
CREATE INDEX items_user_id_idx ON items (user_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text, 'retry_wait'::text]));
CREATE INDEX items_user_id_idx1 ON items (user_id);
CREATE INDEX items_pictures_idx ON items USING gin (((brief -> 'pictures'::text)) jsonb_path_ops);
CREATE INDEX items_paid_picture_idx ON items (((paid_results ->> 'picture'::text))) WHERE ((paid_results ->> 'picture'::text) IS NOT NULL);
CREATE INDEX items_paid_clip_idx ON items (((paid_results ->> 'clip'::text))) WHERE ((paid_results ->> 'clip'::text) IS NOT NULL);
CREATE INDEX items_platform_reserved_idx ON items (reserved_usd) WHERE (reserves_platform AND (state = ANY (ARRAY['queued'::text, 'running'::text, 'retry_wait'::text])));

CREATE TABLE content (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE SET NULL,
  product_id bigint REFERENCES products(id) ON DELETE SET NULL,
  job_id bigint REFERENCES jobs(id) ON DELETE SET NULL,
  item_id bigint UNIQUE REFERENCES items(id) ON DELETE SET NULL,
  parent_id bigint REFERENCES content(id) ON DELETE SET NULL,
  content_type text NOT NULL,
  title text,
  prompt text NOT NULL,
  dimensions text NOT NULL,
  brand_name text NOT NULL,
  platform text,
  is_favorite boolean DEFAULT false NOT NULL,
  blob text NOT NULL,
  mime_type text NOT NULL,
  size_bytes bigint NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  caption text,
  hashtags jsonb NOT NULL,
  alt_text text,
  model_used text NOT NULL,
  scene jsonb NOT NULL,
  brand_check jsonb NOT NULL,
  notes jsonb NOT NULL,
  view_key text NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  product_name text,
  duration_seconds double precision,
  original text,
  poster text,
  copy jsonb GENERATED ALWAYS AS ((scene -> 'copy'::text)) STORED,
  layout text GENERATED ALWAYS AS ((scene ->> 'layout'::text)) STORED,
  root_id bigint,
  slides jsonb,
  slide_scenes jsonb,
  brand_version integer,
  check_score numeric GENERATED ALWAYS AS (
CASE
    WHEN (jsonb_typeof((brand_check -> 'score'::text)) = 'number'::text) THEN ((brand_check ->> 'score'::text))::numeric
    ELSE NULL::numeric
END) STORED,
  check_passed boolean GENERATED ALWAYS AS (
CASE
    WHEN (jsonb_typeof((brand_check -> 'passed'::text)) = 'boolean'::text) THEN ((brand_check ->> 'passed'::text))::boolean
    ELSE NULL::boolean
END) STORED,
  check_outcome uuid GENERATED ALWAYS AS ((md5(((jsonb_path_query_array(brand_check, '$."rules"[*]."rule"'::jsonpath))::text || (jsonb_path_query_array(brand_check, '$."rules"[*]."passed"'::jsonpath))::text)))::uuid) STORED,
  locked_at timestamptz,
  search_vector tsvector DEFAULT ''::tsvector NOT NULL,
  name_key text COLLATE "C" DEFAULT ''::text NOT NULL,
  format text
) WITH (toast_tuple_target=512);
ALTER TABLE content ALTER COLUMN search_vector SET STATISTICS 0;
CREATE INDEX content_user_id_deleted_at_id_idx ON content (user_id, deleted_at DESC, id DESC) WHERE (deleted_at IS NOT NULL);
CREATE INDEX content_blob_idx ON content (blob);
CREATE INDEX content_poster_idx ON content (poster) WHERE (poster IS NOT NULL);
CREATE INDEX content_original_idx ON content (original) WHERE (original IS NOT NULL);
CREATE INDEX content_newest_idx ON content (user_id, id DESC) INCLUDE (brand_id, content_type, is_favorite) WHERE (deleted_at IS NULL);
CREATE INDEX content_brand_id_idx ON content (brand_id) WHERE (brand_id IS NOT NULL);
CREATE INDEX content_job_id_idx ON content (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX content_parent_id_idx ON content (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX content_user_id_idx ON content (user_id);
CREATE INDEX content_product_id_idx ON content (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX content_versions_idx ON content (user_id, root_id, id) WHERE ((root_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX content_platform_idx ON content (user_id, platform, id) WHERE (deleted_at IS NULL);
CREATE INDEX content_language_idx ON content (user_id, ((copy ->> 'language'::text)), id) WHERE (deleted_at IS NULL);
CREATE INDEX content_slides_idx ON content USING gin (jsonb_path_query_array(slides, '$[*]."blob"'::jsonpath)) WHERE (slides IS NOT NULL);
CREATE INDEX content_search_idx ON content USING gin (search_vector) WHERE (deleted_at IS NULL);
CREATE INDEX content_name_idx ON content (user_id, name_key, id) INCLUDE (brand_id, content_type, is_favorite) WHERE (deleted_at IS NULL);
CREATE INDEX content_locked ON content (user_id) WHERE (locked_at IS NOT NULL);

CREATE TABLE spends (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  item_id bigint REFERENCES items(id) ON DELETE SET NULL,
  kind text NOT NULL,
  model text NOT NULL,
  endpoint text NOT NULL,
  prompt_token_count integer DEFAULT 0 NOT NULL,
  candidates_token_count integer DEFAULT 0 NOT NULL,
  total_token_count integer DEFAULT 0 NOT NULL,
  cached_content_token_count integer DEFAULT 0 NOT NULL,
  thoughts_token_count integer DEFAULT 0 NOT NULL,
  cost_per_input_token double precision DEFAULT 0 NOT NULL,
  cost_per_output_token double precision DEFAULT 0 NOT NULL,
  request_bytes bigint DEFAULT 0 NOT NULL,
  response_bytes bigint DEFAULT 0 NOT NULL,
  response_seconds double precision DEFAULT 0 NOT NULL,
  status_code integer DEFAULT 200 NOT NULL,
  cost_usd double precision NOT NULL,
  is_estimate boolean NOT NULL,
  raw_usage jsonb,
  price jsonb,
  created_at timestamptz NOT NULL,
  platform_key boolean NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  brand_id bigint,
  campaign_id bigint
);
CREATE INDEX spends_item_id_idx ON spends (item_id);
CREATE INDEX spends_user_id_idx ON spends (user_id);

CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  job_id bigint NOT NULL REFERENCES jobs(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_job_id_idx ON idempotency_keys (job_id);

CREATE TABLE unanswered_calls (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_id bigint NOT NULL REFERENCES items(id) ON DELETE CASCADE,
  attempt integer NOT NULL,
  kind text NOT NULL,
  created_at timestamptz NOT NULL,
  platform_key boolean NOT NULL,
  upper_usd double precision DEFAULT 0 NOT NULL,
  is_free boolean DEFAULT false NOT NULL,
  provider text DEFAULT ''::text NOT NULL,
  model text
);
CREATE INDEX unanswered_calls_item_id_idx ON unanswered_calls (item_id);
CREATE INDEX unanswered_calls_platform_idx ON unanswered_calls (item_id) WHERE (platform_key AND (NOT is_free));

CREATE TABLE design_drafts (
  content_id bigint NOT NULL REFERENCES content(id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  rev integer NOT NULL,
  design jsonb NOT NULL,
  pictures jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (content_id, user_id)
);
CREATE INDEX design_drafts_user_idx ON design_drafts (user_id);
CREATE INDEX design_drafts_pictures_idx ON design_drafts USING gin (pictures jsonb_path_ops);

CREATE TABLE campaigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE SET NULL,
  name text NOT NULL,
  slug text NOT NULL,
  brief text NOT NULL,
  product_ids jsonb NOT NULL,
  tone text NOT NULL,
  goal text NOT NULL,
  theme text,
  starts_on date,
  ends_on date,
  landing_url text,
  utm jsonb NOT NULL,
  plan jsonb NOT NULL,
  key_visual jsonb,
  key_item_id bigint REFERENCES items(id) ON DELETE SET NULL,
  key_content_id bigint REFERENCES content(id) ON DELETE SET NULL,
  proposals_job_id bigint REFERENCES jobs(id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX campaigns_user_idx ON campaigns (user_id, id DESC);
CREATE INDEX campaigns_brand_idx ON campaigns (brand_id);
CREATE INDEX campaigns_key_item_idx ON campaigns (key_item_id);
CREATE INDEX campaigns_key_content_idx ON campaigns (key_content_id);
CREATE INDEX campaigns_proposals_job_idx ON campaigns (proposals_job_id);
CREATE UNIQUE INDEX campaigns_slug_key ON campaigns (user_id, slug);

CREATE TABLE campaign_cells (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  campaign_id bigint NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  key text NOT NULL,
  product_id bigint REFERENCES products(id) ON DELETE SET NULL,
  format text NOT NULL,
  content_type text NOT NULL CHECK ((content_type = ANY (ARRAY['image'::text, 'video'::text]))),
  language text NOT NULL,
  variant integer NOT NULL,
  row_key text,
  position integer NOT NULL,
  excluded boolean DEFAULT false NOT NULL,
  item_id bigint REFERENCES items(id) ON DELETE SET NULL,
  content_id bigint REFERENCES content(id) ON DELETE SET NULL,
  is_stale boolean DEFAULT false NOT NULL,
  score double precision,
  passed boolean,
  own jsonb DEFAULT '{}'::jsonb NOT NULL,
  detached jsonb DEFAULT '[]'::jsonb NOT NULL,
  status text DEFAULT 'draft'::text NOT NULL CHECK ((status = ANY (ARRAY['draft'::text, 'ready'::text, 'in_review'::text, 'approved'::text]))),
  approved_sha256 text,
  planned_on date,
  data jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT campaign_cells_campaign_id_key_key UNIQUE (campaign_id, key)
);
CREATE INDEX campaign_cells_campaign_idx ON campaign_cells (campaign_id, "position", id);
CREATE INDEX campaign_cells_user_idx ON campaign_cells (user_id, planned_on);
CREATE INDEX campaign_cells_product_idx ON campaign_cells (product_id);
CREATE INDEX campaign_cells_item_idx ON campaign_cells (item_id);
CREATE INDEX campaign_cells_content_idx ON campaign_cells (content_id);

CREATE TABLE campaign_edits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  campaign_id bigint NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  job_id bigint REFERENCES jobs(id) ON DELETE SET NULL,
  name text NOT NULL,
  cells integer NOT NULL,
  before jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX campaign_edits_campaign_idx ON campaign_edits (campaign_id, id DESC);
CREATE INDEX campaign_edits_user_idx ON campaign_edits (user_id);
CREATE INDEX campaign_edits_job_idx ON campaign_edits (job_id);

CREATE TABLE campaign_texts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  campaign_id bigint NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  product_id bigint REFERENCES products(id) ON DELETE CASCADE,
  text_set text NOT NULL,
  language text NOT NULL,
  variant integer NOT NULL,
  fields jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT campaign_texts_campaign_id_product_id_text_set_language_var_key UNIQUE NULLS NOT DISTINCT (campaign_id, product_id, text_set, language, variant)
);
CREATE INDEX campaign_texts_user_idx ON campaign_texts (user_id);
CREATE INDEX campaign_texts_product_idx ON campaign_texts (product_id);

CREATE TABLE pack_tickets (
  hash bytea PRIMARY KEY,
  session bytea NOT NULL REFERENCES sessions(hash) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  campaign_id bigint NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  request jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pack_tickets_session_idx ON pack_tickets (session);
CREATE INDEX pack_tickets_user_idx ON pack_tickets (user_id);
CREATE INDEX pack_tickets_campaign_idx ON pack_tickets (campaign_id);

CREATE TABLE content_tags (
  tag_id bigint NOT NULL REFERENCES tags(id) ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content(id) ON DELETE CASCADE,
  user_id bigint NOT NULL,
  PRIMARY KEY (tag_id, content_id)
);
CREATE INDEX content_tags_content_idx ON content_tags (content_id);

CREATE TABLE collection_items (
  collection_id bigint NOT NULL REFERENCES collections(id) ON DELETE CASCADE,
  content_id bigint NOT NULL REFERENCES content(id) ON DELETE CASCADE,
  user_id bigint NOT NULL,
  PRIMARY KEY (collection_id, content_id)
);
CREATE INDEX collection_items_content_idx ON collection_items (content_id);

CREATE TABLE imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  file_name text NOT NULL,
  kind text NOT NULL,
  heads jsonb NOT NULL,
  mapping jsonb NOT NULL,
  state text NOT NULL,
  campaign_id bigint REFERENCES campaigns(id) ON DELETE SET NULL,
  cell_format text,
  cell_language text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  prices jsonb,
  encoding text,
  head_row integer DEFAULT 1 NOT NULL
);
CREATE INDEX imports_user_idx ON imports (user_id, id DESC);
CREATE INDEX imports_brand_idx ON imports (brand_id);
CREATE INDEX imports_campaign_idx ON imports (campaign_id);

CREATE TABLE import_rows (
  import_id bigint NOT NULL REFERENCES imports(id) ON DELETE CASCADE,
  number integer NOT NULL,
  user_id bigint NOT NULL,
  cells jsonb NOT NULL,
  state text NOT NULL,
  notes jsonb DEFAULT '[]'::jsonb NOT NULL,
  PRIMARY KEY (import_id, number)
);
CREATE INDEX import_rows_waiting_idx ON import_rows (import_id, number) WHERE (state = 'waiting'::text);

CREATE TABLE brand_updates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint NOT NULL REFERENCES brands(id) ON DELETE CASCADE,
  job_id bigint NOT NULL UNIQUE REFERENCES jobs(id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX brand_updates_user_idx ON brand_updates (user_id);
CREATE INDEX brand_updates_brand_idx ON brand_updates (brand_id, id);

CREATE TABLE budgets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  brand_id bigint REFERENCES brands(id) ON DELETE CASCADE,
  campaign_id bigint REFERENCES campaigns(id) ON DELETE CASCADE,
  month_usd double precision CHECK ((month_usd >= (0)::double precision)),
  total_usd double precision CHECK ((total_usd >= (0)::double precision)),
  CONSTRAINT budgets_user_id_brand_id_campaign_id_key UNIQUE NULLS NOT DISTINCT (user_id, brand_id, campaign_id),
  CONSTRAINT budgets_check CHECK (((brand_id IS NULL) OR (campaign_id IS NULL)))
);
CREATE INDEX budgets_brand_idx ON budgets (brand_id);
CREATE INDEX budgets_campaign_idx ON budgets (campaign_id);

CREATE TABLE budget_alerts (
  budget_id bigint NOT NULL REFERENCES budgets(id) ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users(id) ON DELETE CASCADE,
  period text NOT NULL,
  percent integer NOT NULL,
  created_at timestamptz NOT NULL,
  refused_usd double precision,
  PRIMARY KEY (budget_id, period, percent)
);
CREATE INDEX budget_alerts_user_idx ON budget_alerts (user_id);

CREATE TABLE import_files (
  import_id bigint PRIMARY KEY REFERENCES imports(id) ON DELETE CASCADE,
  user_id bigint NOT NULL,
  bytes bytea NOT NULL
);

ALTER TABLE jobs ADD CONSTRAINT jobs_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE SET NULL;

-- Which storage the database belongs to is not known yet (see start/installation.ts).
INSERT INTO installation (adopts_storage) VALUES (false);
-- What the platform has spent in all.
INSERT INTO platform_sums (period, spent_usd) VALUES ('total', 0);
