-- When a person of the wheel said that they are 18 or older.
ALTER TABLE "wheel_turn" ADD COLUMN "adult_at" TIMESTAMPTZ(3);
