-- Short addresses that staff make (spec §3: shortURLs), and how often each was followed on a day.
CREATE TABLE "short_url" (
  "code" TEXT NOT NULL,
  "target" TEXT NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "short_url_pkey" PRIMARY KEY ("code")
);
CREATE TABLE "short_url_day" (
  "code" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "count" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "short_url_day_pkey" PRIMARY KEY ("code", "day"),
  CONSTRAINT "short_url_day_code_fkey" FOREIGN KEY ("code") REFERENCES "short_url" ("code") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "short_url_day_day_idx" ON "short_url_day" ("day");
