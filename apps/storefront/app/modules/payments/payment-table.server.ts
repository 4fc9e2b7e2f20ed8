import { z } from 'zod';
import { db, Prisma } from '~/platform/db.server.ts';
import { directionSql } from '~/platform/list-sql.server.ts';
import { defineTable, francsCell } from '~/platform/table.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { meansWords, type MoneyRow, moneyStates, remarkOf } from './money-rows.ts';

/*
 * All money due and received: expected payments, bookings, payments of statements to assign, and transfers to send.
 */

const rowSchema = z.object({
  kind: z.enum(['due', 'booked', 'entry', 'payout']),
  id: z.string(),
  day: z.string().nullable(),
  who: z.string(),
  means: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  number: z.string().nullable(),
  what: z.string().nullable(),
  state: z.enum(Object.keys(moneyStates) as [keyof typeof moneyStates]),
  reason: z.string().nullable(),
  byHand: z.boolean(),
  over: z.coerce.number(),
});

const nameOf = Prisma.sql`concat_ws(' ', c.contact->>'firstname', c.contact->>'lastname')`;

/** Rappen held of a payment `p`, computed as `moneyHeld` does. */
const held = Prisma.sql`coalesce((select sum(case when t.status = 'confirmed' then t.amount
    when r.gone > 0 then greatest(0, t.amount - r.gone) else 0 end)
  from payment_transaction t left join lateral (
    select sum(r.amount) as gone from refund r where r.payment_id = t.payment_id and r.key = t.key and r.done_at is not null) r on true
  where t.payment_id = p.id and t.status in ('confirmed', 'partially_refunded')), 0)`;

const what = Prisma.sql`case when c.pay_one_time then 'Kaufpreis' else 'Anzahlung' end`;

/** @param today ISO date in Zurich */
const allRows = (today: string): Prisma.Sql => Prisma.sql`
  select 'due' as kind, p.id::text, p.pay_by as day, ${nameOf} as who, '' as means, p.amount - ${held} as amount, 'CHF' as currency, c.number,
    ${what} as what, case when p.pay_by < ${today}::date then 'overdue' when p.pay_by = ${today}::date then 'today' else 'open' end as state,
    null as reason, false as "byHand", 0 as over
  from payment p join checkout c on c.id = p.checkout_id join fulfilment f on f.checkout_id = c.id
  where p.paid_at is null and f.stage in ('received', 'checked', 'contract') and p.amount > ${held}
  union all
  select 'booked', t.id::text, (t.at at time zone 'Europe/Zurich')::date, ${nameOf}, t.means, t.amount, 'CHF', c.number, ${what},
    case t.status when 'confirmed' then 'assigned' when 'reversed' then 'reversed' when 'disputed' then 'contested'
      when 'chargeback' then 'contested' else 'refunded' end, t.reversal_reason, t.key like 'bank:%' and t.status = 'confirmed',
    greatest(0, ${held} - p.amount)
  from payment_transaction t join payment p on p.id = t.payment_id join checkout c on c.id = p.checkout_id
  where t.status in ('confirmed', 'refund_pending', 'partially_refunded', 'refunded', 'disputed', 'chargeback', 'reversed') and t.amount > 0
  union all
  select 'entry', b.id::text, b.booked_on, coalesce(b.party_name, 'Unbekannt'), 'bank',
    case b.direction when 'debit' then -b.amount else b.amount end, b.currency, c.number, null, 'assign',
    b.reason, false, 0
  from bank_transaction b left join checkout c on c.id = b.checkout_id where b.state in ('matched', 'proposed', 'held')
  union all
  select 'payout', o.id::text, (o.created_at at time zone 'Europe/Zurich')::date, o.name, 'bank', o.amount, 'CHF', c.number, o.message, 'payout',
    case when o.iban is null then 'no-iban' when o.file_id is not null then 'in-file' end, false, 0
  from payout o left join refund r on r.id = o.refund_id left join payment p on p.id = r.payment_id left join checkout c on c.id = p.checkout_id
  where o.done_at is null`;

/** The states shown in each view of the table. */
const views: Readonly<Record<string, readonly MoneyRow['state'][]>> = {
  zuordnen: ['assign'],
  ueberfaellig: ['overdue'],
  heute: ['today'],
  offen: ['open', 'today', 'overdue'],
  eingegangen: ['assigned', 'refunded', 'contested', 'reversed'],
  zurueck: ['payout'],
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The table of payments due and received, with the team's filters. */
export const paymentTable = defineTable<MoneyRow, 'datum' | 'betrag', 'stand' | 'weg' | 'monat' | 'suche'>({
  path: '/admin/zahlungen',
  sorts: { datum: 'descending', betrag: 'descending' },
  filters: {
    stand: {
      label: 'Stand',
      all: 'Alle',
      choices: {
        zuordnen: 'Zuordnen',
        ueberfaellig: 'Überfällig',
        heute: 'Heute fällig',
        offen: 'Offen',
        eingegangen: 'Eingegangen',
        zurueck: 'Zurückzahlen',
      },
    },
    weg: { label: 'Weg', all: 'Jeder Weg', choices: meansWords },
    monat: { label: 'Monat, zum Beispiel 2026-11', all: 'Monat, 2026-11', choices: null },
    suche: { label: 'Name oder Bestellung', all: 'Name oder Bestellung', choices: null },
  },
  read: async ({ filters, sort, direction }, { skip, take }) => {
    const { stand, weg, monat, suche } = filters;
    const states = stand ? views[stand] : undefined;
    const like = suche && `%${suche.replace(/[%_\\]/g, '\\$&')}%`;
    const where = Prisma.sql`where true
      ${states ? Prisma.sql`and state = any(${states})` : Prisma.empty}
      ${weg ? Prisma.sql`and means = ${weg}` : Prisma.empty}
      ${monat && MONTH.test(monat) ? Prisma.sql`and to_char(day, 'YYYY-MM') = ${monat}` : Prisma.empty}
      ${like ? Prisma.sql`and (who ilike ${like} or number ilike ${like})` : Prisma.empty}`;
    const order = sort === 'betrag' ? Prisma.sql`amount` : Prisma.sql`day`;
    const rows = await db.$queryRaw<unknown[]>`
      select kind, id, to_char(day, 'YYYY-MM-DD') as day, who, means, amount, currency, number, what, state, reason, "byHand", over
      from (${allRows(zurichDate(new Date()))}) as money ${where}
      order by ${order} ${directionSql[direction]} nulls last, id desc offset ${skip} limit ${take}`;
    const [total] = await db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from (${allRows(zurichDate(new Date()))}) as money ${where}`;
    return { rows: rows.map((row) => rowSchema.parse(row)), count: total?.count ?? 0 };
  },
  csv: {
    file: 'velory-zahlungen',
    action: 'payments.export',
    columns: [
      ['Datum', ({ day }) => day],
      ['Von', ({ who }) => who],
      ['Weg', ({ means }) => meansWords[means] ?? means],
      ['Betrag', ({ amount }) => francsCell(amount)],
      ['Währung', ({ currency }) => currency],
      ['Bestellung', ({ number }) => number],
      ['Was', ({ what: words }) => words],
      ['Stand', ({ state }) => moneyStates[state]],
      ['Bemerkung', remarkOf],
    ],
  },
});

/** The figures above the table; Rappen. */
export interface MoneyFigures {
  month: string;
  received: number;
  open: number;
  counts: Record<string, number>;
}

/** Reads the amount received this month, the open amount, and the number of rows of each view. */
export async function readMoneyFigures(now = new Date()): Promise<MoneyFigures> {
  const today = zurichDate(now);
  const month = today.slice(0, 7);
  const rows = await db.$queryRaw<{ state: string; count: number; amount: bigint; received: bigint }[]>`
    select state, count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount,
      coalesce(sum(amount) filter (where to_char(day, 'YYYY-MM') = ${month}), 0)::bigint as received
    from (${allRows(today)}) as money group by state`;
  const of = (states: readonly string[]) => rows.filter(({ state }) => states.includes(state));
  const sum = (states: readonly string[], key: 'amount' | 'received') =>
    of(states).reduce((total, row) => total + Number(row[key]), 0);
  const counts = Object.entries(views).map(([name, states]) => [name, of(states).reduce((n, row) => n + row.count, 0)]);
  return {
    month,
    received: sum(['assigned'], 'received'),
    open: sum(['open', 'today', 'overdue'], 'amount'),
    counts: Object.fromEntries(counts) as Record<string, number>,
  };
}
