-- Bank statements, bookings that are taken back, and transfers that go out.

ALTER TYPE "payment_status" ADD VALUE 'reversed';
ALTER TYPE "order_event_kind" ADD VALUE 'payment_reversed';

ALTER TABLE "payment_transaction"
  ADD COLUMN "booked_by" TEXT,
  ADD COLUMN "reversed_by" TEXT,
  ADD COLUMN "reversed_at" TIMESTAMPTZ(3),
  ADD COLUMN "reversal_reason" TEXT;

CREATE TYPE "bank_direction" AS ENUM ('credit', 'debit');
CREATE TYPE "bank_transaction_state" AS ENUM ('matched', 'proposed', 'held', 'booked', 'set_aside', 'returned', 'resolved');

CREATE TABLE "bank_statement" (
  "id" UUID NOT NULL,
  "format" TEXT NOT NULL,
  "statement_id" TEXT NOT NULL,
  "account" TEXT NOT NULL,
  "file_name" TEXT NOT NULL,
  "read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "staff_email" TEXT NOT NULL,
  "known" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "bank_statement_pkey" PRIMARY KEY ("id")
);
-- The latest statements.
CREATE INDEX "bank_statement_read_at_idx" ON "bank_statement"("read_at");

CREATE TABLE "bank_transaction" (
  "id" UUID NOT NULL,
  "statement_id" UUID NOT NULL,
  "account" TEXT NOT NULL,
  "direction" "bank_direction" NOT NULL,
  "entry_ref" TEXT NOT NULL,
  "transaction_ref" TEXT,
  "position" INTEGER NOT NULL,
  "amount" INTEGER NOT NULL,
  "currency" TEXT NOT NULL,
  "booked_on" DATE,
  "charges" INTEGER NOT NULL DEFAULT 0,
  "batch_size" INTEGER NOT NULL DEFAULT 1,
  "code" TEXT NOT NULL,
  "reference" TEXT,
  "end_to_end_id" TEXT,
  "message" TEXT NOT NULL,
  "party_name" TEXT,
  "party_iban" TEXT,
  "party_address" TEXT[],
  "state" "bank_transaction_state" NOT NULL,
  "reason" TEXT,
  "checkout_id" UUID,
  "booked_key" TEXT,
  "bookings" INTEGER NOT NULL DEFAULT 0,
  "decided_by" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "bank_transaction_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "bank_transaction_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "bank_statement"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "bank_transaction_amount_check" CHECK ("amount" >= 0)
);
-- The same payment is stored once, whichever file it comes with.
CREATE UNIQUE INDEX "bank_transaction_account_direction_entry_ref_position_key" ON "bank_transaction"("account", "direction", "entry_ref", "position");
-- What waits for somebody.
CREATE INDEX "bank_transaction_state_booked_on_idx" ON "bank_transaction"("state", "booked_on");
CREATE INDEX "bank_transaction_statement_id_idx" ON "bank_transaction"("statement_id");
-- What came for one order.
CREATE INDEX "bank_transaction_checkout_id_idx" ON "bank_transaction"("checkout_id");

CREATE TABLE "payout_file" (
  "id" UUID NOT NULL,
  "message_id" TEXT NOT NULL,
  "execute_on" DATE NOT NULL,
  "staff_email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "payout_file_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payout_file_message_id_key" ON "payout_file"("message_id");

CREATE TABLE "payout" (
  "id" UUID NOT NULL,
  "refund_id" UUID,
  "bank_transaction_id" UUID,
  "name" TEXT NOT NULL,
  "iban" TEXT,
  "amount" INTEGER NOT NULL,
  "message" TEXT NOT NULL,
  "end_to_end_id" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "file_id" UUID,
  "done_at" TIMESTAMPTZ(3),
  CONSTRAINT "payout_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payout_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refund"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payout_bank_transaction_id_fkey" FOREIGN KEY ("bank_transaction_id") REFERENCES "bank_transaction"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "payout_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "payout_file"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "payout_amount_check" CHECK ("amount" > 0)
);
CREATE UNIQUE INDEX "payout_refund_id_key" ON "payout"("refund_id");
CREATE UNIQUE INDEX "payout_bank_transaction_id_key" ON "payout"("bank_transaction_id");
CREATE UNIQUE INDEX "payout_end_to_end_id_key" ON "payout"("end_to_end_id");
-- What is still to be sent.
CREATE INDEX "payout_done_at_created_at_idx" ON "payout"("done_at", "created_at");
CREATE INDEX "payout_file_id_idx" ON "payout"("file_id");

-- Payers' names and accounts are of no shop: the team's pages see them (`*`) and nobody else.
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['bank_statement', 'bank_transaction', 'payout', 'payout_file'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part, current_user);
    EXECUTE format('CREATE POLICY of_instance ON %1$I TO velory_shop USING (%2$s) WITH CHECK (%2$s)', part,
      'current_setting(''velory.instance'', true) = ''*''');
  END LOOP;
END $$;
