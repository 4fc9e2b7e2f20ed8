import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';

/** Whom a page of the staff is about: an address in one shop. */
export interface PersonKey {
  /** In small letters. */
  email: string;
  instanceId: string;
}

/** Longest address that is looked for. */
const LONGEST = 320;

/** Reads whom an address of the staff's pages names (`person`, `shop`); the e-mail is empty where it names nobody. */
export function readPersonKey(request: Request): PersonKey {
  const { searchParams } = new URL(request.url);
  return {
    email: (searchParams.get('person') ?? '').trim().toLowerCase().slice(0, LONGEST),
    instanceId: (searchParams.get('shop') ?? '').slice(0, 100) || MAIN_SHOP,
  };
}

/**
 * The visitors who ordered with an address and have no account. Orders of people who were erased are nobody's any more.
 * @returns their ids, the newest order's first
 */
export async function guestsOf(email: string, instanceId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select u.id from checkout c join "user" u on u.id = c.user_id
    where lower(c.contact->>'email') = ${email} and c.instance_id = ${instanceId} and u.email is null
    group by u.id order by max(c.created_at) desc`;
  return rows.map(({ id }) => id);
}
