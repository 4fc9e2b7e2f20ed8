-- The proof of what visitors have let in.
CREATE TABLE "consent_choice" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "version" SMALLINT NOT NULL,
    "statistics" BOOLEAN NOT NULL,
    "marketing" BOOLEAN NOT NULL,
    "locale" "locale" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_choice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "consent_choice_number_key" ON "consent_choice"("number");
CREATE INDEX "consent_choice_created_at_idx" ON "consent_choice"("created_at");
