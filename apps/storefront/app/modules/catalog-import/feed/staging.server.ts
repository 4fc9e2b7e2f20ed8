import type { ReservedSql } from 'postgres';
import type { FeedProduct, FeedVariation, ReadItem } from './feed-item.ts';
import type { MergeItem } from '~/modules/catalog-import/reading/merge.server.ts';
import { groupItems, type Ungrouped } from './staging-groups.server.ts';

type StagedItem = Extract<ReadItem, { kind: 'product' | 'variation' }>;

/** Items that are gathered before they are sent to Postgres. */
const CHUNK = 200;

/**
 * The items of a feed on their way to becoming products: kept in temporary tables, so that a feed of any size can bring
 * translations and variations in any order.
 */
export class Staging {
  private gathered: StagedRow[] = [];
  private count = 0;
  private groups = 0;

  private constructor(private readonly sql: ReservedSql) {}

  /** Prepares the tables. They live on one connection, which the caller reserves and releases. */
  static async open(sql: ReservedSql): Promise<Staging> {
    await sql`set client_min_messages = warning`;
    await sql`drop table if exists import_item, import_key, import_edge, import_member, import_seen`;
    await sql`
      create temp table import_item (
        seq int primary key, role text not null, lang text, feed_id int, parent_id int, parent_sku text, translation_ids int[] not null,
        translation_group text, sku text, slug text, label text not null, payload text not null)`;
    await sql`create temp table import_seen (product_id int primary key, place int not null)`;
    return new Staging(sql);
  }

  /** Adds an item that was read. */
  async add(item: StagedItem): Promise<void> {
    this.gathered.push(stagedRow(++this.count, item));
    if (this.gathered.length >= CHUNK) await this.flush();
  }

  private async flush(): Promise<void> {
    const rows = this.gathered;
    this.gathered = [];
    if (rows.length > 0) await this.sql`insert into import_item ${this.sql(rows)}`;
  }

  /**
   * Ends the reading and puts the items together by product.
   * @returns items that belong to none
   */
  async group(): Promise<Ungrouped[]> {
    await this.flush();
    const { ungrouped, groups } = await groupItems(this.sql);
    this.groups = groups;
    return ungrouped;
  }

  /** How many products the items make, before any of them is dropped. */
  get productCount(): number {
    return this.groups;
  }

  /** The items of each product, in the feed's order, some products at a time. */
  async *batches(size: number): AsyncGenerator<{ place: number; items: MergeItem[] }[]> {
    for (let first = 1; first <= this.groups; first += size) {
      const rows = await this.sql<MemberRow[]>`
        select member.group_no as "groupNo", member.seq, member.parent_seq as "parentSeq", item.payload
        from import_member member join import_item item using (seq)
        where member.group_no between ${first} and ${first + size - 1}
        order by member.group_no, member.seq`;
      yield toGroups(rows);
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

interface MemberRow {
  groupNo: number;
  seq: number;
  parentSeq: number | null;
  payload: string;
}

interface StagedRow {
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
  payload: string;
}

function stagedRow(seq: number, item: StagedItem): StagedRow {
  const product = item.kind === 'product' ? item.product : undefined;
  const variation = item.kind === 'variation' ? item : undefined;
  const { id, sku } = item.kind === 'product' ? item.product : item.variation;
  return {
    seq,
    role: item.kind,
    lang: product?.lang ?? null,
    feed_id: id,
    parent_id: variation?.parentId ?? null,
    parent_sku: variation?.parentSku ?? null,
    translation_ids: Object.values(product?.translations ?? {}).filter((id) => id !== null),
    translation_group: product?.translationGroup ?? null,
    sku,
    slug: product?.slug ?? null,
    label: item.label,
    payload: JSON.stringify(product ?? variation?.variation),
  };
}

function toGroups(rows: readonly MemberRow[]): { place: number; items: MergeItem[] }[] {
  const groups = new Map<number, Map<number, MergeItem>>();
  for (const { groupNo, seq, parentSeq, payload } of rows) {
    if (parentSeq !== null) continue;
    const product = JSON.parse(payload) as FeedProduct;
    const items = groups.get(groupNo) ?? new Map<number, MergeItem>();
    items.set(seq, { label: labelOf(product), product, variations: [...product.variations] });
    groups.set(groupNo, items);
  }
  for (const { groupNo, parentSeq, payload } of rows) {
    if (parentSeq === null) continue;
    const variation = JSON.parse(payload) as FeedVariation;
    const own = groups.get(groupNo)?.get(parentSeq)?.variations;
    // A feed may bring a variation embedded and on its own.
    if (own && !own.some(({ id }) => id !== null && id === variation.id)) own.push(variation);
  }
  return [...groups].map(([place, items]) => ({ place, items: [...items.values()] }));
}

function labelOf({ id, sku, name }: FeedProduct): string {
  return [id !== null && `#${id}`, sku && `(${sku})`, name].filter(Boolean).join(' ');
}
