-- The day a buyer left the employer that pays a part, for orders whose account is gone with its membership.
ALTER TABLE "checkout" ADD COLUMN "employer_until" DATE;
