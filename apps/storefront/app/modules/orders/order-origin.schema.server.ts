import { z } from 'zod';
import { optionalLine, typedLine } from '~/platform/typed-text.server.ts';

const text = optionalLine;

/** `POST /api/checkout/ip` (spec §7). Prices are francs, as the specification has them. */
export const orderOriginSchema = z.object({
  firstname: text(100),
  lastname: text(100),
  email: text(320),
  cartItems: z
    .array(
      z.object({
        name: text(300),
        slug: text(300),
        sku: text(100).nullish(),
        price: z.number(),
        uid: text(100).nullish(),
      }),
    )
    .max(100),
  zip: text(20),
  country: text(100),
  updateCheckoutDocToken: typedLine(100),
  checkoutDocId: z.uuid(),
  uid: text(100).nullish(),
});

/** The order's data as the browser reports it; compared with the shop's own. */
export type OrderClaims = Pick<
  z.infer<typeof orderOriginSchema>,
  'firstname' | 'lastname' | 'email' | 'cartItems' | 'zip' | 'country'
>;
