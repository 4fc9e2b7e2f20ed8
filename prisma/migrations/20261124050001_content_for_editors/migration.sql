-- What of an entry the shop can't show, and why: editors read it in the CMS.
ALTER TABLE "content_snapshot" ADD COLUMN "left_out" JSONB NOT NULL DEFAULT '[]';

-- What an editor has typed and not saved: it is shown in the preview beside the form, and nowhere else.
CREATE TABLE "content_unsaved" (
    "id" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "type" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_unsaved_pkey" PRIMARY KEY ("id", "locale")
);
CREATE INDEX "content_unsaved_at_idx" ON "content_unsaved"("at");
