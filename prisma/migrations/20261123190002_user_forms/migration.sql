-- What was sent by forms that editors build in the CMS (spec §3: the user-form collection).
CREATE TABLE "user_form_entry" (
  "id" UUID NOT NULL,
  "form_id" TEXT NOT NULL,
  "title" TEXT NOT NULL,
  "locale" "locale" NOT NULL,
  "answers" JSONB NOT NULL,
  "email" TEXT,
  "consent_text" TEXT NOT NULL,
  "page_uri" TEXT NOT NULL,
  "key" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "done_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_form_entry_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "user_form_entry_key_key" ON "user_form_entry" ("key");
CREATE INDEX "user_form_entry_created_at_idx" ON "user_form_entry" ("created_at");
CREATE INDEX "user_form_entry_email_idx" ON "user_form_entry" ("email");
