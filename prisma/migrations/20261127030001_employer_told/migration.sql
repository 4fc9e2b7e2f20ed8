-- What an employer may know of an order is asked by it: it stays where an account is erased, whose context goes.
ALTER TABLE "checkout" ADD COLUMN "employer_told_at" TIMESTAMPTZ(3);
UPDATE "checkout" SET "employer_told_at" = ("checkout_context_data" ->> 'employerToldAt')::timestamptz
WHERE "checkout_context_data" ->> 'employerToldAt' IS NOT NULL;
