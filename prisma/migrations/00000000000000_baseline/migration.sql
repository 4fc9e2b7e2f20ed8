-- The whole database of the shop. `prisma/schema` describes tables and columns; what Prisma cannot say (row-level security, checks, partial
-- and text indexes, triggers, functions, the schemas "search" and "staff") is only here. Tables of graphile-worker and Strapi are their own.
--
-- Modules follow the references between their tables. A comment above an index or policy says what it is for.

-- Full-text search without accents, and words with typing errors.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- ==================== instances =============================================================================================
-- Requests work as `velory_shop`, which owns nothing: row-level security shows it only the rows of the instance (main shop or partner
-- organization) that its connection was given in the setting `velory.instance`; `*` shows all, no setting shows none. Jobs of all instances,
-- imports and the team's pages work as the owner or with `*` (decisions 103, 110).

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'velory_shop') THEN
    CREATE ROLE velory_shop NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- Roles belong to the server: another database may create it at the same time.
END $$;
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'velory_shop', 'MEMBER') THEN
    EXECUTE format('GRANT velory_shop TO %I', current_user);
  END IF;
END $$;

-- The schema "search" holds the index of the full-text search, "staff" what the team finds orders by.
CREATE SCHEMA search;
CREATE SCHEMA staff;
DO $$
DECLARE
  area text;
BEGIN
  FOREACH area IN ARRAY ARRAY['public', 'search', 'staff'] LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO velory_shop', area);
    -- Prisma's own table of migrations, which `/readyz` reads, is there already.
    EXECUTE format('GRANT SELECT ON ALL TABLES IN SCHEMA %I TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT ON SEQUENCES TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT EXECUTE ON FUNCTIONS TO velory_shop', area);
  END LOOP;
END $$;

-- The instance of a new row: what the connection was given. As the database fills it, no code can forget it.
CREATE FUNCTION current_instance() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN current_setting('velory.instance', true) IN ('', '*') THEN 'main'
    ELSE coalesce(current_setting('velory.instance', true), 'main') END
$$;

-- The policies of a table, used below and gone with this session: the owner sees everything; `velory_shop` sees the rows whose `key` is
-- the instance of the connection, …
CREATE FUNCTION pg_temp.guard(part text, condition text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
  EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part, current_user);
  EXECUTE format('CREATE POLICY of_instance ON %1$I TO velory_shop USING (%2$s) WITH CHECK (%2$s)', part, condition);
END $$;
CREATE FUNCTION pg_temp.guard_by_instance(part text, key text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_temp.guard(part, format('%1$I = %2$s OR %2$s = ''*''', key, 'current_setting(''velory.instance'', true)'))
$$;
-- … or the rows whose parent row it sees.
CREATE FUNCTION pg_temp.guard_by_parent(part text, key text, parent text, parent_key text DEFAULT 'id') RETURNS void LANGUAGE sql AS $$
  SELECT pg_temp.guard(part, format('current_setting(''velory.instance'', true) = ''*'''
    ' OR EXISTS (SELECT FROM %3$I AS parent WHERE parent.%4$I = %1$I.%2$I)', part, key, parent, parent_key))
$$;

-- ==================== schema ==============================================================================================
-- What several modules use.

CREATE TYPE "locale" AS ENUM ('de', 'fr');

-- ==================== identity ============================================================================================
-- Module identity: everybody who has written something, signed in or not (spec §6).

CREATE TABLE "user" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "email" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "signed_out_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);
-- One address is one account of a shop.
CREATE UNIQUE INDEX "user_email_instance_id_key" ON "user"("email", "instance_id");
-- Staff look for people by a part of their address.
CREATE INDEX "user_email_words_idx" ON "user" USING gin ("email" gin_trgm_ops) WHERE "email" IS NOT NULL;
SELECT pg_temp.guard_by_instance('user', 'instance_id');

CREATE TABLE "session" (
  "id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "body_height" SMALLINT,
  "postcode" TEXT,
  "device" TEXT,
  CONSTRAINT "session_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");
-- All sessions of a person, to end them.
CREATE INDEX "session_user_id_idx" ON "session"("user_id");
-- The cleaning job removes what has expired.
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");
SELECT pg_temp.guard_by_parent('session', 'user_id', 'user');

CREATE TABLE "sign_in_request" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "device" TEXT,
  "return_to" TEXT NOT NULL,
  "invitation_id" UUID,
  "asker" TEXT NOT NULL DEFAULT '',
  "send_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "withheld" BOOLEAN NOT NULL DEFAULT false,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "used_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_in_request_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_in_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The newest of a visitor; how many a visitor and an address were sent.
CREATE INDEX "sign_in_request_user_id_created_at_idx" ON "sign_in_request"("user_id", "created_at");
CREATE INDEX "sign_in_request_email_created_at_idx" ON "sign_in_request"("email", "created_at");
-- The cleaning job removes what is over.
CREATE INDEX "sign_in_request_expires_at_idx" ON "sign_in_request"("expires_at");
SELECT pg_temp.guard_by_parent('sign_in_request', 'user_id', 'user');

CREATE TABLE "wrong_code" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "address" TEXT NOT NULL,
  "browser" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "wrong_code_pkey" PRIMARY KEY ("id")
);
-- The newest of an address and browser.
CREATE INDEX "wrong_code_address_browser_at_idx" ON "wrong_code"("address", "browser", "at");
-- The cleaning job removes what no limit counts any more.
CREATE INDEX "wrong_code_at_idx" ON "wrong_code"("at");
SELECT pg_temp.guard_by_instance('wrong_code', 'instance_id');

CREATE TABLE "proven_address" (
  "user_id" UUID NOT NULL,
  "address" TEXT NOT NULL,
  "proven_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "proven_address_pkey" PRIMARY KEY ("user_id","address"),
  CONSTRAINT "proven_address_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
SELECT pg_temp.guard_by_parent('proven_address', 'user_id', 'user');

CREATE TABLE "google_account" (
  "subject" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "user_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "google_account_pkey" PRIMARY KEY ("subject","instance_id"),
  CONSTRAINT "google_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The ways of a person to sign in.
CREATE INDEX "google_account_user_id_idx" ON "google_account"("user_id");
SELECT pg_temp.guard_by_parent('google_account', 'user_id', 'user');

-- ==================== passkeys ============================================================================================
-- Module identity: signing in with what a device keeps.

CREATE TABLE "passkey" (
  "id" UUID NOT NULL,
  "credential_id" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "user_id" UUID NOT NULL,
  "host" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL DEFAULT 0,
  "transports" TEXT[],
  "is_synced" BOOLEAN NOT NULL,
  "device" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The ways of a person to sign in.
CREATE INDEX "passkey_user_id_idx" ON "passkey"("user_id");
CREATE UNIQUE INDEX "passkey_credential_id_instance_id_key" ON "passkey"("credential_id", "instance_id");
SELECT pg_temp.guard_by_instance('passkey', 'instance_id');

CREATE TABLE "passkey_challenge" (
  "browser_hash" TEXT NOT NULL,
  "challenge" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "user_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("browser_hash"),
  CONSTRAINT "passkey_challenge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The cleaning job removes what is over; a person's go with them.
CREATE INDEX "passkey_challenge_expires_at_idx" ON "passkey_challenge"("expires_at");
CREATE INDEX "passkey_challenge_user_id_idx" ON "passkey_challenge"("user_id");
SELECT pg_temp.guard_by_instance('passkey_challenge', 'instance_id');

-- ==================== catalog =============================================================================================
-- Module catalog: products as the shop sells them. All amounts are Rappen.

CREATE TYPE "product_kind" AS ENUM ('bike', 'accessory');
CREATE TYPE "product_status" AS ENUM ('published', 'draft', 'vanished');
CREATE TYPE "stock_status" AS ENUM ('instock', 'onbackorder', 'outofstock');
CREATE TYPE "picture_kind" AS ENUM ('drawing', 'photo');

CREATE TABLE "brand" (
  "id" SERIAL NOT NULL,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "brand_slug_key" ON "brand"("slug");
-- Brands 1 to 10 keep the ids of the specification (§3).
INSERT INTO "brand" ("id", "slug", "name") VALUES
  (1, 'focus', 'Focus'), (2, 'haibike', 'Haibike'), (3, 'kalkhoff', 'Kalkhoff'), (4, 'ghost', 'Ghost'), (5, 'stromer', 'Stromer'),
  (6, 'allegro', 'Allegro'), (7, 'simpel', 'Simpel'), (8, 'fischer', 'Fischer'), (9, 'benno', 'Benno'), (10, 'cilo', 'Cilo');
SELECT setval(pg_get_serial_sequence('"brand"', 'id'), 100);

CREATE TABLE "category" (
  "id" SERIAL NOT NULL,
  "slug" TEXT NOT NULL,
  CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

CREATE TABLE "category_text" (
  "category_id" INTEGER NOT NULL,
  "locale" "locale" NOT NULL,
  "name" TEXT NOT NULL,
  CONSTRAINT "category_text_pkey" PRIMARY KEY ("category_id","locale"),
  CONSTRAINT "category_text_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "product_image" (
  "id" SERIAL NOT NULL,
  "product_id" INTEGER NOT NULL,
  "position" INTEGER NOT NULL,
  "feed_id" INTEGER,
  "src" TEXT NOT NULL,
  "name" TEXT NOT NULL DEFAULT '',
  "alt" JSONB NOT NULL DEFAULT '{}',
  "color_slug" TEXT,
  CONSTRAINT "product_image_pkey" PRIMARY KEY ("id")
);
-- A gallery in its order.
CREATE INDEX "product_image_product_id_position_idx" ON "product_image"("product_id", "position");
-- Another source is another picture: its address is kept for a year.
CREATE UNIQUE INDEX "product_image_product_id_src_key" ON "product_image"("product_id", "src");

CREATE TABLE "product" (
  "id" SERIAL NOT NULL,
  "feed_key" TEXT NOT NULL,
  "kind" "product_kind" NOT NULL,
  "status" "product_status" NOT NULL,
  "sku" TEXT,
  "brand_id" INTEGER,
  "display_price" INTEGER NOT NULL,
  "uvp_price" INTEGER,
  "strike_price" INTEGER,
  "strike_until" TIMESTAMPTZ(3),
  "offer_until" TIMESTAMPTZ(3),
  "stock_status" "stock_status" NOT NULL,
  "category_slugs" TEXT[],
  "color_slugs" TEXT[],
  "frame_types" TEXT[],
  "speed_kmh" INTEGER,
  "battery_wh" INTEGER,
  "range_min_km" INTEGER,
  "range_max_km" INTEGER,
  "weight_grams" INTEGER,
  "torque_nm" INTEGER,
  "is_occasion" BOOLEAN NOT NULL DEFAULT false,
  "mileage_km" INTEGER,
  "model_year" INTEGER,
  "frame_number" TEXT,
  "rider_min_cm" INTEGER,
  "rider_max_cm" INTEGER,
  "frame_sizes" JSONB NOT NULL DEFAULT '[]',
  "color_data" JSONB NOT NULL DEFAULT '[]',
  "drawing" JSONB,
  "picture_key" TEXT NOT NULL DEFAULT '',
  "pictures" "picture_kind" NOT NULL DEFAULT 'drawing',
  "cover_id" INTEGER,
  "related_feed_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
  "mounts" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "gear" JSONB NOT NULL DEFAULT '{}',
  "meta_data" JSONB NOT NULL DEFAULT '{}',
  "delivery_time_in_days" INTEGER,
  "logistics_company" TEXT,
  "expected_delivery_date" DATE,
  "pdf_key" TEXT,
  "position" INTEGER NOT NULL DEFAULT 0,
  "source_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "vanished_at" TIMESTAMPTZ(3),
  "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT "product_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "product_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "product_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "product_image"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "product_feed_key_key" ON "product"("feed_key");
CREATE UNIQUE INDEX "product_cover_id_key" ON "product"("cover_id");
-- "Recommended" pages of a kind: the order of every default listing.
CREATE INDEX "product_kind_status_position_id_idx" ON "product"("kind", "status", "position", "id");
-- Sorting and ranges by price or rate within a kind.
CREATE INDEX "product_kind_status_display_price_idx" ON "product"("kind", "status", "display_price");
-- Brand pages and the brand facet.
CREATE INDEX "product_brand_id_idx" ON "product"("brand_id");
-- The importer finds products again whose ids have changed.
CREATE INDEX "product_sku_idx" ON "product"("sku");
-- The job that ends crossed-out prices looks for those that are over.
CREATE INDEX "product_strike_until_idx" ON "product"("strike_until");
-- The listing index reads what has changed since its last look.
CREATE INDEX "product_changed_in_id_idx" ON "product"("changed_in", "id");
-- The browser's search index is given out by the time of the last change.
CREATE INDEX "product_status_updated_at_id_idx" ON "product"("status", "updated_at", "id");
-- Searches rank what they have found by these, without reading the product.
CREATE INDEX "product_id_status_stock_status_position_is_occasion_idx" ON "product"("id", "status", "stock_status", "position", "is_occasion");
-- Category pages: "has one of these slugs".
CREATE INDEX "product_category_slugs_idx" ON "product" USING GIN ("category_slugs");

CREATE TABLE "product_source" (
  "product_id" INTEGER NOT NULL,
  "hash" TEXT NOT NULL,
  "notes" TEXT,
  CONSTRAINT "product_source_pkey" PRIMARY KEY ("product_id"),
  CONSTRAINT "product_source_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- An import finds the products again whose items are what they were.
CREATE INDEX "product_source_hash_idx" ON "product_source"("hash");

CREATE TABLE "product_removal" (
  "product_id" INTEGER NOT NULL,
  "removed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT "product_removal_pkey" PRIMARY KEY ("product_id")
);
-- The listing index reads what was deleted since its last look.
CREATE INDEX "product_removal_removed_in_idx" ON "product_removal"("removed_in");

CREATE TABLE "product_text" (
  "product_id" INTEGER NOT NULL,
  "locale" "locale" NOT NULL,
  "source_locale" "locale" NOT NULL,
  "feed_id" INTEGER,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "subtitle" TEXT NOT NULL DEFAULT '',
  "short_description" TEXT NOT NULL DEFAULT '',
  "description" TEXT NOT NULL DEFAULT '',
  "highlights" JSONB NOT NULL DEFAULT '[]',
  CONSTRAINT "product_text_pkey" PRIMARY KEY ("product_id","locale"),
  CONSTRAINT "product_text_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The importer finds products by the feed's ids. Not unique: another shop's export may use an id again.
CREATE INDEX "product_text_feed_id_idx" ON "product_text"("feed_id");
-- Product pages are found by language and slug.
CREATE UNIQUE INDEX "product_text_locale_slug_key" ON "product_text"("locale", "slug");

CREATE TABLE "product_old_slug" (
  "locale" "locale" NOT NULL,
  "slug" TEXT NOT NULL,
  "product_id" INTEGER NOT NULL,
  CONSTRAINT "product_old_slug_pkey" PRIMARY KEY ("locale","slug"),
  CONSTRAINT "product_old_slug_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "variant" (
  "id" SERIAL NOT NULL,
  "product_id" INTEGER NOT NULL,
  "feed_key" TEXT NOT NULL,
  "sku" TEXT,
  "size" TEXT,
  "color_slug" TEXT,
  "price" INTEGER NOT NULL,
  "uvp_price" INTEGER,
  "list_price" INTEGER NOT NULL,
  "list_uvp_price" INTEGER,
  "sale_price" INTEGER,
  "sale_from" TIMESTAMPTZ(3),
  "sale_to" TIMESTAMPTZ(3),
  "stock_status" "stock_status" NOT NULL,
  "stock_quantity" INTEGER,
  "delivery_time_in_days" INTEGER,
  "expected_delivery_date" DATE,
  "position" INTEGER NOT NULL DEFAULT 0,
  "vanished_at" TIMESTAMPTZ(3),
  CONSTRAINT "variant_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "variant_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "variant_feed_key_key" ON "variant"("feed_key");
-- A product page reads all variants of one product.
CREATE INDEX "variant_product_id_position_idx" ON "variant"("product_id", "position");
-- Limited offers name a variant by its article number.
CREATE INDEX "variant_sku_idx" ON "variant"("sku");
-- The job that starts and ends sales looks for the next ones due.
CREATE INDEX "variant_sale_from_idx" ON "variant"("sale_from");
CREATE INDEX "variant_sale_to_idx" ON "variant"("sale_to");

CREATE TABLE "limited_offer_variant" (
  "offer_id" TEXT NOT NULL,
  "variant_id" INTEGER NOT NULL,
  "percent" INTEGER,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "limited_offer_variant_pkey" PRIMARY KEY ("variant_id","offer_id"),
  CONSTRAINT "limited_offer_variant_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "price_period" (
  "id" SERIAL NOT NULL,
  "variant_id" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "uvp_price" INTEGER,
  "valid_from" TIMESTAMPTZ(3) NOT NULL,
  "valid_to" TIMESTAMPTZ(3),
  CONSTRAINT "price_period_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "price_period_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The history of one variant, newest first; its open period is closed at each change.
CREATE INDEX "price_period_variant_id_valid_from_idx" ON "price_period"("variant_id", "valid_from");

CREATE TABLE "product_category" (
  "product_id" INTEGER NOT NULL,
  "category_id" INTEGER NOT NULL,
  CONSTRAINT "product_category_pkey" PRIMARY KEY ("product_id","category_id"),
  CONSTRAINT "product_category_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- All products of a category.
CREATE INDEX "product_category_category_id_idx" ON "product_category"("category_id");

CREATE TABLE "attribute" (
  "id" SERIAL NOT NULL,
  "slug" TEXT NOT NULL,
  "names" JSONB NOT NULL,
  "position" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "attribute_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "attribute_slug_key" ON "attribute"("slug");

CREATE TABLE "product_attribute" (
  "product_id" INTEGER NOT NULL,
  "attribute_id" INTEGER NOT NULL,
  "position" INTEGER NOT NULL DEFAULT 0,
  "visible" BOOLEAN NOT NULL DEFAULT true,
  "terms" JSONB NOT NULL,
  CONSTRAINT "product_attribute_pkey" PRIMARY KEY ("product_id","attribute_id"),
  CONSTRAINT "product_attribute_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_attribute_attribute_id_fkey" FOREIGN KEY ("attribute_id") REFERENCES "attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "product_attribute_attribute_id_idx" ON "product_attribute"("attribute_id");
-- The component directory lists the products that name one of a component's terms.
CREATE INDEX "product_attribute_terms_idx" ON "product_attribute" USING gin (("terms" -> 'de') jsonb_path_ops);

CREATE TABLE "import_run" (
  "id" SERIAL NOT NULL,
  "source" TEXT NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "finished_at" TIMESTAMPTZ(3),
  "counts" JSONB NOT NULL DEFAULT '{}',
  "report" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "import_run_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- Whoever changes a product, cached pages are dropped as soon as it is committed; notifications of one transaction are one. A transaction
-- of a series says so (`markSeries`): pages are then dropped every few seconds and not with each of them. `changed_in` is what the
-- listing indexes in memory read changes by.
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  PERFORM pg_notify('page_cache', coalesce(nullif(current_setting('shop.catalog_notice', true), ''), 'catalog'));
  RETURN NEW;
END $$;
CREATE TRIGGER product_changed BEFORE INSERT OR UPDATE ON "product"
  FOR EACH ROW EXECUTE FUNCTION note_product_change();

-- Products are marked as vanished and not deleted; where one is deleted after all, the listing index has to know.
CREATE FUNCTION note_product_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_removal" ("product_id") VALUES (OLD.id)
    ON CONFLICT ("product_id") DO UPDATE SET "removed_in" = pg_current_xact_id();
  PERFORM pg_notify('page_cache', 'catalog');
  RETURN OLD;
END $$;
CREATE TRIGGER product_removed BEFORE DELETE ON "product"
  FOR EACH ROW EXECUTE FUNCTION note_product_removal();

-- A brand's new name or slug reaches the listings with its products.
CREATE FUNCTION note_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product" SET "brand_id" = "brand_id" WHERE "brand_id" = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER brand_changed AFTER UPDATE OF "name", "slug" ON "brand"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_brand_change();

-- ==================== stock-broker ========================================================================================
-- Module catalog-import: the feed of stock and delivery (spec §3: stockBroker).

CREATE TABLE "stock_broker_item" (
  "sku" TEXT NOT NULL,
  "stock_status" "stock_status" NOT NULL,
  "quantity" INTEGER,
  "delivery_time_in_days" INTEGER,
  "expected_delivery_date" DATE,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stock_broker_item_pkey" PRIMARY KEY ("sku")
);
-- The cleaning job removes what no feed has named for long.
CREATE INDEX "stock_broker_item_seen_at_idx" ON "stock_broker_item"("seen_at");

CREATE TABLE "stock_broker_run" (
  "id" SERIAL NOT NULL,
  "source" TEXT NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  "counts" JSONB NOT NULL DEFAULT '{}',
  "lines" JSONB NOT NULL DEFAULT '[]',
  "error" TEXT,
  CONSTRAINT "stock_broker_run_pkey" PRIMARY KEY ("id")
);
-- The cleaning job goes by age.
CREATE INDEX "stock_broker_run_started_at_idx" ON "stock_broker_run"("started_at");

-- ==================== quiz ================================================================================================
-- Module quiz: what the suggestion quiz was asked and answered (spec §3: quizSuggestions); it names nobody.

CREATE TABLE "quiz_suggestion" (
  "id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "answers" JSONB NOT NULL,
  "product_ids" INTEGER[] NOT NULL,
  "group_size" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "quiz_suggestion_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "quiz_suggestion_created_at_idx" ON "quiz_suggestion"("created_at");

-- ==================== content =============================================================================================
-- Module content: the shop's copy of what Strapi has published. A visitor's request reads only this.

CREATE TABLE "content_document" (
  "type" TEXT NOT NULL,
  "document_id" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "position" INTEGER NOT NULL DEFAULT 0,
  "data" JSONB NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "content_document_pkey" PRIMARY KEY ("type","document_id","locale")
);
-- All entries of a type in one language, in order.
CREATE INDEX "content_document_type_locale_position_idx" ON "content_document"("type", "locale", "position");

CREATE TABLE "content_snapshot" (
  "type" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "fetched_at" TIMESTAMPTZ(3) NOT NULL,
  "left_out" JSONB NOT NULL DEFAULT '[]',
  CONSTRAINT "content_snapshot_pkey" PRIMARY KEY ("type")
);

CREATE TABLE "content_unsaved" (
  "id" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "type" TEXT NOT NULL,
  "document_id" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "content_unsaved_pkey" PRIMARY KEY ("id","locale")
);
CREATE INDEX "content_unsaved_at_idx" ON "content_unsaved"("at");

-- ==================== faq-vote ============================================================================================
-- Module content: whether answers of the help centre helped.

CREATE TABLE "faq_vote" (
  "question" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "yes" INTEGER NOT NULL DEFAULT 0,
  "no" INTEGER NOT NULL DEFAULT 0,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "faq_vote_pkey" PRIMARY KEY ("question","locale")
);

-- ==================== cart ================================================================================================
-- Module cart: one open cart per user (spec §3 Cart item, §4 Cart). Amounts are Rappen.

CREATE TABLE "cart" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "plan_length" INTEGER NOT NULL DEFAULT 36,
  "insurance" BOOLEAN NOT NULL DEFAULT false,
  "insurance_chosen" BOOLEAN NOT NULL DEFAULT false,
  "discount_code" TEXT,
  "revision" INTEGER NOT NULL DEFAULT 0,
  "meeting" JSONB,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "cart_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "cart_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "cart_user_id_key" ON "cart"("user_id");
-- The cleaning job removes what was not changed for 90 days.
CREATE INDEX "cart_updated_at_idx" ON "cart"("updated_at");
SELECT pg_temp.guard_by_parent('cart', 'user_id', 'user');

CREATE TABLE "cart_item" (
  "id" UUID NOT NULL,
  "cart_id" UUID NOT NULL,
  "variant_id" INTEGER NOT NULL,
  "selected_add_on" TEXT,
  "down_payment" INTEGER,
  "is_on_sale" BOOLEAN NOT NULL DEFAULT false,
  "initial_price" INTEGER NOT NULL,
  "accepted_price" INTEGER NOT NULL,
  "is_sponsored" BOOLEAN NOT NULL DEFAULT false,
  "sponsor_me_token" TEXT,
  "was_in_stock" BOOLEAN NOT NULL DEFAULT false,
  "restored_from" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "cart_item_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "cart_item_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "cart_item_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- The items of one cart.
CREATE INDEX "cart_item_cart_id_idx" ON "cart_item"("cart_id");
-- What refers to a variant: a variant in a cart is not removed from the catalogue.
CREATE INDEX "cart_item_variant_id_idx" ON "cart_item"("variant_id");
-- A line that is brought back twice at once is there once.
CREATE UNIQUE INDEX "cart_item_cart_id_restored_from_key" ON "cart_item"("cart_id", "restored_from");
SELECT pg_temp.guard_by_parent('cart_item', 'cart_id', 'cart');

CREATE TABLE "removed_cart_item" (
  "id" UUID NOT NULL,
  "cart_id" UUID NOT NULL,
  "line" JSONB NOT NULL,
  "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "removed_cart_item_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "removed_cart_item_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What one cart can bring back.
CREATE INDEX "removed_cart_item_cart_id_idx" ON "removed_cart_item"("cart_id");
-- The cleaning job removes what is a day old.
CREATE INDEX "removed_cart_item_removed_at_idx" ON "removed_cart_item"("removed_at");
SELECT pg_temp.guard_by_parent('removed_cart_item', 'cart_id', 'cart');

CREATE TABLE "cart_reminder" (
  "cart_id" UUID NOT NULL,
  "token" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "firstname" TEXT NOT NULL,
  "lastname" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "e_bike_choice" TEXT NOT NULL,
  "page_uri" TEXT NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "cart_reminder_pkey" PRIMARY KEY ("cart_id"),
  CONSTRAINT "cart_reminder_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "cart_reminder_token_key" ON "cart_reminder"("token");
-- The cleaning job removes what is a month old.
CREATE INDEX "cart_reminder_created_at_idx" ON "cart_reminder"("created_at");
SELECT pg_temp.guard_by_parent('cart_reminder', 'cart_id', 'cart');

-- ==================== wishlist ============================================================================================
-- Module wishlist: what somebody has noted (spec §3: userWishLists). Amounts are Rappen.

CREATE TABLE "wishlist" (
  "user_id" UUID NOT NULL,
  "share_id" TEXT NOT NULL,
  "owner_name" TEXT,
  "price_mail" BOOLEAN NOT NULL DEFAULT false,
  "stock_mail" BOOLEAN NOT NULL DEFAULT false,
  "locale" "locale" NOT NULL DEFAULT 'de',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "wishlist_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "wishlist_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "wishlist_share_id_key" ON "wishlist"("share_id");
SELECT pg_temp.guard_by_parent('wishlist', 'user_id', 'user');

CREATE TABLE "wishlist_item" (
  "user_id" UUID NOT NULL,
  "product_id" INTEGER NOT NULL,
  "noted_price" INTEGER NOT NULL,
  "told_price" INTEGER NOT NULL,
  "told_stock" "stock_status" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "wishlist_item_pkey" PRIMARY KEY ("user_id","product_id"),
  CONSTRAINT "wishlist_item_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "wishlist"("user_id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "wishlist_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The lists that a change of a product concerns.
CREATE INDEX "wishlist_item_product_id_idx" ON "wishlist_item"("product_id");
SELECT pg_temp.guard_by_parent('wishlist_item', 'user_id', 'wishlist', 'user_id');

-- ==================== recommendations =====================================================================================
-- Module recommendations: the bikes that a visitor has looked at.

CREATE TABLE "viewed_product" (
  "user_id" UUID NOT NULL,
  "product_id" INTEGER NOT NULL,
  "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "viewed_product_pkey" PRIMARY KEY ("user_id","product_id"),
  CONSTRAINT "viewed_product_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "viewed_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The newest of a visitor.
CREATE INDEX "viewed_product_user_id_viewed_at_idx" ON "viewed_product"("user_id", "viewed_at");
-- The cleaning job removes what is old.
CREATE INDEX "viewed_product_viewed_at_idx" ON "viewed_product"("viewed_at");
SELECT pg_temp.guard_by_parent('viewed_product', 'user_id', 'user');

-- ==================== checkout ============================================================================================
-- Module checkout: what was ordered (spec §3 Checkout document, Deal, Contact). Amounts are Rappen.

CREATE TYPE "stock_state" AS ENUM ('reserved', 'waiting', 'choosing', 'pre_ordered');

CREATE TABLE "checkout_draft" (
  "cart_id" UUID NOT NULL,
  "contact" JSONB NOT NULL DEFAULT '{}',
  "discount_code" TEXT,
  "intent_key" UUID NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "checkout_draft_pkey" PRIMARY KEY ("cart_id")
);
CREATE UNIQUE INDEX "checkout_draft_intent_key_key" ON "checkout_draft"("intent_key");

CREATE TABLE "checkout" (
  "id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "intent_key" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "locale" "locale" NOT NULL,
  "update_checkout_doc_token" TEXT NOT NULL,
  "contact" JSONB NOT NULL,
  "unique_referral_code" TEXT NOT NULL,
  "cart_items" JSONB NOT NULL,
  "plan_length" INTEGER NOT NULL,
  "pay_one_time" BOOLEAN NOT NULL,
  "resulting_price" INTEGER NOT NULL,
  "discount" INTEGER NOT NULL DEFAULT 0,
  "discount_code" TEXT,
  "total_down_payment" INTEGER NOT NULL,
  "schedule" JSONB NOT NULL,
  "employer_share" INTEGER,
  "employer_months" SMALLINT,
  "employer_told_at" TIMESTAMPTZ(3),
  "employer_until" DATE,
  "insurance" BOOLEAN NOT NULL DEFAULT false,
  "insurance_price" INTEGER,
  "insurance_chosen" BOOLEAN NOT NULL DEFAULT false,
  "sponsor_me_token" TEXT,
  "storefront" TEXT NOT NULL,
  "checkout_version" INTEGER NOT NULL DEFAULT 1,
  "checkout_context_data" JSONB NOT NULL DEFAULT '{}',
  "source" TEXT,
  "processed" BOOLEAN NOT NULL DEFAULT false,
  "insurance_updated" BOOLEAN NOT NULL DEFAULT false,
  "id_upload_updated" BOOLEAN NOT NULL DEFAULT false,
  "stock_state" "stock_state" NOT NULL DEFAULT 'reserved',
  "pre_order_day" DATE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "checkout_pkey" PRIMARY KEY ("id"),
  -- Both or none.
  CONSTRAINT "checkout_employer_share_check" CHECK (("employer_share" IS NULL) = ("employer_months" IS NULL) AND "employer_share" >= 0 AND "employer_months" >= 0)
);
CREATE UNIQUE INDEX "checkout_number_key" ON "checkout"("number");
CREATE UNIQUE INDEX "checkout_intent_key_key" ON "checkout"("intent_key");
CREATE UNIQUE INDEX "checkout_update_checkout_doc_token_key" ON "checkout"("update_checkout_doc_token");
CREATE UNIQUE INDEX "checkout_unique_referral_code_key" ON "checkout"("unique_referral_code");
-- A visitor's own orders, newest first.
CREATE INDEX "checkout_user_id_created_at_idx" ON "checkout"("user_id", "created_at");
-- The orders of one shop, newest first.
CREATE INDEX "checkout_instance_id_created_at_idx" ON "checkout"("instance_id", "created_at");
-- Orders of the last day, to find many of one sender.
CREATE INDEX "checkout_created_at_idx" ON "checkout"("created_at");
-- Orders by where they came from, newest first.
CREATE INDEX "checkout_source_created_at_idx" ON "checkout"("source", "created_at");
-- The staff's list by what orders cost.
CREATE INDEX "checkout_resulting_price_idx" ON "checkout"("resulting_price");
-- Orders are somebody's by the address they were placed with, whatever its case.
CREATE INDEX "checkout_email_idx" ON "checkout" (lower("contact" ->> 'email'));
SELECT pg_temp.guard_by_instance('checkout', 'instance_id');

CREATE TABLE "deal" (
  "id" UUID NOT NULL,
  "checkout_id" UUID NOT NULL,
  "position" INTEGER NOT NULL,
  "unique_id" UUID NOT NULL,
  "restored_from" UUID,
  "variant_id" INTEGER NOT NULL,
  "dealname" TEXT NOT NULL,
  "pipeline" TEXT NOT NULL DEFAULT 'default',
  "dealstage" TEXT NOT NULL DEFAULT 'appointmentscheduled',
  "amount" INTEGER NOT NULL,
  "down_payment_amount" INTEGER NOT NULL,
  "plan_length" INTEGER NOT NULL,
  "stock_taken" BOOLEAN NOT NULL DEFAULT false,
  "stock_missing" BOOLEAN NOT NULL DEFAULT false,
  "properties" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "deal_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "deal_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "deal_unique_id_key" ON "deal"("unique_id");
-- The deals of one order, in the cart's order.
CREATE UNIQUE INDEX "deal_checkout_id_position_key" ON "deal"("checkout_id", "position");
-- An item that came back into a cart by a link may be ordered there: the link must not bring it back twice.
CREATE INDEX "deal_restored_from_idx" ON "deal" ("restored_from") WHERE "restored_from" IS NOT NULL;
SELECT pg_temp.guard_by_parent('deal', 'checkout_id', 'checkout');

CREATE TABLE "stock_hold" (
  "checkout_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "mailbox" TEXT NOT NULL,
  "network" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "stock_hold_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "stock_hold_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What one sender holds.
CREATE INDEX "stock_hold_user_id_idx" ON "stock_hold"("user_id");
CREATE INDEX "stock_hold_mailbox_idx" ON "stock_hold"("mailbox");
CREATE INDEX "stock_hold_network_idx" ON "stock_hold"("network");
-- What one sender holds counts in all shops, which sell the same stock: no policy.

CREATE TABLE "checkout_bug" (
  "fingerprint" TEXT NOT NULL,
  "hour" TIMESTAMPTZ(0) NOT NULL,
  "message" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "checkout_bug_pkey" PRIMARY KEY ("hour","fingerprint")
);

-- ==================== discount ============================================================================================
-- Module pricing: discount codes (decision 35; spec §3 Checkout data). Amounts are Rappen.

CREATE TABLE "discount_code" (
  "id" SERIAL NOT NULL,
  "code" TEXT NOT NULL,
  "percent" INTEGER,
  "amount" INTEGER,
  "minimum" INTEGER NOT NULL DEFAULT 0,
  "combinable" BOOLEAN NOT NULL DEFAULT false,
  "promised" BOOLEAN NOT NULL DEFAULT false,
  "valid_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "valid_to" TIMESTAMPTZ(3),
  "max_uses" INTEGER,
  "used" INTEGER NOT NULL DEFAULT 0,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "discount_code_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "discount_code_upper_case" CHECK ("code" = upper("code")),
  -- A percentage, or an amount that never makes a cart free.
  CONSTRAINT "discount_code_percent_or_amount" CHECK (
    ("percent" BETWEEN 1 AND 90 AND "amount" IS NULL) OR ("percent" IS NULL AND "amount" > 0 AND "minimum" > "amount")
  ),
  CONSTRAINT "discount_code_uses" CHECK ("used" >= 0 AND ("max_uses" IS NULL OR "used" <= "max_uses"))
);
-- Shops may think of the same code.
CREATE UNIQUE INDEX "discount_code_code_instance_id_key" ON "discount_code"("code", "instance_id");
SELECT pg_temp.guard_by_instance('discount_code', 'instance_id');

CREATE TABLE "discount_redemption" (
  "id" SERIAL NOT NULL,
  "discount_code_id" INTEGER NOT NULL,
  "checkout_id" UUID NOT NULL,
  "amount" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "discount_redemption_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "discount_redemption_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "discount_code"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "discount_redemption_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "discount_redemption_checkout_id_key" ON "discount_redemption"("checkout_id");
-- The uses of one code.
CREATE INDEX "discount_redemption_discount_code_id_idx" ON "discount_redemption"("discount_code_id");
SELECT pg_temp.guard_by_parent('discount_redemption', 'checkout_id', 'checkout');

-- ==================== payment =============================================================================================
-- Module orders, payment: what is due at once for an order (spec §3: the checkout's payment-link fields). Amounts are Rappen.

CREATE TYPE "payment_status" AS ENUM ('waiting', 'authorized', 'cancelled', 'expired', 'error', 'declined', 'part_paid', 'confirmed', 'refund_pending', 'partially_refunded', 'refunded', 'disputed', 'chargeback');

CREATE TABLE "payment" (
  "id" UUID NOT NULL,
  "sequence" SERIAL NOT NULL,
  "checkout_id" UUID NOT NULL,
  "amount" INTEGER NOT NULL,
  "covered" INTEGER NOT NULL DEFAULT 0,
  "status" "payment_status" NOT NULL DEFAULT 'waiting',
  "link_updated" BOOLEAN NOT NULL DEFAULT false,
  "pay_by" DATE NOT NULL DEFAULT (CURRENT_DATE + 7),
  "reminded_at" TIMESTAMPTZ(3),
  "paid_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "payment_sequence_key" ON "payment"("sequence");
CREATE UNIQUE INDEX "payment_checkout_id_key" ON "payment"("checkout_id");
-- What is due soon or overdue, for the job that looks hourly.
CREATE INDEX "payment_pay_by_idx" ON "payment"("pay_by");
-- The staff's list of what waits for money: few of many orders.
CREATE INDEX "payment_unpaid_idx" ON "payment" ("checkout_id") WHERE "paid_at" IS NULL;
SELECT pg_temp.guard_by_parent('payment', 'checkout_id', 'checkout');

CREATE TABLE "payment_gateway" (
  "id" SERIAL NOT NULL,
  "payment_id" UUID NOT NULL,
  "gateway_id" TEXT NOT NULL,
  "hash" TEXT NOT NULL,
  "link" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_gateway_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_gateway_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "payment_gateway_gateway_id_key" ON "payment_gateway"("gateway_id");
-- The pages of one payment, newest last.
CREATE INDEX "payment_gateway_payment_id_id_idx" ON "payment_gateway"("payment_id", "id");
SELECT pg_temp.guard_by_parent('payment_gateway', 'payment_id', 'payment');

CREATE TABLE "payment_transaction" (
  "id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "status" "payment_status" NOT NULL,
  "amount" INTEGER NOT NULL,
  "means" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_transaction_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_transaction_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "payment_transaction_key_key" ON "payment_transaction"("key");
-- All transactions of a payment.
CREATE INDEX "payment_transaction_payment_id_idx" ON "payment_transaction"("payment_id");
SELECT pg_temp.guard_by_parent('payment_transaction', 'payment_id', 'payment');

CREATE TABLE "local_gateway" (
  "id" SERIAL NOT NULL,
  "hash" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "reference" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "success_url" TEXT NOT NULL,
  "failed_url" TEXT NOT NULL,
  "cancel_url" TEXT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'waiting',
  "transactions" JSONB NOT NULL DEFAULT '[]',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "local_gateway_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "local_gateway_hash_key" ON "local_gateway"("hash");

-- ==================== fulfilment ==========================================================================================
-- Module orders, fulfilment: where an order stands and how it got there (spec §4 Process).

CREATE TYPE "order_stage" AS ENUM ('received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered', 'cancelled', 'returned');
CREATE TYPE "order_event_kind" AS ENUM ('received', 'checked', 'declined', 'contract', 'slips', 'paid', 'assembly', 'shipped', 'delivered', 'cancelled', 'returned', 'date_set', 'address_changed', 'cancel_requested', 'reinstated', 'refund_due', 'stock_missing', 'pre_ordered');

CREATE TABLE "fulfilment" (
  "checkout_id" UUID NOT NULL,
  "stage" "order_stage" NOT NULL DEFAULT 'received',
  "tracking_token" TEXT NOT NULL,
  "applied_at" TIMESTAMPTZ(3),
  "expected_delivery" DATE,
  "delivery_told_at" TIMESTAMPTZ(3),
  "delivery_address" JSONB,
  CONSTRAINT "fulfilment_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "fulfilment_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "fulfilment_tracking_token_key" ON "fulfilment"("tracking_token");
-- The staff's list of orders that stand somewhere.
CREATE INDEX "fulfilment_stage_checkout_id_idx" ON "fulfilment"("stage", "checkout_id");
SELECT pg_temp.guard_by_parent('fulfilment', 'checkout_id', 'checkout');

CREATE TABLE "order_event" (
  "id" SERIAL NOT NULL,
  "checkout_id" UUID NOT NULL,
  "kind" "order_event_kind" NOT NULL,
  "stage" "order_stage" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "who" TEXT NOT NULL,
  "note" TEXT,
  "notice_id" TEXT,
  CONSTRAINT "order_event_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "order_event_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The history of one order.
CREATE INDEX "order_event_checkout_id_id_idx" ON "order_event"("checkout_id", "id");
-- What happened lately of one kind.
CREATE INDEX "order_event_kind_at_idx" ON "order_event"("kind", "at");
-- A partner's notices, each once.
CREATE UNIQUE INDEX "order_event_who_notice_id_key" ON "order_event"("who", "notice_id");
-- The history of an order is only added to.
CREATE FUNCTION refuse_order_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_event rows are never changed';
END
$$;
CREATE TRIGGER order_event_is_append_only BEFORE UPDATE ON "order_event"
FOR EACH ROW EXECUTE FUNCTION refuse_order_event_change();
SELECT pg_temp.guard_by_parent('order_event', 'checkout_id', 'checkout');

-- ==================== documents ===========================================================================================
-- Module orders: what follows an order beside payment and delivery (spec §3 idUploadUpdated, §7). Ids open nothing.

CREATE TYPE "id_document_kind" AS ENUM ('passport', 'identity_card', 'permit_b', 'permit_c');
CREATE TYPE "id_document_side" AS ENUM ('front', 'back');

CREATE TABLE "upload" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "bucket" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "uploaded_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);
-- A person's files, when two people turn out to be one.
CREATE INDEX "upload_user_id_idx" ON "upload"("user_id");
-- The cleaning job goes by age.
CREATE INDEX "upload_created_at_idx" ON "upload"("created_at");
-- Whose a file is, by its name.
CREATE UNIQUE INDEX "upload_bucket_key_key" ON "upload"("bucket", "key");

CREATE TABLE "id_document" (
  "checkout_id" UUID NOT NULL,
  "kind" "id_document_kind" NOT NULL,
  "erased_at" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "id_document_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "id_document_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
SELECT pg_temp.guard_by_parent('id_document', 'checkout_id', 'checkout');

CREATE TABLE "id_picture" (
  "checkout_id" UUID NOT NULL,
  "side" "id_document_side" NOT NULL,
  "key" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "bytes" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "id_picture_pkey" PRIMARY KEY ("checkout_id","side"),
  CONSTRAINT "id_picture_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "id_document"("checkout_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "id_picture_key_key" ON "id_picture"("key");
-- The cleaning job goes by age.
CREATE INDEX "id_picture_created_at_idx" ON "id_picture"("created_at");
SELECT pg_temp.guard_by_parent('id_picture', 'checkout_id', 'id_document', 'checkout_id');

CREATE TABLE "id_picture_link" (
  "id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "opened_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "id_picture_link_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "id_picture_link_key_fkey" FOREIGN KEY ("key") REFERENCES "id_picture"("key") ON DELETE CASCADE ON UPDATE CASCADE
);
-- They go with their picture.
CREATE INDEX "id_picture_link_key_idx" ON "id_picture_link"("key");
-- The cleaning job removes what has expired.
CREATE INDEX "id_picture_link_expires_at_idx" ON "id_picture_link"("expires_at");

CREATE TABLE "contract" (
  "id" UUID NOT NULL,
  "checkout_id" UUID NOT NULL,
  "document_id" TEXT NOT NULL,
  "signing_url" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "contract_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "contract_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "contract_checkout_id_key" ON "contract"("checkout_id");
SELECT pg_temp.guard_by_parent('contract', 'checkout_id', 'checkout');

CREATE TABLE "local_document" (
  "id" TEXT NOT NULL,
  "pdf" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "local_document_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "order_origin" (
  "checkout_id" UUID NOT NULL,
  "address_hash" TEXT,
  "reasons" TEXT[],
  "cleared_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "order_origin_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "order_origin_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- Orders from one network in the last hours.
CREATE INDEX "order_origin_address_hash_created_at_idx" ON "order_origin"("address_hash", "created_at");
-- The staff's list of what looks suspicious: few of many orders.
CREATE INDEX "order_origin_suspicious_idx" ON "order_origin" ("checkout_id") WHERE "reasons" <> '{}' AND "cleared_at" IS NULL;
SELECT pg_temp.guard_by_parent('order_origin', 'checkout_id', 'checkout');

CREATE TABLE "admin" (
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "admin_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "admin_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- ==================== agreements ==========================================================================================
-- Module identity: what people have agreed to, beside the forms that keep it themselves.

CREATE TABLE "agreement" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "purpose" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "agreed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "agreement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "agreement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- A person's own.
CREATE INDEX "agreement_user_id_agreed_at_idx" ON "agreement"("user_id", "agreed_at");
SELECT pg_temp.guard_by_parent('agreement', 'user_id', 'user');

CREATE TABLE "agreed_page" (
  "hash" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "title" TEXT NOT NULL,
  "content" JSONB NOT NULL,
  "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "agreed_page_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "order_terms" (
  "checkout_id" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "terms_hash" TEXT,
  "privacy_hash" TEXT,
  "agreed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "order_terms_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "order_terms_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "order_terms_terms_hash_fkey" FOREIGN KEY ("terms_hash") REFERENCES "agreed_page"("hash") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "order_terms_privacy_hash_fkey" FOREIGN KEY ("privacy_hash") REFERENCES "agreed_page"("hash") ON DELETE SET NULL ON UPDATE CASCADE
);
SELECT pg_temp.guard_by_parent('order_terms', 'checkout_id', 'checkout');

-- ==================== magic-docs ==========================================================================================
-- Module after-order: documents of an order by a link that expires (spec §3: magicDocs). Ids open nothing: the link is signed.

CREATE TYPE "magic_doc_kind" AS ENUM ('contract', 'schedule');

CREATE TABLE "magic_doc" (
  "id" UUID NOT NULL,
  "checkout_id" UUID NOT NULL,
  "kind" "magic_doc_kind" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "opened" INTEGER NOT NULL DEFAULT 0,
  "last_opened_at" TIMESTAMPTZ(3),
  CONSTRAINT "magic_doc_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "magic_doc_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The links of an order.
CREATE INDEX "magic_doc_checkout_id_idx" ON "magic_doc"("checkout_id");
-- The cleaning job removes what has expired.
CREATE INDEX "magic_doc_expires_at_idx" ON "magic_doc"("expires_at");
SELECT pg_temp.guard_by_parent('magic_doc', 'checkout_id', 'checkout');

-- ==================== saved-checkouts =====================================================================================
-- Module checkout: a checkout that is put aside and resumed by a mailed link (spec §3: savedCheckouts). The link is signed.

CREATE TABLE "saved_checkout" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "cart_id" UUID NOT NULL,
  "lines" JSONB NOT NULL,
  "plan_length" INTEGER NOT NULL,
  "insurance" BOOLEAN NOT NULL,
  "discount_code" TEXT,
  "contact" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "resumed_at" TIMESTAMPTZ(3),
  CONSTRAINT "saved_checkout_pkey" PRIMARY KEY ("id")
);
-- What a person has put aside, and how many mails an address got today.
CREATE INDEX "saved_checkout_email_created_at_idx" ON "saved_checkout"("email", "created_at");
-- The cleaning job removes what has expired.
CREATE INDEX "saved_checkout_expires_at_idx" ON "saved_checkout"("expires_at");
-- The staff's list, newest first.
CREATE INDEX "saved_checkout_created_at_idx" ON "saved_checkout"("created_at");
SELECT pg_temp.guard_by_instance('saved_checkout', 'instance_id');

-- ==================== erasure =============================================================================================
-- Module identity: people who want to be forgotten (decision 83).

CREATE TABLE "erasure" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "due_at" TIMESTAMPTZ(3) NOT NULL,
  "guest_email" TEXT,
  CONSTRAINT "erasure_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "erasure_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "erasure_user_id_key" ON "erasure"("user_id");
-- A guest is erased by the address of their orders.
CREATE INDEX "erasure_guest_email_idx" ON "erasure" ("guest_email") WHERE "guest_email" IS NOT NULL;
SELECT pg_temp.guard_by_parent('erasure', 'user_id', 'user');

CREATE TABLE "erased_person" (
  "user_hash" TEXT NOT NULL,
  "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "erased_person_pkey" PRIMARY KEY ("user_hash")
);

CREATE TABLE "locked_order" (
  "checkout_id" UUID NOT NULL,
  "locked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "stripped_at" TIMESTAMPTZ(3),
  "kept_until" DATE,
  CONSTRAINT "locked_order_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "locked_order_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The job that strips those that have ended, and removes those whose time is over.
CREATE INDEX "locked_order_kept_until_idx" ON "locked_order"("kept_until");
SELECT pg_temp.guard_by_parent('locked_order', 'checkout_id', 'checkout');

-- ==================== credit-check ========================================================================================
-- Module credit-check: whether somebody fits the rules of a plan, before an order.

CREATE TABLE "credit_check" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "is_resident" BOOLEAN NOT NULL,
  "birth_date" DATE NOT NULL,
  "document_kind" TEXT NOT NULL,
  "resident_since" DATE,
  "debt" TEXT NOT NULL,
  "reasons" TEXT[],
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "id_kind" "id_document_kind",
  "review_asked_at" TIMESTAMPTZ(3),
  "first_name" TEXT,
  "email" TEXT,
  "review_text" TEXT,
  "decision" TEXT,
  "decision_text" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "credit_check_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "credit_check_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The newest of a person.
CREATE INDEX "credit_check_user_id_created_at_idx" ON "credit_check"("user_id", "created_at");
-- The cleaning job goes by age.
CREATE INDEX "credit_check_created_at_idx" ON "credit_check"("created_at");
SELECT pg_temp.guard_by_parent('credit_check', 'user_id', 'user');

CREATE TABLE "credit_check_picture" (
  "check_id" UUID NOT NULL,
  "side" "id_document_side" NOT NULL,
  "key" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "bytes" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "credit_check_picture_pkey" PRIMARY KEY ("check_id","side"),
  CONSTRAINT "credit_check_picture_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "credit_check"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "credit_check_picture_key_key" ON "credit_check_picture"("key");
CREATE INDEX "credit_check_picture_created_at_idx" ON "credit_check_picture"("created_at");
SELECT pg_temp.guard_by_parent('credit_check_picture', 'check_id', 'credit_check');

-- ==================== members =============================================================================================
-- Module organizations: who belongs to a partner organization (spec §3: userOrganizations).

CREATE TYPE "membership_way" AS ENUM ('domain', 'invitation');
CREATE TYPE "membership_role" AS ENUM ('member', 'admin');

CREATE TABLE "organization_invitation" (
  "id" UUID NOT NULL,
  "organization_id" TEXT NOT NULL,
  "email" TEXT,
  "role" "membership_role" NOT NULL DEFAULT 'member',
  "locale" "locale" NOT NULL,
  "max_uses" INTEGER NOT NULL DEFAULT 1,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "withdrawn_at" TIMESTAMPTZ(3),
  CONSTRAINT "organization_invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "organization_invitation_uses_check" CHECK ("max_uses" > 0 AND "uses" BETWEEN 0 AND "max_uses"),
  -- Nobody is a member of the main shop.
  CONSTRAINT "organization_invitation_main_check" CHECK ("organization_id" <> 'main')
);
-- The invitations of one organization, the newest first; those of one address there.
CREATE INDEX "organization_invitation_organization_id_created_at_idx" ON "organization_invitation"("organization_id", "created_at");
CREATE INDEX "organization_invitation_organization_id_email_idx" ON "organization_invitation"("organization_id", "email");
-- The cleaning job removes what is long over.
CREATE INDEX "organization_invitation_expires_at_idx" ON "organization_invitation"("expires_at");
SELECT pg_temp.guard_by_instance('organization_invitation', 'organization_id');

CREATE TABLE "user_organization" (
  "user_id" UUID NOT NULL,
  "organization_id" TEXT NOT NULL,
  "way" "membership_way" NOT NULL,
  "role" "membership_role" NOT NULL DEFAULT 'member',
  "invitation_id" UUID,
  "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "left_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_organization_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "user_organization_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "user_organization_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "organization_invitation"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
-- The members of one organization, the newest first.
CREATE INDEX "user_organization_organization_id_since_idx" ON "user_organization"("organization_id", "since");
-- Who came by one invitation.
CREATE INDEX "user_organization_invitation_id_idx" ON "user_organization"("invitation_id");
SELECT pg_temp.guard_by_instance('user_organization', 'organization_id');

CREATE TABLE "sign_in_handover" (
  "code_hash" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL,
  "browser_hash" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "return_to" TEXT NOT NULL,
  "from_user_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sign_in_handover_pkey" PRIMARY KEY ("code_hash")
);
-- The cleaning job removes what is over.
CREATE INDEX "sign_in_handover_expires_at_idx" ON "sign_in_handover"("expires_at");

CREATE TABLE "paid_statement" (
  "organization_id" TEXT NOT NULL,
  "month" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "paid_statement_pkey" PRIMARY KEY ("organization_id","month")
);
SELECT pg_temp.guard_by_instance('paid_statement', 'organization_id');

-- ==================== sponsoring ==========================================================================================
-- Module sponsoring: pages on which others pay to a rider's down payment (spec §1, §3: sponsorMe, sponsorMePayments). Amounts are Rappen.

CREATE TYPE "sponsor_state" AS ENUM ('running', 'ordered', 'ended');
CREATE TYPE "sponsor_end" AS ENUM ('expired', 'withdrawn', 'stopped', 'cancelled');
CREATE TYPE "sponsor_payment_state" AS ENUM ('reserved', 'paid', 'returned', 'reversed');
CREATE TYPE "sponsor_refund_reason" AS ENUM ('no-room', 'closed', 'twice', 'other-amount', 'ended', 'surplus');

CREATE TABLE "sponsor_me" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "token" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "variant_id" INTEGER NOT NULL,
  "price" INTEGER NOT NULL,
  "months" INTEGER NOT NULL,
  "goal" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "story" TEXT NOT NULL,
  "first_name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "user_id" UUID,
  "ends_on" DATE NOT NULL,
  "is_listed" BOOLEAN NOT NULL DEFAULT false,
  "state" "sponsor_state" NOT NULL DEFAULT 'running',
  "end" "sponsor_end",
  "ended_at" TIMESTAMPTZ(3),
  "stop_reason" TEXT,
  "checkout_id" UUID,
  "spent" INTEGER NOT NULL DEFAULT 0,
  "cart_amount" INTEGER,
  "cleared_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sponsor_me_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sponsor_me_amounts" CHECK ("goal" > 0 AND "spent" >= 0 AND "price" > 0)
);
CREATE UNIQUE INDEX "sponsor_me_token_key" ON "sponsor_me"("token");
CREATE UNIQUE INDEX "sponsor_me_checkout_id_key" ON "sponsor_me"("checkout_id");
-- What ends, for the job that looks every ten minutes.
CREATE INDEX "sponsor_me_state_ends_on_idx" ON "sponsor_me"("state", "ends_on");
-- Those of a visitor, who may become an account.
CREATE INDEX "sponsor_me_user_id_idx" ON "sponsor_me"("user_id");
-- A person's own pages.
CREATE INDEX "sponsor_me_email_idx" ON "sponsor_me"("email");
SELECT pg_temp.guard_by_instance('sponsor_me', 'instance_id');

CREATE TABLE "sponsor_me_payment" (
  "id" UUID NOT NULL,
  "sponsor_me_id" UUID NOT NULL,
  "ticket" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "locale" "locale" NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "is_hidden" BOOLEAN NOT NULL DEFAULT false,
  "state" "sponsor_payment_state" NOT NULL DEFAULT 'reserved',
  "reserved_until" TIMESTAMPTZ(3) NOT NULL,
  "holds_place" BOOLEAN NOT NULL DEFAULT true,
  "mailbox" TEXT,
  "network" TEXT,
  "last_try" TEXT,
  "gateway_id" TEXT,
  "link" TEXT,
  "paid_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "sponsor_me_payment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sponsor_me_payment_sponsor_me_id_fkey" FOREIGN KEY ("sponsor_me_id") REFERENCES "sponsor_me"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sponsor_me_payment_amount" CHECK ("amount" > 0)
);
CREATE UNIQUE INDEX "sponsor_me_payment_ticket_key" ON "sponsor_me_payment"("ticket");
CREATE UNIQUE INDEX "sponsor_me_payment_gateway_id_key" ON "sponsor_me_payment"("gateway_id");
-- What counts of one page.
CREATE INDEX "sponsor_me_payment_sponsor_me_id_state_idx" ON "sponsor_me_payment"("sponsor_me_id", "state");
-- A person's own contributions.
CREATE INDEX "sponsor_me_payment_email_idx" ON "sponsor_me_payment"("email");
SELECT pg_temp.guard_by_parent('sponsor_me_payment', 'sponsor_me_id', 'sponsor_me');

CREATE TABLE "sponsor_me_transaction" (
  "id" TEXT NOT NULL,
  "payment_id" UUID NOT NULL,
  "status" "payment_status" NOT NULL,
  "amount" INTEGER NOT NULL,
  "means" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "is_counted" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "sponsor_me_transaction_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sponsor_me_transaction_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "sponsor_me_payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- The tries of one contribution.
CREATE INDEX "sponsor_me_transaction_payment_id_idx" ON "sponsor_me_transaction"("payment_id");
-- Of one contribution, one transaction counts.
CREATE UNIQUE INDEX "sponsor_me_transaction_counted" ON "sponsor_me_transaction"("payment_id") WHERE "is_counted";
SELECT pg_temp.guard_by_parent('sponsor_me_transaction', 'payment_id', 'sponsor_me_payment');

CREATE TABLE "sponsor_me_refund" (
  "id" UUID NOT NULL,
  "transaction_id" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "reason" "sponsor_refund_reason" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "done_at" TIMESTAMPTZ(3),
  "failure" TEXT,
  CONSTRAINT "sponsor_me_refund_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sponsor_me_refund_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "sponsor_me_transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "sponsor_me_refund_amount" CHECK ("amount" > 0)
);
-- What went back of one transaction.
CREATE INDEX "sponsor_me_refund_transaction_id_idx" ON "sponsor_me_refund"("transaction_id");
-- What staff have to look after.
CREATE INDEX "sponsor_me_refund_done_at_idx" ON "sponsor_me_refund"("done_at");
SELECT pg_temp.guard_by_parent('sponsor_me_refund', 'transaction_id', 'sponsor_me_transaction');

-- ==================== tickets =============================================================================================
-- Module tickets: what shoppers report after buying (spec §3: Service ticket, Return ticket; collections warrantyIssueForm,
-- accessoryIssues, bikeExchangeForm and damagedDelivery are kinds of a ticket), with its conversation and its pictures.

CREATE TYPE "ticket_kind" AS ENUM ('question', 'service', 'return', 'warranty', 'accessory', 'exchange', 'damage');
CREATE TYPE "ticket_state" AS ENUM ('received', 'working', 'waiting', 'solved');
CREATE TYPE "ticket_author" AS ENUM ('shopper', 'staff', 'shop');

CREATE TABLE "ticket" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "count" SERIAL NOT NULL,
  "submission_key" UUID NOT NULL,
  "kind" "ticket_kind" NOT NULL,
  "state" "ticket_state" NOT NULL DEFAULT 'received',
  "locale" "locale" NOT NULL,
  "user_id" UUID NOT NULL,
  "checkout_id" UUID,
  "order_number" TEXT,
  "email" TEXT NOT NULL,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "phone" TEXT,
  "bike_model" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "details" JSONB NOT NULL,
  "consent_text" TEXT NOT NULL,
  "page_uri" TEXT NOT NULL,
  "assignee_email" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ticket_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "ticket_count_key" ON "ticket"("count");
CREATE UNIQUE INDEX "ticket_submission_key_key" ON "ticket"("submission_key");
-- The desk: what is open, the oldest first.
CREATE INDEX "ticket_state_changed_at_idx" ON "ticket"("state", "changed_at");
-- A visitor's own.
CREATE INDEX "ticket_user_id_created_at_idx" ON "ticket"("user_id", "created_at");
-- A person's by their address.
CREATE INDEX "ticket_email_idx" ON "ticket"("email");
-- Those of an order.
CREATE INDEX "ticket_checkout_id_idx" ON "ticket"("checkout_id");
SELECT pg_temp.guard_by_instance('ticket', 'instance_id');

CREATE TABLE "ticket_entry" (
  "id" UUID NOT NULL,
  "ticket_id" UUID NOT NULL,
  "author" "ticket_author" NOT NULL,
  "staff_email" TEXT,
  "event" TEXT,
  "text" TEXT NOT NULL DEFAULT '',
  "suggestions" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ticket_entry_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "ticket_entry_key_key" ON "ticket_entry"("key");
-- A conversation, in its order.
CREATE INDEX "ticket_entry_ticket_id_created_at_idx" ON "ticket_entry"("ticket_id", "created_at");
SELECT pg_temp.guard_by_parent('ticket_entry', 'ticket_id', 'ticket');

CREATE TABLE "ticket_file" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "ticket_id" UUID,
  "entry_id" UUID,
  "side" TEXT,
  "key" TEXT NOT NULL,
  "digest" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_file_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ticket_file_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "ticket_file_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ticket_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "ticket_file_key_key" ON "ticket_file"("key");
-- Those of a ticket.
CREATE INDEX "ticket_file_ticket_id_idx" ON "ticket_file"("ticket_id");
CREATE INDEX "ticket_file_entry_id_idx" ON "ticket_file"("entry_id");
-- What somebody has sent and no ticket took.
CREATE INDEX "ticket_file_user_id_idx" ON "ticket_file"("user_id");
-- The cleaning job goes by age.
CREATE INDEX "ticket_file_created_at_idx" ON "ticket_file"("created_at");

CREATE TABLE "ticket_template" (
  "id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "suggestions" TEXT[] DEFAULT ARRAY[]::TEXT[],
  "staff_email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ticket_template_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "ticket_template_locale_title_key" ON "ticket_template"("locale", "title");

-- ==================== questions ===========================================================================================
-- Module questions: what shoppers ask of a product and what its buyers say of it (spec §3 Product question). Nothing is
-- shown before staff have looked at it.

CREATE TYPE "review_fit" AS ENUM ('small', 'right', 'large');

CREATE TABLE "product_question" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "product_id" INTEGER NOT NULL,
  "user_id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "bike_slug" TEXT NOT NULL,
  "bike_name" TEXT NOT NULL,
  "sku" TEXT,
  "first_name" TEXT NOT NULL,
  "last_name" TEXT NOT NULL,
  "question_text" TEXT NOT NULL,
  "email" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sent_at" TIMESTAMPTZ(3),
  "answer_text" TEXT,
  "answered_at" TIMESTAMPTZ(3),
  "other_question" TEXT,
  "other_answer" TEXT,
  "other_outdated" BOOLEAN NOT NULL DEFAULT false,
  "hidden_at" TIMESTAMPTZ(3),
  "hidden_reason" TEXT,
  CONSTRAINT "product_question_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "product_question_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_question_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What a product's page shows.
CREATE INDEX "product_question_product_id_locale_answered_at_idx" ON "product_question"("product_id", "locale", "answered_at");
-- A person's own, and how many of a day.
CREATE INDEX "product_question_user_id_created_at_idx" ON "product_question"("user_id", "created_at");
-- What staff have to do, the oldest first.
CREATE INDEX "product_question_sent_at_idx" ON "product_question"("sent_at");
SELECT pg_temp.guard_by_instance('product_question', 'instance_id');
-- What the main shop has published of a product everybody may read, in whichever shop they are.
CREATE POLICY published ON "product_question" FOR SELECT TO velory_shop
  USING (instance_id = 'main' AND answered_at IS NOT NULL AND hidden_at IS NULL);

CREATE TABLE "question_vote" (
  "question_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  CONSTRAINT "question_vote_pkey" PRIMARY KEY ("question_id","user_id"),
  CONSTRAINT "question_vote_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "product_question"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "question_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- A person's own.
CREATE INDEX "question_vote_user_id_idx" ON "question_vote"("user_id");
SELECT pg_temp.guard_by_parent('question_vote', 'question_id', 'product_question');

CREATE TABLE "product_review" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "deal_id" UUID NOT NULL,
  "product_id" INTEGER NOT NULL,
  "user_id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "first_name" TEXT NOT NULL,
  "stars" SMALLINT NOT NULL,
  "fit" "review_fit",
  "title" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "published_at" TIMESTAMPTZ(3),
  "hidden_at" TIMESTAMPTZ(3),
  "hidden_reason" TEXT,
  "answer_text" TEXT,
  "answered_at" TIMESTAMPTZ(3),
  CONSTRAINT "product_review_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "product_review_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deal"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_review_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "product_review_stars" CHECK ("stars" BETWEEN 1 AND 5)
);
CREATE UNIQUE INDEX "product_review_deal_id_key" ON "product_review"("deal_id");
-- What a product's page shows.
CREATE INDEX "product_review_product_id_published_at_idx" ON "product_review"("product_id", "published_at");
-- A person's own.
CREATE INDEX "product_review_user_id_idx" ON "product_review"("user_id");
-- What staff have to do, the oldest first.
CREATE INDEX "product_review_created_at_idx" ON "product_review"("created_at");
SELECT pg_temp.guard_by_instance('product_review', 'instance_id');
CREATE POLICY published ON "product_review" FOR SELECT TO velory_shop
  USING (instance_id = 'main' AND published_at IS NOT NULL AND hidden_at IS NULL);

CREATE TABLE "review_vote" (
  "review_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  CONSTRAINT "review_vote_pkey" PRIMARY KEY ("review_id","user_id"),
  CONSTRAINT "review_vote_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "product_review"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "review_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- A person's own.
CREATE INDEX "review_vote_user_id_idx" ON "review_vote"("user_id");
SELECT pg_temp.guard_by_parent('review_vote', 'review_id', 'product_review');

-- ==================== consultation ========================================================================================
-- Module consultation: calls at a time that somebody has chosen.

CREATE TABLE "consultation_call" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "minutes" INTEGER NOT NULL,
  "first_name" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "email" TEXT,
  "booker" TEXT,
  "user_id" UUID,
  "question" TEXT NOT NULL DEFAULT '',
  "bike" TEXT NOT NULL DEFAULT '',
  "locale" "locale" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "moves" INTEGER NOT NULL DEFAULT 0,
  "cancelled_at" TIMESTAMPTZ(3),
  "outcome" TEXT,
  "outcome_at" TIMESTAMPTZ(3),
  CONSTRAINT "consultation_call_pkey" PRIMARY KEY ("id")
);
-- What is booked of a week, and what the cleaning job removes.
CREATE INDEX "consultation_call_starts_at_idx" ON "consultation_call"("starts_at");
-- Calls of a visitor, who may become an account.
CREATE INDEX "consultation_call_user_id_idx" ON "consultation_call"("user_id");
-- Calls of a booker in a day.
CREATE INDEX "consultation_call_booker_created_at_idx" ON "consultation_call"("booker", "created_at");
-- Open calls of one number.
CREATE INDEX "consultation_call_phone_idx" ON "consultation_call"("phone");
-- One call at a time: a cancelled one frees it.
CREATE UNIQUE INDEX "consultation_call_open_key" ON "consultation_call" ("starts_at") WHERE "cancelled_at" IS NULL;
SELECT pg_temp.guard_by_instance('consultation_call', 'instance_id');
-- The same people call back for all shops: a time that is booked in one is taken in all.
CREATE FUNCTION booked_calls(since timestamptz) RETURNS SETOF timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT starts_at FROM consultation_call WHERE starts_at >= since AND cancelled_at IS NULL
$$;

-- ==================== newsletter ==========================================================================================
-- Module newsletter: who gets the monthly mail, and what they agreed to.

CREATE TABLE "newsletter_subscription" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "email" TEXT NOT NULL,
  "first_name" TEXT,
  "last_name" TEXT,
  "locale" "locale" NOT NULL,
  "consent_text" TEXT NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  "page_uri" TEXT NOT NULL,
  "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
  "confirmed_at" TIMESTAMPTZ(3),
  "left_at" TIMESTAMPTZ(3),
  CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("id")
);
-- The cleaning job removes what was never confirmed and who has left long ago.
CREATE INDEX "newsletter_subscription_confirmed_at_asked_at_idx" ON "newsletter_subscription"("confirmed_at", "asked_at");
-- One address gets the newsletter of each shop that it asked.
CREATE UNIQUE INDEX "newsletter_subscription_email_instance_id_key" ON "newsletter_subscription"("email", "instance_id");
SELECT pg_temp.guard_by_instance('newsletter_subscription', 'instance_id');

-- ==================== campaigns ===========================================================================================
-- Module campaigns: who is to be told that the Black Friday begins.

CREATE TABLE "black_friday_reminder" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "email" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "consent_text" TEXT NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
  "confirmed_at" TIMESTAMPTZ(3),
  "sent_at" TIMESTAMPTZ(3),
  CONSTRAINT "black_friday_reminder_pkey" PRIMARY KEY ("id")
);
-- The job of the beginning takes those who are not told yet; the cleaning job the others.
CREATE INDEX "black_friday_reminder_sent_at_confirmed_at_idx" ON "black_friday_reminder"("sent_at", "confirmed_at");
-- One address is told once by each shop that it asked.
CREATE UNIQUE INDEX "black_friday_reminder_email_instance_id_key" ON "black_friday_reminder"("email", "instance_id");
SELECT pg_temp.guard_by_instance('black_friday_reminder', 'instance_id');

-- ==================== forms ===============================================================================================
-- Module forms: what was agreed to with a form of the marketing service, and what became of it.

CREATE TABLE "form_submission" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "key" TEXT NOT NULL,
  "form" TEXT NOT NULL,
  "email" TEXT,
  "consent_text" TEXT NOT NULL,
  "page_uri" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sent_at" TIMESTAMPTZ(3),
  "status" INTEGER,
  "status_text" TEXT,
  CONSTRAINT "form_submission_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "form_submission_key_key" ON "form_submission"("key");
-- A person's by their address.
CREATE INDEX "form_submission_email_idx" ON "form_submission"("email");
-- The cleaning job goes by age.
CREATE INDEX "form_submission_created_at_idx" ON "form_submission"("created_at");
SELECT pg_temp.guard_by_instance('form_submission', 'instance_id');

-- ==================== user-forms ==========================================================================================
-- Module user-forms: what was sent by the forms that editors build in the CMS (spec §3: the user-form collection).

CREATE TABLE "user_form_entry" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "form_id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "answers" JSONB NOT NULL,
  "email" TEXT,
  "consent_text" TEXT NOT NULL,
  "page_uri" TEXT NOT NULL,
  "key" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "done_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_form_entry_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "user_form_entry_key_key" ON "user_form_entry"("key");
-- The staff's list, newest first, and the job that deletes old ones.
CREATE INDEX "user_form_entry_created_at_idx" ON "user_form_entry"("created_at");
-- What a person has sent.
CREATE INDEX "user_form_entry_email_idx" ON "user_form_entry"("email");
SELECT pg_temp.guard_by_instance('user_form_entry', 'instance_id');

-- ==================== wheel ===============================================================================================
-- Module wheel: the wheel of fortune and the display of its winners (spec §3: wheel-of-fortune, winner-display). Amounts are Rappen.

CREATE TABLE "wheel_campaign" (
  "id" UUID NOT NULL,
  "seed" TEXT NOT NULL,
  "seal" TEXT NOT NULL,
  "opens_at" TIMESTAMPTZ(3) NOT NULL,
  "closes_at" TIMESTAMPTZ(3) NOT NULL,
  "claims_until" TIMESTAMPTZ(3) NOT NULL,
  "last_number" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "wheel_campaign_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_campaign_times_check" CHECK ("opens_at" < "closes_at" AND "closes_at" < "claims_until")
);
-- The wheel that turns, or the last one.
CREATE INDEX "wheel_campaign_opens_at_idx" ON "wheel_campaign"("opens_at");

CREATE TABLE "wheel_prize" (
  "id" SERIAL NOT NULL,
  "campaign_id" UUID NOT NULL,
  "rank" SMALLINT NOT NULL,
  "name_de" TEXT NOT NULL,
  "name_fr" TEXT NOT NULL,
  "short_de" TEXT NOT NULL,
  "short_fr" TEXT NOT NULL,
  "fields" SMALLINT NOT NULL,
  "stock" INTEGER,
  "given" INTEGER NOT NULL DEFAULT 0,
  "amount" INTEGER,
  "minimum" INTEGER,
  CONSTRAINT "wheel_prize_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_prize_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "wheel_campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "wheel_prize_stock_check" CHECK ("given" >= 0 AND ("stock" IS NULL OR "given" <= "stock")),
  CONSTRAINT "wheel_prize_fields_check" CHECK ("fields" BETWEEN 1 AND 36)
);
CREATE UNIQUE INDEX "wheel_prize_campaign_id_rank_key" ON "wheel_prize"("campaign_id", "rank");

CREATE TABLE "wheel_turn" (
  "id" UUID NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT current_instance(),
  "campaign_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "person_hash" TEXT,
  "email" TEXT,
  "locale" "locale" NOT NULL,
  "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
  "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "adult_at" TIMESTAMPTZ(3),
  "mark" TEXT,
  "field" SMALLINT,
  "prize_id" INTEGER,
  "code" TEXT,
  "turned_at" TIMESTAMPTZ(3),
  "handed_at" TIMESTAMPTZ(3),
  "shown_name" TEXT,
  "shown_place" TEXT,
  "shown_at" TIMESTAMPTZ(3),
  "shown_text" TEXT,
  CONSTRAINT "wheel_turn_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_turn_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "wheel_campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "wheel_turn_prize_id_fkey" FOREIGN KEY ("prize_id") REFERENCES "wheel_prize"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "wheel_turn_drawn_check" CHECK (("mark" IS NULL) = ("turned_at" IS NULL) AND ("field" IS NULL) = ("turned_at" IS NULL))
);
CREATE UNIQUE INDEX "wheel_turn_code_key" ON "wheel_turn"("code");
-- Who has won, the newest first.
CREATE INDEX "wheel_turn_prize_id_turned_at_idx" ON "wheel_turn"("prize_id", "turned_at");
CREATE UNIQUE INDEX "wheel_turn_campaign_id_number_key" ON "wheel_turn"("campaign_id", "number");
CREATE UNIQUE INDEX "wheel_turn_campaign_id_person_hash_key" ON "wheel_turn"("campaign_id", "person_hash");
-- What was drawn stays drawn.
CREATE FUNCTION "keep_wheel_draw"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."turned_at" IS NOT NULL AND (NEW."mark", NEW."field", NEW."turned_at", NEW."number")
    IS DISTINCT FROM (OLD."mark", OLD."field", OLD."turned_at", OLD."number") THEN
    RAISE EXCEPTION 'a draw is not changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "wheel_turn_keep_draw" BEFORE UPDATE ON "wheel_turn" FOR EACH ROW EXECUTE FUNCTION "keep_wheel_draw"();

-- ==================== stories =============================================================================================
-- Module stories: what became of the stories that editors publish (spec §3: storyViews, storyInteractions, storyLikes).

CREATE TABLE "story_view" (
  "story_id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "locale" "locale" NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "story_view_pkey" PRIMARY KEY ("story_id","day","locale")
);
-- The cleaning job removes what is old.
CREATE INDEX "story_view_day_idx" ON "story_view"("day");

CREATE TABLE "story_interaction" (
  "story_id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "sheet" SMALLINT NOT NULL,
  "kind" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "story_interaction_pkey" PRIMARY KEY ("story_id","day","sheet","kind")
);
CREATE INDEX "story_interaction_day_idx" ON "story_interaction"("day");

CREATE TABLE "story_like" (
  "story_id" TEXT NOT NULL,
  "user_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "story_like_pkey" PRIMARY KEY ("story_id","user_id"),
  CONSTRAINT "story_like_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- All of a person; what is old.
CREATE INDEX "story_like_user_id_idx" ON "story_like"("user_id");
CREATE INDEX "story_like_created_at_idx" ON "story_like"("created_at");
SELECT pg_temp.guard_by_parent('story_like', 'user_id', 'user');

CREATE TABLE "story_vote" (
  "story_id" TEXT NOT NULL,
  "sheet" SMALLINT NOT NULL,
  "user_id" UUID NOT NULL,
  "choice" SMALLINT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "story_vote_pkey" PRIMARY KEY ("story_id","sheet","user_id"),
  CONSTRAINT "story_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "story_vote_user_id_idx" ON "story_vote"("user_id");
CREATE INDEX "story_vote_created_at_idx" ON "story_vote"("created_at");
SELECT pg_temp.guard_by_parent('story_vote', 'user_id', 'user');

-- ==================== consent =============================================================================================
-- Module consent: the proof of what visitors have let in.

CREATE TABLE "consent_choice" (
  "id" UUID NOT NULL,
  "number" TEXT NOT NULL,
  "version" SMALLINT NOT NULL,
  "statistics" BOOLEAN NOT NULL,
  "marketing" BOOLEAN NOT NULL,
  "locale" "locale" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "consent_choice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "consent_choice_number_key" ON "consent_choice"("number");
-- The cleaning job removes what proves nothing any more.
CREATE INDEX "consent_choice_created_at_idx" ON "consent_choice"("created_at");

-- ==================== search ==============================================================================================
-- Module search: what was looked for and not there. The index itself is in the Postgres schema "search", see migrations.

CREATE TABLE "top_search" (
  "day" DATE NOT NULL,
  "locale" "locale" NOT NULL,
  "text" TEXT NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 1,
  "hits" INTEGER NOT NULL,
  CONSTRAINT "top_search_pkey" PRIMARY KEY ("day","locale","text")
);

CREATE TABLE "missing_page" (
  "path" TEXT NOT NULL,
  "hour" TIMESTAMPTZ(3) NOT NULL,
  "visits" INTEGER NOT NULL DEFAULT 1,
  "referrer" TEXT,
  "posted" BOOLEAN NOT NULL DEFAULT false,
  CONSTRAINT "missing_page_pkey" PRIMARY KEY ("path","hour")
);
-- The most visited of an hour are read, old rows removed.
CREATE INDEX "missing_page_hour_idx" ON "missing_page"("hour");

CREATE TABLE "missing_page_hour" (
  "hour" TIMESTAMPTZ(3) NOT NULL,
  "addresses" INTEGER NOT NULL,
  "visits" INTEGER NOT NULL,
  CONSTRAINT "missing_page_hour_pkey" PRIMARY KEY ("hour")
);

-- The index lives in a schema of its own: full text has column types that the Prisma schema cannot say.

-- Stems of a language over words without accents.
CREATE TEXT SEARCH CONFIGURATION search.de (COPY = pg_catalog.german);
ALTER TEXT SEARCH CONFIGURATION search.de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;
CREATE TEXT SEARCH CONFIGURATION search.fr (COPY = pg_catalog.french);
ALTER TEXT SEARCH CONFIGURATION search.fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;

CREATE TABLE search.product (
  product_id integer NOT NULL REFERENCES "product" ("id") ON DELETE CASCADE,
  locale "locale" NOT NULL,
  kind "product_kind" NOT NULL,
  -- Brand and model, folded.
  name text NOT NULL,
  -- SKUs of the product and its variants, folded and without spaces.
  codes text[] NOT NULL,
  -- The words of name, categories and technical data, folded: what queries with typing errors are corrected to.
  words text NOT NULL,
  -- A: brand, model, SKU. B: subtitle, categories and tags such as `category:e_city`. C: technical data.
  facts tsvector NOT NULL,
  -- All of it and the description, without positions and weights: only for finding.
  document tsvector NOT NULL,
  -- What a product calls itself, before what it says of that: `Kindersitz` of `Kindersitz für Gepäckträger bis 22 kg`.
  head tsvector NOT NULL DEFAULT '',
  PRIMARY KEY (product_id, locale)
);
-- Ranking reads `facts` of every hit: it stays in the row and is not compressed; the long column is kept out of its way.
ALTER TABLE search.product ALTER COLUMN facts SET STORAGE MAIN, ALTER COLUMN document SET STORAGE EXTERNAL;
-- A search is in one language and over one kind. Entries are gathered before they are put in place, which makes imports
-- many times faster; the list stays short, since every search reads it too, and an import ends by emptying it.
CREATE INDEX product_facts_de_bike ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'bike';
CREATE INDEX product_facts_fr_bike ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'bike';
CREATE INDEX product_facts_de_accessory ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'accessory';
CREATE INDEX product_facts_fr_accessory ON search.product USING gin (facts) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'accessory';
CREATE INDEX product_document_de_bike ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'bike';
CREATE INDEX product_document_fr_bike ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'bike';
CREATE INDEX product_document_de_accessory ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'de' AND kind = 'accessory';
CREATE INDEX product_document_fr_accessory ON search.product USING gin (document) WITH (gin_pending_list_limit = 1024) WHERE locale = 'fr' AND kind = 'accessory';

-- A text as its words: lower case, without accents, `E-Bike` as `ebike e bike`. modules/search/fold.ts does the same to queries.
CREATE FUNCTION search.fold(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  trim(regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent', coalesce(value, ''))),
    '\m([a-z][a-z0-9]*)[-‐‑–]([a-z0-9]+)\M', '\1\2 \1 \2', 'g'),
    '[^a-z0-9]+', ' ', 'g'));

-- The text configuration of a language.
CREATE FUNCTION search.config(language "locale") RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE language WHEN 'de' THEN 'search.de'::regconfig ELSE 'search.fr'::regconfig END;

-- What a product calls itself: its subtitle up to the first preposition.
CREATE FUNCTION search.head_of(subtitle text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  search.fold((regexp_split_to_array(subtitle, '[,(]|\s(mit|für|bis|aus|zum|ohne|um|von|pour|avec|jusqu|de|à|en|sans|dès|autour)\M'))[1]);

-- Writes the index of products anew; those that are not published leave it. The importer calls it in its own transaction. Each text is folded
-- and each vector made once.
-- Planned anew at each call: the tables grow while an import runs.
CREATE FUNCTION search.index_products(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET jit = off AS $$
BEGIN
  DELETE FROM search.product s USING "product" p
  WHERE s.product_id = p.id AND p.id = ANY(ids) AND p.status <> 'published';

  INSERT INTO search.product (product_id, locale, kind, name, codes, words, facts, document, head)
  WITH code AS MATERIALIZED (
    SELECT own.product_id, array_agg(DISTINCT code) AS codes
    FROM (
      SELECT id AS product_id, sku FROM "product" WHERE id = ANY(ids)
      UNION SELECT product_id, sku FROM "variant" WHERE product_id = ANY(ids) AND vanished_at IS NULL
    ) own
    CROSS JOIN LATERAL (SELECT search.fold(regexp_replace(own.sku, '[^[:alnum:]]', '', 'g')) AS code OFFSET 0) folded
    WHERE code <> ''
    GROUP BY own.product_id
  ), category AS MATERIALIZED (
    SELECT own.product_id, c.locale, string_agg(c.name, ' ' ORDER BY own.category_id) AS names
    FROM "product_category" own JOIN "category_text" c USING (category_id)
    WHERE own.product_id = ANY(ids)
    GROUP BY own.product_id, c.locale
  ), attribute AS MATERIALIZED (
    SELECT own.product_id, locale, string_agg(term, ' ' ORDER BY own.position, own.attribute_id, place) AS terms
    FROM "product_attribute" own
    CROSS JOIN unnest(enum_range(NULL::"locale")) locale
    CROSS JOIN LATERAL jsonb_array_elements_text(
      CASE jsonb_typeof(own.terms -> locale::text) WHEN 'array' THEN own.terms -> locale::text ELSE '[]' END
    ) WITH ORDINALITY term (term, place)
    WHERE own.product_id = ANY(ids)
    GROUP BY own.product_id, locale
  ), text AS MATERIALIZED (
    SELECT p.id AS product_id, t.locale, p.kind, coalesce(code.codes, '{}') AS codes,
      search.config(t.locale) AS config,
      search.fold(CASE WHEN b.name IS NULL OR starts_with(t.name, b.name) THEN t.name ELSE b.name || ' ' || t.name END) AS name,
      search.fold(p.sku) AS sku,
      search.fold(t.subtitle || ' ' || coalesce(category.names, '')) AS kinds,
      search.head_of(t.subtitle) AS head,
      search.fold(coalesce(attribute.terms, '') || ' ' || coalesce((
        SELECT string_agg(c -> 'name' ->> t.locale::text, ' ')
        FROM jsonb_array_elements(CASE jsonb_typeof(p.color_data) WHEN 'array' THEN p.color_data ELSE '[]' END) c), '')) AS data,
      search.fold(left(regexp_replace(t.short_description || ' ' || t.description, '<[^>]*>|&[a-z]+;', ' ', 'g'), 8000)) AS prose,
      coalesce((
        SELECT string_agg(quote_literal(tag) || ':1', ' ')
        FROM unnest(
          ARRAY(SELECT 'category:' || slug FROM unnest(p.category_slugs) slug)
          || ARRAY(SELECT 'frame:' || type FROM unnest(p.frame_types) type)
          || CASE WHEN p.speed_kmh IS NOT NULL THEN ARRAY['speed:' || p.speed_kmh] ELSE '{}' END
          || CASE WHEN p.is_occasion THEN ARRAY['category:occasion'] ELSE '{}' END
        ) tag), '')::tsvector AS tags
    FROM "product" p
    JOIN "product_text" t ON t.product_id = p.id
    LEFT JOIN "brand" b ON b.id = p.brand_id
    LEFT JOIN code ON code.product_id = p.id
    LEFT JOIN category ON category.product_id = p.id AND category.locale = t.locale
    LEFT JOIN attribute ON attribute.product_id = p.id AND attribute.locale = t.locale
    WHERE p.id = ANY(ids) AND p.status = 'published'
  ), weighed AS MATERIALIZED (
    SELECT *,
      setweight(to_tsvector(config, name || ' ' || sku) || array_to_tsvector(codes), 'A')
        || setweight(to_tsvector(config, kinds) || tags, 'B')
        || setweight(to_tsvector(config, data), 'C') AS facts
    FROM text
  )
  SELECT product_id, locale, kind, name, codes, concat_ws(' ', name, kinds, data), facts,
    strip(facts || to_tsvector(config, prose)), strip(to_tsvector(config, head))
  FROM weighed
  ON CONFLICT (product_id, locale) DO UPDATE SET
    kind = excluded.kind, name = excluded.name, codes = excluded.codes, words = excluded.words, facts = excluded.facts,
    document = excluded.document, head = excluded.head
  WHERE (product.kind, product.name, product.codes, product.words, product.facts, product.document, product.head)
    IS DISTINCT FROM (excluded.kind, excluded.name, excluded.codes, excluded.words, excluded.facts, excluded.document, excluded.head);
END $$;

-- Every word that products are found by, with its stem and in how many products it is. Refreshed after each import; `ts_stat` counts
-- in a third of the time of a `GROUP BY`.
CREATE MATERIALIZED VIEW search.word AS
  SELECT locale, word,
    coalesce((ts_lexize(CASE locale WHEN 'de' THEN 'german_stem'::regdictionary ELSE 'french_stem' END, word))[1], word) AS stem,
    -- The same for words whose letters only changed places.
    (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') letter) AS letters,
    ndoc AS products
  FROM unnest(enum_range(NULL::"locale")) locale
  CROSS JOIN LATERAL ts_stat(format(
    'SELECT array_to_tsvector(array_remove(string_to_array(words, '' ''), '''')) FROM search.product WHERE locale = %L', locale)) counted
  WHERE length(word) > 2 AND word !~ '[0-9]';
-- Also what `REFRESH … CONCURRENTLY` needs.
CREATE UNIQUE INDEX word_locale_word ON search.word (locale, word);
-- Words that begin like one that is typed: the index above has the order of a language, in which beginnings cannot be looked up.
CREATE INDEX word_beginning ON search.word (locale, word text_pattern_ops);
-- Similar words, words that end like another, and words with the same letters.
CREATE INDEX word_similar ON search.word USING gin (word gin_trgm_ops);
CREATE INDEX word_ending ON search.word (locale, reverse(stem) text_pattern_ops);
CREATE INDEX word_letters ON search.word (locale, letters);

-- ==================== short-urls ==========================================================================================
-- Module short-urls: short addresses of the shop (spec §3: shortURLs), made by staff.

CREATE TABLE "short_url" (
  "code" TEXT NOT NULL,
  "target" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "short_url_pkey" PRIMARY KEY ("code")
);

CREATE TABLE "short_url_day" (
  "code" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "short_url_day_pkey" PRIMARY KEY ("code","day"),
  CONSTRAINT "short_url_day_code_fkey" FOREIGN KEY ("code") REFERENCES "short_url"("code") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The cleaning job goes by age.
CREATE INDEX "short_url_day_day_idx" ON "short_url_day"("day");

-- ==================== assistant ===========================================================================================
-- Module assistant: questions to the helper with their answers, for 90 days (spec §1: AI helpers).

CREATE TABLE "assistant_answer" (
  "id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "bike_slug" TEXT,
  "question" TEXT NOT NULL,
  "outcome" TEXT NOT NULL,
  "answer" JSONB NOT NULL,
  "engine" TEXT NOT NULL,
  "tokens" INTEGER NOT NULL DEFAULT 0,
  "helpful" BOOLEAN,
  "email" TEXT,
  "handed_over_at" TIMESTAMPTZ(3),
  "done_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "assistant_answer_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "assistant_answer_created_at_idx" ON "assistant_answer"("created_at");
CREATE INDEX "assistant_answer_email_idx" ON "assistant_answer"("email");

CREATE TABLE "spreadsheet_row" (
  "id" BIGSERIAL NOT NULL,
  "source" TEXT NOT NULL,
  "idempotency_key" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "spreadsheet_row_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "spreadsheet_row_idempotency_key_key" ON "spreadsheet_row"("idempotency_key");
CREATE INDEX "spreadsheet_row_source_created_at_idx" ON "spreadsheet_row"("source", "created_at");

-- ==================== support =============================================================================================
-- Module support: what failed while a page was drawn in a browser (spec §3: breakingErrorLogs).

CREATE TABLE "breaking_error_log" (
  "minute" TIMESTAMPTZ(0) NOT NULL,
  "fingerprint" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "stack" TEXT,
  "component_stack" TEXT,
  "path" TEXT,
  "count" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "breaking_error_log_pkey" PRIMARY KEY ("minute","fingerprint")
);

-- ==================== integrations ========================================================================================
-- What the local adapters of integrations "send": shown at /dev/messages and /dev/mailbox.

CREATE TABLE "local_message" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "idempotency_key" TEXT NOT NULL,
  "payload" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "local_message_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "local_message_idempotency_key_key" ON "local_message"("idempotency_key");
CREATE INDEX "local_message_kind_created_at_idx" ON "local_message"("kind", "created_at");

CREATE TABLE "local_mail" (
  "id" SERIAL NOT NULL,
  "idempotency_key" TEXT NOT NULL,
  "recipient" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "html" TEXT NOT NULL,
  "sender_name" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "local_mail_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "local_mail_idempotency_key_key" ON "local_mail"("idempotency_key");
CREATE INDEX "local_mail_created_at_idx" ON "local_mail"("created_at");

CREATE TABLE "mail_place" (
  "key_hash" TEXT NOT NULL,
  "mailbox" TEXT NOT NULL,
  "bucket" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_place_pkey" PRIMARY KEY ("key_hash")
);
-- The newest of a mailbox.
CREATE INDEX "mail_place_mailbox_bucket_at_idx" ON "mail_place"("mailbox", "bucket", "at");
-- The cleaning job removes what no limit counts any more.
CREATE INDEX "mail_place_at_idx" ON "mail_place"("at");
-- One mailbox for all shops: no policy.

-- ==================== staff ===============================================================================================
-- Module staff: what the team writes down (spec §6: admins), and the log of what it looked at and changed. Amounts are Rappen.

CREATE TABLE "staff_log" (
  "id" BIGSERIAL NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "staff_id" UUID NOT NULL,
  "staff_email" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "checkout_id" UUID,
  "subject" TEXT,
  CONSTRAINT "staff_log_pkey" PRIMARY KEY ("id")
);
-- What was done about one order.
CREATE INDEX "staff_log_checkout_id_id_idx" ON "staff_log"("checkout_id", "id");
-- What one colleague did, and what was done of one kind: the log is filtered by both.
CREATE INDEX "staff_log_staff_email_id_idx" ON "staff_log"("staff_email", "id");
CREATE INDEX "staff_log_action_id_idx" ON "staff_log"("action", "id");
CREATE INDEX "staff_log_staff_id_id_idx" ON "staff_log"("staff_id", "id");
-- The log is only added to.
CREATE FUNCTION refuse_staff_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff_log rows are neither changed nor removed';
END
$$;
CREATE TRIGGER staff_log_is_append_only BEFORE UPDATE OR DELETE ON "staff_log"
FOR EACH ROW EXECUTE FUNCTION refuse_staff_log_change();

CREATE TABLE "order_note" (
  "id" SERIAL NOT NULL,
  "checkout_id" UUID NOT NULL,
  "text" TEXT NOT NULL,
  "staff_email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "order_note_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "order_note_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- The notes of one order.
CREATE INDEX "order_note_checkout_id_idx" ON "order_note"("checkout_id");
SELECT pg_temp.guard_by_parent('order_note', 'checkout_id', 'checkout');

CREATE TABLE "id_check" (
  "checkout_id" UUID NOT NULL,
  "row" TEXT NOT NULL,
  "matches" BOOLEAN NOT NULL,
  "remark" TEXT,
  "staff_email" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "id_check_pkey" PRIMARY KEY ("checkout_id","row"),
  CONSTRAINT "id_check_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
SELECT pg_temp.guard_by_parent('id_check', 'checkout_id', 'checkout');

CREATE TABLE "refund" (
  "id" UUID NOT NULL,
  "payment_id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "reason" TEXT NOT NULL,
  "staff_email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "done_at" TIMESTAMPTZ(3),
  "failure" TEXT,
  CONSTRAINT "refund_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "refund_amount_check" CHECK ("amount" > 0)
);
-- What went back of one payment.
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");
SELECT pg_temp.guard_by_parent('refund', 'payment_id', 'payment');

CREATE TABLE "done_job" (
  "id" BIGINT NOT NULL,
  "name" TEXT NOT NULL,
  "checkout_id" UUID NOT NULL,
  "attempts" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "done_job_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "done_job_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- What one order has sent.
CREATE INDEX "done_job_checkout_id_idx" ON "done_job"("checkout_id");
SELECT pg_temp.guard_by_parent('done_job', 'checkout_id', 'checkout');

CREATE TABLE "search_synonym" (
  "locale" "locale" NOT NULL,
  "text" TEXT NOT NULL,
  "means" TEXT NOT NULL,
  "staff_email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "search_synonym_pkey" PRIMARY KEY ("locale","text")
);

-- What the staff finds orders by, folded as searches are: number, name, e-mail, place. It changes with the order alone, so that
-- nobody who moves an order waits for it.
CREATE TABLE "staff"."order_words" (
  "checkout_id" UUID PRIMARY KEY REFERENCES "public"."checkout"("id") ON DELETE CASCADE,
  "name" TEXT NOT NULL,
  "words" TEXT NOT NULL
);
CREATE INDEX "order_words_words_idx" ON "staff"."order_words" USING gin ("words" gin_trgm_ops);
-- The list in the order of names.
CREATE INDEX "order_words_name_idx" ON "staff"."order_words" ("name", "checkout_id");
CREATE FUNCTION "staff".note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "staff"."order_words" VALUES (
    NEW."id",
    search.fold(concat_ws(' ', NEW."contact"->>'lastname', NEW."contact"->>'firstname')),
    lower(NEW."number") || ' ' || replace(lower(NEW."number"), '-', '') || ' '
      || search.fold(concat_ws(' ', NEW."contact"->>'firstname', NEW."contact"->>'lastname')) || ' '
      || lower(concat_ws(' ', NEW."contact"->>'email', NEW."contact"->>'zip'))
  ) ON CONFLICT ("checkout_id") DO UPDATE SET "name" = excluded."name", "words" = excluded."words";
  RETURN NULL;
END
$$;
CREATE TRIGGER checkout_words AFTER INSERT OR UPDATE OF "contact", "number" ON "checkout"
FOR EACH ROW EXECUTE FUNCTION "staff".note_order_words();

-- ==================== jobs ================================================================================================
-- Jobs are added and taken back through these two: graphile-worker's tables are the owner's.
--
-- A job says by a flag in whose shop it was added, where the connection was told one. Who is erased in one shop loses the waiting
-- jobs of that shop, and those that nobody added in another: the same address may be somebody there who stays (decision 103).
CREATE FUNCTION add_shop_job(name text, payload json, run_at timestamptz, max_attempts int, job_key text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  shop CONSTANT text := nullif(nullif(current_setting('velory.instance', true), ''), '*');
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => name, payload => payload, run_at => run_at, max_attempts => max_attempts, job_key => job_key,
    flags => CASE WHEN shop IS NOT NULL THEN ARRAY['shop:' || shop] END);
END $$;
CREATE FUNCTION drop_shop_jobs(carried text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  shop CONSTANT text := nullif(nullif(current_setting('velory.instance', true), ''), '*');
BEGIN
  PERFORM graphile_worker.complete_jobs(array(
    SELECT id FROM graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL))
    WHERE position(to_json(carried)::text IN payload::text) > 0
      AND (shop IS NULL OR flags IS NULL OR flags ? ('shop:' || shop))));
END $$;
