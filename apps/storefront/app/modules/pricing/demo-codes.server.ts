import { knownInstanceOfSlug } from '~/modules/instances/instances.server.ts';
import { env } from '~/platform/env.server.ts';
import { createShopCode, type NewDiscountCode } from './create-discount.server.ts';

/** Codes of the demonstration's organizations that require one, by the slug of their shop. */
const demoCodes: readonly (readonly [slug: string, code: NewDiscountCode])[] = [
  ['helvion', { code: 'HELVION10', percent: 10 }],
  ['hopital-leman', { code: 'LEMAN200', amount: 200_00, minimum: 2000_00 }],
];

const made = new Set<string>();

/**
 * Makes the codes of the demonstration's organizations once this process knows them: the seed of the database comes
 * before they are published. In production it does nothing.
 */
export async function createDemoCodes(): Promise<void> {
  if (env().APP_MODE === 'production') return;
  for (const [slug, code] of demoCodes) {
    const shop = made.has(slug) ? undefined : knownInstanceOfSlug(slug);
    if (!shop) continue;
    await createShopCode(code, shop);
    made.add(slug);
  }
}
