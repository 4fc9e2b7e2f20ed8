-- Which monthly statements an employer has paid, as the shop's team has noted it.
CREATE TABLE "paid_statement" (
  "organization_id" TEXT NOT NULL,
  "month" TEXT NOT NULL,
  "amount" INTEGER NOT NULL,
  "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "paid_statement_pkey" PRIMARY KEY ("organization_id", "month")
);
ALTER TABLE "paid_statement" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "paid_statement" FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  told CONSTANT text := 'current_setting(''velory.instance'', true)';
BEGIN
  EXECUTE format('CREATE POLICY everything ON "paid_statement" TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY of_instance ON "paid_statement" TO velory_shop
    USING (organization_id = %1$s OR %1$s = ''*'') WITH CHECK (organization_id = %1$s OR %1$s = ''*'')', told);
END $$;
