-- Guests are erased by the address they ordered with: the way back is mailed there.
ALTER TABLE "erasure" ADD COLUMN "guest_email" TEXT;
CREATE INDEX "erasure_guest_email_idx" ON "erasure" ("guest_email") WHERE "guest_email" IS NOT NULL;
-- People are looked for by a part of their address.
CREATE INDEX "user_email_words_idx" ON "user" USING gin ("email" gin_trgm_ops) WHERE "email" IS NOT NULL;
-- Orders are somebody's by the address they were placed with, whatever its case.
CREATE INDEX "checkout_email_idx" ON "checkout" (lower("contact" ->> 'email'));
