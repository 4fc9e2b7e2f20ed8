-- A transaction of a series says so (`markSeries`): pages are then dropped every few seconds and not with each of them.
CREATE OR REPLACE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id();
  PERFORM pg_notify('page_cache', coalesce(nullif(current_setting('shop.catalog_notice', true), ''), 'catalog'));
  RETURN NEW;
END $$;
