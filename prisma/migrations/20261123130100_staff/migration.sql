-- What the staff writes down, and the log of what it looked at and changed.
CREATE TABLE "staff_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staff_id" UUID NOT NULL,
    "staff_email" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "checkout_id" UUID,
    "subject" TEXT,

    CONSTRAINT "staff_log_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "staff_log_checkout_id_id_idx" ON "staff_log"("checkout_id", "id");
CREATE INDEX "staff_log_staff_id_id_idx" ON "staff_log"("staff_id", "id");

CREATE FUNCTION refuse_staff_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff_log rows are neither changed nor removed';
END
$$;
CREATE TRIGGER staff_log_is_append_only BEFORE UPDATE OR DELETE ON "staff_log"
FOR EACH ROW EXECUTE FUNCTION refuse_staff_log_change();

CREATE TABLE "order_note" (
    "id" SERIAL NOT NULL,
    "checkout_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "staff_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_note_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "order_note_checkout_id_idx" ON "order_note"("checkout_id");
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "id_check" (
    "checkout_id" UUID NOT NULL,
    "row" TEXT NOT NULL,
    "matches" BOOLEAN NOT NULL,
    "remark" TEXT,
    "staff_email" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "id_check_pkey" PRIMARY KEY ("checkout_id","row")
);
ALTER TABLE "id_check" ADD CONSTRAINT "id_check_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "amount" INTEGER NOT NULL CHECK ("amount" > 0),
    "reason" TEXT NOT NULL,
    "staff_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "done_job" (
    "id" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "checkout_id" UUID NOT NULL,
    "attempts" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "done_job_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "done_job_checkout_id_idx" ON "done_job"("checkout_id");
ALTER TABLE "done_job" ADD CONSTRAINT "done_job_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "search_synonym" (
    "locale" "locale" NOT NULL,
    "text" TEXT NOT NULL,
    "means" TEXT NOT NULL,
    "staff_email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_synonym_pkey" PRIMARY KEY ("locale","text")
);

ALTER TABLE "order_origin" ADD COLUMN     "cleared_at" TIMESTAMPTZ(3);

-- The staff's list of orders: by where they stand, what they cost, what happened.
CREATE INDEX "checkout_resulting_price_idx" ON "checkout"("resulting_price");
CREATE INDEX "fulfilment_stage_checkout_id_idx" ON "fulfilment"("stage", "checkout_id");
CREATE INDEX "order_event_kind_at_idx" ON "order_event"("kind", "at");

-- What the staff finds orders by, folded as searches are: number, name, e-mail, place. It changes with the order alone, so that
-- nobody who moves an order waits for it.
CREATE SCHEMA "staff";
CREATE TABLE "staff"."order_words" (
    "checkout_id" UUID PRIMARY KEY REFERENCES "public"."checkout"("id") ON DELETE CASCADE,
    "name" TEXT NOT NULL,
    "words" TEXT NOT NULL
);
CREATE FUNCTION "staff".note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "staff"."order_words" VALUES (
    NEW."id",
    search.fold(concat_ws(' ', NEW."contact"->>'lastname', NEW."contact"->>'firstname')),
    lower(NEW."number") || ' ' || replace(lower(NEW."number"), '-', '') || ' '
      || search.fold(concat_ws(' ', NEW."contact"->>'firstname', NEW."contact"->>'lastname')) || ' '
      || lower(concat_ws(' ', NEW."contact"->>'email', NEW."contact"->>'zip'))
  ) ON CONFLICT ("checkout_id") DO UPDATE SET "name" = excluded."name", "words" = excluded."words";
  RETURN NULL;
END
$$;
CREATE TRIGGER checkout_words AFTER INSERT OR UPDATE OF "contact", "number" ON "checkout"
FOR EACH ROW EXECUTE FUNCTION "staff".note_order_words();
UPDATE "checkout" SET "contact" = "contact";
CREATE INDEX "order_words_words_idx" ON "staff"."order_words" USING gin ("words" gin_trgm_ops);
CREATE INDEX "order_words_name_idx" ON "staff"."order_words" ("name", "checkout_id");
