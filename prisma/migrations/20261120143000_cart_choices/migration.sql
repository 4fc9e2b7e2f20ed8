-- The optional insurance is chosen in the cart.
ALTER TABLE "cart" ADD COLUMN     "insurance" BOOLEAN NOT NULL DEFAULT false;

-- The price the shopper knows; for what already lies in a cart it is the price when it was added.
ALTER TABLE "cart_item" ADD COLUMN     "accepted_price" INTEGER;
UPDATE "cart_item" SET "accepted_price" = "initial_price";
ALTER TABLE "cart_item" ALTER COLUMN "accepted_price" SET NOT NULL;
