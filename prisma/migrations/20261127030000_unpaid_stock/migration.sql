-- Unpaid orders of one sender hold stock up to a limit (decision 140): those beyond it take their pieces with the payment.
CREATE TYPE "stock_state" AS ENUM ('reserved', 'waiting', 'choosing', 'pre_ordered');
ALTER TABLE "checkout" ADD COLUMN "stock_state" "stock_state" NOT NULL DEFAULT 'reserved',
  ADD COLUMN "pre_order_day" DATE;
ALTER TABLE "deal" ADD COLUMN "stock_missing" BOOLEAN NOT NULL DEFAULT false;
ALTER TYPE "order_event_kind" ADD VALUE 'stock_missing';
ALTER TYPE "order_event_kind" ADD VALUE 'pre_ordered';

-- What one sender holds counts in all shops, which sell the same stock: the table is of none of them.
CREATE TABLE "stock_hold" (
  "checkout_id" UUID PRIMARY KEY REFERENCES "checkout" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL,
  "mailbox" TEXT NOT NULL,
  "network" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "stock_hold_user_id_idx" ON "stock_hold" ("user_id");
CREATE INDEX "stock_hold_mailbox_idx" ON "stock_hold" ("mailbox");
CREATE INDEX "stock_hold_network_idx" ON "stock_hold" ("network");

-- Pledges hold their places in the same way.
ALTER TABLE "sponsor_me_payment" ADD COLUMN "holds_place" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "mailbox" TEXT,
  ADD COLUMN "network" TEXT;
