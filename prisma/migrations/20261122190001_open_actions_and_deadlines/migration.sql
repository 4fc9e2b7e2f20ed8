-- An order that was cancelled gives its pieces back to the stock, money that comes later counts or goes back, and what is due at
-- once has a last day.
ALTER TYPE "order_event_kind" ADD VALUE 'reinstated';
ALTER TYPE "order_event_kind" ADD VALUE 'refund_due';

ALTER TABLE "deal" ADD COLUMN     "stock_taken" BOOLEAN NOT NULL DEFAULT false;

-- Orders that still hold pieces of counted stock.
UPDATE "deal" SET "stock_taken" = true
FROM "variant", "fulfilment"
WHERE "variant"."id" = "deal"."variant_id" AND "variant"."stock_quantity" IS NOT NULL
  AND "fulfilment"."checkout_id" = "deal"."checkout_id" AND "fulfilment"."stage" NOT IN ('cancelled', 'returned')
  AND "deal"."properties"->>'e_bike_stock_information' = 'instock';

-- The CRM's stage among a deal's properties is the one of its column.
UPDATE "deal" SET "properties" = jsonb_set("properties", '{dealstage}', to_jsonb("dealstage"))
WHERE "properties"->>'dealstage' IS DISTINCT FROM "dealstage";

-- Whoever has ordered before is told of the deadline by the reminder: a week from now on.
ALTER TABLE "payment" ADD COLUMN     "pay_by" DATE NOT NULL DEFAULT (CURRENT_DATE + 7),
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3);

CREATE INDEX "payment_pay_by_idx" ON "payment"("pay_by");
