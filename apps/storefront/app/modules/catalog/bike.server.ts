import type { Locale } from '~/i18n/locales.ts';
import { sql } from '~/platform/sql.server.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { Bike, BikeImage } from './bike.ts';
import { cardPlan } from './card-plan.ts';
import type { ProductCard } from './catalog.ts';

/**
 * Cards as the calls give them out, in their order.
 * @param months the term that rates are shown for
 */
export async function toBikes(
  cards: readonly ProductCard[],
  locale: Locale,
  months: number = defaultPlanLength,
): Promise<Bike[]> {
  const [categories, covers] = await Promise.all([categoriesOf(cards, locale), coversOf(cards)]);
  return cards.map((card) => ({
    id: card.id,
    name: card.name,
    slug: card.slug,
    kind: card.kind,
    status: card.status,
    sku: card.sku,
    categories: card.categorySlugs.flatMap((slug) => categories.get(slug) ?? []),
    images: [pictureOf(card, covers.get(card.id))],
    lang: card.lang,
    uvpPrice: card.uvpPrice,
    displayPrice: card.displayPrice,
    brand: card.brand,
    stock_status: card.stockStatus,
    expected_delivery_date__website_: card.expectedDeliveryDate,
    ...rateOf(card, months),
    colours: card.colours,
  }));
}

function rateOf(card: ProductCard, requested: number): Pick<Bike, 'monthlyRate' | 'planLength'> {
  const { rate, months } = cardPlan(card, requested);
  return { monthlyRate: rate, planLength: months };
}

/** What the catalogue keeps of a cover beside its address. */
interface Cover {
  productId: number;
  id: number;
  name: string;
  colorSlug: string | null;
}

/** The photographs on the cards of products that are not drawn, by product. */
async function coversOf(cards: readonly ProductCard[]): Promise<Map<number, Cover>> {
  const ids = cards.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await sql<Cover[]>`
    select p.id as "productId", i.id, i.name, i.color_slug as "colorSlug"
    from product p join product_image i on i.id = p.cover_id
    where p.id = any(${ids}::int[]) and p.pictures = 'photo'`;
  return new Map(rows.map((row) => [row.productId, row]));
}

/** A drawing shows the first colour, a photograph the one that its feed names. */
function pictureOf({ id, picture, name, colours }: ProductCard, cover: Cover | undefined): BikeImage {
  const colour = cover ? colours.find(({ slug }) => slug === cover.colorSlug) : colours[0];
  return {
    id: cover?.id ?? id,
    src: picture.src,
    name: cover?.name || name,
    alt: picture.alt || name,
    description: [name, colour?.name].filter(Boolean).join(', '),
    width: picture.width,
    height: picture.height,
  };
}

async function categoriesOf(
  cards: readonly ProductCard[],
  locale: Locale,
): Promise<Map<string, Bike['categories'][number]>> {
  const slugs = [...new Set(cards.flatMap(({ categorySlugs }) => categorySlugs))];
  if (slugs.length === 0) return new Map();
  const rows = await sql<{ id: number; slug: string; name: string }[]>`
    select c.id, c.slug, coalesce(t.name, c.slug) as name
    from category c left join category_text t on t.category_id = c.id and t.locale = ${locale}::locale
    where c.slug = any(${slugs}::text[])`;
  return new Map(rows.map((row) => [row.slug, row]));
}
