-- Whether the insurance was answered in the checkout, with or without it: then it is not asked again after the order.
ALTER TABLE "cart" ADD COLUMN     "insurance_chosen" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "checkout" ADD COLUMN     "insurance_chosen" BOOLEAN NOT NULL DEFAULT false;

-- Whoever has taken it has chosen it.
UPDATE "cart" SET "insurance_chosen" = true WHERE "insurance";
UPDATE "checkout" SET "insurance_chosen" = true WHERE "insurance" AND NOT "insurance_updated";
