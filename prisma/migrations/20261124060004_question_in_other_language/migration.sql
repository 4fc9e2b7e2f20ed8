-- A question and its answer as staff word them in the other language, for the page of that language.
ALTER TABLE "product_question" ADD COLUMN "other_question" TEXT, ADD COLUMN "other_answer" TEXT;
