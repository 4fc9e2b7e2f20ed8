-- Questions to the helper with their answers, and rows of spreadsheets that no service keeps (spec §1, §7).
CREATE TABLE "assistant_answer" (
  "id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "bike_slug" TEXT,
  "question" TEXT NOT NULL,
  "outcome" TEXT NOT NULL,
  "answer" JSONB NOT NULL,
  "engine" TEXT NOT NULL,
  "tokens" INTEGER NOT NULL DEFAULT 0,
  "helpful" BOOLEAN,
  "email" TEXT,
  "handed_over_at" TIMESTAMPTZ(3),
  "done_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "assistant_answer_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "assistant_answer_created_at_idx" ON "assistant_answer" ("created_at");
CREATE INDEX "assistant_answer_email_idx" ON "assistant_answer" ("email");

CREATE TABLE "spreadsheet_row" (
  "id" BIGSERIAL NOT NULL,
  "source" TEXT NOT NULL,
  "idempotency_key" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "spreadsheet_row_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "spreadsheet_row_idempotency_key_key" ON "spreadsheet_row" ("idempotency_key");
CREATE INDEX "spreadsheet_row_source_created_at_idx" ON "spreadsheet_row" ("source", "created_at");
