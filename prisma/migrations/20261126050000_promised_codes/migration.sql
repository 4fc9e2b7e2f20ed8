-- Codes whose worth was promised: a partner's rules change nothing of them. Vouchers of a wheel are such.
ALTER TABLE "discount_code" ADD COLUMN "promised" BOOLEAN NOT NULL DEFAULT false;
UPDATE "discount_code" SET "promised" = true
WHERE EXISTS (SELECT FROM "wheel_turn" WHERE "wheel_turn"."code" = "discount_code"."code"
  AND "wheel_turn"."instance_id" = "discount_code"."instance_id");
