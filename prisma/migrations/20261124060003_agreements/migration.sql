-- What somebody agreed to, in the words that stood there: the proof goes with the person.
CREATE TABLE "agreement" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "purpose" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "agreed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "agreement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "agreement_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "agreement_user_id_agreed_at_idx" ON "agreement" ("user_id", "agreed_at");

DO $$
BEGIN
  ALTER TABLE "agreement" ENABLE ROW LEVEL SECURITY;
  ALTER TABLE "agreement" FORCE ROW LEVEL SECURITY;
  EXECUTE format('CREATE POLICY everything ON agreement TO %I USING (true) WITH CHECK (true)', current_user);
  CREATE POLICY of_instance ON "agreement" TO velory_shop
    USING (EXISTS (SELECT FROM "user" AS parent WHERE parent.id = agreement.user_id))
    WITH CHECK (EXISTS (SELECT FROM "user" AS parent WHERE parent.id = agreement.user_id));
END $$;
