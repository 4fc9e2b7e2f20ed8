-- What shoppers report after buying, with its conversation and its pictures.
CREATE TYPE "ticket_kind" AS ENUM ('question', 'service', 'return', 'warranty', 'accessory', 'exchange', 'damage');
CREATE TYPE "ticket_state" AS ENUM ('received', 'working', 'waiting', 'solved');
CREATE TYPE "ticket_author" AS ENUM ('shopper', 'staff', 'shop');

CREATE TABLE "ticket" (
    "id" UUID NOT NULL,
    "count" SERIAL NOT NULL,
    "submission_key" UUID NOT NULL,
    "kind" "ticket_kind" NOT NULL,
    "state" "ticket_state" NOT NULL DEFAULT 'received',
    "locale" "locale" NOT NULL,
    "user_id" UUID NOT NULL,
    "checkout_id" UUID,
    "order_number" TEXT,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "bike_model" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "consent_text" TEXT NOT NULL,
    "page_uri" TEXT NOT NULL,
    "assignee_email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ticket_entry" (
    "id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "author" "ticket_author" NOT NULL,
    "staff_email" TEXT,
    "event" TEXT,
    "text" TEXT NOT NULL DEFAULT '',
    "suggestions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_entry_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ticket_file" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "ticket_id" UUID,
    "entry_id" UUID,
    "side" TEXT,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_file_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ticket_template" (
    "id" UUID NOT NULL,
    "locale" "locale" NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "suggestions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "staff_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ticket_template_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "ticket_count_key" ON "ticket"("count");
CREATE UNIQUE INDEX "ticket_submission_key_key" ON "ticket"("submission_key");
CREATE INDEX "ticket_state_changed_at_idx" ON "ticket"("state", "changed_at");
CREATE INDEX "ticket_user_id_created_at_idx" ON "ticket"("user_id", "created_at");
CREATE INDEX "ticket_email_idx" ON "ticket"("email");
CREATE INDEX "ticket_checkout_id_idx" ON "ticket"("checkout_id");
CREATE UNIQUE INDEX "ticket_entry_key_key" ON "ticket_entry"("key");
CREATE INDEX "ticket_entry_ticket_id_created_at_idx" ON "ticket_entry"("ticket_id", "created_at");
CREATE UNIQUE INDEX "ticket_file_key_key" ON "ticket_file"("key");
CREATE INDEX "ticket_file_ticket_id_idx" ON "ticket_file"("ticket_id");
CREATE INDEX "ticket_file_entry_id_idx" ON "ticket_file"("entry_id");
CREATE INDEX "ticket_file_user_id_idx" ON "ticket_file"("user_id");
CREATE INDEX "ticket_file_created_at_idx" ON "ticket_file"("created_at");
CREATE UNIQUE INDEX "ticket_template_locale_title_key" ON "ticket_template"("locale", "title");

ALTER TABLE "ticket" ADD CONSTRAINT "ticket_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ticket_file" ADD CONSTRAINT "ticket_file_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "ticket"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ticket_file" ADD CONSTRAINT "ticket_file_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ticket_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
