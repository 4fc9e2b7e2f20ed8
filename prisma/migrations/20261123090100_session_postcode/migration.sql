ALTER TABLE "session" ADD COLUMN "postcode" TEXT;
