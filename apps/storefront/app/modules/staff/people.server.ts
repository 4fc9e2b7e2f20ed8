import { db, Prisma } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { searchedWords } from './order-list.server.ts';
import type { FoundPerson, PersonView } from './people.ts';

/** People that one search shows. */
const MOST = 50;

/**
 * People by a part of their e-mail, name or order number: accounts, and those who ordered without one. Each e-mail is one row.
 * @returns nothing for a text of less than two letters
 */
export async function findPeople(text: string): Promise<FoundPerson[]> {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const like = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const inOrder = Prisma.join(
    words.map((word) => Prisma.sql`w.words like ${like(word)}`),
    ' and ',
  );
  const inEmail = Prisma.join(
    words.map((word) => Prisma.sql`u.email like ${like(word)}`),
    ' and ',
  );
  return db.$queryRaw<FoundPerson[]>(Prisma.sql`
    with ordered as (
      select lower(c.contact->>'email') as email, max(c.contact->>'firstname') as firstname, max(c.contact->>'lastname') as lastname,
        count(*)::int as orders, max(c.created_at) as last
      from staff.order_words w join checkout c on c.id = w.checkout_id
      where ${inOrder} group by 1 order by max(c.created_at) desc limit ${MOST}),
    accounts as (
      select u.email, u.id, a.user_id is not null as staff from "user" u left join admin a on a.user_id = u.id
      where u.email is not null and ${inEmail} order by u.email limit ${MOST})
    select coalesce(o.email, a.email) as email, nullif(concat_ws(' ', o.firstname, o.lastname), '') as name,
      coalesce(o.orders, 0) as orders, coalesce(a.id, u.id) is not null as "hasAccount",
      coalesce(a.staff, false) as "isStaff"
    from ordered o full join accounts a on a.email = o.email left join "user" u on u.email = o.email
    order by o.last desc nulls last, 1 limit ${MOST}`);
}

/** One person by their e-mail, with what the shop holds of them. @returns null where it holds nothing */
export async function personOf(email: string): Promise<PersonView | null> {
  const address = email.trim().toLowerCase();
  const [user, orders] = await Promise.all([
    db.user.findUnique({
      where: { email_instanceId: { email: address, instanceId: MAIN_SHOP } },
      select: {
        createdAt: true,
        _count: { select: { sessions: true, googleAccounts: true } },
        admin: { select: { createdAt: true } },
        erasure: { select: { dueAt: true } },
      },
    }),
    db.$queryRaw<PersonView['orders']>`
      select c.number, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "orderedAt",
        c.resulting_price as total, f.stage::text as stage
      from staff.order_words w join checkout c on c.id = w.checkout_id join fulfilment f on f.checkout_id = c.id
      where w.words like ${`%${address.replace(/[\\%_]/g, '\\$&')}%`} and lower(c.contact->>'email') = ${address}
      order by c.created_at desc limit 100`,
  ]);
  if (!user && orders.length === 0) return null;
  return {
    email: address,
    account: user && {
      since: user.createdAt.toISOString(),
      devices: user._count.sessions,
      hasGoogle: user._count.googleAccounts > 0,
      isStaff: user.admin !== null,
      erasedAt: user.erasure?.dueAt.toISOString() ?? null,
    },
    orders,
  };
}
