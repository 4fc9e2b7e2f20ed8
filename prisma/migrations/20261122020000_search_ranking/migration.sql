-- The browser's search index is given out by the time of the last change.
CREATE INDEX "product_status_updated_at_id_idx" ON "product"("status", "updated_at", "id");

-- Searches rank what they have found by these, without reading the product.
CREATE INDEX "product_id_status_stock_status_position_idx" ON "product"("id", "status", "stock_status", "position");

-- Ranking reads `facts` of every hit: it stays in the row and is not compressed. What is there is written anew.
ALTER TABLE search.product ALTER COLUMN facts SET STORAGE MAIN;
UPDATE search.product SET facts = facts || ''::tsvector;
