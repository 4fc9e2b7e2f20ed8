import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createCmsDatabase, createTestDatabase } from '../../support/databases.ts';
import { runFolder, testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';
import { answer, brandWorld, collection, component, editor, faq, page, Panel, userForm } from '../cms/cms-client.ts';
import { Leaver } from './leaver.ts';

const counted = z.object({
  all: z.number(),
  total: z.number(),
  excluded: z.number(),
  first: z.array(z.object({ slug: z.string(), name: z.string() })),
  unfit: z.array(z.object({ name: z.string(), parameter: z.string() })),
  steps: z.record(z.string(), z.number()),
});
const answered = z.object({
  brands: z.array(z.object({ value: z.string() })),
  frames: z.array(z.object({ value: z.string(), label: z.string(), picture: z.string().optional() })),
});
const picked = z.object({
  products: z.array(z.object({ slug: z.string(), name: z.string(), price: z.number(), picture: z.string() })),
});
const forecasted = z.object({
  forecast: z.object({ before: z.number(), price: z.number(), others: z.array(z.object({ percent: z.number() })) }),
});

const PAUSE_MS = 50;
/** Sooner than the content is refreshed by the timer. */
const PATIENCE_MS = 30_000;
/** How long shoppers request pages while the CMS is killed; run the whole minute by hand: `CMS_LOAD_SECONDS=60`. */
const UNDER_LOAD_MS = Number(process.env.CMS_LOAD_SECONDS ?? 8) * 1000;

let databaseUrl: string;
let cmsDatabaseUrl: string;
/** The folder of the shop's storage. */
let folder: string;
let port: number;
let shop: ServiceProcess;
let cms: ServiceProcess;
/** Signed in once: Strapi accepts few logins a minute. */
let panel: Panel;

const settings = () => ({
  CMS_URL: cms.url,
  CMS_API_TOKEN: testSecrets.CMS_API_TOKEN,
  DATA_DIR: folder,
  LOG_LEVEL: 'debug',
});

/** Requests a page until it shows a text. @returns the ms that this took */
async function pageSays(path: string, words: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < PATIENCE_MS) {
    const response = await fetch(`${shop.url}${path}`);
    if (response.ok && (await response.text()).includes(words)) return performance.now() - begin;
    await delay(PAUSE_MS);
  }
  throw new Error(`${path} does not say “${words}” after ${PATIENCE_MS} ms`);
}

beforeAll(async () => {
  [databaseUrl, port] = [await createTestDatabase({ seeded: true }), await anyFreePort()];
  cmsDatabaseUrl = await createCmsDatabase();
  folder = await mkdtemp(path.join(runFolder(), 'shop-'));
  cms = await startStrapi({ databaseUrl: cmsDatabaseUrl, shopUrl: `http://127.0.0.1:${port}` });
  shop = await startShop({ databaseUrl, port, env: settings() });
  panel = await Panel.login(cms.url, editor);
}, 240_000);

afterAll(stopServices);

describe('the shop with its CMS', () => {
  it('shows a changed FAQ entry on a cached page, soon after it is published', async () => {
    const { entries } = await panel.list(faq);
    const entry = entries.find(({ category }) => category === 'delivery');
    if (!entry) throw new Error('the seed has questions about delivery');
    await pageSays('/faq/lieferung', String(entry.title));

    const title = 'Wie kommt das Bike über den Gotthard?';
    await panel.update(faq, entry.documentId, { title });
    expect((await panel.publish(faq, entry.documentId)).status).toBe(200);
    const ms = await pageSays('/faq/lieferung', title);
    console.info(`A published entry was on its page after ${Math.round(ms)} ms`);
  });

  it.each([
    { type: component, slug: 'mittelmotor', path: '/bike-verzeichnis/motor/mittelmotor', field: 'summary' },
    { type: brandWorld, slug: 'allegro', path: '/brand-world/allegro', field: 'claim' },
    { type: collection, slug: 'pendelvelos', path: '/pendelvelos', field: 'title' },
    { type: userForm, slug: 'firmenanlass', path: '/formular/firmenanlass', field: 'intro' },
  ])('shows a changed $slug on its page soon after it is published', async ({ type, slug, path, field }) => {
    const { entries } = await panel.list(type);
    const entry = entries.find((each) => each.slug === slug);
    if (!entry) throw new Error(`the seed has ${slug}`);
    await pageSays(path, String(entry[field]));

    const changed = 'Im Herbst ist hier alles neu gemacht';
    expect((await panel.update(type, entry.documentId, { [field]: changed })).status).toBe(200);
    expect((await panel.publish(type, entry.documentId)).status).toBe(200);
    await pageSays(path, changed);
  });

  it('counts what a rule of two conditions finds before it is saved; its page has as many', async () => {
    const choices = answered.parse(await (await panel.askPlugin('/catalogue/choices')).json());
    const brand = choices.brands[0]?.value ?? '';
    const rule = { marke: brand, preis: '-6000' };
    const search = new URLSearchParams({ rule: new URLSearchParams(rule).toString() });
    const count = counted.parse(await (await panel.askPlugin(`/catalogue/count?${search}`)).json());
    expect(Object.keys(count.steps).sort()).toEqual(['marke', 'preis']);
    expect(count.steps.marke).toBeLessThan(count.all);
    expect(count.total).toBe(count.steps.preis);
    expect(count.total).toBeGreaterThan(0);

    const values = { kind: 'Custom', title: 'Unter sechstausend', rule };
    const { entry } = await panel.create(collection, values);
    expect((await panel.publish(collection, entry?.documentId ?? '')).status).toBe(200);
    await pageSays('/unter-sechstausend', 'Unter sechstausend');
    const html = await (await fetch(`${shop.url}/unter-sechstausend`)).text();
    expect(html.match(/class="card-name"/g)).toHaveLength(count.total);
  });

  it('pins or excludes products of a rule, in the editor’s order, and names those that the rule does not find', async () => {
    const ask = async (byHand: Record<string, string>) => {
      const search = new URLSearchParams({ rule: 'preis=-6000', ...byHand });
      return counted.parse(await (await panel.askPlugin(`/catalogue/count?${search}`)).json());
    };
    const { first, total } = await ask({});
    const [removed, second, third] = first.map(({ slug }) => slug);
    if (!removed || !second || !third) throw new Error('the seed has three products below CHF 6’000');
    const { products } = picked.parse(await (await panel.askPlugin('/catalogue/products?q=stromer')).json());
    const dear = products.find(({ price }) => price > 600_000);
    const byHand = await ask({ pinned: `${dear?.slug},${third}`, excluded: removed });
    expect(byHand).toMatchObject({ total: total - 1, excluded: 1, first: [{ slug: third }, { slug: second }, {}, {}] });
    expect(byHand.unfit).toEqual([{ name: dear?.name, parameter: 'preis' }]);

    const { entry } = await panel.create(collection, {
      kind: 'Custom',
      title: 'Von Hand geordnet',
      rule: { preis: '-6000', sortieren: 'preis-ab' },
      pinned: [{ slug: third }],
      excluded: [{ slug: removed }],
    });
    expect((await panel.publish(collection, entry?.documentId ?? '')).status).toBe(200);
    await pageSays('/von-hand-geordnet', 'Von Hand geordnet');
    const html = await (await fetch(`${shop.url}/von-hand-geordnet`)).text();
    const slugs = [...html.matchAll(/class="card-name"><a[^>]*href="\/produkt\/([^"?#]+)/g)].map(([, slug]) => slug);
    expect(slugs[0]).toBe(third);
    expect(slugs).not.toContain(removed);

    const both = { kind: 'Custom', title: 'Beides', rule: { preis: '-6000' } };
    expect(
      await panel.create(collection, { ...both, pinned: [{ slug: removed }], excluded: [{ slug: removed }] }),
    ).toMatchObject({ status: 400, fields: ['excluded'] });
    const handless = await panel.create(collection, {
      kind: 'Custom',
      title: 'Ohne Regel',
      pinned: [{ slug: removed }],
    });
    const refused = await panel.publish(collection, handless.entry?.documentId ?? '');
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('Das gilt für eine Regel') });
  });

  it('draws the frame forms of a rule, and says for whom the others are', async () => {
    const { frames } = answered.parse(await (await panel.askPlugin('/catalogue/choices')).json());
    const rendered = frames.filter(({ picture }) => picture);
    expect(rendered.map(({ value }) => value)).toContain('wave');
    expect(frames.find(({ value }) => value === 'unisex')?.label).toBe('für alle');
    for (const { picture } of rendered)
      expect((await fetch(picture ?? '')).headers.get('content-type')).toContain('svg');
  });

  it("finds an answer by its editor's additional words, soon after it is published", async () => {
    const { entries } = await panel.list(faq);
    const entry = entries.find(({ title }) => title === 'Wie hoch darf die Anzahlung sein?');
    if (!entry) throw new Error('the seed asks for the deposit');
    const search = '/faq?q=Akontozahlung';
    expect(await (await fetch(`${shop.url}${search}`)).text()).not.toContain('Wie hoch darf die Anzahlung sein?');
    await panel.update(faq, entry.documentId, { synonyms: 'Vorauszahlung, Akontozahlung' });
    expect((await panel.publish(faq, entry.documentId)).status).toBe(200);
    await pageSays(search, 'Wie hoch darf die Anzahlung sein?');
  });

  it('shows a legal page in the other language, with a message, if it is unpublished in one', async () => {
    const { entries } = await panel.list(page);
    const imprint = entries.find(({ key }) => key === 'imprint');
    if (!imprint) throw new Error('the seed has an imprint');
    const action = (name: string) =>
      panel.status(
        'POST',
        `/content-manager/collection-types/${page}/${imprint.documentId}/actions/${name}?locale=fr`,
        {},
      );
    await pageSays('/fr/mentions-legales', 'Mentions légales');
    expect(await action('unpublish')).toBe(200);
    await pageSays('/fr/mentions-legales', 'n’existe pour l’instant qu’en allemand');
    const html = await (await fetch(`${shop.url}/fr/mentions-legales`)).text();
    expect(html).toMatch(new RegExp(`<h1[^>]* lang="de"[^>]*>${String(imprint.title)}</h1>`));
    expect(await (await fetch(`${shop.url}/impressum`)).text()).not.toContain('zurzeit nur auf');
  });

  it('finds products by name with their picture, and drops those that are gone', async () => {
    const ask = async (search: string) =>
      picked.parse(await (await panel.askPlugin(`/catalogue/products?${search}`)).json());
    const [first] = (await ask('q=limmat')).products;
    expect(first?.name).toContain('Limmat');
    expect((await fetch(first?.picture ?? '')).status).toBe(200);
    const bySlug = await ask(`slugs=gibt-es-nicht,${first?.slug}`);
    expect(bySlug.products.map(({ slug }) => slug)).toEqual([first?.slug]);
  });

  it('leads collections of the other kinds to the pages they name', async () => {
    for (const [values, target] of [
      [{ kind: 'Categories', category: 'e-trekking' }, '/kategorien/e-trekking'],
      [{ kind: 'BrandWorld', brand: 'allegro' }, '/brand-world/allegro'],
      [{ kind: 'Accessories' }, '/zubehoer'],
      [{ kind: 'AllBikes' }, '/alle-modelle-e-bike-schweiz'],
      [{ kind: 'Brands', brand: 'focus' }, '/marken/focus'],
    ] as const) {
      const { entry } = await panel.create(collection, { ...values, title: `Weg ${values.kind}` });
      expect((await panel.publish(collection, entry?.documentId ?? '')).status).toBe(200);
      const path = `/${String(entry?.slug)}`;
      await expect
        .poll(async () => (await fetch(`${shop.url}${path}`, { redirect: 'manual' })).headers.get('location'), {
          timeout: PATIENCE_MS,
        })
        .toBe(target);
    }
  });

  it('leads visits of the root that a printed flyer sends to the page its editors chose', async () => {
    const setting = '/content-manager/single-types/api::shop-setting.shop-setting';
    const printFlyerRedirects = [{ parameter: 'flyer', value: 'herbst', page: '/brand-world/allegro' }];
    expect((await panel.ask('PUT', `${setting}?locale=de`, { printFlyerRedirects })).status).toBe(200);
    expect((await panel.ask('POST', `${setting}/actions/publish?locale=de`, {})).status).toBe(200);
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    await expect.poll(() => leadsTo('/?flyer=herbst'), { timeout: PATIENCE_MS }).toEqual([302, '/brand-world/allegro']);
    expect((await leadsTo('/?flyer=winter'))[0]).toBe(200);
  });

  it('shows the editor what may be crossed out with an offer', async () => {
    const search = new URLSearchParams({ sku: 'unbekannt', percent: '10', startsAt: new Date().toISOString() });
    expect(await (await panel.askPlugin(`/catalogue/offer?${search}`)).json()).toMatchObject({ forecast: null });
    const slug = 'focus-furka-x-e-mountainbike-fully';
    const forecastOf = async (percent: string) => {
      const known = new URLSearchParams({ slug, percent, startsAt: new Date().toISOString() });
      return forecasted.parse(await (await panel.askPlugin(`/catalogue/offer?${known}`)).json()).forecast;
    };
    const greater = await forecastOf('20');
    expect(greater.price).toBeLessThan(greater.before);
    // The running offer already gives more: this one changes nothing.
    const smaller = await forecastOf('10');
    expect(smaller).toEqual({ ...smaller, price: smaller.before, others: [{ percent: 14 }] });
    expect((await panel.askPlugin('/catalogue/offer?percent=0')).status).toBe(400);
  });

  it('counts whether an answer helped, by a form or a script, and shows it to its editor', async () => {
    const page = await (await fetch(`${shop.url}/faq/finanzierung`)).text();
    const form = page.match(/<form[^>]*action="\/api\/faq\/helpful".*?<\/form>/s)?.[0] ?? '';
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';
    const question = field('question');
    const returnTo = field('returnTo').replaceAll('&amp;', '&');
    const send = (body: URLSearchParams | string, type = 'application/x-www-form-urlencoded') =>
      fetch(`${shop.url}/api/faq/helpful`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': type, origin: shop.url },
        body: String(body),
      });
    const typed = await send(new URLSearchParams({ question, locale: 'de', returnTo, helpful: 'yes' }));
    expect([typed.status, typed.headers.get('location')]).toEqual([303, returnTo]);
    expect(await (await fetch(`${shop.url}${returnTo.replace(/#.*/, '')}`)).text()).toContain('>Danke, gezählt.<');
    expect(page).not.toContain('>Danke, gezählt.<');
    const say = (helpful: string, id = question) =>
      send(JSON.stringify({ question: id, locale: 'de', helpful }), 'application/json').then(({ status }) => status);
    expect([await say('no'), await say('no'), await say('perhaps'), await say('yes', 'a'.repeat(24))]).toEqual([
      ...[202, 202, 400, 404],
    ]);
    const reported = await panel.ask('GET', `/editorial/helpful/api::faq-entry.faq-entry/${question}?locale=de`);
    expect(reported).toMatchObject({ status: 200, data: { yes: 1, no: 2, since: expect.stringMatching(/^\d{4}-/) } });
    const elsewhere = await send(new URLSearchParams({ question, returnTo: 'https://boese.example/', helpful: 'yes' }));
    expect(elsewhere.headers.get('location')).toBe('/faq');
  });

  it('shows a changed home page', async () => {
    const { entries } = await panel.list(page);
    const home = entries.find(({ key }) => key === 'home');
    const blocks = [
      {
        __component: 'blocks.banner',
        title: 'Service um die Ecke.',
        link: { label: 'Finden', href: '/service-centers' },
      },
      { __component: 'blocks.product-row', title: 'Aus der Regel', rule: { preis: '-6000' }, count: 3 },
      {
        __component: 'blocks.testimonials',
        testimonials: [
          { quote: 'Seit Juni mein einziges Auto.', name: 'Sandra, Bern', consent: true },
          { quote: 'Das sollte niemand lesen.', name: 'Ohne Zusage', consent: false },
        ],
      },
      { __component: 'blocks.newsletter', title: 'Eine Mail im Monat.', text: 'Neues aus der Werkstatt.' },
      {
        __component: 'blocks.category-grid',
        title: 'Nach Art',
        categories: [{ slug: 'e-trekking', label: 'Für lange Wege' }],
      },
      {
        __component: 'blocks.steps',
        title: 'In zwei Halten',
        steps: [{ title: 'Wählen' }, { title: 'Losfahren', text: 'Ohne Umweg nach Hause.' }],
        showSum: true,
      },
      {
        __component: 'blocks.promises',
        title: 'Was gilt',
        promises: [{ icon: 'service', title: 'Montiert geliefert', text: 'Auch ins Bergtal.' }],
      },
      { __component: 'blocks.faq-teaser', title: 'Oft gefragt', category: 'delivery', count: 1 },
      {
        __component: 'blocks.video',
        title: 'Akku im Winter',
        youtubeId: 'M7lc1UVf-VE',
        seconds: 130,
        transcript: answer('Drinnen laden.'),
      },
      {
        __component: 'blocks.product-row',
        title: 'Aus der Sammlung',
        collectionSlug: 'pendelvelos',
        link: { label: 'Zu den Pendelvelos', href: '/pendelvelos' },
      },
    ];
    expect((await panel.update(page, home?.documentId ?? '', { blocks })).status).toBe(200);
    expect((await panel.publish(page, home?.documentId ?? '')).status).toBe(200);
    await pageSays('/', 'Service um die Ecke.');
    const html = await (await fetch(`${shop.url}/`)).text();
    for (const words of [
      ...['Aus der Regel', 'Seit Juni mein einziges Auto.', 'action="/api/newsletter"', 'Neues aus der Werkstatt.'],
      ...['Für lange Wege', 'Ohne Umweg nach Hause.', 'Monatsrate', 'Auch ins Bergtal.', 'Oft gefragt'],
      ...['2.10', 'Drinnen laden.', 'Zu den Pendelvelos'],
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('Das sollte niemand lesen.');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('leaves nothing of an erased person in both databases, queue, mails, logs and storage', async () => {
    const output = () => shop.output() + cms.output();
    const leaver = new Leaver({ shopUrl: shop.url, databaseUrl, cmsDatabaseUrl, folder, output });
    await leaver.writeEverywhere();
    const before = await leaver.placesWith(leaver.email);
    const tables = [
      '"user"',
      'checkout_draft',
      'local_mail',
      'newsletter_subscription',
      'product_question',
      'sign_in_request',
    ];
    expect(before).toEqual(expect.arrayContaining(tables.map((table) => `shop: public.${table}`)));
    await leaver.leave();
    expect(await leaver.placesWith(leaver.email)).toEqual([]);
    expect(await leaver.placesWith(leaver.name)).toEqual([]);
  });

  it(
    'loses no request when the CMS is killed under load',
    async () => {
      const paths = [
        '/',
        '/fr',
        '/faq/lieferung',
        '/fr/faq/livraison',
        '/brand-world/allegro',
        '/impressum',
        '/pendelvelos',
      ];
      const answers = { ok: 0, others: [] as string[] };
      const end = performance.now() + UNDER_LOAD_MS;
      // Half of the requests are for new addresses, which no page cache answers.
      const shopper = async (name: number) => {
        for (let turn = 0; performance.now() < end; turn += 1) {
          const path = paths[(name + turn) % paths.length] ?? '/';
          const address = turn % 2 ? path : `${path}?neu=${name}-${turn}`;
          const response = await fetch(`${shop.url}${address}`).catch(() => undefined);
          await response?.arrayBuffer();
          if (response?.status === 200) answers.ok += 1;
          else answers.others.push(`${address}: ${response?.status ?? 'no answer'}`);
        }
      };
      const shoppers = Promise.all(Array.from({ length: 8 }, (_, name) => shopper(name)));
      await delay(UNDER_LOAD_MS / 4);
      await cms.kill();
      const webhook = `${shop.url}/api/content/webhook`;
      const headers = { authorization: `Bearer ${testSecrets.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ event: 'entry.publish', uid: faq });
      expect((await fetch(webhook, { method: 'POST', headers, body })).status).toBe(200);
      await shoppers;
      expect(answers.others).toEqual([]);
      expect(answers.ok).toBeGreaterThan(50);
      console.info(`${answers.ok} pages were answered in ${UNDER_LOAD_MS / 1000} s while the CMS was killed`);
    },
    60_000 + UNDER_LOAD_MS,
  );

  it('answers every page with the CMS stopped, also after a restart and at new addresses', async () => {
    await pageSays('/agb', 'Velory');
    await shop.stop();
    shop = await startShop({ databaseUrl, port, env: settings() });
    for (const path of [
      '/',
      '/fr',
      '/fr/faq/financement',
      '/impressum',
      '/fr/conditions-generales',
      '/kategorien/e-urban',
    ]) {
      const response = await fetch(`${shop.url}${path}`);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
    }
    const faqPage = await fetch(`${shop.url}/fr/faq/livraison`);
    expect(await faqPage.text()).toContain('FAQPage');
  });
});
