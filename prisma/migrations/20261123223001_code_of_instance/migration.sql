-- A discount code is one of one shop: the main one's, or a partner's. Two shops may think of the same.
ALTER TABLE "discount_code" ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT 'main';
UPDATE "discount_code" SET "instance_id" = "organization" WHERE "organization" IS NOT NULL;
ALTER TABLE "discount_code" DROP COLUMN "organization";
DROP INDEX "discount_code_code_key";
CREATE UNIQUE INDEX "discount_code_code_instance_id_key" ON "discount_code" ("code", "instance_id");
