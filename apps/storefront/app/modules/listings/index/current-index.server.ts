import { byLocale, type Locale } from '~/i18n/locales.ts';
import { isCategorySlug } from '~/modules/catalog/catalog.ts';
import { Prisma } from '~/platform/db.server.ts';
import { changesOf } from '~/platform/read-cache.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { sql } from '~/platform/sql.server.ts';
import { readColours } from '~/modules/catalog/json.server.ts';
import { columnsOfRow, type IndexedRow } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';

/*
 * The listing index of this process, brought up to date before each listing: one short read of an index asks Postgres
 * for the products written since the last look. Nothing is missed and nothing has to be announced. A transaction's id
 * is given out before it commits, so a look begins where the oldest transaction that was still open at the last one
 * began.
 */

/** Products read at once; the event loop breathes in between. */
const BATCH = 2000;

/** What has happened since a look. */
interface News {
  /** The oldest transaction that was open when this was read. */
  horizon: number;
  /** Products that were deleted, and the transaction that did. */
  removed: { id: number; removedIn: number }[] | null;
  hasChanged: boolean;
}

interface ChangedRow extends IndexedRow {
  changedIn: number;
  published: boolean;
}

/** Where a look goes on: after this product among those that this transaction wrote. */
interface Cursor {
  changedIn: number;
  id: number;
}

/** The index and how far it has come. */
class CurrentIndex {
  #index = new ProductIndex();
  #horizon = 0;
  /** By product, the transaction that had written it when it was read: reading it again changes nothing. */
  readonly #writtenIn = new Map<number, number>();
  /** The changes that had been heard of before the last look for a page that is the same for everyone. */
  #changes: number | undefined;
  #look: Promise<void> | undefined;
  #nextLook: Promise<void> | undefined;

  /** The index with everything that was committed before the call. */
  async upToDate(): Promise<ProductIndex> {
    const changes = changesOf('catalog');
    if (changes !== undefined && changes === this.#changes) return this.#index;
    const index = await this.#afterLook();
    if (changes !== undefined && changesOf('catalog') === changes) this.#changes = changes;
    return index;
  }

  async #afterLook(): Promise<ProductIndex> {
    if (!this.#look) await this.#begin();
    // A look that is under way may have begun before what the caller knows of; all who come now share the next one.
    else await (this.#nextLook ??= this.#look.catch(() => {}).then(() => this.#begin()));
    return this.#index;
  }

  #begin(): Promise<void> {
    this.#nextLook = undefined;
    this.#look = this.#catchUp().finally(() => (this.#look = undefined));
    return this.#look;
  }

  async #catchUp(): Promise<void> {
    const from = { transaction: this.#horizon, isFirst: this.#horizon === 0 };
    const { horizon, removed, hasChanged } = await readNews(from);
    if (horizon < from.transaction) return this.#startOver();
    let cursor: Cursor | undefined = hasChanged ? { changedIn: from.transaction, id: 0 } : undefined;
    while (cursor) {
      const rows: ChangedRow[] = await readChanged(cursor, from);
      await this.#take(rows, from.isFirst);
      cursor = rows.length === BATCH ? rows.at(-1) : undefined;
    }
    for (const { id, removedIn } of removed ?? []) {
      // A product with that id may have been written again since.
      if (removedIn > (this.#writtenIn.get(id) ?? Infinity)) this.#remove(id);
    }
    this.#horizon = horizon;
  }

  /** Transactions count up for ever: an older one means that the database was replaced. */
  #startOver(): Promise<void> {
    this.#index = new ProductIndex();
    this.#writtenIn.clear();
    this.#horizon = 0;
    return this.#catchUp();
  }

  async #take(rows: readonly ChangedRow[], isFirst: boolean): Promise<void> {
    const withColours = new Set<number>();
    const categories = new Set<string>();
    for (const { id, published, changedIn, brandSlug, brandName, ...row } of rows) {
      if (this.#writtenIn.get(id) === changedIn) continue;
      if (!published) {
        this.#remove(id);
        continue;
      }
      const brand = brandSlug === null || brandName === null ? null : { slug: brandSlug, name: brandName };
      this.#index.put({ id, brand, ...row });
      this.#writtenIn.set(id, changedIn);
      for (const slug of row.categories) {
        if (!isCategorySlug(slug) && !(isFirst && this.#index.categoryNames.has(slug))) categories.add(slug);
      }
      // A catalogue has few colours: one product of each is enough, until a product is written again.
      for (const slug of row.colourSlugs) {
        if (isFirst && this.#index.colours.has(slug)) continue;
        withColours.add(id);
        this.#index.colours.set(slug, this.#index.colours.get(slug) ?? { slug, hex: '', name: byLocale(() => slug) });
      }
    }
    for (const colour of await readColoursOf([...withColours])) this.#index.colours.set(colour.slug, colour);
    for (const { slug, name } of await readCategoryNames([...categories])) this.#index.categoryNames.set(slug, name);
  }

  #remove(id: number): void {
    this.#index.remove(id);
    this.#writtenIn.delete(id);
  }
}

/** Where a look begins: at a transaction. The first look takes everything. */
interface From {
  transaction: number;
  isFirst: boolean;
}

/**
 * Products that a look takes. Transactions above the newest one come from another cluster's backup: only the first look
 * takes what they wrote.
 */
const writtenAfter = ({ changedIn, id }: Cursor, { isFirst }: From): Prisma.Sql => Prisma.sql`
  (p.changed_in, p.id) > (${String(changedIn)}::text::xid8, ${id}::int)
  and (${isFirst}::boolean or p.changed_in < pg_snapshot_xmax(pg_current_snapshot()))`;

/** Asked before each listing: so little that Postgres need not plan it anew each time. */
async function readNews(from: From): Promise<News> {
  const [news] = await sql<News[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::float8 as horizon,
      (
        select json_agg(json_build_object('id', product_id, 'removedIn', removed_in::text::float8)) from product_removal
        where removed_in >= ${String(from.transaction)}::text::xid8
      ) as removed,
      exists (select from product p where ${writtenAfter({ changedIn: from.transaction, id: 0 }, from)}) as "hasChanged"`;
  if (!news) throw new Error('A look at changed products gave no row');
  return news;
}

/** Constants of the code, and nothing else. */
const indexedColumns = Object.entries(columnsOfRow)
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ');

/**
 * Products written since a transaction, oldest first, at most `BATCH`. They are chosen by their index before anything
 * is joined.
 */
async function readChanged(cursor: Cursor, from: From): Promise<ChangedRow[]> {
  return sql<ChangedRow[]>`
    select p.changed_in::text::float8 as "changedIn", p.status = 'published' as published, ${Prisma.raw(indexedColumns)}
    from (
      select * from product p where ${writtenAfter(cursor, from)} order by p.changed_in, p.id limit ${BATCH}
    ) p
    left join brand on brand.id = p.brand_id
    order by p.changed_in, p.id`;
}

async function readColoursOf(productIds: readonly number[]) {
  if (productIds.length === 0) return [];
  const rows = await sql<{ colours: unknown }[]>`
    select color_data as colours from product where id = any(${[...productIds]}::int[]) order by id desc`;
  return rows.flatMap(({ colours }) => readColours(colours).map(({ slug, hex, name }) => ({ slug, hex, name })));
}

async function readCategoryNames(slugs: readonly string[]): Promise<{ slug: string; name: Record<Locale, string> }[]> {
  if (slugs.length === 0) return [];
  const rows = await sql<{ slug: string; locale: Locale; name: string }[]>`
    select c.slug, t.locale, t.name from category c join category_text t on t.category_id = c.id
    where c.slug = any(${[...slugs]}::text[])`;
  const nameOf = (slug: string, locale: Locale) =>
    rows.find((row) => row.slug === slug && row.locale === locale)?.name ??
    rows.find((row) => row.slug === slug)?.name ??
    slug;
  return [...new Set(rows.map(({ slug }) => slug))].map((slug) => ({
    slug,
    name: byLocale((locale) => nameOf(slug, locale)),
  }));
}

/**
 * The listing index with everything that was committed before the call.
 * @throws if Postgres does not answer
 */
export function currentIndex(): Promise<ProductIndex> {
  return singleton('listing index', () => new CurrentIndex()).upToDate();
}
