import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentReference } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { action, loader } from '~/pages/admin/payments/route.tsx';
import { loader as csvFile } from '~/pages/admin/csv-route.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { entryFile, entryWith, ubsFile } from '../../support/bank-files.ts';
import { paymentOf, placed } from '../orders/paying.ts';
import { actsOf, colleague, someone } from './team.ts';

const PAGE = 'http://localhost:3000/admin/zahlungen';
let nadia: Awaited<ReturnType<typeof colleague>>;

beforeAll(async () => {
  wireModules();
  nadia = await colleague();
});
beforeEach(async () => {
  await db.payout.deleteMany();
  await db.bankStatement.deleteMany();
});

const request = (search: string, init?: RequestInit, cookie = nadia.cookie) =>
  new Request(`${PAGE}${search}`, { ...init, headers: { Cookie: cookie } });

const open = (search = '') => loader({ request: request(search), params: {}, context: {} });

/** Sends a form of the page. @returns where it leads, or why it was refused */
async function send(fields: Record<string, string | File>, search = ''): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await action({ request: request(search, { method: 'POST', body }), params: {}, context: {} });
  if (answer instanceof Response) return answer.headers.get('Location') ?? '';
  return answer.data.refusal;
}

let next = 0;
const upload = (content: string) => send({ intent: 'read', file: new File([content], 'auszug.xml') });
const newRef = () => `PAGE${String(++next).padStart(10, '0')}`;

const bankPayment = async (order: Order, amount = '1080.00') => ({
  amount,
  ref: newRef(),
  qrReference: paymentReference('CH4431999123000889012', {
    sequence: (await paymentOf(order)).sequence,
    number: order.number,
  }),
});

describe('the page of payments', () => {
  it('reads a statement, shows what matched, books it, and notes each act', async () => {
    const order = await placed();
    const payments = [await bankPayment(order), { amount: '12.30', ref: newRef(), name: 'Kantonale Steuern' }];
    const location = await upload(ubsFile(payments, { id: newRef() }));
    expect(location).toMatch(/^\/admin\/zahlungen\?auszug=[\da-f-]{36}&antwort=auszug-gelesen#auszug$/);
    const search = location.slice('/admin/zahlungen'.length).replace(/#.*/, '');
    const { statement, table } = await open(search);
    expect(statement).toMatchObject({ matchedSum: 1080_00, counts: { matched: 1, held: 1 }, isUntouched: true });
    expect((await paymentOf(order)).transactions).toEqual([]);
    expect(table.count).toBeGreaterThan(0);
    expect(await send({ intent: 'book-statement', id: statement?.id ?? '' }, search)).toContain(
      'antwort=auszug-gebucht',
    );
    expect(await paymentOf(order)).toMatchObject({ status: 'confirmed' });
    expect(await send({ intent: 'remove-statement', id: statement?.id ?? '' })).toContain('schon etwas gebucht');
    expect(await upload(ubsFile(payments, { id: newRef() }))).toContain('antwort=auszug-bekannt');
    const acts = await actsOf(nadia);
    expect(acts).toContain('bank-statement.read');
    expect(acts).toContain('bank-statement.book');
    expect(acts).toContain('payments.list');
  });

  it('names the errors of a file', async () => {
    expect(await upload('a,b,c')).toContain('kein vollständiges XML');
    expect(await send({ intent: 'read' })).toBe('Wähl einen Auszug der Bank.');
  });

  it('assigns, sets aside and returns what no rule could book', async () => {
    const order = await placed();
    await upload(
      entryFile(entryWith({ amount: '<Amt Ccy="CHF">300.00</Amt>', ref: `<AcctSvcrRef>${newRef()}</AcctSvcrRef>` })),
    );
    await upload(
      ubsFile(
        [
          { amount: '9.90', ref: newRef() },
          { amount: '8.80', ref: newRef() },
        ],
        { id: newRef() },
      ),
    );
    const [first, second, third] = await db.bankTransaction.findMany({ orderBy: { amount: 'desc' } });
    const id = first?.id ?? '';
    expect((await open(`?eingang=${id}`)).entry).toMatchObject({ amount: 300_00, isBookable: true });
    expect(await send({ intent: 'assign', id, number: 'VE-XXXX-XXXX' })).toContain('gibt es nicht');
    expect(await send({ intent: 'assign', id, number: order.number.toLowerCase() }, `?eingang=${id}`)).toBe(
      '/admin/zahlungen?antwort=gebucht',
    );
    expect(await send({ intent: 'assign', id, number: order.number })).toContain('inzwischen jemand entschieden');
    expect(await paymentOf(order)).toMatchObject({ status: 'part_paid' });
    expect(await send({ intent: 'set-aside', id: second?.id ?? '', reason: ' ' })).toContain('Schreib kurz');
    expect(await send({ intent: 'set-aside', id: second?.id ?? '', reason: 'Zins' })).toContain('beiseitegelegt');
    expect(await send({ intent: 'return', id: third?.id ?? '' })).toContain('zum-zurueckzahlen');
    const { table } = await open('?stand=zurueck');
    expect(table.rows).toMatchObject([{ kind: 'payout', amount: 8_80, who: 'Mia Keller' }]);
  });

  it('books what a colleague enters, once a form, and takes it back with a reason', async () => {
    const order = await placed();
    const { booking } = await open();
    const fields = {
      intent: 'book',
      number: order.number,
      amount: '350',
      day: booking.today,
      means: 'cash',
      key: booking.formKey,
    };
    expect(await send({ ...fields, amount: 'viel' })).toContain('Gib einen Betrag');
    expect(await send(fields)).toContain('antwort=gebucht');
    expect(await send(fields)).toContain('antwort=gebucht');
    const { transactions } = await paymentOf(order);
    expect(transactions).toMatchObject([{ amount: 350_00, means: 'cash', bookedBy: nadia.email }]);
    const id = transactions[0]?.id ?? '';
    expect((await open(`?buchung=${id}`)).reversible).toMatchObject({ number: order.number, amount: 350_00 });
    expect(await send({ intent: 'reverse', id, reason: '' })).toContain('Schreib kurz');
    expect(await send({ intent: 'reverse', id, reason: 'Vertippt' }, `?buchung=${id}`)).toBe(
      '/admin/zahlungen?antwort=buchung-zurueck',
    );
    expect((await paymentOf(order)).status).toBe('waiting');
  });

  it('is for the team only, and so is its file', async () => {
    const stranger = await someone();
    await expect(loader({ request: request('', {}, stranger.cookie), params: {}, context: {} })).rejects.toMatchObject({
      status: 404,
    });
    const file = await csvFile({
      request: new Request(`${PAGE}.csv?stand=eingegangen`, { headers: { Cookie: nadia.cookie } }),
      params: {},
      context: {},
    });
    expect((await file.text()).split('\n')[0]).toContain('Datum;Von;Weg;Betrag');
  });
});
