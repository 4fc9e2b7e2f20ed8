import { setImmediate as nextTurn } from 'node:timers/promises';
import { byLocale, type Locale } from '~/i18n/locales.ts';
import type { CartState } from '~/modules/cart/cart.ts';
import { cartPlan, type PlanLine } from '~/modules/cart/cart-plan.ts';
import type { OwnBike } from '~/modules/catalog/own-bike.ts';
import { pictureVersion } from '~/modules/catalog/pictures.server.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { initialOf } from '~/modules/identity/account.ts';
import { sessionHashOf } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import type { InstanceId } from '~/platform/instance-id.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { instanceSql } from '~/platform/sql.server.ts';
import type { Visit } from './visit.ts';

interface Row {
  tokenHash: string;
  userId: string;
  hearts: number[] | null;
  email: string | null;
  height: number | null;
  postcode: string | null;
  cart: Pick<CartState, 'id' | 'revision' | 'planLength'> | null;
  lines: LineRow[] | null;
}

/** A line of the cart with its product, as far as pages show it. */
interface LineRow extends PlanLine, Pick<OwnBike, 'colour'> {
  isSponsored: boolean;
  productId: number;
  offers: string[] | null;
  pictureKey: string;
  /** Read of a bike alone, as its names are. */
  brand: { slug: string; name: string } | null;
  names: Partial<Record<Locale, string>> | null;
}

/** A query that has not begun: calls join it until the one before has been answered. */
interface NextQuery {
  hashes: Set<string>;
  visits: Promise<ReadonlyMap<string, Visit>>;
}

/** The queries of an instance, one after the other. */
interface Line {
  next?: NextQuery | undefined;
  last: Promise<unknown>;
}

const lines = new Map<InstanceId, Line>();

/**
 * A visitor's own parts of shared pages, as they are when asked. Calls that come while Postgres answers share the next
 * query: the busier the shop, the less each costs. No one shares one with another instance's visitors.
 * @param cookieHeader of the request
 * @returns null if there is no session, or it has ended
 */
export async function findVisit(cookieHeader: string | null | undefined): Promise<Visit | null> {
  const hash = sessionHashOf(cookieHeader);
  if (hash === undefined) return null;
  const instance = currentInstanceId();
  const line = lines.get(instance) ?? { last: Promise.resolve() };
  lines.set(instance, line);
  line.next ??= queryAfter(line);
  line.next.hashes.add(hash);
  return (await line.next.visits).get(hash) ?? null;
}

function queryAfter(line: Line): NextQuery {
  const hashes = new Set<string>();
  const visits = line.last.then(async () => {
    // Requests that have arrived are read one after the other: all of this turn join.
    await nextTurn();
    line.next = undefined;
    return readVisits([...hashes]);
  });
  line.last = visits.catch(() => {});
  return { hashes, visits };
}

/** Visits by the hash of their session's token, by one query that begins at the sessions' unique index. */
async function readVisits(hashes: string[]): Promise<ReadonlyMap<string, Visit>> {
  const rows = await instanceSql<Row[]>`
    select session.token_hash as "tokenHash", person.id as "userId", person.email, session.body_height as height, session.postcode,
      case when cart.id is not null then json_build_object('id', cart.id, 'revision', cart.revision, 'planLength', cart.plan_length) end as cart,
      lines.lines,
      (select json_agg(wish.product_id order by wish.created_at desc, wish.product_id desc)
        from wishlist_item wish where wish.user_id = session.user_id) as hearts
    from session
    join "user" person on person.id = session.user_id
    left join cart on cart.user_id = session.user_id
    left join lateral (
      select json_agg(json_build_object('id', item.id, 'isSponsored', item.is_sponsored, 'kind', p.kind, 'price', v.price,
          'isUsed', p.is_occasion, 'downPayment', item.down_payment, 'isReduced', coalesce(v.uvp_price > v.price, false), 'productId', p.id,
          'colour', v.color_slug, 'offers', p.mounts, 'pictureKey', p.picture_key,
          'brand', case when p.kind = 'bike' then (select json_build_object('slug', slug, 'name', name) from brand where id = p.brand_id) end,
          'names', case when p.kind = 'bike' then (select json_object_agg(text.locale, text.name) from product_text text where text.product_id = p.id) end
        ) order by item.created_at, item.id) as lines
      from cart_item item join variant v on v.id = item.variant_id join product p on p.id = v.product_id
      where item.cart_id = cart.id
    ) lines on true
    where session.token_hash = any(${hashes}::text[]) and session.expires_at > now()`;
  return new Map(rows.map((row) => [row.tokenHash, toVisit(row)]));
}

function toVisit({ userId, email, height, postcode, hearts, cart, lines }: Row): Visit {
  const account = email === null ? null : { id: userId, initial: initialOf({ email }) };
  const visit: Visit = { cart: null, account, height, postcode, hearts: hearts ?? [] };
  if (cart === null) return visit;
  const inCart = lines ?? [];
  visit.cart = { ...cart, count: inCart.length, isSponsored: inCart[0]?.isSponsored ?? false };
  const bike = inCart.find(({ kind }) => kind === 'bike');
  return bike ? { ...visit, bike: toOwnBike(bike, { lines: inCart, planLength: cart.planLength }) } : visit;
}

function toOwnBike(
  { productId, brand, names, offers, colour, pictureKey }: LineRow,
  { lines, planLength }: { lines: readonly PlanLine[]; planLength: number },
): OwnBike {
  const { months, amounts } = cartPlan(lines, { planLength, insurance: false });
  return {
    id: productId,
    name: byLocale((locale) => splitName({ name: names?.[locale] ?? '', brand }).name),
    offers: offers ?? [],
    colour,
    pictureVersion: pictureVersion(pictureKey),
    months,
    rate: amounts.regular,
  };
}

/**
 * Keeps a visitor's body height and postcode with the session (decisions 61, 72); without a session the browser alone
 * remembers them.
 * @param cookieHeader of the request
 * @param kept centimetres; null takes one back, what is absent stays
 */
export async function storeVisitorValues(
  cookieHeader: string | null,
  { height, postcode }: Partial<Pick<Visit, 'height' | 'postcode'>>,
): Promise<void> {
  const tokenHash = sessionHashOf(cookieHeader);
  if (tokenHash === undefined) return;
  await db.session.updateMany({
    where: { tokenHash, expiresAt: { gt: new Date() } },
    data: { bodyHeight: height, postcode },
  });
}
