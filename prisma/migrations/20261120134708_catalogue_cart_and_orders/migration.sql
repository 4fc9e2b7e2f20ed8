-- CreateEnum
CREATE TYPE "product_kind" AS ENUM ('bike', 'accessory');

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('published', 'draft', 'vanished');

-- CreateEnum
CREATE TYPE "stock_status" AS ENUM ('instock', 'onbackorder', 'outofstock');

-- CreateEnum
CREATE TYPE "locale" AS ENUM ('de', 'fr');

-- CreateTable
CREATE TABLE "cart" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan_length" INTEGER NOT NULL DEFAULT 36,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_item" (
    "id" UUID NOT NULL,
    "cart_id" UUID NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "selected_add_on" TEXT,
    "down_payment" INTEGER,
    "is_on_sale" BOOLEAN NOT NULL DEFAULT false,
    "initial_price" INTEGER NOT NULL,
    "is_sponsored" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "category_text" (
    "category_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "category_text_pkey" PRIMARY KEY ("category_id","locale")
);

-- CreateTable
CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "feed_key" TEXT NOT NULL,
    "kind" "product_kind" NOT NULL,
    "status" "product_status" NOT NULL,
    "sku" TEXT,
    "brand_id" INTEGER,
    "display_price" INTEGER NOT NULL,
    "uvp_price" INTEGER,
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

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_text" (
    "product_id" INTEGER NOT NULL,
    "locale" "locale" NOT NULL,
    "feed_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subtitle" TEXT NOT NULL DEFAULT '',
    "short_description" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "highlights" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "product_text_pkey" PRIMARY KEY ("product_id","locale")
);

-- CreateTable
CREATE TABLE "product_old_slug" (
    "locale" "locale" NOT NULL,
    "slug" TEXT NOT NULL,
    "product_id" INTEGER NOT NULL,

    CONSTRAINT "product_old_slug_pkey" PRIMARY KEY ("locale","slug")
);

-- CreateTable
CREATE TABLE "variant" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "feed_key" TEXT NOT NULL,
    "sku" TEXT,
    "size" TEXT,
    "color_slug" TEXT,
    "price" INTEGER NOT NULL,
    "uvp_price" INTEGER,
    "stock_status" "stock_status" NOT NULL,
    "stock_quantity" INTEGER,
    "delivery_time_in_days" INTEGER,
    "expected_delivery_date" DATE,
    "position" INTEGER NOT NULL DEFAULT 0,
    "vanished_at" TIMESTAMPTZ(3),

    CONSTRAINT "variant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_period" (
    "id" SERIAL NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "uvp_price" INTEGER,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_to" TIMESTAMPTZ(3),

    CONSTRAINT "price_period_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_image" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "feed_id" INTEGER,
    "src" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "alt" JSONB NOT NULL DEFAULT '{}',
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "product_image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_category" (
    "product_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "product_category_pkey" PRIMARY KEY ("product_id","category_id")
);

-- CreateTable
CREATE TABLE "attribute" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "names" JSONB NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "attribute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_attribute" (
    "product_id" INTEGER NOT NULL,
    "attribute_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "terms" JSONB NOT NULL,

    CONSTRAINT "product_attribute_pkey" PRIMARY KEY ("product_id","attribute_id")
);

-- CreateTable
CREATE TABLE "import_run" (
    "id" SERIAL NOT NULL,
    "source" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "counts" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "import_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checkout_draft" (
    "cart_id" UUID NOT NULL,
    "contact" JSONB NOT NULL DEFAULT '{}',
    "intent_key" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkout_draft_pkey" PRIMARY KEY ("cart_id")
);

-- CreateTable
CREATE TABLE "checkout" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "intent_key" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "locale" "locale" NOT NULL,
    "update_checkout_doc_token" TEXT NOT NULL,
    "contact" JSONB NOT NULL,
    "unique_referral_code" TEXT NOT NULL,
    "cart_items" JSONB NOT NULL,
    "plan_length" INTEGER NOT NULL,
    "pay_one_time" BOOLEAN NOT NULL,
    "resulting_price" INTEGER NOT NULL,
    "total_down_payment" INTEGER NOT NULL,
    "schedule" JSONB NOT NULL,
    "insurance" BOOLEAN NOT NULL DEFAULT false,
    "insurance_price" INTEGER,
    "storefront" TEXT NOT NULL,
    "checkout_version" INTEGER NOT NULL DEFAULT 1,
    "checkout_context_data" JSONB NOT NULL DEFAULT '{}',
    "processed" BOOLEAN NOT NULL DEFAULT false,
    "insurance_updated" BOOLEAN NOT NULL DEFAULT false,
    "id_upload_updated" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deal" (
    "id" UUID NOT NULL,
    "checkout_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "unique_id" UUID NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "dealname" TEXT NOT NULL,
    "pipeline" TEXT NOT NULL DEFAULT 'default',
    "dealstage" TEXT NOT NULL DEFAULT 'appointmentscheduled',
    "amount" INTEGER NOT NULL,
    "down_payment_amount" INTEGER NOT NULL,
    "plan_length" INTEGER NOT NULL,
    "properties" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_document" (
    "type" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "data" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_document_pkey" PRIMARY KEY ("type","document_id","locale")
);

-- CreateTable
CREATE TABLE "content_snapshot" (
    "type" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_snapshot_pkey" PRIMARY KEY ("type")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_message" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_mail" (
    "id" SERIAL NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "cart_user_id_key" ON "cart"("user_id");

-- CreateIndex
CREATE INDEX "cart_item_cart_id_idx" ON "cart_item"("cart_id");

-- CreateIndex
CREATE INDEX "cart_item_variant_id_idx" ON "cart_item"("variant_id");

-- CreateIndex
CREATE UNIQUE INDEX "brand_slug_key" ON "brand"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "category_slug_key" ON "category"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_feed_key_key" ON "product"("feed_key");

-- CreateIndex
CREATE INDEX "product_kind_status_position_id_idx" ON "product"("kind", "status", "position", "id");

-- CreateIndex
CREATE INDEX "product_kind_status_display_price_idx" ON "product"("kind", "status", "display_price");

-- CreateIndex
CREATE INDEX "product_brand_id_idx" ON "product"("brand_id");

-- CreateIndex
CREATE INDEX "product_category_slugs_idx" ON "product" USING GIN ("category_slugs");

-- CreateIndex
CREATE UNIQUE INDEX "product_text_locale_slug_key" ON "product_text"("locale", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_text_locale_feed_id_key" ON "product_text"("locale", "feed_id");

-- CreateIndex
CREATE UNIQUE INDEX "variant_feed_key_key" ON "variant"("feed_key");

-- CreateIndex
CREATE INDEX "variant_product_id_position_idx" ON "variant"("product_id", "position");

-- CreateIndex
CREATE INDEX "price_period_variant_id_valid_from_idx" ON "price_period"("variant_id", "valid_from");

-- CreateIndex
CREATE UNIQUE INDEX "product_image_product_id_position_key" ON "product_image"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_category_category_id_idx" ON "product_category"("category_id");

-- CreateIndex
CREATE UNIQUE INDEX "attribute_slug_key" ON "attribute"("slug");

-- CreateIndex
CREATE INDEX "product_attribute_attribute_id_idx" ON "product_attribute"("attribute_id");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_draft_intent_key_key" ON "checkout_draft"("intent_key");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_number_key" ON "checkout"("number");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_intent_key_key" ON "checkout"("intent_key");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_update_checkout_doc_token_key" ON "checkout"("update_checkout_doc_token");

-- CreateIndex
CREATE UNIQUE INDEX "checkout_unique_referral_code_key" ON "checkout"("unique_referral_code");

-- CreateIndex
CREATE INDEX "checkout_user_id_created_at_idx" ON "checkout"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "deal_unique_id_key" ON "deal"("unique_id");

-- CreateIndex
CREATE UNIQUE INDEX "deal_checkout_id_position_key" ON "deal"("checkout_id", "position");

-- CreateIndex
CREATE INDEX "content_document_type_locale_position_idx" ON "content_document"("type", "locale", "position");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "session_token_hash_key" ON "session"("token_hash");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "local_message_idempotency_key_key" ON "local_message"("idempotency_key");

-- CreateIndex
CREATE INDEX "local_message_kind_created_at_idx" ON "local_message"("kind", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "local_mail_idempotency_key_key" ON "local_mail"("idempotency_key");

-- CreateIndex
CREATE INDEX "local_mail_created_at_idx" ON "local_mail"("created_at");

-- AddForeignKey
ALTER TABLE "cart" ADD CONSTRAINT "cart_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "category_text" ADD CONSTRAINT "category_text_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_text" ADD CONSTRAINT "product_text_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_old_slug" ADD CONSTRAINT "product_old_slug_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_period" ADD CONSTRAINT "price_period_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_attribute_id_fkey" FOREIGN KEY ("attribute_id") REFERENCES "attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal" ADD CONSTRAINT "deal_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Brands 1 to 10 keep the ids of the specification (§3).
INSERT INTO "brand" ("id", "slug", "name") VALUES
  (1, 'focus', 'Focus'), (2, 'haibike', 'Haibike'), (3, 'kalkhoff', 'Kalkhoff'), (4, 'ghost', 'Ghost'), (5, 'stromer', 'Stromer'),
  (6, 'allegro', 'Allegro'), (7, 'simpel', 'Simpel'), (8, 'fischer', 'Fischer'), (9, 'benno', 'Benno'), (10, 'cilo', 'Cilo');
SELECT setval(pg_get_serial_sequence('"brand"', 'id'), 100);

-- The search index lives in a schema of its own: full text has column types that the Prisma schema cannot say.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE SCHEMA search;
CREATE TABLE search.product (
  product_id integer NOT NULL REFERENCES "product" ("id") ON DELETE CASCADE,
  locale "locale" NOT NULL,
  -- Name, brand and SKU without accents, in lower case: for typing errors.
  words text NOT NULL,
  document tsvector NOT NULL,
  PRIMARY KEY (product_id, locale)
);
-- Full-text search.
CREATE INDEX product_document ON search.product USING gin (document);
-- Similar words, when full text finds nothing.
CREATE INDEX product_words ON search.product USING gin (words gin_trgm_ops);
