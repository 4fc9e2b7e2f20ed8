-- What was agreed to with a form of the marketing service, and what became of it.
CREATE TABLE "form_submission" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "email" TEXT,
    "consent_text" TEXT NOT NULL,
    "page_uri" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "status" INTEGER,
    "status_text" TEXT,

    CONSTRAINT "form_submission_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "form_submission_key_key" ON "form_submission"("key");
CREATE INDEX "form_submission_email_idx" ON "form_submission"("email");
CREATE INDEX "form_submission_created_at_idx" ON "form_submission"("created_at");
