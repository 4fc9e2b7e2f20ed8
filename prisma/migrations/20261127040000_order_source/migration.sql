-- Where an order came from, by the utm address of its visit; null without one.
ALTER TABLE "checkout" ADD COLUMN "source" TEXT;

-- CreateIndex
CREATE INDEX "checkout_source_created_at_idx" ON "checkout"("source", "created_at");
