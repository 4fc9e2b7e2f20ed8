-- CreateEnum
CREATE TYPE "id_document_kind" AS ENUM ('passport', 'identity_card', 'permit_b', 'permit_c');

-- CreateEnum
CREATE TYPE "id_document_side" AS ENUM ('front', 'back');

-- CreateTable
CREATE TABLE "upload" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "bucket" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "id_document" (
    "checkout_id" UUID NOT NULL,
    "kind" "id_document_kind" NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "id_document_pkey" PRIMARY KEY ("checkout_id")
);

-- CreateTable
CREATE TABLE "id_picture" (
    "checkout_id" UUID NOT NULL,
    "side" "id_document_side" NOT NULL,
    "key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "id_picture_pkey" PRIMARY KEY ("checkout_id","side")
);

-- CreateTable
CREATE TABLE "contract" (
    "id" UUID NOT NULL,
    "checkout_id" UUID NOT NULL,
    "document_id" TEXT NOT NULL,
    "signing_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contract_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "local_document" (
    "id" TEXT NOT NULL,
    "pdf" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "local_document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_origin" (
    "checkout_id" UUID NOT NULL,
    "address_hash" TEXT,
    "reasons" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_origin_pkey" PRIMARY KEY ("checkout_id")
);

-- CreateTable
CREATE TABLE "admin" (
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "upload_bucket_key_key" ON "upload"("bucket", "key");

-- CreateIndex
CREATE INDEX "upload_user_id_idx" ON "upload"("user_id");

-- CreateIndex
CREATE INDEX "upload_created_at_idx" ON "upload"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "id_picture_key_key" ON "id_picture"("key");

-- CreateIndex
CREATE UNIQUE INDEX "contract_checkout_id_key" ON "contract"("checkout_id");

-- CreateIndex
CREATE INDEX "order_origin_address_hash_created_at_idx" ON "order_origin"("address_hash", "created_at");

-- AddForeignKey
ALTER TABLE "id_document" ADD CONSTRAINT "id_document_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "id_picture" ADD CONSTRAINT "id_picture_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "id_document"("checkout_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract" ADD CONSTRAINT "contract_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_origin" ADD CONSTRAINT "order_origin_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin" ADD CONSTRAINT "admin_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
