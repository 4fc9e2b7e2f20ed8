import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { fileSlice, type Listed, readList, type Slice } from '~/platform/list-query.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import { findInstance, listInstances } from '~/modules/instances/instances.server.ts';
import { createShopCode } from '~/modules/pricing/create-discount.server.ts';
import { formatChf } from '~/i18n/money.ts';
import { MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { parseFrancs, parseWhole } from '~/i18n/typed-amount.ts';
import {
  type DiscountForm,
  discountList,
  type DiscountSort,
  discountStates,
  type DiscountsQuery,
  type ListedDiscount,
} from './discounts.ts';
import { francsCell, listCsv } from './list-csv.server.ts';
import { likePattern } from './order-query.server.ts';
import { shopName } from './people.server.ts';
import type { StaffMember } from './role.server.ts';
import { noteAct } from './staff-log.server.ts';

const conditions: Readonly<Record<ListedDiscount['state'], Prisma.Sql>> = {
  over: Prisma.sql`valid_to <= now()`,
  planned: Prisma.sql`(valid_to is null or valid_to > now()) and valid_from > now()`,
  'used-up': Prisma.sql`(valid_to is null or valid_to > now()) and valid_from <= now() and used >= max_uses`,
  live: Prisma.sql`(valid_to is null or valid_to > now()) and valid_from <= now() and (max_uses is null or used < max_uses)`,
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
export async function listDiscounts(
  { sort, direction, filters }: DiscountsQuery,
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
    state: stateOf(row, now),
  };
}

/** The same list as CSV. */
export const discountsCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(
    staff,
    {
      action: 'discounts.export',
      heads: 'Code;Laden;Prozent;Betrag;Ab Warenwert;Gilt ab;Gilt bis;Höchstens;Gebraucht;Gegeben;Stand',
    },
    async () => {
      const { rows } = await listDiscounts(readList(discountList, params), fileSlice);
      return rows.map((each) => [
        ...[each.code, each.shop, each.percent === null ? '' : String(each.percent)],
        ...[each.amount === null ? '' : francsCell(each.amount), francsCell(each.minimum), each.from, each.to ?? ''],
        ...[each.maxUses === null ? '' : String(each.maxUses), String(each.used), francsCell(each.given)],
        discountStates[each.state],
      ]);
    },
  );

function stateOf(
  {
    validFrom,
    validTo,
    maxUses,
    used,
  }: { validFrom: Date; validTo: Date | null; maxUses: number | null; used: number },
  now: Date,
): ListedDiscount['state'] {
  if (validTo && validTo <= now) return 'over';
  if (validFrom > now) return 'planned';
  return maxUses !== null && used >= maxUses ? 'used-up' : 'live';
}

const day = (text: string, time: string): Date | undefined =>
  z.iso.date().safeParse(text).success ? momentInZurich(`${text}T${time}`) : undefined;

/** Sentences for what the rules of discount codes refuse, by the field. */
const sentences: Readonly<Record<string, string>> = {
  code: 'Der Code braucht 3 bis 40 Buchstaben, Ziffern oder Bindestriche.',
  percent: 'Gib entweder Prozente von 1 bis 90 oder einen Betrag an.',
  amount: 'Der Betrag stimmt nicht.',
  minimum: 'Der Mindestbetrag muss höher sein als der Rabatt: etwas bleibt immer zu zahlen.',
  validTo: 'Das Ende liegt vor dem Anfang.',
  maxUses: 'Die Anzahl muss mindestens 1 sein.',
};

/**
 * Makes a discount code of what somebody of the team has typed, for the main shop or for an organization's. There it holds what was
 * agreed: no amount above the cap, and on reduced goods where the organization combines both.
 * @returns why it could not be made, in sentences
 */
export async function makeDiscount(staff: StaffMember, form: DiscountForm): Promise<string[]> {
  const typed = { amount: form.amount.trim(), minimum: form.minimum.trim() };
  const [amount, minimum] = [parseFrancs(typed.amount), parseFrancs(typed.minimum)];
  if (typed.amount !== '' && amount === undefined) return [sentences.amount ?? ''];
  if (typed.minimum !== '' && minimum === undefined) return [sentences.minimum ?? ''];
  const shop = await findInstance(toInstanceId(form.shop || MAIN_SHOP));
  if (!shop) return ['Diesen Laden gibt es nicht.'];
  const result = await createShopCode(
    {
      code: form.code,
      percent: parseWhole(form.percent.replace(/%/g, '')) ?? (form.percent.trim() === '' ? undefined : -1),
      amount: typed.amount === '' ? undefined : amount,
      minimum: minimum ?? 0,
      combinable: form.isCombinable,
      validFrom: day(form.from, '00:00:00'),
      validTo: day(form.to, '23:59:59'),
      maxUses: form.maxUses.trim() === '' ? undefined : (parseWhole(form.maxUses) ?? 0),
    },
    shop,
  );
  if (result.kind === 'above-cap') return [`Mit diesem Partner sind höchstens ${formatChf(result.most)} vereinbart.`];
  if (result.kind === 'taken') return [`Den Code ${result.code} gibt es schon.`];
  if (result.kind === 'invalid') {
    return [...new Set(result.problems.map((problem) => sentences[problem.split(':', 1)[0] ?? ''] ?? problem))];
  }
  const subject = shop.id === MAIN_SHOP ? result.code : `${result.code}, ${shopName(shop.id)}`;
  await noteAct(staff, { action: 'discount.create', subject });
  return [];
}

/** Ends a discount code now; orders that used it keep what they have. @returns false where it is over already */
export async function stopDiscount(staff: StaffMember, id: number, now = new Date()): Promise<boolean> {
  return db.$transaction(async (database) => {
    const row = await database.discountCode.findUnique({ where: { id }, select: { code: true, validTo: true } });
    if (!row || (row.validTo && row.validTo <= now)) return false;
    await database.discountCode.update({ where: { id }, data: { validTo: now } });
    await noteAct(staff, { action: 'discount.stop', subject: row.code }, database);
    return true;
  });
}
