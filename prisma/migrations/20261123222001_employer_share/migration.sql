-- What a buyer's employer pays of an order: Rappen of each of the first months. Both or none.
ALTER TABLE "checkout" ADD COLUMN "employer_share" INTEGER;
ALTER TABLE "checkout" ADD COLUMN "employer_months" SMALLINT;
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_employer_share_check"
  CHECK (("employer_share" IS NULL) = ("employer_months" IS NULL) AND "employer_share" >= 0 AND "employer_months" >= 0);
