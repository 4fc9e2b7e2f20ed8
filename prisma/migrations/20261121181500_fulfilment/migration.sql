-- CreateEnum
CREATE TYPE "order_stage" AS ENUM ('received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered', 'cancelled', 'returned');

-- CreateEnum
CREATE TYPE "order_event_kind" AS ENUM ('received', 'checked', 'declined', 'contract', 'slips', 'paid', 'assembly', 'shipped', 'delivered', 'cancelled', 'returned', 'date_set', 'address_changed', 'cancel_requested');

-- CreateTable
CREATE TABLE "fulfilment" (
    "checkout_id" UUID NOT NULL,
    "stage" "order_stage" NOT NULL DEFAULT 'received',
    "tracking_token" TEXT NOT NULL,
    "expected_delivery" DATE,
    "delivery_address" JSONB,

    CONSTRAINT "fulfilment_pkey" PRIMARY KEY ("checkout_id")
);

-- CreateTable
CREATE TABLE "order_event" (
    "id" SERIAL NOT NULL,
    "checkout_id" UUID NOT NULL,
    "kind" "order_event_kind" NOT NULL,
    "stage" "order_stage" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT NOT NULL,
    "note" TEXT,
    "notice_id" TEXT,

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "fulfilment_tracking_token_key" ON "fulfilment"("tracking_token");

-- CreateIndex
CREATE INDEX "order_event_checkout_id_id_idx" ON "order_event"("checkout_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "order_event_who_notice_id_key" ON "order_event"("who", "notice_id");

-- AddForeignKey
ALTER TABLE "fulfilment" ADD CONSTRAINT "fulfilment_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Orders that are there already begin like new ones.
INSERT INTO "fulfilment" ("checkout_id", "tracking_token")
SELECT "id", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') FROM "checkout";
INSERT INTO "order_event" ("checkout_id", "kind", "stage", "at", "who")
SELECT "id", 'received', 'received', "created_at", 'shop' FROM "checkout";

-- The history of an order is only added to.
CREATE FUNCTION refuse_order_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_event rows are never changed';
END
$$;
CREATE TRIGGER order_event_is_append_only BEFORE UPDATE ON "order_event"
FOR EACH ROW EXECUTE FUNCTION refuse_order_event_change();
