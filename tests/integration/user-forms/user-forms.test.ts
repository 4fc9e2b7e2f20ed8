import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryTable } from '~/modules/user-forms/entry-table.server.ts';
import { contentTypes } from '~/modules/content/types/content-types.server.ts';
import { tableCsv } from '~/modules/staff/table-csv.server.ts';
import { action as mark, loader as adminPage } from '~/pages/admin/user-forms/route.tsx';
import type { UserForm } from '~/modules/user-forms/user-forms.ts';
import { action, loader } from '~/pages/user-form/route.tsx';
import { db } from '~/platform/db.server.ts';
import { Device } from '../identity/device.ts';
import seed from '../../../cms/src/seed/demo-user-forms.json' with { type: 'json' };
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { actsOf, colleague, type Someone } from '../staff/team.ts';
import { userFormsModule } from '~/modules/user-forms/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const placeholders = { email: 'x@velory.example', phone: '1' };

/** The first form of the demonstration, as the snapshot stores it, with a checkbox. */
function formOf(locale: 'de' | 'fr'): UserForm {
  const [first] = seed;
  if (!first) throw new Error('The demonstration has no form.');
  const { fields, ...rest } = first[locale];
  const box = { label: 'Ich komme', kind: 'checkbox', required: true };
  const entry = { documentId: 'form-1', ...rest, fields: [...fields, box] };
  return contentTypes['user-form'].parse(entry, { locale, placeholders });
}

const forms = { de: formOf('de'), fr: formOf('fr') };
let nadia: Someone;

beforeAll(async () => {
  nadia = await colleague();
  await db.contentDocument.deleteMany({ where: { type: 'user-form' } });
  for (const locale of ['de', 'fr'] as const) {
    const data = JSON.parse(JSON.stringify(forms[locale])) as object;
    await db.contentDocument.create({ data: { type: 'user-form', documentId: 'form-1', locale, data } });
  }
});
beforeEach(() => clearJobs());

const nameOf = (label: string, form = forms.de) => form.fields.find((field) => field.label === label)?.name ?? '';

/** A correctly filled form. */
const filled = (email: string, key: string = randomUUID()): Record<string, string> => ({
  key,
  [nameOf('Firma')]: 'Muster AG',
  [nameOf('Dein Name')]: 'Lea Muster',
  [nameOf('E-Mail')]: email,
  [nameOf('Wie viele seid ihr?')]: '10 bis 30',
  [nameOf('Ich komme')]: 'ja',
});

const call = (route: typeof action | typeof loader, path: string, form?: Record<string, string>): Promise<unknown> => {
  const slug = path.split('?')[0]?.split('/').at(-1) ?? '';
  const body = form && new URLSearchParams(form);
  const request = new Request(`http://localhost:3000${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { Accept: 'text/html' },
    body,
  });
  return Promise.resolve(route({ request, params: { slug }, context: {} })).catch((thrown: unknown) => thrown);
};
const send = (form: Record<string, string>, path = '/formular/firmenanlass') => call(action, path, form);
const entriesOf = (email: string) => db.userFormEntry.findMany({ where: { email } });

describe('A form that editors built', () => {
  it('is at its address in both languages, with its questions in order', async () => {
    const page = await call(loader, '/formular/firmenanlass');
    expect(page).toMatchObject({
      data: {
        form: { title: 'Firmenanlass', submitLabel: 'Anfrage senden' },
        page: { alternates: { de: '/formular/firmenanlass', fr: '/fr/formulaire/evenement-d-entreprise' } },
      },
    });
    expect(forms.de.fields.map(({ kind }) => kind)).toEqual(
      ['line', 'line', 'email', 'phone', 'choice', 'date', 'text', 'checkbox'], // prettier-ignore
    );
    const moved = (await call(loader, '/fr/formulaire/firmenanlass')) as Response;
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/fr/formulaire/evenement-d-entreprise']);
    expect(await call(loader, '/formular/gibt-es-nicht')).toMatchObject({ init: { status: 404 } });
  });

  it('is stored once as sent, with the sentence that was agreed to, and tells the team nothing of the person', async () => {
    const email = `${randomUUID()}@example.ch`;
    const form = filled(email.toUpperCase());
    const answers = (await Promise.all([send(form), send(form), send(form)])) as Response[];
    for (const answer of answers)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/formular/firmenanlass?gesendet=1']);
    const [entry, ...more] = await entriesOf(email);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ title: 'Firmenanlass', consentText: forms.de.consent, locale: 'de' });
    expect(entry?.answers).toContainEqual({ label: 'Wie viele seid ihr?', value: '10 bis 30' });
    expect(entry?.answers).toContainEqual({ label: 'Ich komme', value: 'ja' });
    const jobs = await waitingJobs();
    expect(jobs.map(({ identifier }) => identifier)).toEqual(['chat.send']);
    expect(JSON.stringify(jobs)).not.toMatch(/Muster|example\.ch/i);
  });

  it('names the error of each answer and loses nothing', async () => {
    const typed = {
      ...filled('keine-adresse'),
      [nameOf('Firma')]: '',
      [nameOf('Telefon')]: 'ruf an',
      [nameOf('Wie viele seid ihr?')]: '1000',
      [nameOf('Wunschtag')]: '31.2.',
      [nameOf('Was sollen wir sonst wissen?')]: 'x'.repeat(4001),
    };
    const { [nameOf('Ich komme')]: _box, ...unticked } = typed;
    const answer = await send(unticked);
    expect(answer).toMatchObject({
      init: { status: 400 },
      data: {
        error: {
          [nameOf('Firma')]: ['required'],
          [nameOf('E-Mail')]: ['email'],
          [nameOf('Telefon')]: ['number'],
          [nameOf('Wie viele seid ihr?')]: ['choice'],
          [nameOf('Wunschtag')]: ['date'],
          [nameOf('Was sollen wir sonst wissen?')]: ['long'],
          [nameOf('Ich komme')]: ['required'],
        },
        initialValue: { [nameOf('Dein Name')]: 'Lea Muster', [nameOf('Telefon')]: 'ruf an' },
      },
    });
  });

  it('asks again if an editor has changed a question meanwhile', async () => {
    const { [nameOf('Firma')]: company, ...others } = filled(`${randomUUID()}@example.ch`);
    expect(await send({ ...others, 'f-0000000000': company ?? '' })).toMatchObject({
      data: { error: { [nameOf('Firma')]: ['required'] } },
    });
  });

  it('is read by staff, marked and fetched as CSV that no spreadsheet runs; each is in the log', async () => {
    const email = `${randomUUID()}@example.ch`;
    await send({ ...filled(email), [nameOf('Firma')]: '=HYPERLINK("https://evil.test")' });
    const [entry] = await entriesOf(email);
    const id = entry?.id ?? '';
    const browser = new Device();
    browser.plant(nadia.cookie);
    const open = async () => {
      const { data } = await browser.ask(adminPage, '/admin/formulare');
      return (data.table as { rows: { id: string }[] }).rows.map((each) => each.id);
    };
    const marked = async (entryId: string) =>
      (await browser.ask(mark, '/admin/formulare', { intent: 'done', id: entryId })).status;
    expect(await open()).toContain(id);
    expect([await marked(id), await marked(id), await marked('x')]).toEqual([303, 400, 400]);
    expect(await open()).not.toContain(id);
    const csv = await tableCsv(nadia, entryTable, new URLSearchParams('stand=erledigt'));
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
    expect(await actsOf(nadia)).toEqual(
      expect.arrayContaining(['user-forms.list', 'user-form.done', 'user-forms.export']),
    );
  });

  it('is forgotten after two years', async () => {
    const email = `${randomUUID()}@example.ch`;
    await send(filled(email));
    await db.userFormEntry.updateMany({
      where: { email },
      data: { createdAt: new Date(Date.now() - 731 * 86_400_000) },
    });
    await removeExpired(userFormsModule.retention);
    expect(await entriesOf(email)).toEqual([]);
  });
});
