-- A checkout that is put aside and resumed by a mailed link (spec §3: savedCheckouts).
CREATE TABLE "saved_checkout" (
  "id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "cart_id" UUID NOT NULL,
  "lines" JSONB NOT NULL,
  "plan_length" INTEGER NOT NULL,
  "insurance" BOOLEAN NOT NULL,
  "discount_code" TEXT,
  "contact" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "resumed_at" TIMESTAMPTZ(3),
  CONSTRAINT "saved_checkout_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "saved_checkout_email_created_at_idx" ON "saved_checkout" ("email", "created_at");
CREATE INDEX "saved_checkout_expires_at_idx" ON "saved_checkout" ("expires_at");
CREATE INDEX "saved_checkout_created_at_idx" ON "saved_checkout" ("created_at");
