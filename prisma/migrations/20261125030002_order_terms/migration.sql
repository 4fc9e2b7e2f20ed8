-- What was agreed to with an order: the words at its box, and terms and privacy page as they stood that day. It stays as long as the order.
CREATE TABLE "agreed_page" (
  "hash" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "title" TEXT NOT NULL,
  "content" JSONB NOT NULL,
  "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "agreed_page_pkey" PRIMARY KEY ("hash")
);
CREATE TABLE "order_terms" (
  "checkout_id" UUID NOT NULL,
  "words" TEXT NOT NULL,
  "terms_hash" TEXT,
  "privacy_hash" TEXT,
  "agreed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "order_terms_pkey" PRIMARY KEY ("checkout_id"),
  CONSTRAINT "order_terms_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "order_terms_terms_hash_fkey" FOREIGN KEY ("terms_hash") REFERENCES "agreed_page" ("hash") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "order_terms_privacy_hash_fkey" FOREIGN KEY ("privacy_hash") REFERENCES "agreed_page" ("hash") ON DELETE SET NULL ON UPDATE CASCADE
);

DO $$
BEGIN
  ALTER TABLE "order_terms" ENABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_terms" FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY everything ON order_terms TO %I USING (true) WITH CHECK (true)', current_user);
  CREATE POLICY of_instance ON "order_terms" TO velory_shop
    USING (EXISTS (SELECT FROM "checkout" AS parent WHERE parent.id = order_terms.checkout_id))
    WITH CHECK (EXISTS (SELECT FROM "checkout" AS parent WHERE parent.id = order_terms.checkout_id));
END $$;
