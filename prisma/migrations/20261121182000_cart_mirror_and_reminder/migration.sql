-- A browser's copy of the cart knows how old it is; carts that met say so.
ALTER TABLE "cart" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "meeting" JSONB;

-- What already lies in a cart says nothing of its stock; lines of lost carts come back once.
ALTER TABLE "cart_item" ADD COLUMN     "was_in_stock" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "restored_from" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "cart_item_cart_id_restored_from_key" ON "cart_item"("cart_id", "restored_from");

-- CreateTable
CREATE TABLE "removed_cart_item" (
    "id" UUID NOT NULL,
    "cart_id" UUID NOT NULL,
    "line" JSONB NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_cart_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "cart_reminder_pkey" PRIMARY KEY ("cart_id")
);

-- CreateIndex
CREATE INDEX "removed_cart_item_cart_id_idx" ON "removed_cart_item"("cart_id");

-- CreateIndex
CREATE INDEX "removed_cart_item_removed_at_idx" ON "removed_cart_item"("removed_at");

-- CreateIndex
CREATE UNIQUE INDEX "cart_reminder_token_key" ON "cart_reminder"("token");

-- CreateIndex
CREATE INDEX "cart_reminder_created_at_idx" ON "cart_reminder"("created_at");

-- AddForeignKey
ALTER TABLE "removed_cart_item" ADD CONSTRAINT "removed_cart_item_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_reminder" ADD CONSTRAINT "cart_reminder_cart_id_fkey" FOREIGN KEY ("cart_id") REFERENCES "cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;
