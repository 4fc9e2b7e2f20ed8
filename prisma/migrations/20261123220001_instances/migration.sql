-- Whose shop somebody is a visitor of, and where an order was made: the main shop's, or a partner organization's (spec §1).
ALTER TABLE "user" ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT 'main';
DROP INDEX "user_email_key";
CREATE UNIQUE INDEX "user_email_instance_id_key" ON "user" ("email", "instance_id");
ALTER TABLE "checkout" ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT 'main';
CREATE INDEX "checkout_instance_id_created_at_idx" ON "checkout" ("instance_id", "created_at");
