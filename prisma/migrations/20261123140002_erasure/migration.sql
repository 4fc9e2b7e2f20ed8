-- People who want to be forgotten, and those who were.
CREATE TABLE "erasure" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "locale" "locale" NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erasure_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "erased_person" (
    "user_hash" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erased_person_pkey" PRIMARY KEY ("user_hash")
);

-- Orders of people who were erased.
CREATE TABLE "locked_order" (
    "checkout_id" UUID NOT NULL,
    "locked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stripped_at" TIMESTAMPTZ(3),
    "kept_until" DATE,

    CONSTRAINT "locked_order_pkey" PRIMARY KEY ("checkout_id")
);

CREATE UNIQUE INDEX "erasure_user_id_key" ON "erasure"("user_id");
CREATE INDEX "locked_order_kept_until_idx" ON "locked_order"("kept_until");
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "locked_order" ADD CONSTRAINT "locked_order_checkout_id_fkey" FOREIGN KEY ("checkout_id") REFERENCES "checkout"("id") ON DELETE CASCADE ON UPDATE CASCADE;
