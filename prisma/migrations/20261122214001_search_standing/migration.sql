-- Searches rank used bikes behind new ones: with this column too the index alone answers, and no product is read.
CREATE INDEX "product_id_status_stock_status_position_is_occasion_idx" ON "product"("id", "status", "stock_status", "position", "is_occasion");
DROP INDEX "product_id_status_stock_status_position_idx";
