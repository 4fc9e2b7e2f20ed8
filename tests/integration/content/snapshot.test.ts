import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { publicCollections } from '~/modules/content/content.ts';
import { faqCategoryKeys } from '~/modules/content/faq.ts';
import type * as Content from '~/modules/content/content.server.ts';
import type * as Snapshot from '~/modules/content/snapshot/snapshot.server.ts';
import { leftOutEntrySchema } from '~/modules/content/left-out.schema.server.ts';
import { publicContentSchema } from '~/modules/content/public-content.schema.server.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import type * as Platform from '~/platform/db.server.ts';
import { createCmsDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import type { ServiceProcess } from '../../support/service-process.ts';
import { launchStrapi } from '../../support/strapi-process.ts';
import { answer, editor, faq, liveNotification, Panel } from '../cms/cms-client.ts';
import { query } from '../cms/database.ts';

// Loaded once the settings name the CMS: they are read once.
let content: typeof Content;
let snapshot: typeof Snapshot;
let platform: typeof Platform;
let cmsDatabase: string;
let cms: ServiceProcess;
let listener: pg.Client;
let dropped: string[];

beforeAll(async () => {
  cmsDatabase = await createCmsDatabase();
  cms = await launchStrapi({ databaseUrl: cmsDatabase });
  process.env.CMS_URL = cms.url;
  process.env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'velory-content-'));
  content = await import('~/modules/content/content.server.ts');
  snapshot = await import('~/modules/content/snapshot/snapshot.server.ts');
  platform = await import('~/platform/db.server.ts');
  listener = new pg.Client(process.env.DATABASE_URL);
  await listener.connect();
  await listener.query('listen page_cache');
  listener.on('notification', ({ payload }) => dropped.push(payload ?? ''));
});

afterAll(async () => {
  await listener.end();
  await platform.db.$disconnect();
});

/** Refreshes the snapshot. @returns what changed, and the tags of dropped pages */
async function refresh(): Promise<{ changed: string[]; dropped: string[] }> {
  dropped = [];
  const { changed } = await snapshot.refreshContent();
  await listener.query('select 1'); // notifications arrive before the answer to a later query
  return { changed, dropped };
}

describe('before the first refresh', () => {
  it('the shop answers with its defaults', async () => {
    expect(await content.getShopSettings('fr')).toMatchObject({
      shopName: 'Velory',
      salesMailbox: 'bonjour@velory.example',
    });
    expect(await content.getPage({ key: 'imprint', locale: 'de' })).toBeUndefined();
    expect(await content.getFaq({ locale: 'de' })).toEqual([]);
  });
});

describe('a refresh', () => {
  beforeAll(async () => {
    expect((await refresh()).dropped).toContain('content');
  });

  it('brings what the CMS has published, in both languages', async () => {
    for (const locale of ['de', 'fr'] as const) {
      const entries = await content.getFaq({ locale });
      expect(entries).toHaveLength(locale === 'de' ? 51 : 66);
      for (const category of faqCategoryKeys) {
        const ofCategory = await content.getFaq({ locale, category });
        expect(ofCategory.length).toBeGreaterThan(0);
        expect(ofCategory).toEqual(entries.filter((entry) => entry.category === category));
      }
      for (const key of ['imprint', 'privacy', 'terms']) {
        expect((await content.getPage({ key, locale }))?.html).toMatch(/<h2>.+<p>/s);
      }
    }
  });

  it('changes nothing and drops no page when the CMS has nothing new', async () => {
    expect(await refresh()).toEqual({ changed: [], dropped: [] });
  });

  it('loses neither the second number 32 nor the parts keyed test2', async () => {
    expect((await content.getFaq({ locale: 'de' })).filter(({ number }) => number === 32)).toHaveLength(2);
    const due = (await content.getFaq({ locale: 'fr', category: 'financing' })).find(({ number }) => number === 47);
    expect(due?.answer).toHaveLength(2);
    expect(due?.plainAnswer).toMatch(/une à deux semaines.*1er\sdécembre/);
    expect(due?.slug).toBe('quand-la-premiere-mensualite-est-elle-due');
  });

  it('puts the mailbox and the telephone of the settings into answers', async () => {
    const entries = JSON.stringify(await content.getFaq({ locale: 'de' }));
    expect(entries).not.toMatch(/\{(email|phone)\}/);
    expect(entries).toContain('mailto:hallo@velory.example');
    expect(entries).toContain('tel:+41440551210');
  });

  it('keeps a question in its category within one refresh after it was changed', async () => {
    const panel = await Panel.login(cms.url, editor);
    const { entries } = await panel.list(faq, 'de');
    const leasing = entries.find(({ title }) => title === 'Ist das ein Leasing?')?.documentId ?? '';
    await panel.update(faq, leasing, { answer: answer('Nein, du kaufst das Bike.') });
    expect(await refresh()).toEqual({ changed: [], dropped: [] });
    await panel.publish(faq, leasing);
    expect(await refresh()).toEqual({ changed: ['faq-entry'], dropped: ['content'] });
    const concept = await content.getFaq({ locale: 'de', category: 'concept' });
    expect(concept.find(({ id }) => id === leasing)?.plainAnswer).toBe('Nein, du kaufst das Bike.');
  });

  it('reads answers from before they had an editor', async () => {
    const parts = { text1: 'Eins.', test2: 'Zwei.', list: { items: ['x'] }, order: ['text1', 'list', 'text2'] };
    const stored = `locale = 'de' and number = 5`;
    const [kept] = await query<{ answer: unknown }>(cmsDatabase, `select answer from faq_entries where ${stored}`);
    await query(
      cmsDatabase,
      `update faq_entries set answer = null, parts = '${JSON.stringify(parts)}' where ${stored}`,
    );
    await refresh();
    const old = (await content.getFaq({ locale: 'de' })).find(({ number }) => number === 5);
    expect(old?.answer).toEqual([
      { kind: 'text', html: '<p>Eins.</p>' },
      { kind: 'list', ordered: false, items: ['x'] },
      { kind: 'text', html: '<p>Zwei.</p>' },
    ]);
    await query(
      cmsDatabase,
      `update faq_entries set parts = null, answer = '${JSON.stringify(kept?.answer)}' where ${stored}`,
    );
    await refresh();
  });

  it('leaves out an entry that does not fit, and only that one', async () => {
    const before = await content.getFaq({ locale: 'fr' });
    await query(cmsDatabase, `update faq_entries set answer = null where locale = 'fr' and number = 2`);
    expect((await refresh()).changed).toEqual(['faq-entry']);
    const after = await content.getFaq({ locale: 'fr' });
    expect(after).toEqual(before.filter(({ number }) => number !== 2));
  });

  it('never brings back what a newer refresh replaced', async () => {
    await platform.db.contentSnapshot.update({
      where: { type: 'page' },
      data: { fetchedAt: new Date(Date.now() + 60_000), hash: 'newer' },
    });
    expect(await refresh()).toEqual({ changed: [], dropped: [] });
    await platform.db.contentSnapshot.update({ where: { type: 'page' }, data: { fetchedAt: new Date() } });
    expect((await refresh()).changed).toEqual(['page']);
  });
});

describe('a refresh of what changed', () => {
  /** Paths below `/api` of the CMS that are requested. */
  const requested = async (work: () => Promise<unknown>): Promise<string[]> => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await work();
    const urls = spy.mock.calls.map(([url]) => new URL(url instanceof Request ? url.url : url).pathname);
    spy.mockRestore();
    return [...new Set(urls)];
  };

  it('reads that type, with the settings it shows, and drops the pages too', async () => {
    const title = 'Was ist neu im Winter?';
    await query(cmsDatabase, `update faq_entries set title = '${title}' where locale = 'de' and number = 3`);
    dropped = [];
    expect(await requested(() => snapshot.refreshContent(['faq-entry']))).toEqual([
      '/api/shop-setting',
      '/api/faq-entries',
    ]);
    await listener.query('select 1');
    expect(dropped).toEqual(['content']);
    const faqOfDe = await content.getFaq({ locale: 'de' });
    expect(faqOfDe.find(({ number }) => number === 3)?.title).toBe(title);
    expect(JSON.stringify(faqOfDe)).toContain('mailto:hallo@velory.example');
  });

  it('brings a new telephone into the answers that name it', async () => {
    const hasPhone = async (phone: string) => JSON.stringify(await content.getFaq({ locale: 'de' })).includes(phone);
    await query(cmsDatabase, `update shop_settings set phone = '+41 44 111 11 11' where locale = 'de'`);
    // Also by a refresh of the questions that overtakes the one of the settings.
    await snapshot.refreshContent(['faq-entry']);
    expect(await hasPhone('tel:+41441111111')).toBe(true);
    await query(cmsDatabase, `update shop_settings set phone = '+41 44 000 00 00' where locale = 'de'`);
    expect(await requested(() => snapshot.refreshContent(['shop-setting']))).toEqual([
      '/api/shop-setting',
      '/api/faq-entries',
      '/api/faq-videos',
    ]);
    expect(await hasPhone('tel:+41440000000')).toBe(true);
  });
});

it('Unsaved values are deleted after eight hours, whether an editor is typing or not', async () => {
  const entry = { locale: 'de' as const, type: 'faq-entry', documentId: 'x', data: {} };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await platform.db.contentUnsaved.createMany({
    data: [
      { ...entry, id: 'old', at: hoursAgo(8.1) },
      { ...entry, id: 'new', at: hoursAgo(7.9) },
    ],
  });
  await refresh();
  expect(await platform.db.contentUnsaved.findMany({ select: { id: true } })).toEqual([{ id: 'new' }]);
});

describe('what the shop leaves out', () => {
  it('is reported to the CMS with its reasons, whole entries and single blocks, until it is corrected', async () => {
    const { loader } = await import('~/api/cms-left-out.ts');
    const ask = async (secret = testSecrets.CMS_WEBHOOK_SECRET) =>
      loader({
        request: new Request('https://www.velory.example/api/cms/content/left-out', {
          headers: { authorization: `Bearer ${secret}` },
        }),
        params: {},
        context: {},
      });
    const reported = async () =>
      z.object({ entries: z.array(leftOutEntrySchema) }).parse(await (await ask()).json()).entries;
    expect((await ask('wrong')).status).toBe(401);
    const before = await reported();
    expect(before).toMatchObject([{ type: 'faq-entry', locale: 'fr', isWhole: true }]);
    expect(before[0]?.problems[0]).toContain('answer');

    await query(cmsDatabase, `update components_blocks_faq_teaser set category = 'gibt-es-nicht'`);
    await refresh();
    const withBlocks = (await reported()).filter(({ type }) => type === 'page');
    expect(withBlocks.length).toBeGreaterThan(0);
    expect(withBlocks.every(({ isWhole }) => !isWhole)).toBe(true);
    expect(withBlocks[0]?.problems[0]).toMatch(/^blocks\.faq-teaser category/);
    expect((await content.getPage({ key: 'home', locale: 'de' }))?.blocks.length).toBeGreaterThan(0);

    await query(cmsDatabase, `update components_blocks_faq_teaser set category = 'choose'`);
    await refresh();
    expect(await reported()).toEqual(before);
  });
});

describe('GET /api/strapi/fetchcontent/', () => {
  const organizationOf = async (slug: string) =>
    (await content.getOrganizations('de')).find((organization) => organization.slug === slug);
  const ask = async (query: string, slug?: string) => {
    const { loader } = await import('~/api/fetch-content.ts');
    const request = new Request(`https://www.velory.example/api/strapi/fetchcontent/${query}`);
    const own = slug && (await organizationOf(slug));
    const { withinInstance } = await import('~/platform/instance-scope.server.ts');
    const answer = async () => (await loader({ request, params: {}, context: {} })) as Response;
    return own ? withinInstance(toInstanceId(own.id), answer) : answer();
  };
  const organizationsAt = async (slug?: string) =>
    publicContentSchema.parse(
      z.object({ data: z.unknown() }).parse(await (await ask('?collections=organizations', slug)).json()).data,
    ).organizations ?? [];

  it("returns public organizations to everybody, and a private one's login popup at its own host only", async () => {
    await query(cmsDatabase, `update organizations set private = false where slug = 'hopital-leman'`);
    await refresh();
    expect(await organizationsAt()).toMatchObject([
      { slug: 'helvion', private: false },
      { slug: 'hopital-leman', private: false, maxPlanLength: 24 },
    ]);
    const [own, ...others] = await organizationsAt('limmatwerke');
    expect(Object.keys(own ?? {}).sort()).toEqual(['id', 'loginPopup', 'name', 'private', 'slug']);
    expect(own?.loginPopup?.bulletPoints).toHaveLength(3);
    expect(others).toEqual([]);
    const known = await organizationOf('limmatwerke');
    expect(known).toMatchObject({ emailDomains: ['limmatwerke.example'], maxPlanLength: 36 });
    expect(JSON.stringify(own)).not.toContain('emailDomains');
  });

  it('returns the documented fields only', async () => {
    const every = await ask(`?locale=fr&collections=${publicCollections.join(',')}`);
    const { data } = z.object({ data: z.unknown() }).parse(await every.json());
    expect(publicContentSchema.parse(data)).toEqual(data);
    const some = await ask('?collections=limitedOffers, shopSetting,shopSetting');
    expect(Object.keys(z.object({ data: z.object({}).loose() }).parse(await some.json()).data).sort()).toEqual([
      'limitedOffers',
      'shopSetting',
    ]);
  });

  it('may be cached for a minute, and is not sent again to a browser that has it', async () => {
    const first = await ask('?collections=faqEntries');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    expect((await ask('?collections=faqEntries')).headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await ask('?collections=faqEntries&locale=fr')).headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it.each([
    '',
    '?collections=',
    '?collections=admins',
    '?collections=organizations,admins',
    '?collections=pages&locale=it',
  ])('refuses “%s”', async (search) => {
    const response = await ask(search);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'invalid' } });
  });
});

describe('a photograph of an editor', () => {
  it('is stored by the shop and served in the widths that pages name', async () => {
    const panel = await Panel.login(cms.url, editor);
    const photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
    const image = await panel.upload('laden.jpg', new Blob([photo], { type: 'image/jpeg' }));
    const { entry } = await panel.create(liveNotification, { title: 'Der Laden ist offen', image, hasCta: false });
    expect(await panel.publish(liveNotification, entry?.documentId ?? '')).toMatchObject({ status: 200 });
    expect((await refresh()).changed).toEqual(['live-notification']);
    await panel.removeUpload(image);

    const notifications = await content.getNotifications('de');
    const notification = notifications.find(({ title }) => title === 'Der Laden ist offen');
    const src = notification?.image?.src ?? '';
    expect(notification?.image).toMatchObject({ width: 1000, height: 500, alt: 'Ein Velo vor dem Laden' });
    const [version = '', width = '', file = ''] = src.split('/').slice(3);
    const webp = await content.readContentPicture({ version, width: Number(width), file });
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: Number(width) });

    expect(notification?.image?.formats?.[0]?.srcSet).toContain(`/${version}/${width}.avif/${file}`);
    const avif = await content.readContentPicture({ version, width: Number(width), file, format: 'avif' });
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: Number(width) });

    expect(await content.readContentPicture({ version, width: 391, file })).toBeUndefined();
    expect(await content.readContentPicture({ version: 'x', width: 390, file })).toBeUndefined();
    expect(await content.readContentPicture({ version, width: 390, file: '../../../etc/passwd' })).toBeUndefined();
  });
});

describe('the webhook', () => {
  const jobs = () =>
    platform.db.$queryRaw<
      { key: string }[]
    >`select key from graphile_worker.jobs where task_identifier = 'content.refresh'`;
  const bearer = `Bearer ${testSecrets.CMS_WEBHOOK_SECRET}`;
  const body = { event: 'entry.publish', uid: 'api::faq-entry.faq-entry' };

  it('takes nothing without the right bearer', async () => {
    for (const authorization of [null, '', 'Bearer ', `${bearer}x`, testSecrets.CMS_WEBHOOK_SECRET]) {
      expect(await content.acceptContentWebhook({ authorization, body })).toBe('unauthorized');
    }
    expect(await jobs()).toEqual([]);
  });

  it('ignores what is not content and refuses invalid notices', async () => {
    const accept = (notice: unknown) => content.acceptContentWebhook({ authorization: bearer, body: notice });
    expect(await accept({ event: 'entry.create', uid: 'plugin::upload.file' })).toBe('ignored');
    expect(await accept({ event: 5 })).toBe('invalid');
    expect(await accept(undefined)).toBe('invalid');
    expect(await jobs()).toEqual([]);
  });

  it('causes one refresh of what changed, however many notices come before it runs', async () => {
    for (const notice of [body, body, { event: 'cms.started' }, { event: 'media.update' }]) {
      expect(await content.acceptContentWebhook({ authorization: bearer, body: notice })).toBe('accepted');
    }
    expect((await jobs()).map(({ key }) => key).sort()).toEqual(['content.refresh', 'content.refresh:faq-entry']);
  });
});

describe('without the CMS', () => {
  it('the last content stays', async () => {
    const before = await content.getFaq({ locale: 'de' });
    await cms.stop();
    await expect(snapshot.refreshContent()).rejects.toThrow('The CMS does not answer');
    expect(before.length).toBeGreaterThan(0);
    expect(await content.getFaq({ locale: 'de' })).toEqual(before);
  });
});
