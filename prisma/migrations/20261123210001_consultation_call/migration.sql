-- Calls at a time that somebody has chosen; one at a time.
CREATE TABLE "consultation_call" (
  "id" UUID NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "minutes" INTEGER NOT NULL,
  "first_name" TEXT NOT NULL,
  "phone" TEXT NOT NULL,
  "email" TEXT,
  "question" TEXT NOT NULL DEFAULT '',
  "bike" TEXT NOT NULL DEFAULT '',
  "locale" "locale" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "moves" INTEGER NOT NULL DEFAULT 0,
  "cancelled_at" TIMESTAMPTZ(3),
  "outcome" TEXT,
  "outcome_at" TIMESTAMPTZ(3),
  CONSTRAINT "consultation_call_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "consultation_call_starts_at_idx" ON "consultation_call" ("starts_at");
CREATE INDEX "consultation_call_phone_idx" ON "consultation_call" ("phone");
CREATE UNIQUE INDEX "consultation_call_open_key" ON "consultation_call" ("starts_at") WHERE "cancelled_at" IS NULL;
