import { describe, expect, it, vi } from 'vitest';
import type { ProductRecord } from '~/modules/catalog-import/reading/record.ts';
import type { ExistingProduct } from './existing.server.ts';
import { isWithdrawn, warnOfJump } from './withdrawn.ts';

const existing = { status: 'published', price: 5000_00 } as ExistingProduct;

const recordOf = (...offers: { price: number; stockStatus: string }[]): ProductRecord =>
  ({
    label: 'x',
    draft: false,
    variants: offers.map(({ price, stockStatus }) => ({ stockStatus, offer: { price } })),
  }) as unknown as ProductRecord;

describe('a price of a feed', () => {
  const soldOut = { price: 500_00, stockStatus: 'outofstock' };

  it.each([
    [
      'a sold-out variant that nobody is shown is no fall',
      [soldOut, { price: 4900_00, stockStatus: 'instock' }],
      false,
    ],
    ['what can be ordered for a tenth is one', [{ ...soldOut, stockStatus: 'onbackorder' }], true],
    ['and so is a tenth where all are sold out', [soldOut, { price: 4900_00, stockStatus: 'outofstock' }], true],
  ])('%s', (_, offers, isFall) => {
    const record = recordOf(...offers);
    const warn = vi.fn<Parameters<typeof warnOfJump>[2]>();
    warnOfJump(record, existing, warn);
    expect([isWithdrawn({ existing, record }), warn.mock.calls.length]).toEqual([isFall, isFall ? 1 : 0]);
  });
});
