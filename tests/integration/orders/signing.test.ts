import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action, loader } from '~/pages/sign/route.tsx';
import { contractJob, downloadContract, findContractOf } from '~/modules/after-order/contract.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { requestSigningCode, signContract, signingView } from '~/modules/signing/signing.server.ts';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import { placed, runJobs } from './paying.ts';

beforeAll(() => wireModules());
beforeEach(clearJobs);

const MINUTE_MS = 60_000;

const reload = async ({ id }: Order): Promise<Order> => {
  const order = await findOrderById(id);
  if (!order) throw new Error('The order is gone.');
  return order;
};

const note = ({ id }: Order, fact: 'checked' | 'contract') =>
  db.$transaction((database) => moveOrder(database, { checkoutId: id, fact, who: 'financing-partner' }));

/** An order of a plan whose check was passed and whose contract is there. */
async function checkedOrder(locale: 'de' | 'fr' = 'de'): Promise<Order> {
  const order = await placed({ locale });
  await runJobs([contractJob.name]);
  await note(order, 'checked');
  await clearJobs();
  return reload(order);
}

/** The code of the last mail about an order. */
async function mailedCode(order: Order): Promise<string> {
  await runJobs(['mail.signing-code']);
  const mails = await db.localMail.findMany({
    where: { recipient: order.contact.email, text: { contains: order.number } },
    orderBy: { id: 'desc' },
  });
  return mails.flatMap(({ subject }) => /^\d{6}\b/.exec(subject)?.[0] ?? [])[0] ?? 'no mail';
}

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const signatureOf = ({ id }: Order) =>
  db.contractSignature.findFirstOrThrow({ where: { contract: { checkoutId: id } } });

describe('a contract', () => {
  it('is signed with the mailed code: the order moves on, and the PDF has an audit page', async () => {
    const order = await checkedOrder();
    const contract = await findContractOf(order.id);
    if (!contract) throw new Error('There is no contract.');
    const before = await downloadContract(contract);
    expect(await requestSigningCode(order)).toBe('sent');
    expect((await signingView(order, {}))?.step).toBe('code');
    expect(await signContract(order, await mailedCode(order))).toBe('signed');

    expect((await reload(order)).signedOn).not.toBeNull();
    const event = await db.orderEvent.findFirstOrThrow({ where: { checkoutId: order.id, kind: 'contract' } });
    expect(event.who).toBe('shopper');
    const after = await downloadContract(contract);
    if (!('pdf' in before) || !('pdf' in after)) throw new Error('The contract could not be read.');
    const pages = async (pdf: Buffer) => (await PDFDocument.load(pdf)).getPageCount();
    expect(await pages(after.pdf)).toBe((await pages(before.pdf)) + 1);
    const text = (await linesOf(after.pdf)).join(' ');
    expect(text).toContain('Code bestätigt');
    expect(text).toContain((await signatureOf(order)).digest.slice(0, 32));
    expect((await signingView(await reload(order), {}))?.step).toBe('done');
  });

  it('is not signed with a wrong code, and after five of them not with the right one', async () => {
    const order = await checkedOrder();
    await requestSigningCode(order);
    const code = await mailedCode(order);
    for (let attempt = 0; attempt < 5; attempt++) expect(await signContract(order, wrongOf(code))).toBe('wrong');
    expect(await signContract(order, code)).toBe('expired');
    expect((await reload(order)).signedOn).toBeNull();
  });

  it('takes a code for ten minutes, and another one after a minute, which voids the first', async () => {
    const order = await checkedOrder();
    const start = new Date();
    const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
    expect(await requestSigningCode(order, start)).toBe('sent');
    const first = await mailedCode(order);
    expect(await requestSigningCode(order, at(0.5))).toBe('too-soon');
    expect(await signContract(order, first, at(10))).toBe('expired');
    expect(await requestSigningCode(order, at(2))).toBe('sent');
    const second = await mailedCode(order);
    if (first !== second) expect(await signContract(order, first, at(3))).toBe('wrong');
    expect(await signContract(order, second, at(3))).toBe('signed');
  });

  it('gets six codes in a day, so that none can be guessed', async () => {
    const order = await checkedOrder();
    const start = new Date();
    const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
    for (let sent = 0; sent < 6; sent++) expect(await requestSigningCode(order, at(2 * sent))).toBe('sent');
    expect(await requestSigningCode(order, at(12))).toBe('too-many');
    expect(await requestSigningCode(order, at(24 * 60 + 11))).toBe('sent');
  });

  it('is signed once, however often the code is sent at the same time', async () => {
    const order = await checkedOrder();
    await requestSigningCode(order);
    const code = await mailedCode(order);
    const results = await Promise.all(Array.from({ length: 5 }, () => signContract(order, code)));
    expect(results.sort()).toEqual(['closed', 'closed', 'closed', 'closed', 'signed']);
    expect(await db.orderEvent.count({ where: { checkoutId: order.id, kind: 'contract' } })).toBe(1);
  });

  it('is not signed here before the check, nor once the financing partner has reported it', async () => {
    const early = await placed();
    await runJobs([contractJob.name]);
    expect(await requestSigningCode(early)).toBe('closed');
    expect(await signingView(early, {})).toBeNull();
    const order = await checkedOrder();
    await requestSigningCode(order);
    const code = await mailedCode(order);
    await note(order, 'contract');
    expect(await signContract(order, code)).toBe('signed');
    expect(await db.orderEvent.count({ where: { checkoutId: order.id, kind: 'contract' } })).toBe(1);
    expect(await requestSigningCode(await reload(order))).toBe('closed');
  });
});

describe('the page of a contract', () => {
  const address = (order: Order, query = '') =>
    `http://localhost:3000/fr/commande/contrat?token=${order.updateCheckoutDocToken}${query}`;
  const post = (order: Order, fields: Record<string, string>) =>
    action({
      request: new Request(address(order), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'text/html' },
      }),
      params: {},
      context: { sender: '203.0.113.9' } as never,
    });

  it('names a missing tick and a code of five digits, and opens for the order’s own link alone', async () => {
    const order = await checkedOrder('fr');
    const refused = await post(order, { read: 'on', identity: 'on' });
    expect(refused).toMatchObject({ init: { status: 400 }, data: { error: { electronic: ['required'] } } });
    const sent = await post(order, { read: 'on', identity: 'on', electronic: 'on' });
    expect(sent).toBeInstanceOf(Response);
    expect(await post(order, { intent: 'sign', code: '12 345' })).toMatchObject({
      data: { error: { code: ['invalid'] } },
    });
    const wrong = await post(order, { intent: 'sign', code: wrongOf(await mailedCode(order)) });
    expect(wrong).toMatchObject({ data: { error: { code: ['wrong'] } } });
    const stranger = new Request('http://localhost:3000/fr/commande/contrat?token=nobody');
    await expect(loader({ request: stranger, params: {}, context: {} as never })).rejects.toMatchObject({
      status: 404,
    });
  });
});
