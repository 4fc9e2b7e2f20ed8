import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { Person } from '~/platform/modules.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { orderPlanFile } from '~/modules/orders/schedule.server.ts';
import { listOrdersOfCustomer } from './orders-of-customer.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import type { MadeFile } from '~/platform/file-answer.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { downloadContract, findContractOf } from './contract.server.ts';
import { MAGIC_DOC_DAYS, type MagicDocKind, type OpenedDocument } from './magic-docs.ts';
import { documentMail } from './magic-docs/document-mail.server.ts';
import { hasScheduleToKeep } from './schedule-files.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The documents of an order that can be sent now. */
export async function documentsOf(checkoutId: string): Promise<MagicDocKind[]> {
  const order = await findOrderById(checkoutId);
  if (!order) return [];
  const contract = await findContractOf(checkoutId);
  return [
    ...(contract?.isOpen ? (['contract'] as const) : []),
    ...(hasScheduleToKeep(order) ? (['schedule'] as const) : []),
  ];
}

/**
 * Creates a link to a document of an order (spec §3: magicDocs), valid for 14 days, and mails it to the order's
 * shopper.
 * @param database the transaction
 * @returns its id, or null if the order has no such document
 */
export async function sendDocument(
  database: Database,
  { checkoutId, kind, now = new Date() }: { checkoutId: string; kind: MagicDocKind; now?: Date },
): Promise<string | null> {
  if (!(await documentsOf(checkoutId)).includes(kind)) return null;
  const expiresAt = new Date(now.getTime() + MAGIC_DOC_DAYS * DAY);
  const { id } = await database.magicDoc.create({
    data: { checkoutId, kind, createdAt: now, expiresAt },
    select: { id: true },
  });
  await addJob(database, documentMail, { documentId: id }, { key: `document-link:${id}` });
  return id;
}

/** Revokes a link. @returns false if it was not valid any more */
export async function endDocument(database: Database, id: string, now = new Date()): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false;
  const where = { id, endedAt: null, expiresAt: { gt: now } };
  const { count } = await database.magicDoc.updateMany({ where, data: { endedAt: now } });
  return count > 0;
}

/** The link of a token while it is valid. */
async function findOpen(token: string, now: Date) {
  const id = verifySignedId('magic-doc', token);
  const link = id
    ? await db.magicDoc.findUnique({ where: { id }, include: { checkout: { select: { number: true } } } })
    : null;
  if (!link) return { kind: id ? 'expired' : 'unknown' } as const;
  if (link.endedAt || link.expiresAt <= now) return { kind: 'expired' } as const;
  // A link does not open a document that is no longer available, such as the contract of a cancelled order.
  const isThere = (await documentsOf(link.checkoutId)).includes(link.kind);
  return isThere ? ({ kind: 'open', link } as const) : ({ kind: 'expired' } as const);
}

/** Shows what a link opens, without counting a download. */
export async function openDocument(token: string, now = new Date()): Promise<OpenedDocument> {
  const found = await findOpen(token, now);
  if (found.kind !== 'open') return found;
  const { kind: document, checkout, expiresAt } = found.link;
  return { kind: 'open', document, number: checkout.number, expiresAt: expiresAt.toISOString() };
}

/**
 * Reads the file of a link and counts the download.
 * @param locale of the reader
 * @returns null if the link is invalid; `unavailable` if the contract service is unavailable
 */
export async function fetchDocument(
  token: string,
  { locale, now = new Date() }: { locale: Locale; now?: Date },
): Promise<MadeFile | 'unavailable' | null> {
  const found = await findOpen(token, now);
  if (found.kind !== 'open') return null;
  const { id, kind, checkoutId } = found.link;
  const file = kind === 'contract' ? await contractFile(checkoutId) : await scheduleOf(checkoutId, locale, now);
  if (typeof file !== 'object' || file === null) return file;
  await db.magicDoc.update({ where: { id }, data: { opened: { increment: 1 }, lastOpenedAt: now } });
  return file;
}

async function contractFile(checkoutId: string): Promise<MadeFile | 'unavailable' | null> {
  const contract = await findContractOf(checkoutId);
  if (!contract) return null;
  const result = await downloadContract(contract);
  if ('problem' in result) return 'unavailable';
  return { name: `Velory-${contract.number}.pdf`, type: 'application/pdf', body: new Uint8Array(result.pdf) };
}

async function scheduleOf(checkoutId: string, locale: Locale, now: Date): Promise<MadeFile | null> {
  const order = await findOrderById(checkoutId);
  return order && orderPlanFile('pdf', { order, locale, now });
}

/** Removes the links to documents of a person's orders: retained documents must not be readable by a link. */
export async function eraseDocumentLinks(database: Database, person: Person): Promise<void> {
  await database.magicDoc.deleteMany({ where: { checkoutId: { in: await listOrdersOfCustomer(database, person) } } });
}
