import type { ReservedSql } from '~/platform/sql-pool.server.ts';
import { type Message, createMessage } from '~/modules/catalog-import/reporting/message.ts';

/** An item that belongs to no product. */
export interface Ungrouped {
  label: string;
  reason: 'duplicate' | 'parent missing';
  detail: Message;
}

/** A product that has the SKU of one before it. */
export interface SharedSku {
  label: string;
  sku: string;
  /** How the first product with it is named. */
  other: string;
}

/**
 * Puts staged items together by product: translations by their links, by an id they share, by the group of a CSV
 * export or by SKU; variations to their parents.
 * @param rules what reading depends on beside the feed; part of what tells whether a product has changed
 * @returns the number of products, the items that belong to none, and the products with the SKU of another
 */
export async function groupItems(
  sql: ReservedSql,
  rules: string,
): Promise<{ groups: number; ungrouped: Ungrouped[]; shared: SharedSku[] }> {
  await sql`
    create temp table import_key as
    select seq, role, lang, feed_id, parent_id, parent_sku, translation_ids, translation_group, sku, slug, seq as leader, null::int as parent_seq
    from import_item`;
  await sql`create index on import_key (feed_id)`;
  await sql`create index on import_key (leader)`;
  await sql`create index on import_key (sku)`;
  await sql`analyze import_key`;

  const duplicates = await removeDuplicates(sql);
  await linkTranslations(sql);
  await joinBySku(sql);
  const orphans = await attachVariations(sql);

  await sql`
    create temp table import_member as
    select dense_rank() over (order by leader)::int as group_no, seq, parent_seq from import_key`;
  await sql`create index on import_member (group_no)`;
  await sql`analyze import_member`;
  await sql`analyze import_item`;
  const groups = await hashGroups(sql, rules);
  return { groups, ungrouped: [...duplicates, ...orphans], shared: await sharedSkus(sql) };
}

/** Products of which an earlier one has the same SKU. */
function sharedSkus(sql: ReservedSql): Promise<SharedSku[]> {
  return sql<SharedSku[]>`
    with own as (
      select member.group_no, item.sku, min(item.seq) as seq from import_member member join import_item item using (seq)
      where item.role = 'product' and item.sku is not null group by member.group_no, item.sku
    ),
    placed as (select seq, first_value(seq) over (partition by sku order by seq) as first from own)
    select item.label, item.sku, other.label as other
    from placed join import_item item using (seq) join import_item other on other.seq = placed.first
    where placed.seq <> placed.first order by placed.seq`;
}

/** Gives each product the hash of its items and of how they belong together. @returns the number of products */
async function hashGroups(sql: ReservedSql, rules: string): Promise<number> {
  await sql`
    create temp table import_group as
    select group_no, encode(sha256(convert_to(
      ${rules} || string_agg(item.hash || coalesce('>' || parent.hash, ''), ',' order by member.seq), 'UTF8')), 'hex') as hash
    from import_member member join import_item item using (seq)
    left join import_item parent on parent.seq = member.parent_seq
    group by group_no`;
  await sql`create unique index on import_group (group_no)`;
  await sql`analyze import_group`;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from import_group`;
  return row?.count ?? 0;
}

/** Of items with one id and language the first stays; of products without an id those with one SKU, else one name. */
async function removeDuplicates(sql: ReservedSql): Promise<Ungrouped[]> {
  const rows = await sql<{ label: string; id: number | null; sku: string | null }[]>`
    with removed as (
      delete from import_key using (
        select seq, row_number() over (partition by role, feed_id, lang, case when feed_id is null then coalesce(sku, '/' || slug) end order by seq) as place
        from import_key where feed_id is not null or (role = 'product' and translation_group is null)
      ) numbered
      where import_key.seq = numbered.seq and numbered.place > 1
      returning import_key.seq, import_key.feed_id, import_key.sku, import_key.slug
    )
    select item.label, removed.feed_id as id, removed.sku from removed join import_item item using (seq) order by seq`;
  return rows.map(({ label, id, sku }) => ({
    label,
    reason: 'duplicate',
    detail:
      id !== null
        ? createMessage('before-id', { id })
        : sku !== null
          ? createMessage('before-sku', { sku })
          : createMessage('before-name'),
  }));
}

/** Items of one product take the place of its first one. Links may form chains: each round shortens them. */
async function linkTranslations(sql: ReservedSql): Promise<void> {
  await sql`
    create temp table import_edge as
    with edge as (
      select a.seq as a, b.seq as b
      from import_key a cross join unnest(a.translation_ids) translation join import_key b on b.feed_id = translation
      where a.role = 'product' and b.role = 'product' and a.lang <> b.lang
      union
      select a.seq, b.seq from import_key a join import_key b on b.feed_id = a.feed_id
      where a.role = 'product' and b.role = 'product' and a.lang <> b.lang
      union
      select a.seq, b.seq from import_key a join import_key b on b.translation_group = a.translation_group
      where a.role = 'product' and b.role = 'product' and a.lang <> b.lang
    )
    select a, b from edge union select b, a from edge`;
  await sql`create index on import_edge (a)`;
  for (let round = 0; round < 8; round++) {
    const [row] = await sql<{ hasChanged: boolean }[]>`
      with changed as (
        update import_key set leader = first.leader
        from (
          select edge.a as seq, min(other.leader) as leader from import_edge edge join import_key other on other.seq = edge.b group by edge.a
        ) first
        where import_key.seq = first.seq and first.leader < import_key.leader
        returning 1)
      select exists (select from changed) as "hasChanged"`;
    if (!row?.hasChanged) return;
  }
}

/**
 * Items of different languages that nothing links but the same SKU are one product, where it has one item a language.
 */
async function joinBySku(sql: ReservedSql): Promise<void> {
  await sql`
    with alone as (
      select min(sku) as sku, min(lang) as lang, leader from import_key
      where role = 'product' group by leader having count(*) = 1
    ),
    same as (
      select sku, min(leader) as leader from alone
      where sku is not null group by sku
      having count(*) > 1 and count(*) = count(distinct lang) and bool_and(lang <> 'other')
    )
    update import_key set leader = same.leader from same join alone using (sku)
    where import_key.leader = alone.leader and alone.leader <> same.leader`;
}

/** Variations join their parent, named by id or (in CSV exports) by SKU. */
async function attachVariations(sql: ReservedSql): Promise<Ungrouped[]> {
  await sql`
    update import_key variation set leader = parent.leader, parent_seq = parent.seq
    from (select distinct on (feed_id) feed_id, leader, seq from import_key where role = 'product' order by feed_id, seq) parent
    where variation.role = 'variation' and variation.parent_id = parent.feed_id`;
  await sql`
    update import_key variation set leader = parent.leader, parent_seq = parent.seq
    from (select distinct on (sku) sku, leader, seq from import_key where role = 'product' and sku is not null order by sku, seq) parent
    where variation.role = 'variation' and variation.parent_seq is null and variation.parent_sku = parent.sku`;
  // A number in the column for the parent is a SKU first, and an id where no product has that SKU.
  await sql`
    update import_key variation set leader = parent.leader, parent_seq = parent.seq
    from (select distinct on (feed_id) feed_id, leader, seq from import_key where role = 'product' order by feed_id, seq) parent
    where variation.role = 'variation' and variation.parent_seq is null and variation.parent_sku = parent.feed_id::text`;
  const rows = await sql<{ label: string; parent: string | null }[]>`
    with removed as (
      delete from import_key where role = 'variation' and parent_seq is null returning seq, parent_id, parent_sku
    )
    select item.label, coalesce('#' || removed.parent_id, '"' || removed.parent_sku || '"') as parent
    from removed join import_item item using (seq) order by seq`;
  return rows.map(({ label, parent }) => ({
    label,
    reason: 'parent missing',
    detail: createMessage('parent-missing', { parent: parent ?? createMessage('no-parent') }),
  }));
}
