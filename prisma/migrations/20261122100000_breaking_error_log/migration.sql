-- What failed while a page was drawn in a browser, counted by minute.
CREATE TABLE "breaking_error_log" (
    "minute" TIMESTAMPTZ(0) NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "stack" TEXT,
    "component_stack" TEXT,
    "path" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "breaking_error_log_pkey" PRIMARY KEY ("minute","fingerprint")
);
