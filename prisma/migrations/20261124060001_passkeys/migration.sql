-- Key pairs that devices keep for a person: the shop has the public half, bound to one instance.
CREATE TABLE "passkey" (
  "id" UUID NOT NULL,
  "credential_id" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "user_id" UUID NOT NULL,
  "host" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL DEFAULT 0,
  "transports" TEXT[],
  "is_synced" BOOLEAN NOT NULL,
  "device" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkey_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkey_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "passkey_credential_id_instance_id_key" ON "passkey" ("credential_id", "instance_id");
CREATE INDEX "passkey_user_id_idx" ON "passkey" ("user_id");

CREATE TABLE "passkey_challenge" (
  "browser_hash" TEXT NOT NULL,
  "challenge" TEXT NOT NULL,
  "instance_id" TEXT NOT NULL DEFAULT 'main',
  "user_id" UUID,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenge_pkey" PRIMARY KEY ("browser_hash"),
  CONSTRAINT "passkey_challenge_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "passkey_challenge_expires_at_idx" ON "passkey_challenge" ("expires_at");
CREATE INDEX "passkey_challenge_user_id_idx" ON "passkey_challenge" ("user_id");

-- Requests see those of their instance alone.
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['passkey', 'passkey_challenge'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
    EXECUTE format('CREATE POLICY everything ON %I TO %I USING (true) WITH CHECK (true)', part, current_user);
    EXECUTE format($p$CREATE POLICY of_instance ON %I TO velory_shop
      USING (instance_id = current_setting('velory.instance', true))
      WITH CHECK (instance_id = current_setting('velory.instance', true))$p$, part);
  END LOOP;
END $$;
