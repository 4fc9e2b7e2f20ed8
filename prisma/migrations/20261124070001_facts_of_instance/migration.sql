-- Whose shop a fact is of is told by the connection that writes it, as row-level security asks it (decision 110): no code can forget it.
CREATE FUNCTION current_instance() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN current_setting('velory.instance', true) IN ('', '*') THEN 'main'
    ELSE coalesce(current_setting('velory.instance', true), 'main') END
$$;

DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['ticket', 'consultation_call', 'newsletter_subscription', 'sponsor_me', 'user_form_entry',
    'form_submission', 'product_question', 'product_review', 'wheel_turn'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN "instance_id" TEXT NOT NULL DEFAULT ''main''', part);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN "instance_id" SET DEFAULT current_instance()', part);
  END LOOP;
END $$;
ALTER TABLE "saved_checkout" ALTER COLUMN "instance_id" SET DEFAULT current_instance();

UPDATE "ticket" SET "instance_id" = "user"."instance_id" FROM "user" WHERE "user"."id" = "ticket"."user_id";
UPDATE "product_question" SET "instance_id" = "user"."instance_id" FROM "user" WHERE "user"."id" = "product_question"."user_id";
UPDATE "product_review" SET "instance_id" = "user"."instance_id" FROM "user" WHERE "user"."id" = "product_review"."user_id";
UPDATE "sponsor_me" SET "instance_id" = "checkout"."instance_id" FROM "checkout" WHERE "checkout"."id" = "sponsor_me"."checkout_id";

-- One address gets the newsletter of each shop that it asked.
DROP INDEX "newsletter_subscription_email_key";
CREATE UNIQUE INDEX "newsletter_subscription_email_instance_id_key" ON "newsletter_subscription" ("email", "instance_id");

-- A caller of any shop takes a time from all: the same people call back.
CREATE FUNCTION booked_calls(since timestamptz) RETURNS SETOF timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT starts_at FROM consultation_call WHERE starts_at >= since AND cancelled_at IS NULL
$$;

-- What a connection shows: the rows of the instance that it was told, those of all where it was told so in so many words, and
-- none where it was told nothing.
DO $$
DECLARE
  told CONSTANT text := 'current_setting(''velory.instance'', true)';
  part record;
BEGIN
  FOR part IN SELECT * FROM (VALUES
    ('user', 'instance_id'), ('checkout', 'instance_id'), ('discount_code', 'instance_id'), ('saved_checkout', 'instance_id'),
    ('ticket', 'instance_id'), ('consultation_call', 'instance_id'), ('newsletter_subscription', 'instance_id'),
    ('sponsor_me', 'instance_id'), ('user_form_entry', 'instance_id'), ('form_submission', 'instance_id'),
    ('product_question', 'instance_id'), ('product_review', 'instance_id'),
    ('user_organization', 'organization_id'), ('organization_invitation', 'organization_id')
  ) AS parts (name, key) LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part.name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part.name);
    EXECUTE format('DROP POLICY IF EXISTS everything ON %I', part.name);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part.name, current_user);
    EXECUTE format('DROP POLICY IF EXISTS of_instance ON %I', part.name);
    EXECUTE format('CREATE POLICY of_instance ON %1$I TO velory_shop USING (%2$I = %3$s OR %3$s = ''*'')
      WITH CHECK (%2$I = %3$s OR %3$s = ''*'')', part.name, part.key, told);
  END LOOP;

  -- Rows that belong to another row are where that is.
  FOR part IN SELECT * FROM (VALUES
    ('deal', 'checkout_id', 'checkout', 'id'), ('payment', 'checkout_id', 'checkout', 'id'),
    ('contract', 'checkout_id', 'checkout', 'id'), ('id_document', 'checkout_id', 'checkout', 'id'),
    ('id_picture', 'checkout_id', 'id_document', 'checkout_id'), ('fulfilment', 'checkout_id', 'checkout', 'id'),
    ('order_event', 'checkout_id', 'checkout', 'id'), ('order_origin', 'checkout_id', 'checkout', 'id'),
    ('discount_redemption', 'checkout_id', 'checkout', 'id'), ('magic_doc', 'checkout_id', 'checkout', 'id'),
    ('payment_gateway', 'payment_id', 'payment', 'id'), ('payment_transaction', 'payment_id', 'payment', 'id'),
    ('session', 'user_id', 'user', 'id'), ('cart', 'user_id', 'user', 'id'), ('wishlist', 'user_id', 'user', 'id'),
    ('cart_item', 'cart_id', 'cart', 'id'), ('removed_cart_item', 'cart_id', 'cart', 'id'),
    ('cart_reminder', 'cart_id', 'cart', 'id'), ('wishlist_item', 'user_id', 'wishlist', 'user_id'),
    ('sign_in_request', 'user_id', 'user', 'id'), ('google_account', 'user_id', 'user', 'id'),
    ('viewed_product', 'user_id', 'user', 'id'), ('erasure', 'user_id', 'user', 'id'),
    ('credit_check', 'user_id', 'user', 'id'), ('credit_check_picture', 'check_id', 'credit_check', 'id'),
    ('story_like', 'user_id', 'user', 'id'), ('story_vote', 'user_id', 'user', 'id'),
    ('question_vote', 'question_id', 'product_question', 'id'), ('review_vote', 'review_id', 'product_review', 'id'),
    ('ticket_entry', 'ticket_id', 'ticket', 'id'), ('sponsor_me_payment', 'sponsor_me_id', 'sponsor_me', 'id'),
    ('sponsor_me_transaction', 'payment_id', 'sponsor_me_payment', 'id'),
    ('sponsor_me_refund', 'transaction_id', 'sponsor_me_transaction', 'id')
  ) AS parts (child, key, parent, its) LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part.child);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part.child);
    EXECUTE format('DROP POLICY IF EXISTS everything ON %I', part.child);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part.child, current_user);
    EXECUTE format('DROP POLICY IF EXISTS of_instance ON %I', part.child);
    EXECUTE format('CREATE POLICY of_instance ON %1$I TO velory_shop
      USING (%5$s = ''*'' OR EXISTS (SELECT FROM %3$I AS parent WHERE parent.%4$I = %1$I.%2$I))
      WITH CHECK (%5$s = ''*'' OR EXISTS (SELECT FROM %3$I AS parent WHERE parent.%4$I = %1$I.%2$I))',
      part.child, part.key, part.parent, part.its, told);
  END LOOP;
END $$;

-- What the main shop has published of a product everybody may read, whichever shop they are in.
CREATE POLICY published ON "product_question" FOR SELECT TO velory_shop
  USING (instance_id = 'main' AND answered_at IS NOT NULL AND hidden_at IS NULL);
CREATE POLICY published ON "product_review" FOR SELECT TO velory_shop
  USING (instance_id = 'main' AND published_at IS NOT NULL AND hidden_at IS NULL);
