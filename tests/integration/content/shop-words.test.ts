import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultShopSettings } from '~/modules/content/entries/defaults.ts';
import { within } from '~/modules/content/preview/current-preview.server.ts';
import { db } from '~/platform/db.server.ts';
import { loadShell } from '~/shell/shell.server.ts';

const shopOf = async (path: string) => (await loadShell(new Request(`https://shop.example${path}`))).shop;

beforeEach(() => db.contentDocument.deleteMany({ where: { type: 'shop-setting' } }));
afterEach(() => db.contentDocument.deleteMany({ where: { type: 'shop-setting' } }));

describe("editors' texts about the shop", () => {
  it('appears on every page, in its language', async () => {
    const settings = {
      ...defaultShopSettings.fr,
      shopName: 'Velory Romandie',
      address: { ...defaultShopSettings.fr.address, company: 'Velory Romandie SA', town: 'Lausanne' },
      promises: ['Livraison offerte'],
      socialLinks: [{ label: 'Instagram', url: 'https://social.example/velory' }],
      announcement: { text: 'Ouvert samedi', link: '/fr/faq' },
    };
    await db.contentDocument.create({
      data: {
        type: 'shop-setting',
        documentId: 's',
        locale: 'fr',
        position: 0,
        data: JSON.parse(JSON.stringify(settings)),
      },
    });
    expect(await shopOf('/fr/faq')).toEqual({
      name: 'Velory Romandie',
      owner: 'Velory Romandie SA, Lausanne',
      promises: ['Livraison offerte'],
      socialLinks: [{ label: 'Instagram', url: 'https://social.example/velory' }],
      announcement: { text: 'Ouvert samedi', link: '/fr/faq' },
      logo: undefined,
    });
    expect((await shopOf('/faq')).name).toBe('Velory');
  });

  it('are replaced by a previewed draft, whose preview names no entry', async () => {
    const named = (shopName: string) => JSON.parse(JSON.stringify({ ...defaultShopSettings.de, shopName }));
    const published = { type: 'shop-setting', documentId: 's', locale: 'de' as const, position: 0 };
    await db.contentDocument.create({ data: { ...published, data: named('Velory') } });
    const preview = { type: 'shop-setting' as const, status: 'draft' as const, problems: {}, isAway: false };
    for (const documentId of ['single', 's']) {
      const entry = { ...preview, documentId, documents: { de: named('Velory im Entwurf') } };
      expect((await within(entry, () => shopOf('/faq'))).name).toBe('Velory im Entwurf');
    }
    expect((await shopOf('/faq')).name).toBe('Velory');
  });

  it('is what the shop knows by itself while nothing was ever fetched', async () => {
    const { promises, owner } = await shopOf('/');
    expect(promises).toEqual(defaultShopSettings.de.promises);
    expect(owner).toBe('Velory AG, Zürich');
  });
});
