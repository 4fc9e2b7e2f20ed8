-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('waiting', 'authorized', 'cancelled', 'expired', 'error', 'declined', 'part_paid', 'confirmed', 'refund_pending', 'partially_refunded', 'refunded', 'disputed', 'chargeback');

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "sequence" SERIAL NOT NULL,
    "checkout_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'waiting',
    "link_updated" BOOLEAN NOT NULL DEFAULT false,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_gateway" (
    "id" SERIAL NOT NULL,
    "payment_id" UUID NOT NULL,
    "gateway_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_gateway_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_transaction" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "status" "payment_status" NOT NULL,
    "amount" INTEGER NOT NULL,
    "means" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_transaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateIndex
CREATE UNIQUE INDEX "payment_sequence_key" ON "payment"("sequence");

-- CreateIndex
CREATE UNIQUE INDEX "payment_checkout_id_key" ON "payment"("checkout_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_gateway_gateway_id_key" ON "payment_gateway"("gateway_id");

-- CreateIndex
CREATE INDEX "payment_gateway_payment_id_id_idx" ON "payment_gateway"("payment_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_transaction_key_key" ON "payment_transaction"("key");

-- CreateIndex
CREATE INDEX "payment_transaction_payment_id_idx" ON "payment_transaction"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "local_gateway_hash_key" ON "local_gateway"("hash");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_gateway" ADD CONSTRAINT "payment_gateway_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_transaction" ADD CONSTRAINT "payment_transaction_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
