import { beforeEach, describe, expect, it } from 'vitest';
import { defaultShopSettings } from '~/modules/content/entries/defaults.ts';
import { loader } from '~/pages/external-link/route.tsx';
import { db, type Prisma } from '~/platform/db.server.ts';

const links = {
  de: { blogUrl: 'https://blog.velory.example/de', serviceCentersUrl: 'https://werkstatt.velory.example/' },
  fr: { blogUrl: 'https://blog.velory.example/fr/', serviceCentersUrl: 'https://ateliers.velory.example/' },
};

/** Stores the shop's settings as they come from the CMS. */
async function keepSettings(of: Partial<Record<'de' | 'fr', Prisma.InputJsonObject>>): Promise<void> {
  for (const locale of ['de', 'fr'] as const) {
    const data = { ...defaultShopSettings[locale], ...of[locale] } as unknown as Prisma.InputJsonObject;
    await db.contentDocument.create({ data: { type: 'shop-setting', documentId: 'settings', locale, data } });
  }
}

/** Follows a link of the shop. @returns the status and the target */
async function follow(path: string): Promise<[number, string | null]> {
  const [, article = ''] = /\/blog\/?(.*)$/.exec(new URL(path, 'http://localhost:3000').pathname) ?? [];
  const request = new Request(`http://localhost:3000${path}`);
  const answer: unknown = await loader({ request, params: { '*': decodeURIComponent(article) }, context: {} }).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return [answer.status, answer.headers.get('Location')];
  return [(answer as { init?: { status?: number } }).init?.status ?? 0, null];
}

beforeEach(() => db.contentDocument.deleteMany());

describe('/blog/… and /service-centers', () => {
  it.each([
    ['/blog', 'https://blog.velory.example/de'],
    ['/blog/', 'https://blog.velory.example/de'],
    ['/blog/velo-im-winter', 'https://blog.velory.example/de/velo-im-winter'],
    ['/fr/blog', 'https://blog.velory.example/fr/'],
    ['/fr/blog/conseils/le-velo', 'https://blog.velory.example/fr/conseils/le-velo'],
    ['/service-centers', 'https://werkstatt.velory.example/'],
    ['/fr/service-centers', 'https://ateliers.velory.example/'],
  ])('%s leads to %s', async (path, target) => {
    await keepSettings(links);
    expect(await follow(path)).toEqual([302, target]);
  });

  it.each([
    '/blog/%2F%2Fevil.example',
    '/blog/..%2f..%2fadmin',
    '/blog/%0d%0aSet-Cookie:x=1',
    '/blog/x@evil.example?y=1#z',
  ])('%s stays on the blog', async (path) => {
    await keepSettings(links);
    const [status, target] = await follow(path);
    expect(status).toBe(302);
    const { origin, pathname, search, hash } = new URL(target ?? '');
    expect([origin, search, hash]).toEqual(['https://blog.velory.example', '', '']);
    expect(pathname).toMatch(/^\/de\//);
  });

  it.each(['/blog', '/blog/velo-im-winter', '/fr/blog', '/service-centers', '/fr/service-centers'])(
    '%s is an unknown page if no address is set',
    async (path) => {
      await keepSettings({});
      expect(await follow(path)).toEqual([404, null]);
    },
  );

  it('is set for each language by itself', async () => {
    await keepSettings({ fr: links.fr });
    expect(await follow('/service-centers')).toEqual([404, null]);
    expect(await follow('/fr/service-centers')).toEqual([302, links.fr.serviceCentersUrl]);
  });
});
