import type { Database } from '~/platform/db.server.ts';
import type { PricedCart } from '~/modules/cart/priced-cart.ts';
import { dueOfLine } from '~/modules/checkout/cart-ledger.ts';
import type { SponsoredLine } from '~/modules/sponsoring/sponsored-order.server.ts';

/** The lines with a sponsoring page, with the amount due at once for each. */
export async function sponsoredLines(database: Database, { lines, plan }: PricedCart): Promise<SponsoredLine[]> {
  const ids = lines.filter(({ isSponsored }) => isSponsored).map(({ id }) => id);
  const rows = await database.cartItem.findMany({
    where: { id: { in: ids } },
    select: { id: true, sponsorMeToken: true },
  });
  return lines.flatMap(({ id: itemId, price }, index) => {
    const token = rows.find(({ id }) => id === itemId)?.sponsorMeToken;
    return token ? [{ itemId, token, due: dueOfLine(plan, index, price) }] : [];
  });
}
