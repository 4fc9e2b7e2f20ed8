-- What bikes offer to accessories and accessories need of bikes, and the measures that accessories are asked for.
ALTER TABLE "product" ADD COLUMN "mounts" TEXT[] DEFAULT ARRAY[]::TEXT[], ADD COLUMN "gear" JSONB NOT NULL DEFAULT '{}';
-- Until the next import nothing is promised of an accessory.
UPDATE "product" SET "mounts" = ARRAY['unknown'] WHERE "kind" = 'accessory';
