-- CreateIndex
CREATE INDEX "product_sku_idx" ON "product"("sku");
