-- The feed of stock and delivery (spec §3: stockBroker): what it said last of each article number, and its runs.
CREATE TABLE "stock_broker_item" (
  "sku" TEXT NOT NULL,
  "stock_status" "stock_status" NOT NULL,
  "quantity" INTEGER,
  "delivery_time_in_days" INTEGER,
  "expected_delivery_date" DATE,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stock_broker_item_pkey" PRIMARY KEY ("sku")
);
CREATE INDEX "stock_broker_item_seen_at_idx" ON "stock_broker_item" ("seen_at");
CREATE TABLE "stock_broker_run" (
  "id" SERIAL NOT NULL,
  "source" TEXT NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  "counts" JSONB NOT NULL DEFAULT '{}',
  "lines" JSONB NOT NULL DEFAULT '[]',
  "error" TEXT,
  CONSTRAINT "stock_broker_run_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "stock_broker_run_started_at_idx" ON "stock_broker_run" ("started_at");
