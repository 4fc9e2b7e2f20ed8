-- Accounts at Google that open accounts of the shop.
CREATE TABLE "google_account" (
    "subject" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "google_account_pkey" PRIMARY KEY ("subject")
);
CREATE INDEX "google_account_user_id_idx" ON "google_account"("user_id");
ALTER TABLE "google_account" ADD CONSTRAINT "google_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
