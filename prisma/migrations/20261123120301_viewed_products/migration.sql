-- The bikes that a visitor has looked at.
CREATE TABLE "viewed_product" (
    "user_id" UUID NOT NULL,
    "product_id" INTEGER NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "viewed_product_pkey" PRIMARY KEY ("user_id", "product_id")
);
CREATE INDEX "viewed_product_user_id_viewed_at_idx" ON "viewed_product"("user_id", "viewed_at");
CREATE INDEX "viewed_product_viewed_at_idx" ON "viewed_product"("viewed_at");
ALTER TABLE "viewed_product" ADD CONSTRAINT "viewed_product_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "viewed_product" ADD CONSTRAINT "viewed_product_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
