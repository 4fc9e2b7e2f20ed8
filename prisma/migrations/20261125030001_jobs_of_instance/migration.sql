-- A job says by a flag in whose shop it was added, where the connection was told one. Who is erased in one shop loses the waiting
-- jobs of that shop, and those that nobody added in another: the same address may be somebody there who stays (decision 103).
CREATE OR REPLACE FUNCTION add_shop_job(name text, payload json, run_at timestamptz, max_attempts int, job_key text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  shop CONSTANT text := nullif(nullif(current_setting('velory.instance', true), ''), '*');
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => name, payload => payload, run_at => run_at, max_attempts => max_attempts, job_key => job_key,
    flags => CASE WHEN shop IS NOT NULL THEN ARRAY['shop:' || shop] END);
END $$;
CREATE OR REPLACE FUNCTION drop_shop_jobs(carried text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  shop CONSTANT text := nullif(nullif(current_setting('velory.instance', true), ''), '*');
BEGIN
  PERFORM graphile_worker.complete_jobs(array(
    SELECT id FROM graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL))
    WHERE position(to_json(carried)::text IN payload::text) > 0
      AND (shop IS NULL OR flags IS NULL OR flags ? ('shop:' || shop))));
END $$;
