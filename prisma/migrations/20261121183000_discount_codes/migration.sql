-- Discount codes and their uses.
CREATE TABLE "discount_code" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "amount" INTEGER,
    "minimum" INTEGER NOT NULL DEFAULT 0,
    "combinable" BOOLEAN NOT NULL DEFAULT false,
    "valid_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "valid_to" TIMESTAMPTZ(3),
    "max_uses" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "organization" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discount_code_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "discount_code_upper_case" CHECK ("code" = upper("code")),
    CONSTRAINT "discount_code_percent_or_amount" CHECK (
        ("percent" BETWEEN 1 AND 90 AND "amount" IS NULL) OR ("percent" IS NULL AND "amount" > 0 AND "minimum" > "amount")
    ),
    CONSTRAINT "discount_code_uses" CHECK ("used" >= 0 AND ("max_uses" IS NULL OR "used" <= "max_uses"))
);
CREATE UNIQUE INDEX "discount_code_code_key" ON "discount_code"("code");

CREATE TABLE "discount_redemption" (
    "id" SERIAL NOT NULL,
    "discount_code_id" INTEGER NOT NULL,
    "checkout_id" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discount_redemption_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "discount_redemption_checkout_id_key" ON "discount_redemption"("checkout_id");
CREATE INDEX "discount_redemption_discount_code_id_idx" ON "discount_redemption"("discount_code_id");
ALTER TABLE "discount_redemption" ADD CONSTRAINT "discount_redemption_discount_code_id_fkey" FOREIGN KEY ("discount_code_id") REFERENCES "discount_code"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "discount_redemption" ADD CONSTRAINT "discount_redemption_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a code makes of a checkout.
ALTER TABLE "checkout_draft" ADD COLUMN "discount_code" TEXT;
ALTER TABLE "checkout" ADD COLUMN "discount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "discount_code" TEXT;

-- Failures of the checkout that browsers told of.
CREATE TABLE "checkout_bug" (
    "fingerprint" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "message" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "checkout_bug_pkey" PRIMARY KEY ("hour","fingerprint")
);
