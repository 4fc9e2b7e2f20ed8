import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataSheet, findProduct } from '~/modules/catalog/catalog.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import type { Locale } from '~/i18n/locales.ts';
import { loader as sheetPage } from '~/pages/product/data-sheet-route.ts';
import { runImport } from './importing.ts';

const attributes = Array.from({ length: 40 }, (_, index) => ({ name: `Merkmal ${index}`, options: [`Wert ${index}`] }));

const bike = { type: 'simple', price: '3600', brands: [{ name: 'Tössbike' }], categories: [{ name: 'E-Trekking' }] };

const feed = [
  {
    ...bike,
    id: 1,
    name: 'Tössbike Kyburg',
    slug: 'kyburg',
    attributes: [{ name: 'Rahmenform', options: ['Wave'] }, { name: 'Motor', options: ['Mittelmotor'] }, ...attributes],
    meta_data: [{ key: 'pdf_key', value: 'datasheets/1.pdf' }],
  },
  { ...bike, id: 2, name: 'Tössbike Embrach', slug: 'embrach' },
];

async function sheetLines(locale: Locale): Promise<{ pages: number; lines: string[] }> {
  const bytes = await dataSheet(await kyburg(locale), locale, 'https://www.velory.example/produkt/kyburg');
  const read = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: read.numPages }, async (_, index) => (await read.getPage(index + 1)).getTextContent()),
  );
  const lines = pages.flatMap(({ items }) =>
    items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])),
  );
  return { pages: read.numPages, lines };
}

async function kyburg(locale: Locale): Promise<ProductView> {
  const found = await findProduct({ slug: 'kyburg', locale });
  if (found.kind !== 'found') throw new Error(`The product is ${found.kind}.`);
  return found.product;
}

beforeAll(() => runImport(feed));

describe('a data sheet', () => {
  it('holds name, rate, total and every attribute, on numbered pages without an empty one', async () => {
    const { pages, lines } = await sheetLines('de');
    expect(lines).toEqual(expect.arrayContaining(['Datenblatt', 'Tössbike', 'Kyburg', 'Mittelmotor', 'Wave']));
    expect(lines.join(' ')).toMatch(/CHF 100 × 36 Raten, 0 % Zins, ohne Anzahlung · Total CHF 3’600/);
    for (const { name, options } of attributes) expect(lines).toEqual(expect.arrayContaining([name, ...options]));
    expect(lines.filter((line) => line.startsWith('Seite '))).toEqual(
      Array.from({ length: pages }, (_, index) => `Seite ${index + 1} von ${pages}`),
    );
    expect(pages).toBe(2);
    expect(lines.filter((line) => line === 'https://www.velory.example/produkt/kyburg')).toHaveLength(pages);
  });

  it('exists only if the bike has its key', async () => {
    const answerFor = (slug: string) =>
      sheetPage({
        request: new Request(`http://localhost:3000/produkt/${slug}/datenblatt.pdf`),
        params: { bike: slug },
        context: {},
      });
    const there = await answerFor('kyburg');
    expect([there.status, there.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    for (const slug of ['embrach', 'nichts']) expect((await answerFor(slug)).status, slug).toBe(404);
  });

  it('speaks the language of its page', async () => {
    const { lines } = await sheetLines('fr');
    expect(lines).toContain('Fiche technique');
    expect(lines.join(' ')).toContain('36 mensualités, 0 % d’intérêt, sans acompte');
  });
});
