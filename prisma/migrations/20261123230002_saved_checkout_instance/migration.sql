-- A checkout that was put aside is resumed in the shop it was of.
ALTER TABLE "saved_checkout" ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT 'main';
