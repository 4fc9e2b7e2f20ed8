-- The discount code that was entered belongs to the cart, so that everything that shows the cart knows it. The draft's column
-- stays for storefronts that still read it.
ALTER TABLE "cart" ADD COLUMN     "discount_code" TEXT;

UPDATE "cart" SET "discount_code" = "checkout_draft"."discount_code"
FROM "checkout_draft" WHERE "checkout_draft"."cart_id" = "cart"."id";
