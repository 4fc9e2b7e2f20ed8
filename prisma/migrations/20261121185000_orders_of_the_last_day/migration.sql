-- CreateIndex
CREATE INDEX "checkout_created_at_idx" ON "checkout"("created_at");
