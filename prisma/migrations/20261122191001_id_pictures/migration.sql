-- An address for an upload works once.
ALTER TABLE "upload" ADD COLUMN     "uploaded_at" TIMESTAMPTZ(3);

-- When the pictures of an identity document were removed because nobody needs them any more.
ALTER TABLE "id_document" ADD COLUMN     "erased_at" TIMESTAMPTZ(3);

-- Links by which the financing partner fetches pictures, each once.
CREATE TABLE "id_picture_link" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "id_picture_link_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "id_picture_link_key_idx" ON "id_picture_link"("key");
CREATE INDEX "id_picture_link_expires_at_idx" ON "id_picture_link"("expires_at");
ALTER TABLE "id_picture_link" ADD CONSTRAINT "id_picture_link_key_fkey" FOREIGN KEY ("key") REFERENCES "id_picture"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- Pictures go 90 days after their upload.
CREATE INDEX "id_picture_created_at_idx" ON "id_picture"("created_at");

-- When the financing partner got the application. Orders on a plan that are there already were handed over when they were placed.
ALTER TABLE "fulfilment" ADD COLUMN     "applied_at" TIMESTAMPTZ(3);
UPDATE "fulfilment" SET "applied_at" = "checkout"."created_at"
FROM "checkout" WHERE "checkout"."id" = "fulfilment"."checkout_id" AND NOT "checkout"."pay_one_time";

-- Carts go 90 days after their last change.
CREATE INDEX "cart_updated_at_idx" ON "cart"("updated_at");
