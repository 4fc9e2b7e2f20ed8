import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loader as file } from '~/api/document-file.ts';
import { documentTable } from '~/modules/after-order/document-table.server.ts';
import { createContract } from '~/modules/after-order/contract.server.ts';
import { documentsOf } from '~/modules/after-order/magic-docs.server.ts';
import { sendStaffDocument } from '~/modules/staff/order-acts.server.ts';
import { action as end } from '~/pages/admin/documents/route.tsx';
import { loader as page } from '~/pages/document/route.tsx';
import { db } from '~/platform/db.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';
import { actsOf, colleague, type Someone } from '../staff/team.ts';
import { placed, runJobs } from './paying.ts';
import { rowsOf } from '../../support/lists.ts';
import { afterOrderModule } from '~/modules/after-order/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';

let nadia: Someone;
const linksOf = async (checkoutId: string) => {
  const { number } = await db.checkout.findUniqueOrThrow({ where: { id: checkoutId }, select: { number: true } });
  return (await rowsOf(documentTable)).filter((link) => link.number === number);
};

/** Ends a link on the team's page. @returns whether it was valid */
async function ended(id = ''): Promise<boolean> {
  const browser = new Device();
  browser.plant(nadia.cookie);
  const { status } = await browser.ask(end, '/admin/dokumente', { id });
  return status === 303;
}

beforeAll(async () => {
  nadia = await colleague();
});
beforeEach(() => clearJobs());

/** Sends a document of an order. @returns the path of the mailed link */
async function sent(checkoutId: string, kind: string): Promise<string> {
  expect(await sendStaffDocument(nadia, checkoutId, kind)).toEqual({ kind: 'done' });
  await runJobs(['mail.document-link']);
  const [mail] = await db.localMail.findMany({ orderBy: { id: 'desc' }, take: 1 });
  return /http:\/\/localhost:3000(\/\S*token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const fileOf = (link: string) =>
  link.replace('/dokument?', '/dokument/datei.pdf?').replace('/document?', '/document/fichier.pdf?');

const fetched = (link: string) =>
  file({ request: new Request(`http://localhost:3000${fileOf(link)}`), params: {}, context: {} });

describe('a document by link', () => {
  it('is mailed by staff, opens on any device, and is counted when it is fetched', async () => {
    const { id, number } = await placed();
    await createContract({ checkoutId: id });
    expect(await documentsOf(id)).toEqual(['contract', 'schedule']);
    const link = await sent(id, 'contract');
    expect(await new Device().ask(page, link)).toMatchObject({
      status: 200,
      data: { opened: { kind: 'open', document: 'contract', number } },
    });
    expect((await linksOf(id))[0]).toMatchObject({ opened: 0, state: 'open' });
    const answer = await fetched(link);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await linksOf(id))[0]).toMatchObject({ opened: 1 });
    expect(await actsOf(nadia)).toContain('document.send');
  });

  it('is the payment schedule in the language of its order', async () => {
    const { id } = await placed({ locale: 'fr' });
    const link = await sent(id, 'schedule');
    expect(link).toMatch(/^\/fr\/document\?/);
    const answer = await fetched(link);
    expect(answer.headers.get('Content-Disposition')).toContain('plan-de-paiement');
  });

  it('is what the order has only, and no longer than it has it', async () => {
    const once = await placed({ once: true });
    expect(await documentsOf(once.id)).toEqual([]);
    for (const kind of ['contract', 'schedule', 'passport']) {
      expect((await sendStaffDocument(nadia, once.id, kind)).kind).toBe('refused');
    }
    const { id } = await placed();
    const link = await sent(id, 'schedule');
    await db.fulfilment.update({ where: { checkoutId: id }, data: { stage: 'cancelled' } });
    expect(await new Device().ask(page, link)).toMatchObject({ status: 410, data: { opened: { kind: 'expired' } } });
  });

  it('opens nothing once it has expired or was ended, nor if it is forged', async () => {
    const { id } = await placed();
    const link = await sent(id, 'schedule');
    const [first] = await linksOf(id);
    expect(await ended(first?.id)).toBe(true);
    expect(await ended(first?.id)).toBe(false);
    expect(await ended('x')).toBe(false);
    const answer = await fetched(link);
    expect([answer.status, answer.headers.get('Location')?.split('?')[0]]).toEqual([303, '/dokument']);

    const second = await sent(id, 'schedule');
    await db.magicDoc.updateMany({ where: { checkoutId: id }, data: { expiresAt: new Date(), endedAt: null } });
    expect(await new Device().ask(page, second)).toMatchObject({ status: 410 });
    for (const { id: over } of await linksOf(id)) expect(await ended(over)).toBe(false);
    expect(await db.magicDoc.count({ where: { checkoutId: id, endedAt: { not: null } } })).toBe(0);

    const third = await sent(id, 'schedule');
    const token = new URL(third, 'http://localhost:3000').searchParams.get('token') ?? '';
    const forged = `/dokument?token=${randomUUID()}${token.slice(36)}`;
    expect(await new Device().ask(page, forged)).toMatchObject({ status: 404, data: { opened: { kind: 'unknown' } } });
  });

  it('is forgotten a month after it was over', async () => {
    const { id } = await placed();
    await sent(id, 'schedule');
    await db.magicDoc.updateMany({
      where: { checkoutId: id },
      data: { expiresAt: new Date(Date.now() - 31 * 86_400_000) },
    });
    await removeExpired(afterOrderModule.retention);
    expect(await linksOf(id)).toEqual([]);
  });
});
