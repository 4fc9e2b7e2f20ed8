-- Who gets the newsletter, and what they agreed to.
CREATE TABLE "newsletter_subscription" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT,
    "last_name" TEXT,
    "locale" "locale" NOT NULL,
    "consent_text" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "page_uri" TEXT NOT NULL,
    "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
    "confirmed_at" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "newsletter_subscription_email_key" ON "newsletter_subscription"("email");
CREATE INDEX "newsletter_subscription_confirmed_at_asked_at_idx" ON "newsletter_subscription"("confirmed_at", "asked_at");
