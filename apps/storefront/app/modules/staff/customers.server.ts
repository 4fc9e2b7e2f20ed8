import { listInstances } from '~/modules/instances/instances.server.ts';
import { db, Prisma } from '~/platform/db.server.ts';
import { foundByWords, likePattern, roughPattern, searchedWords } from './order-query.server.ts';
import type { OrderStage } from '~/modules/orders/order-stages.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';

/** A person that a search of the staff finds: one address in one shop. */
export interface FoundCustomer {
  email: string;
  /** The shop where they are one: `main`, or a partner's. */
  instanceId: string;
  shop: string;
  name: string | null;
  /** Orders that the search found. */
  orders: number;
  hasAccount: boolean;
  isStaff: boolean;
}

/** A shop that the list of people can be narrowed to. */
export interface ShopChoice {
  id: string;
  name: string;
}

/** People that one search shows. */
const MOST = 50;

/** The shops that people can be in, the main one first. */
export const shopChoices = (): ShopChoice[] => listInstances().map(({ id, name }) => ({ id, name }));

/** What a shop is called; its id where it is published no more. */
export const shopName = (instanceId: string): string =>
  shopChoices().find(({ id }) => id === instanceId)?.name ?? instanceId;

/**
 * People by a part of their e-mail, name or order number: accounts, and those who ordered without one. Each e-mail is
 * one row in each shop, since no one is the same in two.
 * @param instanceId of the shop they are in; empty: any
 * @returns nothing for a text of less than two letters
 */
export async function findCustomers(text: string, instanceId = ''): Promise<FoundCustomer[]> {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const allLike = (column: string, patterns: readonly string[]) =>
    Prisma.join(
      patterns.map((pattern) => Prisma.sql`${Prisma.raw(column)} like ${pattern}`),
      ' and ',
    );
  const inShop = (column: string) =>
    instanceId === '' ? Prisma.empty : Prisma.sql`and ${Prisma.raw(column)} = ${instanceId}`;
  const found = await db.$queryRaw<Omit<FoundCustomer, 'shop'>[]>(Prisma.sql`
    with ordered as (
      select lower(c.contact->>'email') as email, c.instance_id, max(c.contact->>'firstname') as firstname,
        max(c.contact->>'lastname') as lastname, count(*)::int as orders, max(c.created_at) as last
      from ${foundByWords(words)} w join checkout c on c.id = w.checkout_id
      where c.contact->>'email' <> '' ${inShop('c.instance_id')}
      group by 1, 2 order by max(c.created_at) desc limit ${MOST}),
    accounts as (
      select u.email, u.instance_id, u.id, a.user_id is not null as staff
      from (select id, email, instance_id from "user"
        where email is not null and ${allLike('email', words.map(roughPattern))} offset 0) u
        left join admin a on a.user_id = u.id
      where ${allLike('u.email', words.map(likePattern))} ${inShop('u.instance_id')} order by u.email limit ${MOST})
    select coalesce(o.email, a.email) as email, coalesce(o.instance_id, a.instance_id) as "instanceId",
      nullif(concat_ws(' ', o.firstname, o.lastname), '') as name,
      coalesce(o.orders, 0) as orders, coalesce(a.id, u.id) is not null as "hasAccount",
      coalesce(a.staff, false) as "isStaff"
    from ordered o full join accounts a on a.email = o.email and a.instance_id = o.instance_id
      left join "user" u on u.email = o.email and u.instance_id = o.instance_id
    order by o.last desc nulls last, 1, 2 limit ${MOST}`);
  return found.map((person) => ({ ...person, shop: shopName(person.instanceId) }));
}

/** What the shop holds of a person. */
export type CustomerView = NonNullable<Awaited<ReturnType<typeof getCustomer>>>;

/**
 * One person by their e-mail in one shop, with what is held of them: amounts in Rappen, times in ISO 8601, `erasedAt`
 * when they will be erased, `isGuest` where a person without an account can be given their data.
 * @returns null if nothing is held
 */
export async function getCustomer(email: string, instanceId: string) {
  const address = email.trim().toLowerCase();
  const [user, orders, guests] = await Promise.all([
    db.user.findUnique({
      where: { email_instanceId: { email: address, instanceId } },
      select: {
        createdAt: true,
        _count: { select: { sessions: true, googleAccounts: true, passkeys: true } },
        admin: { select: { createdAt: true } },
        erasure: { select: { dueAt: true } },
      },
    }),
    db.$queryRaw<{ number: string; orderedAt: string; total: number; stage: OrderStage }[]>`
      select c.number, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "orderedAt",
        c.resulting_price as total, f.stage::text as stage
      from checkout c join fulfilment f on f.checkout_id = c.id
      where lower(c.contact->>'email') = ${address} and c.instance_id = ${instanceId}
      order by c.created_at desc limit 100`,
    listGuestOrders(address, instanceId),
  ]);
  if (!user && orders.length === 0) return null;
  const erasure =
    user?.erasure ?? (await db.erasure.findFirst({ where: { guestEmail: address, user: { instanceId } } }));
  return {
    email: address,
    instanceId,
    shop: shopName(instanceId),
    account: user && {
      since: user.createdAt.toISOString(),
      devices: user._count.sessions,
      hasGoogle: user._count.googleAccounts > 0,
      passkeys: user._count.passkeys,
      isStaff: user.admin !== null,
    },
    isGuest: !user && guests.length > 0,
    erasedAt: erasure?.dueAt.toISOString() ?? null,
    orders,
  };
}

/** Whom a page of the staff is about: an address in one shop. */
export interface CustomerKey {
  /** In small letters. */
  email: string;
  instanceId: string;
}

/** Longest address that is looked for. */
const LONGEST = 320;

/** Reads whom an address of the staff's pages names (`person`, `shop`); the e-mail is empty if it names no one. */
export function parseCustomerKey(request: Request): CustomerKey {
  const { searchParams } = new URL(request.url);
  return {
    email: (searchParams.get('person') ?? '').trim().toLowerCase().slice(0, LONGEST),
    instanceId: (searchParams.get('shop') ?? '').slice(0, 100) || MAIN_SHOP,
  };
}

/**
 * The visitors who ordered with an address and have no account. orders of erased people belong to no one any more.
 * @returns their ids, the newest order's first
 */
export async function listGuestOrders(email: string, instanceId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select u.id from checkout c join "user" u on u.id = c.user_id
    where lower(c.contact->>'email') = ${email} and c.instance_id = ${instanceId} and u.email is null
    group by u.id order by max(c.created_at) desc`;
  return rows.map(({ id }) => id);
}
