-- What an import said, kept for those who look at it later.
ALTER TABLE "import_run" ADD COLUMN "report" JSONB NOT NULL DEFAULT '{}';
