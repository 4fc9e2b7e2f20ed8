import { beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { findRiderPicture } from '~/modules/catalog/rider-pictures.server.ts';
import { fitView } from '~/pages/product/fit/fit.server.ts';
import { runImport } from './importing.ts';

let bike: ProductView;
let lonely: ProductView;
let helmet: ProductView;

const productOf = async (slug: string): Promise<ProductView> => {
  const found = await findProduct({ slug, locale: 'de' });
  if (found.kind !== 'found') throw new Error(found.kind);
  return found.product;
};

beforeAll(async () => {
  const size = (name: string) => [{ name: 'Grösse', option: name }];
  await runImport([
    {
      id: 1, name: 'Rigi', type: 'variable', price: '3000', categories: [{ name: 'E-Trekking' }],
      attributes: [{ name: 'Farbe', variation: true, options: ['Schwarz', 'Rot'] }, { name: 'Grösse', variation: true, options: ['S', 'M', 'L'] }],
      variations: [
        { id: 10, price: '3000', attributes: size('S'), stock_status: 'instock' },
        { id: 11, price: '3000', attributes: size('M'), stock_status: 'instock' },
        { id: 12, price: '3000', attributes: size('L'), stock_status: 'outofstock' },
      ],
      meta_data: [
        { key: 'drawing', value: { kind: 'bike', type: 'trapez' } },
        { key: 'frame_sizes', value: [{ size: 'S', minCm: 155, maxCm: 166 }, { size: 'M', minCm: 164, maxCm: 176 }, { size: 'L', minCm: 174, maxCm: 186 }] },
      ],
    },
    { id: 2, name: 'Solo', price: '2500', categories: [{ name: 'E-City' }] },
    { id: 3, name: 'Helm', price: '80', categories: [{ name: 'Helme' }] },
  ]); // prettier-ignore
  [bike, lonely, helmet] = await Promise.all([productOf('rigi'), productOf('solo'), productOf('helm')]);
});

const fitOf = (query: string, product = bike, locale: 'de' | 'fr' = 'de') =>
  fitView({ product, search: new URLSearchParams(query), colour: product.colours[0]?.slug, locale });

const nameOf = (src = '') => src.replace('/bilder/sitz/', '');

describe('the shopper on a bike', () => {
  it('is drawn on each size, the best one marked with its reason', async () => {
    const fit = await fitOf('groesse=170');
    expect(fit?.title).toBe('Sitzt dir.');
    expect(fit?.sizes.map(({ label, verdict, recommended }) => [label, verdict, recommended])).toEqual([
      ['S', 'no', false],
      ['M', 'fits', true],
      ['L', 'no', false],
    ]);
    const [small, best] = fit?.sizes ?? [];
    expect(fit?.shown).toBe(1);
    expect(best?.reasons).toHaveLength(1);
    expect(small?.reasons[0]).toContain('4\u00a0cm');
    expect(best?.figures.map(({ value }) => value).join(' ')).toMatch(/^M \d\d\u00a0cm \d\d\u00a0cm \d\d° /);
    expect(best?.picture.alt).toContain('170\u00a0cm');
  });

  it('describes the other fitting size as the size picker does', async () => {
    const fit = await fitOf('groesse=165');
    expect(fit?.sizes.map(({ label, verdictText }) => [label, verdictText])).toEqual([
      ['S', 'passt dir'],
      ['M', 'geht auch'],
      ['L', 'passt nicht, ausverkauft'],
    ]);
  });

  it('speaks French', async () => {
    const fit = await fitOf('groesse=170', bike, 'fr');
    expect(fit?.title).toBe('Il vous va.');
    expect(fit?.words.forget).toBe('Oublier');
  });

  it('says so if nothing fits, if it is sold out and outside the drawn heights', async () => {
    const none = await fitOf('groesse=200');
    expect(none?.title).toBe('Sitzt dir nicht.');
    expect(none?.sizes.some(({ recommended }) => recommended)).toBe(false);
    expect(none?.sizes[none.shown]?.label).toBe('L');
    expect(none?.others?.href).toContain('groesse=200');

    const soldOut = await fitOf('groesse=182');
    expect(soldOut?.title).toBe('Würde dir sitzen.');
    expect(soldOut?.sizes[2]?.verdictText).toContain('ausverkauft');

    for (const height of [139, 221]) {
      const outside = await fitOf(`groesse=${height}`);
      expect(outside).toMatchObject({ title: 'So weit reicht unsere Zeichnung nicht.', sizes: [] });
      expect(outside?.lead).toContain('140 bis 220');
    }
  });

  it('accepts a plausible inseam, and reports any other', async () => {
    const usual = await fitOf('groesse=170');
    const long = await fitOf('groesse=170&innenbein=86');
    expect(long?.inseam).toBe('86');
    expect(long?.sizes[1]?.figures[1]?.value).not.toBe(usual?.sizes[1]?.figures[1]?.value);
    const wrong = await fitOf('groesse=170&innenbein=40');
    expect(wrong?.error).toContain('72');
    expect(wrong?.sizes[1]?.figures).toEqual(usual?.sizes[1]?.figures);
  });

  it('draws a bike without sizes as it is, and no rider on a helmet', async () => {
    const fit = await fitOf('groesse=1.72 m', lonely);
    expect(fit?.height).toBe('172');
    expect(fit?.sizes).toHaveLength(1);
    expect(await fitOf('groesse=172', helmet)).toBeUndefined();
    expect(await fitOf('')).toBeUndefined();
    expect(await fitOf('groesse=gross')).toMatchObject({ sizes: [], height: 'gross' });
  });
});

describe('pictures of riders', () => {
  it('exist for what the section shows, and differ', async () => {
    const fits = await Promise.all(
      ['groesse=170', 'groesse=171', 'groesse=170&innenbein=86'].map((query) => fitOf(query)),
    );
    const names = fits.flatMap((fit) => fit?.sizes ?? []).map(({ picture }) => nameOf(picture.src));
    const pictures = await Promise.all(names.map(findRiderPicture));
    const bodies = pictures.map((picture) => (picture.kind === 'picture' ? String(picture.body) : picture.kind));
    expect(new Set(bodies).size).toBe(9);
    for (const body of bodies) expect(body).toMatch(/^<svg[^>]*xmlns=/);
  });

  it('are missing for bodies, sizes and colours that there are not, and move with their version', async () => {
    const fit = await fitOf('groesse=170');
    const name = nameOf(fit?.sizes[1]?.picture.src);
    for (const [from, to] of [['-170.', '-139.'], ['-170.', '-170_40.'], ['-m-', '-xl-'], [/^\d+-/, '999-'], [/^(\d+)-[a-z]+-m/, '$1-gold-m']] as const) {
      expect(await findRiderPicture(name.replace(from, to)), to).toEqual({ kind: 'missing' });
    } // prettier-ignore
    expect(await findRiderPicture(name.replace(/\.\w+\.svg/, '.old.svg'))).toEqual({ kind: 'moved', name });
  });
});
