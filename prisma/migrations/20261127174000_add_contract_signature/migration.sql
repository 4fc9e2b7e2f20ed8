-- Signatures of contracts. A shop sees the rows of its own contracts.
CREATE TABLE "contract_signature" (
  "contract_id" UUID NOT NULL,
  "digest" TEXT NOT NULL,
  "agreements" TEXT[],
  "code_sent_at" TIMESTAMPTZ(3) NOT NULL,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "signed_at" TIMESTAMPTZ(3),
  "signed_pdf" BYTEA,
  CONSTRAINT "contract_signature_pkey" PRIMARY KEY ("contract_id"),
  CONSTRAINT "contract_signature_contract_id_fkey" FOREIGN KEY ("contract_id") REFERENCES "contract"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

GRANT SELECT, INSERT, UPDATE, DELETE ON "contract_signature" TO velory_shop;
ALTER TABLE "contract_signature" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "contract_signature" FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY everything ON "contract_signature" TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
CREATE POLICY of_instance ON "contract_signature" TO velory_shop
  USING (current_setting('velory.instance', true) = '*'
    OR EXISTS (SELECT FROM "contract" AS parent WHERE parent."id" = "contract_signature"."contract_id"))
  WITH CHECK (current_setting('velory.instance', true) = '*'
    OR EXISTS (SELECT FROM "contract" AS parent WHERE parent."id" = "contract_signature"."contract_id"));
