-- CreateIndex
CREATE INDEX "product_strike_until_idx" ON "product"("strike_until");
