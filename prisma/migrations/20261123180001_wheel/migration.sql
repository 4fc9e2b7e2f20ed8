-- The wheel of fortune and the display of its winners (spec §3).
CREATE TABLE "wheel_campaign" (
  "id" UUID NOT NULL,
  "seed" TEXT NOT NULL,
  "seal" TEXT NOT NULL,
  "opens_at" TIMESTAMPTZ(3) NOT NULL,
  "closes_at" TIMESTAMPTZ(3) NOT NULL,
  "claims_until" TIMESTAMPTZ(3) NOT NULL,
  "last_number" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "wheel_campaign_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_campaign_times_check" CHECK ("opens_at" < "closes_at" AND "closes_at" < "claims_until")
);
CREATE INDEX "wheel_campaign_opens_at_idx" ON "wheel_campaign" ("opens_at");

CREATE TABLE "wheel_prize" (
  "id" SERIAL NOT NULL,
  "campaign_id" UUID NOT NULL,
  "rank" SMALLINT NOT NULL,
  "name_de" TEXT NOT NULL,
  "name_fr" TEXT NOT NULL,
  "short_de" TEXT NOT NULL,
  "short_fr" TEXT NOT NULL,
  "fields" SMALLINT NOT NULL,
  "stock" INTEGER,
  "given" INTEGER NOT NULL DEFAULT 0,
  "amount" INTEGER,
  "minimum" INTEGER,
  CONSTRAINT "wheel_prize_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_prize_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "wheel_campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "wheel_prize_stock_check" CHECK ("given" >= 0 AND ("stock" IS NULL OR "given" <= "stock")),
  CONSTRAINT "wheel_prize_fields_check" CHECK ("fields" BETWEEN 1 AND 36)
);
CREATE UNIQUE INDEX "wheel_prize_campaign_id_rank_key" ON "wheel_prize" ("campaign_id", "rank");

CREATE TABLE "wheel_turn" (
  "id" UUID NOT NULL,
  "campaign_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "person_hash" TEXT,
  "email" TEXT,
  "locale" "locale" NOT NULL,
  "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[],
  "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "mark" TEXT,
  "field" SMALLINT,
  "prize_id" INTEGER,
  "code" TEXT,
  "turned_at" TIMESTAMPTZ(3),
  "handed_at" TIMESTAMPTZ(3),
  "shown_name" TEXT,
  "shown_place" TEXT,
  "shown_at" TIMESTAMPTZ(3),
  "shown_text" TEXT,
  CONSTRAINT "wheel_turn_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "wheel_turn_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "wheel_campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "wheel_turn_prize_id_fkey" FOREIGN KEY ("prize_id") REFERENCES "wheel_prize"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "wheel_turn_drawn_check" CHECK (("mark" IS NULL) = ("turned_at" IS NULL) AND ("field" IS NULL) = ("turned_at" IS NULL))
);
CREATE UNIQUE INDEX "wheel_turn_campaign_id_number_key" ON "wheel_turn" ("campaign_id", "number");
CREATE UNIQUE INDEX "wheel_turn_campaign_id_person_hash_key" ON "wheel_turn" ("campaign_id", "person_hash");
CREATE UNIQUE INDEX "wheel_turn_code_key" ON "wheel_turn" ("code");
CREATE INDEX "wheel_turn_prize_id_turned_at_idx" ON "wheel_turn" ("prize_id", "turned_at");

-- What was drawn stays drawn.
CREATE FUNCTION "keep_wheel_draw"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."turned_at" IS NOT NULL AND (NEW."mark", NEW."field", NEW."turned_at", NEW."number")
    IS DISTINCT FROM (OLD."mark", OLD."field", OLD."turned_at", OLD."number") THEN
    RAISE EXCEPTION 'a draw is not changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "wheel_turn_keep_draw" BEFORE UPDATE ON "wheel_turn" FOR EACH ROW EXECUTE FUNCTION "keep_wheel_draw"();
