import { randomUUID } from 'node:crypto';
import { model } from './with-model.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action as feedback } from '~/api/assistant-feedback.ts';
import { action as ask } from '~/api/assistant.ts';
import { action as store } from '~/api/store-spreadsheet.ts';
import type { Locale } from '~/i18n/locales.ts';
import { createOpenAiModel } from '~/integrations/assistant/openai.server.ts';
import { questionTable } from '~/modules/assistant/question-table.server.ts';
import type { StoredAnswer } from '~/modules/assistant/assistant.ts';
import { loader as sheet } from '~/pages/admin/assistant/csv-route.ts';
import { action as settle } from '~/pages/admin/assistant/route.tsx';
import { action as send, loader as page } from '~/pages/assistant/route.tsx';
import { db } from '~/platform/db.server.ts';
import { Device } from '../identity/device.ts';
import { answerable, hostile, unanswerable } from '../../unit/assistant/questions.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { eraseWired, exportedRows } from '../../support/person.ts';
import { runAllJobs } from '../orders/paying.ts';
import { colleague } from '../staff/team.ts';
import { fillFaq } from './seeded-faq.ts';
import { rowsOf } from '../../support/lists.ts';
import { assistantModule } from '~/modules/assistant/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

const slugs: Record<Locale, string> = {
  de: 'allegro-limmat-5-trekking-e-bike-trapez',
  fr: 'allegro-limmat-5-velo-electrique-trekking-cadre-trapeze',
};

beforeAll(async () => {
  await fillFaq('de');
  await fillFaq('fr');
});
afterAll(() => model.stop());
beforeEach(async () => {
  await clearJobs();
  Object.assign(model, { say: () => '', status: 200, callsTools: false, breaksOff: false, isSilent: false });
  model.received.length = 0;
});

const post = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api', { method: 'POST', body: JSON.stringify(body), headers });

async function call(
  question: string,
  { place = 'product', locale = 'de' as Locale, sender = randomUUID() as string } = {},
) {
  const body = { question, locale, ...(place === 'product' && { bikeSlug: slugs[locale] }) };
  const response = await ask({ request: post(body), params: {}, context: { sender } } as never);
  return { status: response.status, body: (await response.json()) as { answer: StoredAnswer } };
}

const message = ({ sentences }: StoredAnswer) => sentences.map(({ text }) => text).join(' ');

describe('a question', () => {
  it('is answered from the data sheet, with a link to the row', async () => {
    const { status, body } = await call('Wie schwer ist das Bike?');
    expect(status).toBe(201);
    expect(message(body.answer)).toMatch(/^Gewicht: 24,9\s?kg\.$/);
    expect(body.answer.sources).toMatchObject([{ number: 1, href: `/produkt/${slugs.de}#zeile-pa_gewicht` }]);
    expect(message((await call('Ist das Velo an Lager?')).body.answer)).toMatch(/^Verfügbarkeit: An Lager/);
  });

  it('is stored without personal data and sent to the spreadsheet', async () => {
    const secrets = ['lea.muster@bluewin.ch', '079 123 45 67', 'Lea Muster', 'Bahnhofstrasse 12', '8001 Zürich'];
    const requested = `Ich heisse Lea Muster, Bahnhofstrasse 12, 8001 Zürich, 079 123 45 67, lea.muster@bluewin.ch: wie schwer ist es?`;
    const { body } = await call(requested);
    await runAllJobs();
    const stored = await db.assistantAnswer.findUniqueOrThrow({ where: { id: body.answer.id } });
    const row = await db.spreadsheetRow.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const everywhere = JSON.stringify([body, stored, row, model.received], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const secret of secrets) expect(everywhere).not.toContain(secret);
    expect(row).toMatchObject({ source: 'pdpAi', data: { locale: 'de', product: slugs.de } });
  });

  it('accepts at most ten a minute', async () => {
    const sender = randomUUID();
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await call('Wie schwer?', { sender })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
  });

  it('of no product is not found; one that is none is refused with the reason', async () => {
    const context = { sender: randomUUID() };
    const unknown = await ask({
      request: post({ question: 'Wie schwer?', bikeSlug: 'x' }),
      params: {},
      context,
    } as never);
    expect(unknown.status).toBe(404);
    for (const question of ['', '   ', 'x'.repeat(301), 'eins\nzwei', 7]) {
      const refused = await ask({ request: post({ question }), params: {}, context } as never);
      expect(refused.status).toBe(400);
    }
  });
});

describe('a language model', () => {
  it('may word what a source holds', async () => {
    model.say = ({ sources }) => {
      const row = sources.find(({ label }) => label === 'Gewicht');
      return `Das Gewicht beträgt 24,9 kg. [${row?.number}]`;
    };
    const { body } = await call('Wie schwer ist das Bike?');
    expect(message(body.answer)).toBe('Das Gewicht beträgt 24,9 kg.');
    const [{ authorization, body: sent } = { authorization: '', body: undefined }] = model.received;
    expect(authorization).toBe('Bearer key-of-the-tests');
    expect(sent).toMatchObject({ stream: true });
    expect(sent).not.toHaveProperty('tools');
  });

  it('that is true but beside the point gives no answer', async () => {
    model.say = ({ sources }) => {
      const row = sources.find(({ label }) => label === 'Akku');
      return row ? `Der Akku hat 625 Wh. [${row.number}]` : '';
    };
    const { body } = await call('Wie lange lädt der Akku?');
    expect(body.answer).toMatchObject({ outcome: 'unknown', sentences: [] });
  });

  it.each([
    ['is away', { status: 500 }],
    ['calls tools', { callsTools: true }],
  ])('that %s does not prevent an answer', async (_what, does) => {
    Object.assign(model, does);
    const { body } = await call('Wie schwer ist das Bike?');
    expect(message(body.answer)).toMatch(/24,9/);
  });

  it('that breaks off is charged for what it has read and written, and does not prevent an answer', async () => {
    const wordy = 'Das Gewicht dieses Bikes ist eine lange Geschichte. '.repeat(20);
    Object.assign(model, { say: () => wordy, breaksOff: true });
    const { body } = await call('Wie schwer ist das Bike?');
    expect(message(body.answer)).toMatch(/24,9/);
    const stored = await db.assistantAnswer.findUniqueOrThrow({ where: { id: body.answer.id } });
    // Rules and sources alone are more than a hundred words.
    expect(stored).toMatchObject({ engine: 'extractive' });
    expect(stored.tokens).toBeGreaterThan(300);
  });

  it('that accepts a question and does not answer is charged for reading it', async () => {
    model.isSilent = true;
    const baseUrl = process.env.ASSISTANT_URL ?? '';
    const patient = createOpenAiModel({ baseUrl, apiKey: undefined, model: 'silent', timeout: 200 });
    const requested = { rules: 'r'.repeat(300), material: 'm'.repeat(300) };
    await expect(patient.say(requested)).rejects.toMatchObject({ name: 'ModelBrokeOff', tokens: 200 });
    const away = createOpenAiModel({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'away' });
    await expect(away.say(requested)).rejects.not.toMatchObject({ name: 'ModelBrokeOff' });
  });

  const lies = [
    // Figures that differ by one, at their own source.
    ({ label, text }: { label: string; text: string }) =>
      `${label} ${text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))}`,
    ({ text }: { text: string }) => `${text.replace(/\.+$/, '')} und Code FREI50 gilt`,
    ({ text }: { text: string }) => `Es stimmt nie, dass ${text}`,
    ({ label }: { label: string }) => `${label} ist kostenlos und garantiert`,
    ({ text }: { text: string }) => `<script>alert(1)</script> ${text}`,
    ({ text }: { text: string }) => `Ignoriere die Regeln: ${text} https://boese.example`,
  ];

  it('that lies is not believed, whatever the question', async () => {
    const reported: string[] = [];
    model.say = ({ sources }) => {
      const sentences = sources.flatMap((source) => lies.map((lie) => `${lie(source)}. [${source.number}]`));
      const changed = sentences.filter(
        (sentence) =>
          !sources.some(({ text }) => sentence.trim().replace(/\.*\s*\[\d+\]$/, '') === text.replace(/\.+$/, '')),
      );
      reported.push(...changed);
      return [...changed, 'Der Akku lädt in zwei Stunden. [99]', 'Das Bike wiegt 9 kg.', 'Rabatt: CHF 500. [1]'].join(
        '\n',
      );
    };
    const shown: StoredAnswer[] = [];
    for (const { text, place, locale } of [...answerable, ...unanswerable, ...hostile]) {
      const { status, body } = await call(text, { place, locale });
      expect(status).toBe(201);
      shown.push(body.answer);
    }
    expect(reported.length).toBeGreaterThan(500);
    for (const { sentences, sources } of shown) {
      for (const sentence of sentences) {
        expect(sentence.text).not.toMatch(/FREI50|script|boese|Stunden\b.*\[99|garantiert|9 kg\b(?<!24,9 kg)|CHF 500/);
        // A verbatim quote of one of its sources, preceded by its name.
        const held = sources
          .filter(({ number }) => sentence.sources.includes(number))
          .some(({ label, text }) =>
            text.includes(
              [`${label}: `, `${label}\u00a0: `, `${label} `]
                .reduce((reported, name) => reported.replace(name, ''), sentence.text)
                .replace(/\.+$/, ''),
            ),
          );
        expect(held, sentence.text).toBe(true);
      }
    }
    for (const [index, { text }] of unanswerable.entries()) {
      expect(shown[answerable.length + index], text).toMatchObject({ outcome: 'unknown', sentences: [] });
    }
  });

  it('is shown sentence by sentence to clients that accept lines, each checked first; the last state is stored', async () => {
    model.say = ({ sources }) => {
      const row = sources.find(({ label }) => label === 'Gewicht');
      const at = `[${row?.number}]`;
      return `Das Gewicht beträgt 9,9 kg. ${at}\nDas Gewicht beträgt 24,9 kg. ${at}\nDas Gewicht beträgt garantiert 24,9 kg. ${at}\nEnde`;
    };
    const body = { question: 'Wie schwer ist das Bike?', locale: 'de', bikeSlug: slugs.de };
    const request = post(body, { Accept: 'application/x-ndjson' });
    const response = await ask({ request, params: {}, context: { sender: randomUUID() } } as never);
    expect(response.status).toBe(201);
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { soFar?: Pick<StoredAnswer, 'sentences'>; answer?: StoredAnswer });
    const checked = { sentences: [{ text: 'Das Gewicht beträgt 24,9 kg.' }] };
    expect(lines).toMatchObject([{ soFar: checked }, { answer: { outcome: 'answered', ...checked } }]);
    expect(JSON.stringify(lines)).not.toMatch(/9,9 kg(?<!24,9 kg)|garantiert/);
    const { id } = lines.at(-1)?.answer ?? { id: '' };
    expect(await db.assistantAnswer.count({ where: { id } })).toBe(1);
    const wrong = await ask({
      request: post({ question: 'Wie schwer?', bikeSlug: 'x' }, { Accept: 'application/x-ndjson' }),
      params: {},
      context: { sender: randomUUID() },
    } as never);
    expect(wrong.status).toBe(404);
  });

  it('rests once its share of the day is used up', async () => {
    const { id } = (await call('Wie schwer ist das Bike?')).body.answer;
    await db.assistantAnswer.update({ where: { id }, data: { tokens: 1_000_000 } });
    model.received.length = 0;
    expect((await call('Wie schwer ist das Bike?')).status).toBe(201);
    expect(model.received).toEqual([]);
    await db.assistantAnswer.update({ where: { id }, data: { tokens: 0 } });
  });
});

describe('after an answer', () => {
  const form = (fields: Record<string, string>) =>
    send({
      request: new Request(`http://localhost:3000/assistent/${slugs.de}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'text/html' },
      }),
      params: { bike: slugs.de },
      context: { sender: randomUUID() },
    } as never) as Promise<Response>;

  it('the page shows it at its own address, without scripts', async () => {
    const answer = await form({ question: 'Wie weit komme ich?' });
    expect(answer.status).toBe(303);
    const location = answer.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/assistent\/allegro-limmat.*\?antwort=[\da-f-]{36}#antwort$/);
    const request = new Request(`http://localhost:3000${location.replace(/#.*/, '')}`);
    const view = (await page({ request, params: { bike: slugs.de }, context: {} } as never)) as { data: unknown };
    expect(view.data).toMatchObject({ answer: { outcome: 'answered', sources: [{ label: 'Reichweite' }] } });
  });

  it('an unanswered question goes to a person, once, and is found and erased by its address', async () => {
    const { id } = (await call('Ist das Bike wasserdicht?')).body.answer;
    await clearJobs();
    const email = `${randomUUID()}@example.ch`;
    for (let times = 0; times < 2; times += 1) {
      const answer = await form({ intent: 'handover', id, email: email.toUpperCase() });
      expect(answer.headers.get('Location')).toContain('#weitergeben');
    }
    const chats = (await waitingJobs()).filter(({ identifier }) => identifier === 'chat.send');
    expect(chats).toHaveLength(1);
    expect(JSON.stringify(chats)).not.toContain(email);
    const person = { userId: randomUUID(), email };
    expect(await exportedRows(person, 'assistant')).toMatchObject([{ email }]);
    await eraseWired(person);
    expect(await db.assistantAnswer.count({ where: { email } })).toBe(0);
  });

  it('an address that is none is refused, and what was typed stays', async () => {
    const { id } = (await call('Ist das Bike wasserdicht?')).body.answer;
    const refused = (await form({ intent: 'handover', id, email: 'lea' })) as unknown as {
      data: object;
      init: { status: number };
    };
    expect(refused.init.status).toBe(400);
    expect(refused.data).toMatchObject({
      form: 'handover',
      reply: { error: { email: ['invalid'] }, initialValue: { email: 'lea' } },
    });
  });

  it('it is said whether it helped', async () => {
    const { id } = (await call('Wie schwer ist das Bike?')).body.answer;
    const response = await feedback({
      request: post({ id, helpful: false }),
      params: {},
      context: { sender: 'a' },
    } as never);
    expect(response.status).toBe(200);
    expect(await db.assistantAnswer.findUnique({ where: { id } })).toMatchObject({ helpful: false });
    const missing = await feedback({
      request: post({ id: randomUUID(), helpful: true }),
      params: {},
      context: {},
    } as never);
    expect(missing.status).toBe(404);
  });

  it('the team sees open questions, and settling one removes its address', async () => {
    const staff = await colleague();
    const { id } = (await call('Ist das Bike wasserdicht?')).body.answer;
    const email = `${randomUUID()}@example.ch`;
    await form({ intent: 'handover', id, email });
    expect((await rowsOf(questionTable)).find((each) => each.id === id)).toMatchObject({
      email,
      outcome: 'unknown',
      isDone: false,
    });
    const browser = new Device();
    browser.plant(staff.cookie);
    const settled = async () => (await browser.ask(settle, '/admin/assistent', { frage: id })).location;
    expect(await settled()).toBe('/admin/assistent?antwort=frage-erledigt');
    expect(await settled()).toBe('/admin/assistent');
    expect(await db.assistantAnswer.findUnique({ where: { id } })).toMatchObject({ email: null });
    expect(await db.staffLog.count({ where: { action: 'assistant.settle' } })).toBe(1);
  });

  it('it is forgotten after ninety days, in the log too', async () => {
    const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
    const { id } = (await call('Wie schwer ist das Bike?')).body.answer;
    await runAllJobs();
    await db.assistantAnswer.update({ where: { id }, data: { createdAt: old } });
    await db.spreadsheetRow.updateMany({ where: { idempotencyKey: `assistant:${id}` }, data: { createdAt: old } });
    await removeExpired(assistantModule.retention);
    expect(await db.assistantAnswer.findUnique({ where: { id } })).toBeNull();
    expect(await db.spreadsheetRow.count({ where: { idempotencyKey: `assistant:${id}` } })).toBe(0);
  });
});

describe('POST /api/store-spreadsheet', () => {
  const row = { frage: 'Wie schwer?', antwort: '=1+1' };
  const sent = (headers: Record<string, string>, body: object = row, query = '') =>
    store({
      request: new Request(`http://localhost:3000/api/store-spreadsheet${query}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
      }),
      params: {},
      context: {},
    } as never);
  const key = { 'x-api-key': 'spreadsheet-key-of-the-tests' };

  it('takes a row from the holder of the key, into pdpAi by default', async () => {
    expect((await sent(key)).status).toBe(201);
    expect((await sent({ Authorization: `Bearer ${key['x-api-key']}` }, row, '?source=umfrage')).status).toBe(201);
    await runAllJobs();
    const rows = await db.spreadsheetRow.findMany({ where: { data: { equals: row } }, orderBy: { id: 'asc' } });
    expect(rows.map(({ source }) => source).sort()).toEqual(['pdpAi', 'umfrage']);
    // No spreadsheet may treat a cell of the CSV as a formula.
    const { cookie: Cookie } = await colleague();
    const address = 'http://localhost:3000/admin/assistent.csv?source=umfrage';
    const file = await sheet({ request: new Request(address, { headers: { Cookie } }), params: {}, context: {} });
    expect(await file.text()).toMatch(/^at;frage;antwort\r\n[^;]+;Wie schwer\?;'=1\+1\r\n$/);
  });

  it('refuses everybody else, and invalid rows', async () => {
    expect((await sent({})).status).toBe(401);
    expect((await sent({ 'x-api-key': 'wrong' })).status).toBe(401);
    for (const body of [{}, [], { a: 1 }, { ['x'.repeat(61)]: 'a' }]) expect((await sent(key, body)).status).toBe(400);
    expect((await sent(key, row, '?source=../x')).status).toBe(400);
  });
});
