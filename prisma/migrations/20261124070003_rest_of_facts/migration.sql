-- What the team keeps of an order is where that is.
DO $$
DECLARE
  told CONSTANT text := 'current_setting(''velory.instance'', true)';
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('order_note', 'checkout_id', 'checkout'), ('id_check', 'checkout_id', 'checkout'), ('done_job', 'checkout_id', 'checkout'),
    ('locked_order', 'checkout_id', 'checkout'), ('refund', 'payment_id', 'payment')
  ) AS parts (child, key, parent) LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part.child);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part.child);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part.child, current_user);
    EXECUTE format('CREATE POLICY of_instance ON %1$I TO velory_shop
      USING (%4$s = ''*'' OR EXISTS (SELECT FROM %3$I AS parent WHERE parent.id = %1$I.%2$I))
      WITH CHECK (%4$s = ''*'' OR EXISTS (SELECT FROM %3$I AS parent WHERE parent.id = %1$I.%2$I))',
      part.child, part.key, part.parent, told);
  END LOOP;
END $$;
