-- What somebody has noted.
CREATE TABLE "wishlist" (
    "user_id" UUID NOT NULL,
    "share_id" TEXT NOT NULL,
    "owner_name" TEXT,
    "price_mail" BOOLEAN NOT NULL DEFAULT false,
    "stock_mail" BOOLEAN NOT NULL DEFAULT false,
    "locale" "locale" NOT NULL DEFAULT 'de',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishlist_pkey" PRIMARY KEY ("user_id")
);
CREATE TABLE "wishlist_item" (
    "user_id" UUID NOT NULL,
    "product_id" INTEGER NOT NULL,
    "noted_price" INTEGER NOT NULL,
    "told_price" INTEGER NOT NULL,
    "told_stock" "stock_status" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishlist_item_pkey" PRIMARY KEY ("user_id", "product_id")
);
CREATE UNIQUE INDEX "wishlist_share_id_key" ON "wishlist"("share_id");
CREATE INDEX "wishlist_item_product_id_idx" ON "wishlist_item"("product_id");
ALTER TABLE "wishlist" ADD CONSTRAINT "wishlist_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "wishlist"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
