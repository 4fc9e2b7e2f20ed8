import { listInstances } from '~/modules/instances/instances.server.ts';
import { type DiscountState, discountState } from '~/modules/pricing/discount.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable, francsCell } from '~/platform/table.server.ts';
import { likePattern } from './order-query.server.ts';
import { shopName } from './customers.server.ts';

type DiscountSort = 'neu' | 'code' | 'gebraucht' | 'gegeben';

/** A discount code as the staff lists it. Amounts are Rappen, times ISO 8601. */
export interface ListedDiscount {
  id: number;
  code: string;
  /** Name of the shop where alone it is one. */
  shop: string;
  percent: number | null;
  amount: number | null;
  minimum: number;
  isCombinable: boolean;
  from: string;
  to: string | null;
  maxUses: number | null;
  used: number;
  /** What orders became cheaper by it. */
  given: number;
  state: DiscountState;
  stateWords: string;
}

/** The states of a code, in the words of the list. */
export const discountStates = {
  active: 'gilt',
  planned: 'geplant',
  'used-up': 'aufgebraucht',
  expired: 'zu Ende',
} as const;

const conditions: Readonly<Record<ListedDiscount['state'], Prisma.Sql>> = {
  expired: Prisma.sql`valid_to <= now()`,
  planned: Prisma.sql`(valid_to is null or valid_to > now()) and valid_from > now()`,
  'used-up': Prisma.sql`(valid_to is null or valid_to > now()) and valid_from <= now() and used >= max_uses`,
  active: Prisma.sql`(valid_to is null or valid_to > now()) and valid_from <= now() and (max_uses is null or used < max_uses)`,
};

const orders: Readonly<Record<DiscountSort, Prisma.Sql>> = {
  neu: Prisma.sql`d.id`,
  code: Prisma.sql`d.code`,
  gebraucht: Prisma.sql`d.used`,
  gegeben: Prisma.sql`coalesce(g.amount, 0)`,
};

/** What orders became cheaper by each code: read as a whole only where the list is put in order by it. */
const given = Prisma.sql`left join (
  select discount_code_id, sum(amount) as amount from discount_redemption group by 1) g on g.discount_code_id = d.id`;

/** The discount codes that are asked for, with what has been used of them. */
async function listDiscounts(
  { sort, direction, filters }: ListQuery<DiscountSort, 'code' | 'laden' | 'stand'>,
  { skip, take }: Slice,
): Promise<Listed<ListedDiscount>> {
  const state = (Object.keys(discountStates) as ListedDiscount['state'][]).find(
    (each) => discountStates[each] === filters.stand,
  );
  const pattern = filters.code === null ? '%' : likePattern(filters.code.toUpperCase());
  const shops = filters.laden === null ? null : shopsLike(filters.laden);
  const where = Prisma.sql`from discount_code d ${sort === 'gegeben' ? given : Prisma.empty}
    where d.code like ${pattern} ${state ? Prisma.sql`and ${conditions[state]}` : Prisma.empty}
      ${shops ? Prisma.sql`and d.instance_id = any(${shops})` : Prisma.empty}`;
  const [found, [counted]] = await Promise.all([
    db.$queryRaw<{ id: number }[]>`select d.id ${where} order by ${orders[sort]} ${directionSql[direction]}, d.id desc
      limit ${take} offset ${skip}`,
    db.$queryRaw<{ count: number }[]>`select count(*)::int as count ${where}`,
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db.discountCode.findMany({
    where: { id: { in: ids } },
    include: { redemptions: { select: { amount: true } } },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []).map((row) => toListed(row)), count: counted?.count ?? 0 };
}

/** Ids of the shops whose name holds a text. */
function shopsLike(text: string): string[] {
  const part = text.trim().toLocaleLowerCase('de');
  return listInstances().flatMap(({ id, name }) => (name.toLocaleLowerCase('de').includes(part) ? [id] : []));
}

type DiscountRow = Prisma.DiscountCodeGetPayload<{ include: { redemptions: { select: { amount: true } } } }>;

function toListed(row: DiscountRow, now = new Date()): ListedDiscount {
  const state = discountState(row, now);
  return {
    id: row.id,
    code: row.code,
    shop: shopName(row.instanceId),
    percent: row.percent,
    amount: row.amount,
    minimum: row.minimum,
    isCombinable: row.combinable,
    from: row.validFrom.toISOString(),
    to: row.validTo?.toISOString() ?? null,
    maxUses: row.maxUses,
    used: row.used,
    given: row.redemptions.reduce((sum, { amount }) => sum + amount, 0),
    state,
    stateWords: discountStates[state],
  };
}

/** The discount codes: amounts the largest first, codes by their letters. */
export const discountTable = defineTable({
  path: '/admin/rabattcodes',
  sorts: { neu: 'descending', code: 'ascending', gebraucht: 'descending', gegeben: 'descending' },
  filters: {
    code: { label: 'Code', all: 'Code', choices: null },
    laden: { label: 'Laden', all: 'Laden', choices: null },
    stand: {
      label: 'Stand',
      all: 'Alle',
      choices: Object.fromEntries(Object.values(discountStates).map((words) => [words, words])),
    },
  },
  read: listDiscounts,
  csv: {
    file: 'velory-rabattcodes',
    action: 'discounts.export',
    columns: [
      ['Code', ({ code }) => code],
      ['Laden', ({ shop }) => shop],
      ['Prozent', ({ percent }) => percent],
      ['Betrag', ({ amount }) => francsCell(amount)],
      ['Ab Warenwert', ({ minimum }) => francsCell(minimum)],
      ['Gilt ab', ({ from }) => from],
      ['Gilt bis', ({ to }) => to],
      ['Höchstens', ({ maxUses }) => maxUses],
      ['Gebraucht', ({ used }) => used],
      ['Gegeben', ({ given: sum }) => francsCell(sum)],
      ['Stand', ({ stateWords }) => stateWords],
    ],
  },
});
