-- Whether an answer was worded anew since staff worded it in the other language.
ALTER TABLE "product_question" ADD COLUMN "other_outdated" BOOLEAN NOT NULL DEFAULT false;
