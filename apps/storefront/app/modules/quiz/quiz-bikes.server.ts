import { isSoldHere } from '~/modules/catalog/assortment.server.ts';
import { readFrameSizes } from '~/modules/catalog/json.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { QuizBike } from './quiz-bike.ts';

/** How long what was read counts, ms: the prices of a suggestion are read anew for each page. */
const CACHE_MS = 20_000;

type ReadBike = QuizBike & { brandSlug: string | null };

interface CachedBikes {
  bikes: Promise<ReadBike[]>;
  until: number;
}

const stored = singleton('quiz.bikes', () => ({ current: undefined as CachedBikes | undefined }));

/** E-bikes for grown-ups that can be ordered now in the instance, in the shop's order. */
export async function findQuizBikes(): Promise<QuizBike[]> {
  const now = Date.now();
  if (!stored.current || stored.current.until <= now) {
    const current = { bikes: readBikes(), until: now + CACHE_MS };
    stored.current = current;
    // A failure is met by the person who asked; the next one asks again.
    current.bikes.catch(() => (stored.current = undefined));
  }
  const bikes = await stored.current.bikes;
  return bikes.filter(({ price, brandSlug, categories: categorySlugs }) =>
    isSoldHere({ kind: 'bike', price, brandSlug, categorySlugs }),
  );
}

type Row = Omit<ReadBike, 'sizes'> & { frameSizes: unknown; orderableSizes: (string | null)[] };

async function readBikes(): Promise<ReadBike[]> {
  const rows = await sql<Row[]>`
    select p.id, b.name as brand, b.slug as "brandSlug", t.name, p.display_price as price, p.is_occasion as "isOccasion",
      p.stock_status = 'instock' as "inStock", p.category_slugs as categories, p.frame_types as "frameTypes",
      p.speed_kmh as "speedKmh", p.range_min_km as "rangeMinKm", p.range_max_km as "rangeMaxKm",
      p.weight_grams as "weightGrams", p.torque_nm as "torqueNm", p.mounts, p.frame_sizes as "frameSizes",
      p.rider_min_cm as "riderMinCm", p.rider_max_cm as "riderMaxCm", term.drive, term.battery as "batteryPlace",
      sizes.orderable as "orderableSizes"
    from product p
    join product_text t on t.product_id = p.id and t.locale = 'de'
    left join brand b on b.id = p.brand_id
    cross join lateral (
      select coalesce(array_agg(distinct v.size), '{}') as orderable from variant v
      where v.product_id = p.id and v.vanished_at is null and v.stock_status <> 'outofstock'
    ) sizes
    left join lateral (
      select max(own.terms -> 'de' ->> 0) filter (where a.slug = 'pa_antrieb') as drive,
        max(own.terms -> 'de' ->> 0) filter (where a.slug = 'pa_akku-position') as battery
      from product_attribute own join attribute a on a.id = own.attribute_id
      where own.product_id = p.id and a.slug in ('pa_antrieb', 'pa_akku-position')
    ) term on true
    where p.kind = 'bike' and p.status = 'published' and p.stock_status <> 'outofstock'
      and 'e_bike' = any(p.category_slugs) and not 'kids' = any(p.category_slugs)
    order by p.position, p.id`;
  return rows.map(({ frameSizes, orderableSizes, ...bike }) => ({
    ...bike,
    sizes: readFrameSizes(frameSizes).filter(({ size }) => orderableSizes.includes(size)),
  }));
}
