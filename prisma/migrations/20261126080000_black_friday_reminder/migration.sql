-- Who is to be told that the Black Friday begins, and what they agreed to.
CREATE TABLE "black_friday_reminder" (
    "id" UUID NOT NULL,
    "instance_id" TEXT NOT NULL DEFAULT current_instance(),
    "email" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "consent_text" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "confirmed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "black_friday_reminder_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "black_friday_reminder_email_instance_id_key" ON "black_friday_reminder"("email", "instance_id");
CREATE INDEX "black_friday_reminder_sent_at_confirmed_at_idx" ON "black_friday_reminder"("sent_at", "confirmed_at");

-- A connection shows the rows of the instance that it was told (decision 103).
ALTER TABLE "black_friday_reminder" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "black_friday_reminder" FORCE ROW LEVEL SECURITY;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY everything ON black_friday_reminder TO %I USING (true) WITH CHECK (true)', current_user);
END $$;
CREATE POLICY of_instance ON "black_friday_reminder" TO velory_shop
  USING (instance_id = current_setting('velory.instance', true) OR current_setting('velory.instance', true) = '*')
  WITH CHECK (instance_id = current_setting('velory.instance', true) OR current_setting('velory.instance', true) = '*');
