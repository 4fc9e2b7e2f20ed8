import { createDiscountCode, type NewDiscountCode } from '~/modules/pricing/create-discount.server.ts';

const DAY = 86_400_000;

/** Demo codes: valid, valid for one order, and valid from next year. */
const demoCodes = (now: Date): NewDiscountCode[] => [
  { code: 'VELO10', percent: 10, combinable: true },
  { code: 'WINTER200', amount: 200_00, minimum: 2500_00 },
  { code: 'EINMAL50', amount: 50_00, minimum: 500_00, combinable: true, maxUses: 1 },
  { code: 'BALD20', percent: 20, validFrom: new Date(now.getTime() + 365 * DAY) },
];

/** Creates the demo codes; existing ones are not changed. @returns number of new codes */
export async function seedDiscountCodes(now = new Date()): Promise<number> {
  const results = [];
  for (const code of demoCodes(now)) results.push(await createDiscountCode(code));
  return results.filter(({ kind }) => kind === 'created').length;
}
