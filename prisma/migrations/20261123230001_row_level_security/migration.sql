-- The second lock between instances (decision 103). Requests work as a role that owns nothing; row-level security shows it the
-- rows of the instance alone that its connection was told (`velory.instance`). Jobs, seeds and the team's pages work as the owner.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'velory_shop') THEN
    CREATE ROLE velory_shop NOLOGIN NOSUPERUSER NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'velory_shop', 'MEMBER') THEN
    EXECUTE format('GRANT velory_shop TO %I', current_user);
  END IF;
END $$;

DO $$
DECLARE
  area text;
BEGIN
  FOREACH area IN ARRAY ARRAY['public', 'search', 'staff'] LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO velory_shop', area);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO velory_shop', area);
    EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %I TO velory_shop', area);
    EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA %I TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT ON SEQUENCES TO velory_shop', area);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT EXECUTE ON FUNCTIONS TO velory_shop', area);
  END LOOP;
END $$;

-- Jobs are added and taken back through these two: their tables are the owner's alone.
CREATE FUNCTION add_shop_job(name text, payload json, run_at timestamptz, max_attempts int, job_key text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(
    identifier => name, payload => payload, run_at => run_at, max_attempts => max_attempts, job_key => job_key);
END $$;
CREATE FUNCTION drop_shop_jobs(carried text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.complete_jobs(array(
    SELECT id FROM graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL))
    WHERE position(to_json(carried)::text IN payload::text) > 0));
END $$;

-- Rows that say themselves whose they are.
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['user', 'checkout', 'discount_code'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part, current_user);
    EXECUTE format($p$CREATE POLICY of_instance ON %I TO velory_shop
      USING (instance_id = current_setting('velory.instance', true))
      WITH CHECK (instance_id = current_setting('velory.instance', true))$p$, part);
  END LOOP;
END $$;

-- Who belongs to an organization, and whom it has invited.
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['user_organization', 'organization_invitation'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part, current_user);
    EXECUTE format($p$CREATE POLICY of_instance ON %I TO velory_shop
      USING (organization_id = current_setting('velory.instance', true))
      WITH CHECK (organization_id = current_setting('velory.instance', true))$p$, part);
  END LOOP;
END $$;

-- Rows that belong to an order, or to a person: they are where that is.
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('deal', 'checkout_id', 'checkout'), ('payment', 'checkout_id', 'checkout'), ('contract', 'checkout_id', 'checkout'),
    ('id_document', 'checkout_id', 'checkout'), ('fulfilment', 'checkout_id', 'checkout'), ('order_event', 'checkout_id', 'checkout'),
    ('order_origin', 'checkout_id', 'checkout'), ('discount_redemption', 'checkout_id', 'checkout'),
    ('session', 'user_id', 'user'), ('cart', 'user_id', 'user'), ('wishlist', 'user_id', 'user'),
    ('sign_in_request', 'user_id', 'user'), ('google_account', 'user_id', 'user')
  ) AS parts (child, key, parent) LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part.child);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part.child);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part.child, current_user);
    EXECUTE format($p$CREATE POLICY of_instance ON %I TO velory_shop
      USING (EXISTS (SELECT FROM %I AS parent WHERE parent.id = %I.%I))
      WITH CHECK (EXISTS (SELECT FROM %I AS parent WHERE parent.id = %I.%I))$p$,
      part.child, part.parent, part.child, part.key, part.parent, part.child, part.key);
  END LOOP;
END $$;
