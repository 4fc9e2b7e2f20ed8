-- How many reminders of a missing identity document were sent.
ALTER TABLE "checkout" ADD COLUMN "id_reminders" SMALLINT NOT NULL DEFAULT 0;
