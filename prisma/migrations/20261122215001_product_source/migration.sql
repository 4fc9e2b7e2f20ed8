-- The feed items that a product was read from: an import passes by those that are what they were.
CREATE TABLE "product_source" (
    "product_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "notes" TEXT,

    CONSTRAINT "product_source_pkey" PRIMARY KEY ("product_id")
);

CREATE INDEX "product_source_hash_idx" ON "product_source"("hash");

ALTER TABLE "product_source" ADD CONSTRAINT "product_source_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
