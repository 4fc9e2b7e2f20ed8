import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { db, type LocalGateway, Prisma } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import type { Gateway, PaymentProvider } from './payment.ts';
import { PaymentProviderError } from './provider-error.ts';

/*
 * A payment provider of our own, for development and demo: pages at `/dev/pay/{hash}`, kept in the database. What a
 * tester does there is done by the functions below, then told to the shop by a signed webhook, as a real provider does.
 */

const transactionsSchema = z.array(
  z.object({
    id: z.string(),
    status: z.string(),
    amount: z.number(),
    means: z.string(),
    at: z.coerce.date(),
    /** Rappen that were sent back of it. */
    refunded: z.number().default(0),
  }),
);

type LocalTransaction = z.infer<typeof transactionsSchema>[number];

function toGateway(row: LocalGateway): Gateway {
  const { id, hash, status, amount, reference } = row;
  return {
    id: `local-${id}`,
    hash,
    link: `${env().PUBLIC_URL}/dev/pay/${hash}`,
    status,
    amount,
    currency: 'CHF',
    reference,
    transactions: transactionsSchema.parse(row.transactions),
  };
}

export function createLocalPaymentProvider(): PaymentProvider {
  const [secret = ''] = env().SESSION_SECRET.split(',');
  return {
    means: ['twint', 'visa', 'mastercard'],
    webhookKey: createHmac('sha256', secret).update('local payment webhook').digest('hex'),
    async createGateway({ contact: _contact, validMinutes: _validMinutes, ...request }) {
      const hash = randomBytes(16).toString('hex');
      return toGateway(await db.localGateway.create({ data: { ...request, hash } }));
    },
    async findGateway(id) {
      const number = Number(/^local-(\d{1,9})$/.exec(id)?.[1]);
      const row = Number.isInteger(number) && (await db.localGateway.findUnique({ where: { id: number } }));
      if (!row) throw new PaymentProviderError(`There is no local payment page ${id}.`, { temporary: false });
      return toGateway(row);
    },
    refund: refundLocally,
  };
}

/**
 * Sends money of a page back.
 * @throws PaymentProviderError if there is no such transaction, or less of it is left
 */
async function refundLocally(transactionId: string, amount: number): Promise<void> {
  const refusal = new PaymentProviderError(`There is no local transaction ${transactionId} of that much.`, {
    temporary: false,
  });
  const row = await db.localGateway.findFirst({
    where: { transactions: { array_contains: [{ id: transactionId }] } },
    select: { hash: true },
  });
  if (!row) throw refusal;
  await changeLocalGateway(row.hash, (transactions) => {
    const transaction = transactions.find(({ id }) => id === transactionId);
    const refunded = (transaction?.refunded ?? 0) + amount;
    if (!transaction || refunded > transaction.amount) throw refusal;
    const status = refunded === transaction.amount ? 'refunded' : 'partially-refunded';
    return {
      status,
      transactions: transactions.map((each) => (each.id === transactionId ? { ...each, status, refunded } : each)),
    };
  });
}

/** A payment page as its visitor sees it; null if there is none with this hash. */
export async function findLocalGateway(hash: string) {
  const row = await db.localGateway.findUnique({ where: { hash } });
  if (!row) return null;
  const { purpose, locale, successUrl, failedUrl, cancelUrl } = row;
  return { ...toGateway(row), purpose, locale, successUrl, failedUrl, cancelUrl };
}

/** A page with what its visitor may see and where it leads. */
export type LocalGatewayPage = NonNullable<Awaited<ReturnType<typeof findLocalGateway>>>;

/** Adds a try to pay to a page and gives it its status. */
export async function addLocalTransaction(hash: string, { status, means }: { status: string; means: string }) {
  return changeLocalGateway(hash, (transactions, amount) => {
    const id = randomBytes(6).toString('hex');
    return { status, transactions: [...transactions, { id, status, amount, means, at: new Date(), refunded: 0 }] };
  });
}

/** Changes the status of a page and of its last try to pay: refunds, chargebacks, the end of its time. */
export async function changeLocalStatus(hash: string, status: string) {
  return changeLocalGateway(hash, (transactions) => ({
    status,
    transactions: transactions.map((each, index) => (index === transactions.length - 1 ? { ...each, status } : each)),
  }));
}

async function changeLocalGateway(
  hash: string,
  change: (transactions: LocalTransaction[], amount: number) => { status: string; transactions: LocalTransaction[] },
): Promise<void> {
  await db.$transaction(async (database) => {
    await database.$queryRaw(Prisma.sql`select from local_gateway where hash = ${hash} for update`);
    const row = await database.localGateway.findUniqueOrThrow({ where: { hash } });
    const { status, transactions } = change(transactionsSchema.parse(row.transactions), row.amount);
    const stored = transactions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
    await database.localGateway.update({ where: { hash }, data: { status, transactions: stored } });
  });
}
