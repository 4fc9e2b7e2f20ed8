-- Mails that were counted against an allowance of their mailbox: one mailbox for all shops, so that no policy parts them.
CREATE TABLE "mail_place" (
    "key_hash" TEXT NOT NULL,
    "mailbox" TEXT NOT NULL,
    "bucket" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_place_pkey" PRIMARY KEY ("key_hash")
);
CREATE INDEX "mail_place_mailbox_bucket_at_idx" ON "mail_place"("mailbox", "bucket", "at");
CREATE INDEX "mail_place_at_idx" ON "mail_place"("at");

-- Addresses that a visitor has proven by a link of a mail.
CREATE TABLE "proven_address" (
    "user_id" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "proven_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "proven_address_pkey" PRIMARY KEY ("user_id","address"),
    CONSTRAINT "proven_address_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- A connection shows the rows of people of the instance that it was told (decision 103).
ALTER TABLE "proven_address" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "proven_address" FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY everything ON proven_address TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
CREATE POLICY of_instance ON "proven_address" TO velory_shop
  USING (EXISTS (SELECT FROM "user" AS parent WHERE parent.id = proven_address.user_id))
  WITH CHECK (EXISTS (SELECT FROM "user" AS parent WHERE parent.id = proven_address.user_id));

-- Who made a rider's page or booked a call: mails about it repeat what was typed where that visitor has proven the address.
ALTER TABLE "sponsor_me" ADD COLUMN "user_id" UUID;
CREATE INDEX "sponsor_me_user_id_idx" ON "sponsor_me"("user_id");
ALTER TABLE "consultation_call" ADD COLUMN "user_id" UUID;
CREATE INDEX "consultation_call_user_id_idx" ON "consultation_call"("user_id");
