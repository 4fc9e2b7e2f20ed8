-- What shoppers ask of a product.
CREATE TABLE "product_question" (
    "id" UUID NOT NULL,
    "product_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "locale" "locale" NOT NULL,
    "bike_slug" TEXT NOT NULL,
    "bike_name" TEXT NOT NULL,
    "sku" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "question_text" TEXT NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "answer_text" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,

    CONSTRAINT "product_question_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "question_vote" (
    "question_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "question_vote_pkey" PRIMARY KEY ("question_id","user_id")
);

-- What buyers say of it.
CREATE TYPE "review_fit" AS ENUM ('small', 'right', 'large');
CREATE TABLE "product_review" (
    "id" UUID NOT NULL,
    "deal_id" UUID NOT NULL,
    "product_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "locale" "locale" NOT NULL,
    "first_name" TEXT NOT NULL,
    "stars" SMALLINT NOT NULL,
    "fit" "review_fit",
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "published_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,
    "answer_text" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "product_review_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "product_review_stars" CHECK ("stars" BETWEEN 1 AND 5)
);
CREATE TABLE "review_vote" (
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "review_vote_pkey" PRIMARY KEY ("review_id","user_id")
);

CREATE INDEX "product_question_product_id_locale_answered_at_idx" ON "product_question"("product_id", "locale", "answered_at");
CREATE INDEX "product_question_user_id_created_at_idx" ON "product_question"("user_id", "created_at");
CREATE INDEX "product_question_sent_at_idx" ON "product_question"("sent_at");
CREATE INDEX "question_vote_user_id_idx" ON "question_vote"("user_id");
CREATE UNIQUE INDEX "product_review_deal_id_key" ON "product_review"("deal_id");
CREATE INDEX "product_review_product_id_published_at_idx" ON "product_review"("product_id", "published_at");
CREATE INDEX "product_review_user_id_idx" ON "product_review"("user_id");
CREATE INDEX "product_review_created_at_idx" ON "product_review"("created_at");
CREATE INDEX "review_vote_user_id_idx" ON "review_vote"("user_id");

ALTER TABLE "product_question" ADD CONSTRAINT "product_question_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_question" ADD CONSTRAINT "product_question_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "product_question"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deal"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_review" ADD CONSTRAINT "product_review_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "product_review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
