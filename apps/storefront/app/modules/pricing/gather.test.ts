import { describe, expect, it } from 'vitest';
import type { StockStatus } from '~/modules/catalog/stock.ts';
import { gatherOffer } from './gather.ts';

const variant = (price: number, stockStatus: StockStatus, uvpPrice: number | null = null) => ({
  price,
  uvpPrice,
  stockStatus,
});

describe('gatherOffer', () => {
  it('takes the lowest price of what can be ordered', () => {
    const offer = gatherOffer([
      variant(90_00, 'outofstock'),
      variant(120_00, 'instock'),
      variant(110_00, 'onbackorder', 130_00),
    ]);
    expect(offer).toEqual({ displayPrice: 110_00, uvpPrice: 130_00, stockStatus: 'instock', index: 2 });
  });

  it('takes the lowest price of all where everything is sold out', () => {
    expect(gatherOffer([variant(90_00, 'outofstock'), variant(80_00, 'outofstock')])).toEqual({
      displayPrice: 80_00, uvpPrice: null, stockStatus: 'outofstock', index: 1,
    }); // prettier-ignore
  });

  it('takes the first of equal prices', () => {
    expect(gatherOffer([variant(90_00, 'onbackorder'), variant(90_00, 'instock')]).index).toBe(0);
  });
});
