-- Who asked for a link to sign in, when its mail goes out, and whether none does: in a private shop the answer is the same for everybody.
ALTER TABLE "sign_in_request" ADD COLUMN "asker" TEXT NOT NULL DEFAULT '';
ALTER TABLE "sign_in_request" ADD COLUMN "send_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "sign_in_request" ADD COLUMN "withheld" BOOLEAN NOT NULL DEFAULT false;

-- Wrong codes of an address: from browsers that have signed in with it before each for itself, from all others together.
CREATE TABLE "wrong_code" (
    "id" UUID NOT NULL,
    "instance_id" TEXT NOT NULL DEFAULT current_instance(),
    "address" TEXT NOT NULL,
    "browser" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wrong_code_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "wrong_code_address_browser_at_idx" ON "wrong_code"("address", "browser", "at");
CREATE INDEX "wrong_code_at_idx" ON "wrong_code"("at");

-- A connection shows the rows of the instance that it was told (decision 103).
ALTER TABLE "wrong_code" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "wrong_code" FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY everything ON wrong_code TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
CREATE POLICY of_instance ON "wrong_code" TO velory_shop
  USING (instance_id = current_setting('velory.instance', true) OR current_setting('velory.instance', true) = '*')
  WITH CHECK (instance_id = current_setting('velory.instance', true) OR current_setting('velory.instance', true) = '*');
