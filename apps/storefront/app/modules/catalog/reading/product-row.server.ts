import type { Locale } from '~/i18n/locales.ts';
import type { StockStatus } from '~/modules/catalog/catalog.ts';
import { ReadCache } from '~/platform/read-cache.server.ts';
import { indexedSql as sql } from '~/platform/sql.server.ts';
import { cardColumns, type ProductCardRow } from './product-card.server.ts';

/** What one variant cost: Rappen, from a moment until another, or until further notice. */
interface PriceRow {
  price: number;
  validFrom: string;
  validTo: string | null;
}

/** What can be put into the cart; amounts are Rappen, days `YYYY-MM-DD`. */
export interface VariantRow {
  id: number;
  sku: string | null;
  size: string | null;
  colorSlug: string | null;
  price: number;
  uvpPrice: number | null;
  stockStatus: StockStatus;
  deliveryTimeInDays: number | null;
  expectedDeliveryDate: string | null;
  /** The oldest first. */
  prices: PriceRow[];
}

/** A product in one language with all that its page shows, lists in their order. */
export interface ProductRow extends ProductCardRow {
  torqueNm: number | null;
  riderMinCm: number | null;
  riderMaxCm: number | null;
  frameNumber: string | null;
  frameSizes: unknown;
  drawing: unknown;
  mounts: string[];
  gear: unknown;
  metaData: unknown;
  deliveryTimeInDays: number | null;
  logisticsCompany: string | null;
  pdfKey: string | null;
  shortDescription: string;
  description: string;
  highlights: unknown;
  slugs: Partial<Record<Locale, string>>;
  variants: VariantRow[];
  images: { id: number; alt: unknown; colorSlug: string | null }[];
  categories: { slug: string; name: string | null }[];
  /** Those that are shown. */
  attributes: { slug: string; names: unknown; terms: unknown }[];
}

/**
 * The product of an address: one prepared statement, whose lists come as JSON. Drafts are left out.
 * @param slug as it is in the path of its page in this language
 */
export function readProduct(slug: string, locale: Locale): Promise<ProductRow | undefined> {
  return cachedProducts.one(`${locale} ${slug}`, () => readRow(slug, locale));
}

/** Products of which pages for everyone tell: each is some 20 KB. */
const cachedProducts = new ReadCache<ProductRow>('catalog', 60);

async function readRow(slug: string, locale: Locale): Promise<ProductRow | undefined> {
  const [row] = await sql<ProductRow[]>`
    select ${cardColumns()},
      p.torque_nm as "torqueNm", p.rider_min_cm as "riderMinCm", p.rider_max_cm as "riderMaxCm",
      p.frame_number as "frameNumber", p.frame_sizes as "frameSizes", p.drawing, p.meta_data as "metaData",
      coalesce(p.mounts, '{}') as mounts, p.gear,
      p.delivery_time_in_days as "deliveryTimeInDays", p.logistics_company as "logisticsCompany", p.pdf_key as "pdfKey",
      text.short_description as "shortDescription", text.description, text.highlights,
      (select json_object_agg(t.locale, t.slug) from product_text t where t.product_id = p.id) as slugs,
      coalesce((
        select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'colorSlug', v.color_slug, 'price', v.price,
          'uvpPrice', v.uvp_price, 'stockStatus', v.stock_status, 'deliveryTimeInDays', v.delivery_time_in_days,
          'expectedDeliveryDate', v.expected_delivery_date, 'prices', (
            select coalesce(json_agg(json_build_object('price', period.price, 'validFrom', period.valid_from, 'validTo', period.valid_to)
              order by period.valid_from), '[]')
            from price_period period where period.variant_id = v.id)
          ) order by v.position, v.id)
        from variant v where v.product_id = p.id and v.vanished_at is null
      ), '[]') as variants,
      coalesce((
        select json_agg(json_build_object('id', i.id, 'alt', i.alt, 'colorSlug', i.color_slug) order by i.position)
        from product_image i where i.product_id = p.id
      ), '[]') as images,
      coalesce((
        select json_agg(json_build_object('slug', c.slug, 'name', t.name)
          order by array_position(p.category_slugs, c.slug), c.id)
        from product_category pc join category c on c.id = pc.category_id
        left join category_text t on t.category_id = c.id and t.locale = ${locale}
        where pc.product_id = p.id
      ), '[]') as categories,
      coalesce((
        select json_agg(json_build_object('slug', a.slug, 'names', a.names, 'terms', pa.terms) order by pa.position, pa.attribute_id)
        from product_attribute pa join attribute a on a.id = pa.attribute_id
        where pa.product_id = p.id and pa.visible
      ), '[]') as attributes
    from product_text text
    join product p on p.id = text.product_id
    left join brand on brand.id = p.brand_id
    where text.locale = ${locale} and text.slug = ${slug} and p.status <> 'draft'`;
  return row;
}
