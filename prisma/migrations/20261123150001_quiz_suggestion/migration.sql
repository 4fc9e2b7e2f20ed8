-- What the suggestion quiz was asked and answered (spec §3: quizSuggestions); it names nobody.
CREATE TABLE "quiz_suggestion" (
  "id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "answers" JSONB NOT NULL,
  "product_ids" INTEGER[] NOT NULL,
  "group_size" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "quiz_suggestion_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "quiz_suggestion_created_at_idx" ON "quiz_suggestion" ("created_at");
