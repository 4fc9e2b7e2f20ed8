import type { CartState } from '~/modules/cart/cart.ts';
import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { sql } from '~/platform/sql.server.ts';
import type { Visit } from './visit.ts';

type Row = CartState | { id: null };

/**
 * A visitor's own parts of shared pages, by one query that begins at the session's unique index.
 * @param cookieHeader of the request
 * @returns null where there is no session, or it has ended
 */
export async function findVisit(cookieHeader: string | null | undefined): Promise<Visit | null> {
  const hash = sessionHashOf(cookieHeader);
  if (hash === undefined) return null;
  const [row] = await sql<Row[]>`
    select cart.id, cart.revision, coalesce(lines.count, 0)::int as count, coalesce(lines."isSponsored", false) as "isSponsored"
    from session
    left join cart on cart.user_id = session.user_id
    left join lateral (
      select count(*) as count, (array_agg(is_sponsored order by created_at, id))[1] as "isSponsored"
      from cart_item where cart_id = cart.id
    ) lines on true
    where session.token_hash = ${hash} and session.expires_at > now()`;
  if (!row) return null;
  return { cart: row.id === null ? null : { ...row } };
}
