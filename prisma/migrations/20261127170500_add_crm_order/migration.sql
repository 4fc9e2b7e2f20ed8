-- What the CRM has of each order. A shop sees the rows of its own orders.
CREATE TABLE "crm_order" (
  "checkout_id" UUID NOT NULL,
  "contact_id" TEXT,
  "digest" TEXT NOT NULL,
  "synced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "crm_order_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "crm_order_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- Whether another order needs a contact that is to be deleted.
CREATE INDEX "crm_order_contact_id_idx" ON "crm_order"("contact_id");

GRANT SELECT, INSERT, UPDATE, DELETE ON "crm_order" TO velory_shop;
ALTER TABLE "crm_order" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "crm_order" FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY everything ON "crm_order" TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
CREATE POLICY of_instance ON "crm_order" TO velory_shop
  USING (current_setting('velory.instance', true) = '*'
    OR EXISTS (SELECT FROM "checkout" AS parent WHERE parent."id" = "crm_order"."checkout_id"))
  WITH CHECK (current_setting('velory.instance', true) = '*'
    OR EXISTS (SELECT FROM "checkout" AS parent WHERE parent."id" = "crm_order"."checkout_id"));
