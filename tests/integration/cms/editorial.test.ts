import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { createCmsDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startStrapi, stopServices } from '../../support/services.ts';
import {
  answer,
  brandWorld,
  component,
  editor,
  type Entry,
  faq,
  limmatAdmin,
  organization,
  Panel,
  readApi,
  superAdmin,
  collection,
  liveNotification,
  page,
} from './cms-client.ts';
import { query } from './database.ts';

let databaseUrl: string;
let cms: ServiceProcess;
let panel: Panel;

beforeAll(async () => {
  databaseUrl = await createCmsDatabase();
  cms = await startStrapi({ databaseUrl });
  panel = await Panel.login(cms.url, editor);
});

afterAll(stopServices);

/** A small picture. */
async function pixel(): Promise<Blob> {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(content)], { type: 'image/png' });
}

const created = async (title: string): Promise<Entry> => {
  const { entry } = await panel.create(faq, { category: 'order', title, answer: answer('Erstens.') });
  if (!entry) throw new Error('the question was not made');
  return entry;
};

interface Line {
  id: number;
  action: string;
  by: string;
  at: string;
  changes: { field: string; before: unknown; after: unknown }[];
}

const historyOf = async ({ documentId }: Entry, type = faq): Promise<Line[]> =>
  (await panel.ask('GET', `/editorial/history/${type}/${documentId}?locale=de`)).data as Line[];

describe('the history of an entry', () => {
  it('says who changed what and when, the newest first, without the seed', async () => {
    const begin = Date.now();
    const entry = await created('Wer hat das geschrieben?');
    await panel.update(faq, entry.documentId, { answer: answer('Zweitens.') });
    await panel.publish(faq, entry.documentId);
    const lines = await historyOf(entry);
    expect(lines.map(({ action, by }) => [action, by])).toEqual([
      ['publish', 'Luc Favre'],
      ['update', 'Luc Favre'],
      ['create', 'Luc Favre'],
    ]);
    expect(lines[1]?.changes).toMatchObject([
      { field: 'answer', before: answer('Erstens.'), after: answer('Zweitens.') },
      { field: 'preview', before: 'Erstens.', after: 'Zweitens.' },
    ]);
    expect(Date.parse(lines[0]?.at ?? '')).toBeGreaterThanOrEqual(begin - 1000);
    const [{ count } = { count: '' }] = await query<{ count: string }>(
      databaseUrl,
      `select count(*) as count from editorial_versions where by_name is null`,
    );
    expect(count).toBe('0');
  });

  it('puts a state back as a draft, with its components, and keeps what is published', async () => {
    const { entries } = await panel.list(component);
    const [entry] = entries;
    if (!entry) throw new Error('the seed has components');
    const { entry: before } = await panel.read(component, entry.documentId);
    await panel.update(component, entry.documentId, { title: 'Neuer Name', facts: [] });
    const [newest] = await historyOf(entry, component);
    await panel.update(component, entry.documentId, {
      title: 'Noch neuer',
      facts: [{ label: 'Gewicht', value: '3 kg' }],
    });
    const restored = await panel.ask(
      'POST',
      `/editorial/history/${component}/${entry.documentId}/restore/${newest?.id}?locale=de`,
    );
    expect(restored).toMatchObject({ status: 200 });
    const { entry: after } = await panel.read(component, entry.documentId);
    expect(after).toMatchObject({ title: 'Neuer Name', facts: [] });
    const published = await readApi(
      cms.url,
      `components?locale=de&filters[slug]=${String(before?.slug)}`,
      testSecrets.CMS_API_TOKEN,
    );
    expect(published.entries[0]?.title).toBe(before?.title);
    const lines = await historyOf(entry, component);
    expect(lines[0]?.action).toBe('update');
  });

  it('is as open as the entry: not to another organization, and no line of another entry is put back', async () => {
    const { entries } = await (await Panel.login(cms.url, superAdmin)).list(organization);
    const idOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.documentId ?? '';
    const admin = await Panel.login(cms.url, limmatAdmin);
    expect(await admin.status('GET', `/editorial/history/${organization}/${idOf('limmatwerke')}?locale=de`)).toBe(200);
    expect(await admin.status('GET', `/editorial/history/${organization}/${idOf('hopital-leman')}?locale=de`)).toBe(
      403,
    );
    const mine = await created('Meine?');
    const other = await created('Andere?');
    const [line] = await historyOf(other);
    expect(await admin.status('GET', `/editorial/history/${faq}/${mine.documentId}?locale=de`)).toBe(403);
    expect(
      await panel.status('POST', `/editorial/history/${faq}/${mine.documentId}/restore/${line?.id}?locale=de`),
    ).toBe(404);
    expect(await panel.status('GET', `/editorial/history/admin::user/1?locale=de`)).toBe(404);
    const anonymous = await fetch(`${cms.url}/editorial/history/${faq}/${mine.documentId}?locale=de`);
    expect(anonymous.status).toBe(401);
  });
});

describe('planned times', () => {
  const plan = ({ documentId }: Entry, body: object) =>
    panel.ask('PUT', `/editorial/plan/${faq}/${documentId}?locale=de`, body);
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  /** Schedules a moment that is still ahead when Strapi reads it, however slow the machine is. */
  const planSoon = (entry: Entry, at: 'publishAt' | 'unpublishAt') =>
    expect
      .poll(() => plan(entry, { [at]: inSeconds(2) }), { interval: 0 })
      .toMatchObject({ status: 200, data: { problem: null } });
  const isPublished = async (title: string) => {
    const path = `faq-entries?locale=de&filters[title]=${encodeURIComponent(title)}`;
    return (await readApi(cms.url, path, testSecrets.CMS_API_TOKEN)).entries.length > 0;
  };

  it('publish and unpublish an entry, and the history says by whom', async () => {
    const entry = await created('Erscheint das von selbst?');
    expect(await isPublished(String(entry.title))).toBe(false);
    await planSoon(entry, 'publishAt');
    await expect.poll(() => isPublished(String(entry.title)), { interval: 200 }).toBe(true);
    await planSoon(entry, 'unpublishAt');
    await expect.poll(() => isPublished(String(entry.title)), { interval: 200 }).toBe(false);
    expect((await historyOf(entry)).slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
      ['unpublish', 'Luc Favre (geplant)'],
      ['publish', 'Luc Favre (geplant)'],
    ]);
    expect((await plan(entry, {})).data).toEqual({ publishAt: null, unpublishAt: null, problem: null });
  });

  it('are refused in German if they cannot be executed', async () => {
    const entry = await created('Wann ist das?');
    expect(await plan(entry, { publishAt: inSeconds(-60) })).toMatchObject({
      status: 400,
      error: expect.stringContaining('vorbei') as string,
    });
    expect(await plan(entry, { publishAt: inSeconds(90), unpublishAt: inSeconds(60) })).toMatchObject({
      status: 400,
      error: expect.stringContaining('Ende') as string,
    });
    expect((await plan(entry, { publishAt: 'morgen' })).status).toBe(400);
  });

  it('are refused for an entry that could not be published as it is', async () => {
    const later = inSeconds(3600);
    const { entry: empty } = await panel.create(faq, { category: 'order', title: 'Ohne Antwort geplant?' });
    expect(await plan(empty ?? { documentId: '' }, { publishAt: later })).toMatchObject({
      status: 400,
      error: expect.stringContaining('Antwort fehlt') as string,
    });
    const { entry: nameless } = await panel.create(faq, { category: 'order', answer: answer('Ja.') });
    expect(await plan(nameless ?? { documentId: '' }, { publishAt: later })).toMatchObject({
      status: 400,
      error: 'Fehlt oder passt noch nicht: Frage.',
    });
    const image = await panel.upload('unbeschrieben.png', await pixel(), '');
    const { entry: picture } = await panel.create(brandWorld, { brand: 'Thömus', title: 'Geplant', picture: image });
    const answered = await panel.ask('PUT', `/editorial/plan/${brandWorld}/${picture?.documentId}?locale=de`, {
      publishAt: later,
    });
    expect(answered).toMatchObject({ status: 400, error: expect.stringContaining('unbeschrieben.png') as string });
    // Scheduled unpublishing needs no complete entry.
    expect((await plan(empty ?? { documentId: '' }, { unpublishAt: later })).status).toBe(200);
  });

  it('say why the entry can no longer be published, before and after the time, at the entry and in one list', async () => {
    const entry = await created('Wird das noch etwas?');
    expect((await plan(entry, { publishAt: inSeconds(12) })).status).toBe(200);
    await panel.update(faq, entry.documentId, { answer: [] });
    const problemNow = async () =>
      (
        (await panel.ask('GET', `/editorial/plan/${faq}/${entry.documentId}?locale=de`)).data as {
          problem: string | null;
        }
      ).problem;
    const listed = async () => (await panel.ask('GET', '/editorial/impossible-plans')).data;
    expect(await problemNow()).toMatch(/Antwort fehlt/);
    const line = {
      title: 'Wird das noch etwas?',
      uid: faq,
      locale: 'de',
      problem: expect.stringMatching(/Antwort/) as string,
    };
    expect(await listed()).toEqual([expect.objectContaining(line)]);
    await vi.waitFor(
      async () => {
        const [{ count } = { count: '' }] = await query<{ count: string }>(
          databaseUrl,
          'select count(*) as count from editorial_appointments where problem is not null',
        );
        expect(count).toBe('1');
      },
      { timeout: 60_000, interval: 200 },
    );
    expect(await problemNow()).toMatch(/Antwort fehlt/);
    expect(await listed()).toEqual([expect.objectContaining(line)]);
    await plan(entry, {});
    expect(await listed()).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([99_999_999_999_999, -1, 100_000, 2.5, 'viele'])(
    'out of their range are refused in words, in drafts too: %s',
    async (position) => {
      const values = { category: 'order', title: 'Wie viel ist das?', answer: answer('Viel.'), position };
      expect(await panel.create(faq, values)).toMatchObject({
        status: 400,
        fields: ['position'],
        message: '«Reihenfolge»: bitte eine ganze Zahl von 0 bis 99999.',
      });
      const entry = await created('Wie viel ist das?');
      expect(await panel.update(faq, entry.documentId, { position })).toMatchObject({
        status: 400,
        fields: ['position'],
      });
    },
  );

  it('are refused in components and blocks too, and for every type', async () => {
    const block = { __component: 'blocks.product-row', title: 'Bikes', count: 9_999_999_999 };
    const { entries } = await panel.list(page);
    const home = entries.find(({ key }) => key === 'home')?.documentId ?? '';
    expect((await panel.update(page, home, { blocks: [block] })).status).toBe(400);
    expect((await panel.create(liveNotification, { title: 'Bald', showUpDelayInMinutes: 1e12 })).status).toBe(400);
    expect((await panel.create(liveNotification, { title: 'Bald', showUpDelayInMinutes: 0.5 })).status).toBe(201);
  });
});

describe('a new organization', () => {
  const make = async (by: Panel, emailDomains: string) =>
    by.ask('POST', '/organizations/new', { name: 'Werk am Bach', private: true, emailDomains, publish: false });

  it("may not have a public mail provider's domain, explained in its creator's language", async () => {
    for (const domain of ['gmail.com', '@GMX.ch', 'werk.example, bluewin.ch'])
      expect(await make(panel, domain)).toMatchObject({
        status: 400,
        error: expect.stringContaining('kann sich jede und jeder') as string,
      });
    const staff = await Panel.login(cms.url, superAdmin);
    await staff.ask('PUT', '/admin/users/me', { preferedLanguage: 'fr' });
    expect(await make(staff, 'gmail.com')).toMatchObject({
      status: 400,
      error: expect.stringContaining('N’importe qui') as string,
    });
    expect((await make(staff, 'werk-am-bach.example')).status).toBe(201);
  });
});

describe('validation', () => {
  const question = { category: 'order', title: 'Wie teste ich das?' };

  it('refuses a collection whose slug is a page of the shop', async () => {
    for (const slug of ['checkout', 'faq', 'fr', 'produkt', 'healthz', 's']) {
      expect(await panel.create(collection, { kind: 'Brands', title: 'Seite', slug })).toMatchObject({
        status: 400,
        fields: ['slug'],
      });
    }
  });

  it('lets a slug be used once per language', async () => {
    const values = { kind: 'Brands', brand: 'cilo', title: 'Pendeln', slug: 'pendeln' };
    const german = await panel.create(collection, values);
    const french = await panel.create(collection, values, 'fr');
    expect(await panel.create(collection, values)).toMatchObject({ status: 400, fields: ['slug'] });
    const publish = (entry: Entry | undefined, locale: string) =>
      panel.publish(collection, entry?.documentId ?? '', locale);
    expect(await publish(german.entry, 'de')).toMatchObject({ status: 200 });
    expect(await publish(french.entry, 'fr')).toMatchObject({ status: 200 });
  });

  it('derives the address of a collection from its title, and requires the fields of its kind', async () => {
    const { entry } = await panel.create(collection, { kind: 'Brands', title: 'Für grosse Höhen' });
    expect(entry).toMatchObject({ slug: 'fuer-grosse-hoehen' });
    const id = entry?.documentId ?? '';
    expect(await panel.publish(collection, id)).toMatchObject({ status: 400, fields: ['brand'] });
    const emptied = await panel.update(collection, id, { title: 'Für kleine Höhen', slug: '' });
    expect(emptied.entry).toMatchObject({ slug: 'fuer-kleine-hoehen' });
    const turned = await panel.update(collection, id, { kind: 'Custom', rule: { preis: '4000-1000' } });
    expect(turned).toMatchObject({ status: 400, fields: ['rule'] });
  });

  it('starts with the home page that the shop shows, and says why a block may not appear twice', async () => {
    const { entries } = await panel.list(page);
    const home = entries.find(({ key }) => key === 'home');
    const { entry } = await panel.read(page, home?.documentId ?? '');
    const blocks = z.array(z.looseObject({ __component: z.string() })).parse(entry?.blocks);
    expect(blocks.map(({ __component }) => __component)).toEqual(
      ['hero', 'stories', 'category-grid', 'steps', 'offer', 'product-row', 'promises', 'faq-teaser'].map(
        (kind) => `blocks.${kind}`,
      ),
    );
    const hero = { __component: 'blocks.hero', title: 'Zweimal' };
    const twice = await panel.update(page, home?.documentId ?? '', { blocks: [hero, hero] });
    expect(twice).toMatchObject({ status: 400, fields: ['blocks'] });
    expect(twice.message).toContain('höchstens einen Einstieg');
  });

  it('publishes no picture without a description', async () => {
    const picture = await panel.upload('ohne-worte.png', await pixel(), '');
    const { entry } = await panel.create(collection, {
      kind: 'AllBikes',
      title: 'Mit Bild',
      slug: 'mit-bild',
      picture,
    });
    const refused = await panel.publish(collection, entry?.documentId ?? '');
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.message).toContain('ohne-worte.png');
  });

  it('says that the shop is away when a field needs it', async () => {
    const answer = await panel.askPlugin('/catalogue/products?q=allegro');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Der Shop antwortet gerade nicht');
    expect((await fetch(`${cms.url}/catalogue/products`)).status).toBe(401);
  });

  it('refuses a collection with products by hand and by rule, and rules that no listing knows', async () => {
    const both = {
      kind: 'Custom',
      title: 'Beides',
      slug: 'beides',
      productSlugs: [{ slug: 'velo' }],
      rule: { marke: 'cilo' },
    };
    expect(await panel.create(collection, both)).toMatchObject({ status: 400, fields: ['rule'] });
    const unknown = { kind: 'Custom', title: 'Regel', slug: 'regel', rule: { sql: 'x' } };
    expect(await panel.create(collection, unknown)).toMatchObject({ status: 400, fields: ['rule'] });
  });

  it('publishes no question without an answer', async () => {
    const { entry } = await panel.create(faq, { ...question, answer: answer('') });
    expect(await panel.publish(faq, entry?.documentId ?? '')).toMatchObject({ status: 400, fields: ['answer'] });
  });

  it('refuses links that lead nowhere and blocks that answers do not have, in German', async () => {
    const link = { type: 'link', url: '/\\evil.example /', children: [{ type: 'text', text: 'hier' }] };
    const nowhere = [{ type: 'paragraph', children: [{ type: 'text', text: '' }, link] }];
    const heading = [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'Titel' }] }];
    for (const [blocks, words] of [
      [nowhere, 'führt nirgends hin'],
      [heading, 'Eine Überschrift hat in einer Antwort keinen Platz'],
    ] as const) {
      const refused = await panel.create(faq, { ...question, answer: blocks });
      expect(refused).toMatchObject({ status: 400, fields: ['answer'], message: expect.stringContaining(words) });
    }
  });

  it('refuses an unreadable text colour, on white or on ink', async () => {
    const notice = { title: 'Der Laden ist offen', hasCta: false };
    expect(await panel.create(liveNotification, { ...notice, textColor: '#7a7a7a' })).toMatchObject({
      status: 400,
      fields: ['textColor'],
    });
    for (const textColor of ['#ffffff', '#101315', '#1b3bd6', '#ffc800']) {
      expect((await panel.create(liveNotification, { ...notice, textColor })).status).toBe(201);
    }
  });

  it('derives address and preview of a new question, each address once per language', async () => {
    const values = { ...question, title: 'Wie komme ich über den Gotthard?', answer: answer('Mit dem Zug.') };
    const first = await panel.create(faq, values);
    const second = await panel.create(faq, values);
    expect(first.entry).toMatchObject({ slug: 'wie-komme-ich-ueber-den-gotthard', preview: 'Mit dem Zug.' });
    expect(second.entry?.slug).toBe('wie-komme-ich-ueber-den-gotthard-1');
    const changed = await panel.update(faq, first.entry?.documentId ?? '', { answer: answer('Zu Fuss.') });
    expect(changed.entry).toMatchObject({ slug: 'wie-komme-ich-ueber-den-gotthard', preview: 'Zu Fuss.' });
  });
});
