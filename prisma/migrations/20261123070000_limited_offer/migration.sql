-- What a variant costs outside of dated sales and limited offers, so that their end leads back to it.
ALTER TABLE "variant" RENAME COLUMN "regular_price" TO "list_price";
UPDATE "variant" SET "list_price" = "price" WHERE "list_price" IS NULL;
ALTER TABLE "variant" ALTER COLUMN "list_price" SET NOT NULL;
ALTER TABLE "variant" ADD COLUMN "list_uvp_price" INTEGER;
UPDATE "variant" SET "list_uvp_price" = "uvp_price" WHERE "sale_price" IS NULL;

-- The variants of each limited offer, as the published content names them.
CREATE TABLE "limited_offer_variant" (
    "offer_id" TEXT NOT NULL,
    "variant_id" INTEGER NOT NULL,
    "percent" INTEGER,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "limited_offer_variant_pkey" PRIMARY KEY ("variant_id", "offer_id")
);

ALTER TABLE "limited_offer_variant" ADD CONSTRAINT "limited_offer_variant_variant_id_fkey" FOREIGN KEY ("variant_id") REFERENCES "variant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "variant_sku_idx" ON "variant"("sku");

-- When the limited offer behind a product's price ends.
ALTER TABLE "product" ADD COLUMN "offer_until" TIMESTAMPTZ(3);
