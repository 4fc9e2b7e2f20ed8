-- Pages on which others pay to a rider's down payment, and what became of the money.
CREATE TYPE "sponsor_state" AS ENUM ('running', 'ordered', 'ended');
CREATE TYPE "sponsor_end" AS ENUM ('expired', 'withdrawn', 'stopped', 'cancelled');
CREATE TYPE "sponsor_payment_state" AS ENUM ('reserved', 'paid', 'returned', 'reversed');
CREATE TYPE "sponsor_refund_reason" AS ENUM ('no-room', 'closed', 'twice', 'other-amount', 'ended', 'surplus');

CREATE TABLE "sponsor_me" (
    "id" UUID NOT NULL,
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
CREATE INDEX "sponsor_me_state_ends_on_idx" ON "sponsor_me"("state", "ends_on");
CREATE INDEX "sponsor_me_email_idx" ON "sponsor_me"("email");

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
    "last_try" TEXT,
    "gateway_id" TEXT,
    "link" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sponsor_me_payment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sponsor_me_payment_amount" CHECK ("amount" > 0)
);
CREATE UNIQUE INDEX "sponsor_me_payment_ticket_key" ON "sponsor_me_payment"("ticket");
CREATE UNIQUE INDEX "sponsor_me_payment_gateway_id_key" ON "sponsor_me_payment"("gateway_id");
CREATE INDEX "sponsor_me_payment_sponsor_me_id_state_idx" ON "sponsor_me_payment"("sponsor_me_id", "state");
CREATE INDEX "sponsor_me_payment_email_idx" ON "sponsor_me_payment"("email");
ALTER TABLE "sponsor_me_payment" ADD CONSTRAINT "sponsor_me_payment_sponsor_me_id_fkey"
    FOREIGN KEY ("sponsor_me_id") REFERENCES "sponsor_me"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "sponsor_me_transaction" (
    "id" TEXT NOT NULL,
    "payment_id" UUID NOT NULL,
    "status" "payment_status" NOT NULL,
    "amount" INTEGER NOT NULL,
    "means" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "is_counted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "sponsor_me_transaction_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sponsor_me_transaction_payment_id_idx" ON "sponsor_me_transaction"("payment_id");
-- Of one contribution, one transaction counts.
CREATE UNIQUE INDEX "sponsor_me_transaction_counted" ON "sponsor_me_transaction"("payment_id") WHERE "is_counted";
ALTER TABLE "sponsor_me_transaction" ADD CONSTRAINT "sponsor_me_transaction_payment_id_fkey"
    FOREIGN KEY ("payment_id") REFERENCES "sponsor_me_payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "sponsor_me_refund" (
    "id" UUID NOT NULL,
    "transaction_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "reason" "sponsor_refund_reason" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "sponsor_me_refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sponsor_me_refund_amount" CHECK ("amount" > 0)
);
CREATE INDEX "sponsor_me_refund_transaction_id_idx" ON "sponsor_me_refund"("transaction_id");
CREATE INDEX "sponsor_me_refund_done_at_idx" ON "sponsor_me_refund"("done_at");
ALTER TABLE "sponsor_me_refund" ADD CONSTRAINT "sponsor_me_refund_transaction_id_fkey"
    FOREIGN KEY ("transaction_id") REFERENCES "sponsor_me_transaction"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "cart_item" ADD COLUMN "sponsor_me_token" TEXT;
ALTER TABLE "checkout" ADD COLUMN "sponsor_me_token" TEXT;
ALTER TABLE "payment" ADD COLUMN "covered" INTEGER NOT NULL DEFAULT 0;
