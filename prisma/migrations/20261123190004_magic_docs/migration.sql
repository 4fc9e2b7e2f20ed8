-- Documents of an order by a link that expires (spec §3: magicDocs).
CREATE TYPE "magic_doc_kind" AS ENUM ('contract', 'schedule');
CREATE TABLE "magic_doc" (
  "id" UUID NOT NULL,
  "checkout_id" UUID NOT NULL,
  "kind" "magic_doc_kind" NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "opened" INTEGER NOT NULL DEFAULT 0,
  "last_opened_at" TIMESTAMPTZ(3),
  CONSTRAINT "magic_doc_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "magic_doc_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "magic_doc_checkout_id_idx" ON "magic_doc" ("checkout_id");
CREATE INDEX "magic_doc_expires_at_idx" ON "magic_doc" ("expires_at");
