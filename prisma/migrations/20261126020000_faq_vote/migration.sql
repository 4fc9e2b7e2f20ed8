-- Whether answers of the help centre helped: counted by question and language, without a person.
CREATE TABLE "faq_vote" (
    "question" TEXT NOT NULL,
    "locale" "locale" NOT NULL,
    "yes" INTEGER NOT NULL DEFAULT 0,
    "no" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "faq_vote_pkey" PRIMARY KEY ("question", "locale")
);
