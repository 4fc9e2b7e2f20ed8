import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCart } from '~/modules/cart/cart.ts';
import {
  type CartMirror,
  isMirroredItem,
  lostCartOf,
  MIRROR_VERSION,
  mirrorOf,
  mirrorStep,
  readMirror,
} from './mirror.ts';

const item = {
  product: { name: 'Limmat 5', slug: 'limmat-5', price: 4320_00, image: '/bilder/1.svg' },
  selectedSize: 'M',
  selectedAddOn: null,
  selectedVariationId: 22,
  downPayment: 500_00,
  uniqueId: '01890a5d-ac96-774b-bcce-b302099a8057',
  isOnSale: false,
  initialPrice: 4320_00,
  isSponsored: false,
};
const mirror: CartMirror = {
  version: MIRROR_VERSION,
  cartId: '01890a5d-ac96-774b-bcce-b302099a8000',
  revision: 3,
  planLength: 36,
  insurance: false,
  items: [item],
};

describe('a stored cart', () => {
  it('is read as it was written', () => {
    expect(readMirror(JSON.stringify(mirror))).toEqual({ mirror, dropped: [] });
    expect(readMirror(null)).toEqual({ mirror: null, dropped: [] });
  });

  it.each([
    ['Cart Item is too old', [item]],
    ['Cart Item is too old', { ...mirror, version: 0 }],
    ['Cart Item is too old', { items: [item] }],
    ["Cart Item Doesn't match needed type", { ...mirror, version: 99 }],
    ["Cart Item Doesn't match needed type", { ...mirror, items: 'none' }],
    ["Cart Item Doesn't match needed type", { ...mirror, cartId: 7 }],
    ["Cart Item Doesn't match needed type", 'a text'],
    ["Cart Item Doesn't match needed type", null],
  ])('counts as empty and says "%s" (spec §8)', (problem, stored) => {
    expect(readMirror(JSON.stringify(stored))).toEqual({ mirror: null, problem, dropped: [] });
  });

  it('that is no JSON counts as empty', () => {
    expect(readMirror('{"version":1,')).toMatchObject({ mirror: null, problem: "Cart Item Doesn't match needed type" });
  });

  it('loses the items that do not fit, and keeps the others (spec §5)', () => {
    const wrong = [{ ...item, selectedVariationId: '22' }, null, { ...item, downPayment: 'viel' }, 7];
    const text = JSON.stringify({ ...mirror, items: [wrong[0], item, ...wrong.slice(1)] });
    expect(readMirror(text)).toEqual({ mirror, dropped: wrong });
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ ...mirror, items: [value] })),
        ),
        (text) => {
          const read = readMirror(text);
          return read.mirror === null || read.mirror.items.every(isMirroredItem);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('knows a down payment as number, as text, or as absent (spec §3)', () => {
    const { downPayment: _downPayment, ...preset } = item;
    const items = [item, { ...item, downPayment: '50000' }, preset];
    expect(lostCartOf({ ...mirror, items }).lines.map(({ downPayment }) => downPayment)).toEqual([
      500_00,
      500_00,
      null,
    ]);
  });

  it('names no price to the server', () => {
    expect(JSON.stringify(lostCartOf(mirror))).not.toMatch(/price|432000|sale|sponsored/i);
  });

  it('is none where the visitor has no cart', () => {
    expect(mirrorOf(noCart)).toBeNull();
  });
});

describe('mirrorStep', () => {
  const other = { id: 'another', revision: 3 };
  const same = { id: mirror.cartId, revision: 3 };
  const tombstone = { ...mirror, items: [] };

  it.each([
    ['shows the copy where the page carries no cart', null, mirror, false, 'show'],
    ['brings it back once the shopper looks at the cart', null, mirror, true, 'restore'],
    ['never brings back an ordered or emptied cart', null, tombstone, true, 'nothing'],
    ['never brings back an ordered cart into another one', other, tombstone, true, 'refresh'],
    ['joins the copy to another cart', other, mirror, false, 'restore'],
    ['does nothing while both are the same', same, mirror, true, 'nothing'],
    ['takes the newer cart of the server', { ...same, revision: 4 }, mirror, false, 'refresh'],
    ['takes the cart of the server where another tab was faster', { ...same, revision: 2 }, mirror, false, 'refresh'],
    ['begins a copy', same, null, false, 'refresh'],
    ['has nothing to do where there is nothing', null, null, true, 'nothing'],
  ] as const)('%s', (_, cart, stored, isWanted, step) => {
    expect(mirrorStep(cart, stored, isWanted)).toBe(step);
  });
});
