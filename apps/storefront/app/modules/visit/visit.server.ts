import type { CartState } from '~/modules/cart/cart.ts';
import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { Visit } from './visit.ts';

type Row = { tokenHash: string } & (CartState | { id: null });

/** A query that has not begun: calls join it until the one before has been answered. */
interface NextQuery {
  hashes: Set<string>;
  visits: Promise<ReadonlyMap<string, Visit>>;
}

let next: NextQuery | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A visitor's own parts of shared pages, as they are when asked. Calls that come while Postgres answers share the next query:
 * the busier the shop, the less each costs.
 * @param cookieHeader of the request
 * @returns null where there is no session, or it has ended
 */
export async function findVisit(cookieHeader: string | null | undefined): Promise<Visit | null> {
  const hash = sessionHashOf(cookieHeader);
  if (hash === undefined) return null;
  next ??= queryAfter(last);
  next.hashes.add(hash);
  return (await next.visits).get(hash) ?? null;
}

function queryAfter(previous: Promise<unknown>): NextQuery {
  const hashes = new Set<string>();
  const visits = previous.then(() => {
    next = undefined;
    return readVisits([...hashes]);
  });
  last = visits.catch(() => {});
  return { hashes, visits };
}

/** Visits by the hash of their session's token, by one query that begins at the sessions' unique index. */
async function readVisits(hashes: string[]): Promise<ReadonlyMap<string, Visit>> {
  const rows = await sql<Row[]>`
    select session.token_hash as "tokenHash", cart.id, cart.revision, coalesce(lines.count, 0)::int as count,
      coalesce(lines."isSponsored", false) as "isSponsored"
    from session
    left join cart on cart.user_id = session.user_id
    left join lateral (
      select count(*) as count, (array_agg(is_sponsored order by created_at, id))[1] as "isSponsored"
      from cart_item where cart_id = cart.id
    ) lines on true
    where session.token_hash = any(${hashes}) and session.expires_at > now()`;
  return new Map(rows.map(({ tokenHash, ...cart }) => [tokenHash, { cart: cart.id === null ? null : cart }]));
}
