import { sql } from '~/platform/sql.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import type { StockStatus } from '~/modules/catalog/catalog.ts';
import { type ProductCardRow, cardColumns } from './product-card.server.ts';

/** What a product's page is made from: what its card has, and all that lies around it. */
export interface ProductRow extends ProductCardRow {
  drawing: unknown;
  frameSizes: unknown;
  metaData: unknown;
  torqueNm: number | null;
  riderMinCm: number | null;
  riderMaxCm: number | null;
  deliveryTimeInDays: number | null;
  logisticsCompany: string | null;
  frameNumber: string | null;
  pdfKey: string | null;
  shortDescription: string;
  description: string;
  highlights: unknown;
  slugs: Partial<Record<Locale, string>>;
  /** Those that have not vanished, in their order. */
  variants: VariantRow[];
  images: { id: number; alt: unknown; colorSlug: string | null }[];
  categories: { slug: string; name: string | null }[];
  attributes: { slug: string; names: unknown; terms: unknown }[];
}

export interface VariantRow {
  id: number;
  sku: string | null;
  size: string | null;
  colorSlug: string | null;
  price: number;
  uvpPrice: number | null;
  stockStatus: StockStatus;
  deliveryTimeInDays: number | null;
  expectedDeliveryDate: Date | null;
  /** What it cost, oldest first. */
  prices: { price: number; validFrom: Date; validTo: Date | null }[];
}

/** A date or moment as Postgres writes it into JSON. */
type InJson<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? string | (Row[Name] & null) : Row[Name] };
type VariantInJson = Omit<InJson<VariantRow>, 'prices'> & { prices: InJson<VariantRow['prices'][number]>[] };

/**
 * Reads the product that has a slug in a language, with all that its page shows: one statement, as every view of a product that
 * is not kept waits for it.
 * @returns undefined where there is none, or only a draft
 */
export async function readProductRow(slug: string, locale: Locale): Promise<ProductRow | undefined> {
  const [row] = await sql<(Omit<ProductRow, 'variants'> & { variants: VariantInJson[] })[]>`
    select ${cardColumns()}, p.drawing, p.frame_sizes as "frameSizes", p.meta_data as "metaData", p.torque_nm as "torqueNm",
      p.rider_min_cm as "riderMinCm", p.rider_max_cm as "riderMaxCm", p.delivery_time_in_days as "deliveryTimeInDays",
      p.logistics_company as "logisticsCompany", p.frame_number as "frameNumber", p.pdf_key as "pdfKey",
      text.short_description as "shortDescription", text.description, text.highlights,
      (select json_object_agg(t.locale, t.slug) from product_text t where t.product_id = p.id) as slugs,
      (
        select coalesce(json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'size', v.size, 'colorSlug', v.color_slug, 'price', v.price, 'uvpPrice', v.uvp_price,
          'stockStatus', v.stock_status, 'deliveryTimeInDays', v.delivery_time_in_days,
          'expectedDeliveryDate', v.expected_delivery_date,
          'prices', (
            select coalesce(json_agg(json_build_object(
              'price', period.price, 'validFrom', period.valid_from, 'validTo', period.valid_to
            ) order by period.valid_from), '[]')
            from price_period period where period.variant_id = v.id
          )
        ) order by v.position, v.id), '[]')
        from variant v where v.product_id = p.id and v.vanished_at is null
      ) as variants,
      (
        select coalesce(json_agg(json_build_object('id', i.id, 'alt', i.alt, 'colorSlug', i.color_slug) order by i.position), '[]')
        from product_image i where i.product_id = p.id
      ) as images,
      (
        select coalesce(json_agg(json_build_object('slug', c.slug, 'name', t.name) order by array_position(p.category_slugs, c.slug), c.id), '[]')
        from product_category pc
        join category c on c.id = pc.category_id
        left join category_text t on t.category_id = c.id and t.locale = ${locale}
        where pc.product_id = p.id
      ) as categories,
      (
        select coalesce(json_agg(json_build_object('slug', a.slug, 'names', a.names, 'terms', pa.terms)
          order by pa.position, pa.attribute_id), '[]')
        from product_attribute pa join attribute a on a.id = pa.attribute_id
        where pa.product_id = p.id and pa.visible
      ) as attributes
    from product_text text
    join product p on p.id = text.product_id
    left join brand on brand.id = p.brand_id
    where text.locale = ${locale} and text.slug = ${slug} and p.status <> 'draft'`;
  return row && { ...row, variants: row.variants.map(toVariantRow) };
}

function toVariantRow({ expectedDeliveryDate, prices, ...variant }: VariantInJson): VariantRow {
  return {
    ...variant,
    expectedDeliveryDate: toDate(expectedDeliveryDate),
    prices: prices.map(({ price, validFrom, validTo }) => ({
      price,
      validFrom: new Date(validFrom),
      validTo: toDate(validTo),
    })),
  };
}

function toDate(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
