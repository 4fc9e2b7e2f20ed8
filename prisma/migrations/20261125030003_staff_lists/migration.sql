-- The staff's lists of what waits for money, and of what looks suspicious: few of many orders.
CREATE INDEX "payment_unpaid_idx" ON "payment" ("checkout_id") WHERE "paid_at" IS NULL;
CREATE INDEX "order_origin_suspicious_idx" ON "order_origin" ("checkout_id") WHERE "reasons" <> '{}' AND "cleared_at" IS NULL;
