import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCmsDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startStrapi, stopServices } from '../../support/services.ts';
import {
  answer,
  component,
  editor,
  type Entry,
  faq,
  limmatAdmin,
  organization,
  Panel,
  readApi,
  superAdmin,
} from './cms-client.ts';
import { query } from './database.ts';

let databaseUrl: string;
let cms: ServiceProcess;
let panel: Panel;

beforeAll(async () => {
  databaseUrl = await createCmsDatabase();
  cms = await startStrapi({ databaseUrl });
  panel = await Panel.login(cms.url, editor);
}, 120_000);

afterAll(stopServices);

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
  it('says who changed what and when, the newest first, and nothing of the seed', async () => {
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
    const [mine, other] = [await created('Meine?'), await created('Andere?')];
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
  const isPublished = async (title: string) => {
    const path = `faq-entries?locale=de&filters[title]=${encodeURIComponent(title)}`;
    return (await readApi(cms.url, path, testSecrets.CMS_API_TOKEN)).entries.length > 0;
  };

  it('publish an entry and take it back, and the history says by whom', async () => {
    const entry = await created('Erscheint das von selbst?');
    const answered = await plan(entry, { publishAt: inSeconds(2), unpublishAt: inSeconds(6) });
    expect(answered).toMatchObject({ status: 200, data: { problem: null } });
    expect(await isPublished(String(entry.title))).toBe(false);
    await vi.waitFor(async () => expect(await isPublished(String(entry.title))).toBe(true), {
      timeout: 8000,
      interval: 200,
    });
    await vi.waitFor(async () => expect(await isPublished(String(entry.title))).toBe(false), {
      timeout: 10_000,
      interval: 200,
    });
    expect((await historyOf(entry)).slice(0, 2).map(({ action, by }) => [action, by])).toEqual([
      ['unpublish', 'Luc Favre (geplant)'],
      ['publish', 'Luc Favre (geplant)'],
    ]);
    expect((await plan(entry, {})).data).toEqual({ publishAt: null, unpublishAt: null, problem: null });
  });

  it('are refused in German where they can not be kept', async () => {
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

  it('say why where the entry could not be published', async () => {
    const { entry } = await panel.create(faq, { category: 'order', title: 'Ohne Antwort geplant?' });
    if (!entry) throw new Error('the question was not made');
    await plan(entry, { publishAt: inSeconds(1) });
    await vi.waitFor(
      async () => {
        const { data } = await panel.ask('GET', `/editorial/plan/${faq}/${entry.documentId}?locale=de`);
        expect((data as { problem: string | null }).problem).toMatch(/Antwort/);
      },
      { timeout: 8000, interval: 200 },
    );
  });
});
