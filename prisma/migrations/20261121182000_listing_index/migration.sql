-- The transaction that wrote a product last: every instance's listing index reads what has changed since its last look.
ALTER TABLE "product" ADD COLUMN "changed_in" xid8 NOT NULL DEFAULT pg_current_xact_id();

CREATE INDEX "product_changed_in_id_idx" ON "product" ("changed_in", "id");

-- Products are marked as vanished and not deleted; where somebody does delete one, the listing index has to know.
CREATE TABLE "product_removal" (
  "product_id" INTEGER NOT NULL,
  "removed_in" xid8 NOT NULL DEFAULT pg_current_xact_id(),

  CONSTRAINT "product_removal_pkey" PRIMARY KEY ("product_id")
);

CREATE INDEX "product_removal_removed_in_idx" ON "product_removal" ("removed_in");

-- Whoever changes a product, kept pages are dropped as soon as it is committed. One transaction's notifications are one.
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  PERFORM pg_notify('page_cache', 'catalog');
  RETURN NEW;
END $$;

CREATE TRIGGER product_changed BEFORE INSERT OR UPDATE ON "product"
  FOR EACH ROW EXECUTE FUNCTION note_product_change();

CREATE FUNCTION note_product_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "product_removal" ("product_id") VALUES (OLD.id)
    ON CONFLICT ("product_id") DO UPDATE SET "removed_in" = pg_current_xact_id();
  PERFORM pg_notify('page_cache', 'catalog');
  RETURN OLD;
END $$;

CREATE TRIGGER product_removed BEFORE DELETE ON "product"
  FOR EACH ROW EXECUTE FUNCTION note_product_removal();

-- A brand's new name or slug reaches the listings with its products.
CREATE FUNCTION note_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "product" SET "brand_id" = "brand_id" WHERE "brand_id" = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER brand_changed AFTER UPDATE OF "name", "slug" ON "brand"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_brand_change();

-- The component directory lists the products that name one of a component's terms.
CREATE INDEX "product_attribute_terms_idx" ON "product_attribute" USING gin (("terms" -> 'de') jsonb_path_ops);
