-- Addresses that are no pages, hour by hour: those beyond the first thirty are posted in one summary.
ALTER TABLE "missing_page" ADD COLUMN "posted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "missing_page_hour" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "addresses" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "missing_page_hour_pkey" PRIMARY KEY ("hour")
);
