import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLAN_LENGTHS_OF_NEW } from '../../../cms/src/validation/plan-lengths.ts';
import { createEmptyDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startService } from '../../support/service-process.ts';
import { launchStrapi } from '../../support/strapi-process.ts';
import { answer, editor, faq, limmatAdmin, organization, page, Panel, readApi, superAdmin } from './cms-client.ts';
import { fingerprint, query } from './database.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const receiver = new WebhookReceiver();
const readToken = testSecrets.CMS_API_TOKEN;
let databaseUrl: string;
let shopUrl: string;
let cms: ServiceProcess;

beforeAll(async () => {
  databaseUrl = await createEmptyDatabase('cms');
  shopUrl = await receiver.listen();
  cms = await launchStrapi({ databaseUrl, shopUrl });
});

afterAll(() => receiver.close());

const types = [
  'faq-entries',
  'faq-videos',
  'organizations',
  'live-notifications',
  'collections',
  'limited-offers',
  'pages',
  'shop-setting',
  'components',
  'brand-worlds',
];

it('notifies the storefront that it has started, but not of its seed', async () => {
  expect(await receiver.next(({ event }) => event === 'cms.started')).toMatchObject({
    authorization: `Bearer ${testSecrets.CMS_WEBHOOK_SECRET}`,
  });
  expect(receiver.events()).toEqual(['cms.started']);
});

describe('the public API', () => {
  it.each(types)('answers 401 to anonymous readers of %s', async (path) => {
    expect((await readApi(cms.url, path)).status).toBe(401);
  });

  it('shows the seeded FAQ of both languages to the storefront, in all eight categories', async () => {
    for (const [locale, count] of [
      ['de', 51],
      ['fr', 66],
    ] as const) {
      const { entries } = await readApi(cms.url, `faq-entries?locale=${locale}&pagination[pageSize]=250`, readToken);
      expect(entries).toHaveLength(count);
      expect(new Set(entries.map(({ category }) => category)).size).toBe(8);
      expect(new Set(entries.map(({ slug }) => slug)).size).toBe(count);
      expect(entries.filter(({ answer, preview }) => !Array.isArray(answer) || !preview)).toEqual([]);
    }
  });

  it('keeps German number 32 twice and the French test2 entries', async () => {
    const german = await readApi(cms.url, 'faq-entries?locale=de&filters[number]=32', readToken);
    expect(german.entries.map(({ slug }) => slug).sort()).toEqual([
      'wann-ist-die-erste-rate-faellig',
      'wie-hoch-darf-die-anzahlung-sein',
    ]);
    const french = await readApi(
      cms.url,
      'faq-entries?locale=fr&filters[number][$in]=8&filters[number][$in]=47',
      readToken,
    );
    expect(french.entries).toHaveLength(2);
    for (const { answer } of french.entries) expect(answer).toHaveLength(2);
  });

  it('lets the storefront neither write nor see who administers an organization', async () => {
    const response = await fetch(`${cms.url}/api/faq-entries`, {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { title: 'Neue Frage' } }),
    });
    expect(response.status).toBe(405);
    const { entries } = await readApi(cms.url, 'organizations?locale=de&populate=*', readToken);
    expect(entries).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toContain(limmatAdmin);
    expect((await readApi(cms.url, 'organizations?populate[admins]=true', readToken)).status).toBe(400);
  });

  it('refuses parameters it does not know', async () => {
    expect((await readApi(cms.url, 'pages?field=title', readToken)).status).toBe(400);
  });
});

it("shows each field's purpose, as in its schema", async () => {
  const panel = await Panel.login(cms.url, superAdmin);
  const ofOrganization = await panel.fieldHelp('content-types', organization);
  expect(ofOrganization.settings.mainField).toBe('name');
  expect(ofOrganization.metadatas.maxPlanLength?.edit).toMatchObject({
    label: 'Längster Plan',
    description: `In Monaten: ${PLAN_LENGTHS_OF_NEW}. Leer: alle Pläne des Shops.`,
  });
  const ofBlock = await panel.fieldHelp('components', 'blocks.faq-teaser');
  expect(ofBlock.metadatas.count?.edit).toMatchObject({ label: 'Anzahl', description: 'Eine bis acht Fragen.' });
});

describe('the publish webhook', () => {
  it('notifies the storefront of a published entry, with its bearer', async () => {
    const panel = await Panel.login(cms.url, editor);
    const notice = receiver.next(({ event, uid }) => event === 'entry.publish' && uid === faq);
    const { entry } = await panel.create(
      faq,
      { category: 'order', title: 'Kommt das an?', answer: answer('Ja.') },
      'fr',
    );
    expect(await panel.publish(faq, entry?.documentId ?? '', 'fr')).toMatchObject({ status: 200 });
    expect(await notice).toMatchObject({ authorization: `Bearer ${testSecrets.CMS_WEBHOOK_SECRET}` });
  });
});

describe('an editor', () => {
  let panel: Panel;

  beforeAll(async () => {
    panel = await Panel.login(cms.url, editor);
  });

  it('edits content of every type', async () => {
    for (const path of types.filter((type) => type !== 'shop-setting')) {
      const name = path === 'faq-entries' ? 'faq-entry' : path.slice(0, -1);
      expect({ name, status: (await panel.list(`api::${name}.${name}`)).status }).toEqual({ name, status: 200 });
    }
    const singles = '/content-manager/single-types';
    expect(await panel.status('GET', `${singles}/api::shop-setting.shop-setting?locale=de`)).toBe(200);
  });

  const others: { method: string; path: string; body?: object }[] = [
    { method: 'GET', path: '/admin/users' },
    { method: 'POST', path: '/admin/users', body: { email: 'neu@velory.example', firstname: 'Neu', roles: [1] } },
    { method: 'PUT', path: '/admin/users/1', body: { firstname: 'Andere' } },
    { method: 'DELETE', path: '/admin/users/1' },
    { method: 'POST', path: '/admin/roles', body: { name: 'Alles', description: '' } },
    { method: 'PUT', path: '/admin/roles/1/permissions', body: { permissions: [] } },
    { method: 'GET', path: '/admin/api-tokens' },
    { method: 'POST', path: '/admin/api-tokens', body: { name: 'Token', type: 'full-access', lifespan: null } },
    { method: 'GET', path: '/admin/transfer/tokens' },
    { method: 'GET', path: '/admin/webhooks' },
    { method: 'POST', path: '/admin/webhooks', body: { name: 'w', url: 'http://127.0.0.1:9', events: [] } },
    { method: 'POST', path: '/i18n/locales', body: { name: 'English', code: 'en', isDefault: false } },
    { method: 'PUT', path: '/upload/settings', body: { autoOrientation: true } },
    { method: 'POST', path: '/admin/project-settings', body: {} },
  ];

  it.each(others)('does nothing else: $method $path', async ({ method, path, body }) => {
    expect([401, 403, 404, 405]).toContain(await panel.status(method, path, body));
  });

  it("cannot make an organization's administrator", async () => {
    const { entries } = await panel.list(organization);
    const own = entries.find(({ slug }) => slug === 'hopital-leman')?.documentId ?? '';
    await panel.update(organization, own, { admins: [{ id: 1 }] });
    const rows = await query(databaseUrl, `select * from organizations_admins_lnk where user_id = 1`);
    expect(rows).toEqual([]);
  });
});

describe('the start', () => {
  const restart = async () => {
    await cms.stop();
    cms = await launchStrapi({ databaseUrl, shopUrl });
  };

  it('brings answers from before they had an editor into its form, without loss', async () => {
    const before = await readApi(cms.url, 'faq-entries?locale=fr&pagination[pageSize]=250&sort=position', readToken);
    const parts = {
      text1: 'Un.',
      test2: 'Deux <a href="/fr/faq">là</a>.',
      list: { items: ['a', 'b'] },
      order: ['text1', 'list', 'text2'],
    };
    await query(databaseUrl, `update faq_entries set answer = null, slug = null, preview = null`);
    await query(databaseUrl, `update faq_entries set text = 'Oui.' where number is distinct from 8`);
    await query(databaseUrl, `update faq_entries set parts = '${JSON.stringify(parts)}' where number = 8`);
    await restart();
    const after = await readApi(cms.url, 'faq-entries?locale=fr&pagination[pageSize]=250&sort=position', readToken);
    expect(after.entries.map(({ title, slug }) => [title, slug])).toEqual(
      before.entries.map(({ title, slug }) => [title, slug]),
    );
    const eighth = after.entries.find(({ number }) => number === 8);
    expect(eighth).toMatchObject({ text: null, parts: null, preview: 'Un. a b Deux là.' });
    expect(eighth?.answer).toMatchObject([{ type: 'paragraph' }, { type: 'list' }, { type: 'paragraph' }]);
    const [{ old } = { old: '' }] = await query<{ old: string }>(
      databaseUrl,
      `select count(*) as old from faq_entries where answer is null and text is not null`,
    );
    expect(old).toBe('0');
  });

  it('adds what a CMS of an older version lacks, once, and keeps what editors have written', async () => {
    const editors = await Panel.login(cms.url, editor);
    const setting = 'api::shop-setting.shop-setting';
    const saved = async (values: object, action: 'save' | 'publish') => {
      const path = `/content-manager/single-types/${setting}`;
      expect((await editors.ask('PUT', `${path}?locale=de`, values)).status).toBe(200);
      if (action === 'publish')
        expect((await editors.ask('POST', `${path}/actions/publish?locale=de`, {})).status).toBe(200);
    };
    const pages = await editors.list(page);
    const home = pages.entries.find(({ key }) => key === 'home')?.documentId ?? '';
    const blocks = [{ __component: 'blocks.hero', title: 'Von Hand' }];
    await saved({ callHours: [], shopName: 'Velory' }, 'publish');
    await saved({ callHours: [], shopName: 'Noch nicht veröffentlicht' }, 'save');
    await editors.update(page, home, { blocks });
    await editors.publish(page, home);
    await query(databaseUrl, `delete from pages where key = 'consultation'`);
    const forget = `delete from strapi_core_store_settings where key like '%velory_additions'`;
    await query(databaseUrl, forget);
    await restart();

    const published = await readApi(cms.url, 'pages?locale=de&populate=blocks', readToken);
    const keys = published.entries.map(({ key }) => key);
    expect(keys).toContain('consultation');
    const homeNow = published.entries.find(({ key }) => key === 'home');
    expect(homeNow?.blocks).toMatchObject([{ title: 'Von Hand' }, { __component: 'blocks.stories' }]);
    const settings = `select s.shop_name as name, count(c.cmp_id)::int as hours from shop_settings s
      left join shop_settings_cmps c on c.entity_id = s.id and c.field = 'callHours'
      where s.locale = 'de' group by s.id, s.published_at, s.shop_name order by s.published_at nulls first`;
    const [draft, live] = await query<{ name: string; hours: number }>(databaseUrl, settings);
    expect(draft).toMatchObject({ name: 'Noch nicht veröffentlicht' });
    expect(live).toMatchObject({ name: 'Velory' });
    for (const version of [draft, live]) expect(version?.hours, `${version?.name}`).toBeGreaterThan(0);

    const again = await Panel.login(cms.url, editor);
    await again.update(page, home, { blocks });
    await again.publish(page, home);
    await restart();
    const after = await readApi(cms.url, 'pages?locale=de&populate=blocks', readToken);
    expect(after.entries.find(({ key }) => key === 'home')?.blocks).toHaveLength(1);
  });

  it('changes nothing when everything is there already', async () => {
    const before = await fingerprint(databaseUrl);
    await restart();
    expect(await fingerprint(databaseUrl)).toEqual(before);
  });

  it('refuses without its settings and names each that is missing', async () => {
    const start = startService({
      script: '../node_modules/@strapi/strapi/bin/strapi.js',
      args: ['start'],
      cwd: 'cms',
      port: 9,
      readyPath: '/_health',
      env: { NODE_ENV: 'production', DATABASE_URL: databaseUrl, STOREFRONT_API_TOKEN: 'short' },
    });
    await expect(start).rejects.toThrow(/STOREFRONT_API_TOKEN is too short[^]*STOREFRONT_ORIGIN is missing/);
  });
});
