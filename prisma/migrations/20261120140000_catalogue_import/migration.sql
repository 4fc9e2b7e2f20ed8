-- CreateEnum
CREATE TYPE "picture_kind" AS ENUM ('drawing', 'photo');
-- DropIndex
DROP INDEX "product_image_product_id_position_key";
-- DropIndex
DROP INDEX "product_text_locale_feed_id_key";
-- AlterTable
ALTER TABLE "product" ADD COLUMN     "cover_id" INTEGER,
ADD COLUMN     "picture_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "pictures" "picture_kind" NOT NULL DEFAULT 'drawing',
ADD COLUMN     "related_feed_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "strike_price" INTEGER,
ADD COLUMN     "strike_until" TIMESTAMPTZ(3);
-- AlterTable
ALTER TABLE "product_image" DROP COLUMN "height",
DROP COLUMN "width",
ADD COLUMN     "color_slug" TEXT;
-- AlterTable
ALTER TABLE "product_text" ADD COLUMN     "source_locale" "locale" NOT NULL DEFAULT 'de',
ALTER COLUMN "feed_id" DROP NOT NULL;
-- AlterTable
ALTER TABLE "variant" ADD COLUMN     "regular_price" INTEGER,
ADD COLUMN     "sale_from" TIMESTAMPTZ(3),
ADD COLUMN     "sale_price" INTEGER,
ADD COLUMN     "sale_to" TIMESTAMPTZ(3);
-- CreateIndex
CREATE UNIQUE INDEX "product_cover_id_key" ON "product"("cover_id");
-- CreateIndex
CREATE INDEX "product_image_product_id_position_idx" ON "product_image"("product_id", "position");
-- CreateIndex
CREATE UNIQUE INDEX "product_image_product_id_src_key" ON "product_image"("product_id", "src");
-- CreateIndex
CREATE INDEX "product_text_feed_id_idx" ON "product_text"("feed_id");
-- CreateIndex
CREATE INDEX "variant_sale_from_idx" ON "variant"("sale_from");
-- CreateIndex
CREATE INDEX "variant_sale_to_idx" ON "variant"("sale_to");
-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_cover_id_fkey" FOREIGN KEY ("cover_id") REFERENCES "product_image"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- Texts of earlier imports were all in their own language.
UPDATE "product_text" SET "source_locale" = "locale";
ALTER TABLE "product_text" ALTER COLUMN "source_locale" DROP DEFAULT;

-- The languages of the search index: stems of the language over words without accents.
CREATE TEXT SEARCH CONFIGURATION search.de (COPY = pg_catalog.german);
ALTER TEXT SEARCH CONFIGURATION search.de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;
CREATE TEXT SEARCH CONFIGURATION search.fr (COPY = pg_catalog.french);
ALTER TEXT SEARCH CONFIGURATION search.fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
