-- Whether somebody fits the rules of a plan, before an order; and pictures of the document they will show.
CREATE TABLE "credit_check" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "locale" "locale" NOT NULL,
  "is_resident" BOOLEAN NOT NULL,
  "birth_date" DATE NOT NULL,
  "document_kind" TEXT NOT NULL,
  "resident_since" DATE,
  "debt" TEXT NOT NULL,
  "reasons" TEXT[],
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "id_kind" "id_document_kind",
  "review_asked_at" TIMESTAMPTZ(3),
  "first_name" TEXT,
  "email" TEXT,
  "review_text" TEXT,
  "decision" TEXT,
  "decision_text" TEXT,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "credit_check_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "credit_check_user_id_created_at_idx" ON "credit_check" ("user_id", "created_at");
CREATE INDEX "credit_check_created_at_idx" ON "credit_check" ("created_at");
ALTER TABLE "credit_check" ADD CONSTRAINT "credit_check_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TABLE "credit_check_picture" (
  "check_id" UUID NOT NULL,
  "side" "id_document_side" NOT NULL,
  "key" TEXT NOT NULL,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "bytes" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "credit_check_picture_pkey" PRIMARY KEY ("check_id", "side")
);
CREATE UNIQUE INDEX "credit_check_picture_key_key" ON "credit_check_picture" ("key");
CREATE INDEX "credit_check_picture_created_at_idx" ON "credit_check_picture" ("created_at");
ALTER TABLE "credit_check_picture" ADD CONSTRAINT "credit_check_picture_check_id_fkey" FOREIGN KEY ("check_id") REFERENCES "credit_check"("id") ON DELETE CASCADE ON UPDATE CASCADE;
