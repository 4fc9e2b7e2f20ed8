import { type Attribution, attributionOf } from '~/modules/consent/attribution.ts';

/** What an order keeps of the visit it was placed in. */
export type OrderContext = Attribution;

/** An order of which nothing else is known. */
export const emptyOrderContext: OrderContext = { utmPath: null, googleClientId: null };

/** Reads the context of an order from the `Cookie` header of its binding click. */
export const orderContext = attributionOf;
