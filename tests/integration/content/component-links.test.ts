import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '~/i18n/locales.ts';
import type { BikeComponent } from '~/modules/content/entries/directory.ts';
import { loader } from '~/pages/listing/directory/component-route.tsx';
import { loadProductPage } from '~/pages/product/product.server.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { runImport } from '../catalog/importing.ts';

/** An entry of the directory as the snapshot stores it. */
async function keepComponent(id: string, entry: Pick<BikeComponent, 'part' | 'attribute' | 'terms'>): Promise<void> {
  for (const locale of ['de', 'fr'] as const) {
    const words = { title: id, slug: `${id}-${locale}`, summary: 'Satz.', html: '<p>Text.</p>', facts: [] };
    const data = { id, ...entry, ...words } as unknown as Prisma.InputJsonObject;
    await db.contentDocument.create({ data: { type: 'component', documentId: id, locale, data } });
  }
}

beforeAll(async () => {
  const attributes = [
    { name: 'Motor', options: ['Mittelmotor', 'Bosch Performance'] },
    { name: 'Rahmenform', options: ['Wave'] },
    { name: 'Bremsen', options: ['Scheibenbremse'] },
  ];
  const price = '3000';
  await runImport([
    { id: 1, name: 'Kyburg', slug: 'kyburg', price, categories: [{ name: 'E-Trekking' }], attributes },
    { id: 2, name: 'Helm', slug: 'helm', price: '90', categories: [{ name: 'Helme' }], attributes },
  ]);
  await keepComponent('mittelmotor', { part: 'motor', attribute: 'pa_motor', terms: ['Mittelmotor'] });
  await keepComponent('wave', { part: 'frame', attribute: 'pa_rahmenform', terms: ['Wave', 'Tiefeinsteiger'] });
  await keepComponent('scheibe', { part: 'frame', attribute: 'pa_licht', terms: ['Scheibenbremse'] });
});

/** The links of a product page's technical data, by attribute. */
async function linksOf(slug: string, locale: Locale): Promise<Record<string, unknown>> {
  const found = await loadProductPage({ slug, locale, search: new URLSearchParams() });
  if (found.kind !== 'found') throw new Error('The product is not there.');
  const items = found.view.product.attributes.flatMap((group) => group.items);
  expect(items.map((item) => item.slug)).toEqual(expect.arrayContaining(['pa_motor', 'pa_rahmenform', 'pa_bremsen']));
  return Object.fromEntries(items.flatMap((item) => (item.links ? [[item.slug, item.links]] : [])));
}

describe('the technical data of a bike', () => {
  it.each([
    ['de', '/bike-verzeichnis/motor/mittelmotor-de', '/bike-verzeichnis/rahmen/wave-de'],
    ['fr', '/fr/bike-verzeichnis/moteur/mittelmotor-fr', '/fr/bike-verzeichnis/cadre/wave-fr'],
  ] as const)('leads to the entries of the component directory, in %s', async (locale, motor, frame) => {
    expect(await linksOf('kyburg', locale)).toEqual({ pa_motor: [motor, null], pa_rahmenform: [frame] });
    const [component = '', entry = ''] = motor.split('/').slice(-2);
    const request = new Request(`http://localhost:3000${motor}`);
    const answer = await loader({ request, params: { component, entry }, context: {} });
    expect(answer.data.view.tiles).toMatchObject([{ name: 'Kyburg' }]);
  });

  it('of accessories leads nowhere', async () => {
    expect(await linksOf('helm', 'de')).toEqual({});
  });
});
