import { randomUUID } from 'node:crypto';
import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import { z } from 'zod';
import { formatPaymentOrder } from '~/integrations/payment-orders/pain001.ts';
import { type Database, db, type Prisma } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { debitAccount } from '~/modules/payments/qr-bill/qr-bill-account.server.ts';
import { finishPayout } from './send-payouts.server.ts';

const uuid = z.uuid();

/** Whether a payment order accepts an account: an IBAN of Switzerland or Liechtenstein that is no QR-IBAN. */
export const isPayable = (iban: string): boolean => /^(CH|LI)/.test(iban) && isIBANValid(iban) && !isQRIBAN(iban);

/** The result of creating a file. */
export type PayoutFileResult =
  | { kind: 'made'; id: string; count: number; sum: number }
  /** No transfer has an account. */
  | { kind: 'nothing' }
  /** The shop has no account to debit: `STATEMENT_IBANS` or `PAYMENT_IBAN`. */
  | { kind: 'no-account' };

/**
 * Creates a payment order from all transfers that have an account and are in no file yet. A transfer is in one file at
 * most.
 * @param note also called in the same transaction
 */
export async function makePayoutFile(
  staffEmail: string,
  note: (database: Database, made: { count: number; sum: number }) => Promise<void>,
  now = new Date(),
): Promise<PayoutFileResult> {
  if (!debitAccount()) return { kind: 'no-account' };
  return db.$transaction(async (database): Promise<PayoutFileResult> => {
    await database.$executeRaw`select pg_advisory_xact_lock(hashtextextended('payout-file', 0))`;
    const open = await database.payout.findMany({
      where: { doneAt: null, fileId: null, iban: { not: null } },
      orderBy: { createdAt: 'asc' },
    });
    const payouts = open.filter(({ iban }) => iban !== null && isPayable(iban));
    if (payouts.length === 0) return { kind: 'nothing' };
    const { id } = await database.payoutFile.create({
      data: {
        messageId: `VELORY${randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`,
        executeOn: new Date(zurichDate(now)),
        staffEmail,
      },
      select: { id: true },
    });
    await database.payout.updateMany({ where: { id: { in: payouts.map((each) => each.id) } }, data: { fileId: id } });
    const sum = payouts.reduce((total, { amount }) => total + amount, 0);
    await note(database, { count: payouts.length, sum });
    return { kind: 'made', id, count: payouts.length, sum };
  });
}

const contactOfRefund = {
  payment: { select: { checkout: { select: { contact: true } } } },
} as const satisfies Prisma.RefundSelect;

const townSchema = z.object({ zip: z.string(), city: z.string(), country_code: z.string().length(2) });

/** The shopper's town: banks require it of the payee. */
function townOf(contact: unknown): { postcode: string; name: string; country: string } | undefined {
  const found = townSchema.safeParse(contact).data;
  return found && { postcode: found.zip, name: found.city, country: found.country_code };
}

/** Renders the XML of a payment order; undefined if there is none of this id. */
export async function readPayoutFile(id: string): Promise<{ name: string; xml: string } | undefined> {
  const account = debitAccount();
  const file = await db.payoutFile.findUnique({
    where: { id },
    include: { payouts: { orderBy: { createdAt: 'asc' }, include: { refund: { select: contactOfRefund } } } },
  });
  if (!file || !account || file.payouts.length === 0) return undefined;
  const { address } = await getShopSettings('de');
  const xml = formatPaymentOrder({
    messageId: file.messageId,
    createdAt: file.createdAt,
    executeOn: file.executeOn.toISOString().slice(0, 10),
    from: { name: address.company, iban: account, town: address.town },
    transfers: file.payouts.flatMap(({ iban, refund, ...each }) =>
      iban === null ? [] : [{ ...each, iban, town: townOf(refund?.payment.checkout.contact) }],
    ),
  });
  return { name: `velory-zahlung-${file.executeOn.toISOString().slice(0, 10)}.xml`, xml };
}

/** The result of entering an account. */
export type AccountResult = 'done' | 'not-payable' | 'changed';

/** Stores the account that a transfer goes to. @param typed the IBAN as typed */
export async function setPayoutAccount(
  id: string,
  typed: string,
  note: (database: Database) => Promise<void>,
): Promise<AccountResult> {
  if (!uuid.safeParse(id).success) return 'changed';
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (!isPayable(iban)) return 'not-payable';
  return db.$transaction(async (database) => {
    const { count } = await database.payout.updateMany({ where: { id, doneAt: null, fileId: null }, data: { iban } });
    if (count === 0) return 'changed';
    await note(database);
    return 'done';
  });
}

/** Records that a transfer was sent without a file, or that the bank has executed its file. */
export async function confirmPayout(
  id: string,
  note: (database: Database) => Promise<void>,
): Promise<'done' | 'changed'> {
  if (!uuid.safeParse(id).success) return 'changed';
  return db.$transaction(async (database) => {
    if (!(await finishPayout(database, id, new Date()))) return 'changed';
    await note(database);
    return 'done';
  });
}

/** Removes a transfer from its file, after the bank has rejected it. */
export async function releasePayout(
  id: string,
  note: (database: Database) => Promise<void>,
): Promise<'done' | 'changed'> {
  if (!uuid.safeParse(id).success) return 'changed';
  return db.$transaction(async (database) => {
    const { count } = await database.payout.updateMany({
      where: { id, doneAt: null, fileId: { not: null } },
      data: { fileId: null },
    });
    if (count === 0) return 'changed';
    await note(database);
    return 'done';
  });
}

/** A transfer as the page shows it; Rappen. */
export interface PayoutView {
  id: string;
  name: string;
  iban: string | null;
  /** Whether a payment order accepts the account. */
  isPayable: boolean;
  amount: number;
  message: string;
  /** ISO date */
  day: string;
  fileId: string | null;
}

/** Finds a transfer that is not sent yet, for the page; null if there is none of this id. */
export async function readPayout(id: string): Promise<PayoutView | null> {
  if (!uuid.safeParse(id).success) return null;
  const row = await db.payout.findFirst({ where: { id, doneAt: null } });
  if (!row) return null;
  const { name, iban, amount, message, createdAt, fileId } = row;
  const day = zurichDate(createdAt);
  return { id, name, iban, isPayable: iban !== null && isPayable(iban), amount, message, day, fileId };
}

/** Payment orders with transfers that are not sent yet, the newest first. */
export async function openPayoutFiles(): Promise<{ id: string; day: string; count: number; sum: number }[]> {
  const files = await db.payoutFile.findMany({
    where: { payouts: { some: { doneAt: null } } },
    include: { payouts: { select: { amount: true } } },
    orderBy: { createdAt: 'desc' },
    take: 10,
  });
  return files.map(({ id, createdAt, payouts }) => ({
    id,
    day: zurichDate(createdAt),
    count: payouts.length,
    sum: payouts.reduce((total, { amount }) => total + amount, 0),
  }));
}
