import { Prisma } from '~/platform/db.server.ts';
import type { ReservedSql } from '~/platform/sql-pool.server.ts';
import { createHash } from 'node:crypto';
import type { ItemKeys } from './feed-item.ts';
import { ItemFile, type TextPlace } from './item-file.server.ts';
import { groupItems, type SharedSku, type Ungrouped } from './staging-groups.server.ts';

type StagedItem = Extract<ItemKeys, { kind: 'product' | 'variation' }>;

interface GroupItem {
  seq: number;
  /** The product's item that a variation belongs to. */
  parentSeq: number | null;
  /** JSON */
  text: string;
}

export interface ItemGroup {
  /** The product's place in the feed, from 1 on. */
  place: number;
  /** Tells whether anything of them has changed since an earlier import. */
  hash: string;
  items: GroupItem[];
}

/** A product that is in the feed as it did before. */
interface KnownProduct {
  id: number;
  draft: boolean;
  /** What was noted when it was read (`notes.ts`), as JSON. */
  notes: string | null;
}

/** Items that are gathered before they are sent to Postgres. */
const CHUNK = 500;

/**
 * The items of a feed on their way to becoming products. Whose they are is in temporary tables and their text in a
 * file, so that a feed of any size can bring translations and variations in any order.
 */
export class Staging {
  private gathered: StagedRow[] = [];
  private sending: Promise<unknown> = Promise.resolve();
  private count = 0;
  private groups = 0;

  private constructor(
    private readonly sql: ReservedSql,
    private readonly file: ItemFile,
  ) {}

  /** Prepares tables and file. The tables live on one connection, which the caller reserves and releases. */
  static async open(sql: ReservedSql): Promise<Staging> {
    await sql`set client_min_messages = warning`;
    await sql`drop table if exists import_item, import_key, import_edge, import_member, import_group, import_seen`;
    await sql`
      create temp table import_item (
        seq int primary key, role text not null, lang text, feed_id int, parent_id int, parent_sku text, translation_ids int[] not null,
        translation_group text, sku text, slug text, label text not null, hash text not null, start bigint not null, length int not null)`;
    await sql`create temp table import_seen (product_id int primary key, place int not null)`;
    return new Staging(sql, await ItemFile.open());
  }

  /** Gives the file back. */
  async close(): Promise<void> {
    await this.file.close();
  }

  /** Adds an item. @param text the item as JSON */
  async add(item: StagedItem, text: string): Promise<void> {
    const { place, bytes } = await this.file.add(text);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    this.gathered.push({ ...keysRow(++this.count, item), hash, ...place });
    if (this.gathered.length >= CHUNK) await this.send();
  }

  /** While Postgres takes some items, the next are read. */
  private async send(): Promise<void> {
    const rows = JSON.stringify(this.gathered);
    this.gathered = [];
    await this.sending;
    this.sending = this.sql`
      insert into import_item select * from json_populate_recordset(null::import_item, (${rows}::text)::json)`;
    // A failure is met at the next await; until then it must not count as unhandled.
    this.sending.catch(() => {});
  }

  /**
   * Ends the reading and puts the items together by product.
   * @param rules what reading depends on beside the feed
   * @returns items that belong to none, and products with the SKU of another
   */
  async group(rules: string): Promise<{ ungrouped: Ungrouped[]; shared: SharedSku[] }> {
    await this.file.flush();
    await this.send();
    await this.sending;
    const { ungrouped, groups, shared } = await groupItems(this.sql, rules);
    this.groups = groups;
    return { ungrouped, shared };
  }

  /** How many products the items make, before any of them is dropped. */
  get productCount(): number {
    return this.groups;
  }

  /** Takes out the products whose items are what they were when they were stored, and notes them as seen. */
  async takeKnown(): Promise<KnownProduct[]> {
    await this.sql`
      insert into import_seen
      select distinct on (own.group_no) product.id, own.group_no
      from import_group own join product_source source on source.hash = own.hash join product on product.id = source.product_id
      where product.status <> 'vanished' order by own.group_no, product.id`;
    await this.sql`delete from import_group using import_seen where import_seen.place = import_group.group_no`;
    return this.sql<KnownProduct[]>`
      select product.id, product.status = 'draft' as draft, source.notes
      from import_seen join product on product.id = import_seen.product_id join product_source source on source.product_id = product.id
      order by import_seen.place`;
  }

  /**
   * The products that are left, in the feed's order, some at a time.
   * @param places of those that are wanted; all of them without
   */
  async *batches(size: number, places?: readonly number[]): AsyncGenerator<ItemGroup[]> {
    const wanted = places ? Prisma.sql`and group_no = any(${[...places]}::int[])` : Prisma.empty;
    for (let last = 0; ;) {
      const rows = await this.sql<MemberRow[]>`
        with batch as (select group_no, hash from import_group where group_no > ${last} ${wanted} order by group_no limit ${size})
        select batch.group_no as "place", batch.hash, member.seq, member.parent_seq as "parentSeq", item.start::float8 as start, item.length
        from batch join import_member member using (group_no) join import_item item using (seq)
        order by batch.group_no, member.seq`;
      if (rows.length === 0) return;
      last = rows.at(-1)?.place ?? last;
      yield toGroups(rows, await this.file.read(rows));
    }
  }

  /** Notes products that the feed holds, with their place in it. */
  async see(products: readonly { productId: number; place: number }[]): Promise<void> {
    await this.sql`
      insert into import_seen
      select * from unnest(${products.map(({ productId }) => productId)}::int[], ${products.map(({ place }) => place)}::int[])
      on conflict do nothing`;
  }
}

interface MemberRow extends TextPlace {
  place: number;
  hash: string;
  seq: number;
  parentSeq: number | null;
}

interface StagedRow extends TextPlace {
  seq: number;
  role: StagedItem['kind'];
  lang: string | null;
  feed_id: number | null;
  parent_id: number | null;
  parent_sku: string | null;
  translation_ids: number[];
  translation_group: string | null;
  sku: string | null;
  slug: string | null;
  label: string;
  hash: string;
}

function keysRow(seq: number, item: StagedItem): Omit<StagedRow, keyof TextPlace | 'hash'> {
  const product = item.kind === 'product' ? item.keys : undefined;
  const variation = item.kind === 'variation' ? item.keys : undefined;
  return {
    seq,
    role: item.kind,
    lang: product?.lang ?? null,
    feed_id: item.keys.id,
    parent_id: variation?.parentId ?? null,
    parent_sku: variation?.parentSku ?? null,
    translation_ids: Object.values(product?.translations ?? {}).filter((id) => id !== null),
    translation_group: product?.translationGroup ?? null,
    sku: item.keys.sku,
    slug: product?.slug ?? null,
    label: item.label,
  };
}

/** @param texts of the rows, in their order */
function toGroups(rows: readonly MemberRow[], texts: readonly string[]): ItemGroup[] {
  const groups = new Map<number, ItemGroup>();
  rows.forEach(({ place, hash, seq, parentSeq }, index) => {
    const group = groups.get(place) ?? { place, hash, items: [] };
    group.items.push({ seq, parentSeq, text: texts[index] ?? '' });
    groups.set(place, group);
  });
  return [...groups.values()];
}
