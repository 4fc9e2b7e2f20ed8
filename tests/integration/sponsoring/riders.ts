import { randomUUID } from 'node:crypto';
import { addLocalTransaction, changeLocalStatus, findLocalGateway } from '~/integrations/payment/local.server.ts';
import { daysAfter } from '~/modules/financing/financing.ts';
import { contribute, makePage } from '~/modules/sponsoring/sponsoring.server.ts';
import { sponsoringModule } from '~/modules/sponsoring/module.server.ts';
import { db } from '~/platform/db.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { completeJob, waitingJobs } from '../../support/jobs.ts';
import { createProduct, firstVariant, type ProductFacts, type TestProduct } from '../checkout/shop.ts';

export interface TestPage {
  id: string;
  token: string;
  key: string;
  email: string;
  product: TestProduct;
}

/** A rider's page for a bike; its goal in Rappen. */
export async function createPage({
  goal = 1080_00,
  ...facts
}: ProductFacts & { goal?: number } = {}): Promise<TestPage> {
  const product = await createProduct(facts);
  const email = `${randomUUID()}@example.ch`;
  const made = await makePage({
    variantId: firstVariant(product),
    goal,
    email,
    locale: 'de',
    isListed: false,
    title: 'Lea fährt bald.',
    story: 'Zur Arbeit, von Wollishofen nach Oerlikon.',
    firstName: 'Lea',
    endsOn: daysAfter(zurichDate(new Date()), 30),
  });
  if (!made.ok) throw new Error(`The page was not made: ${JSON.stringify(made.errors)}`);
  const { id } = await db.sponsorMe.findUniqueOrThrow({ where: { token: made.token } });
  return { id, token: made.token, key: made.key, email, product };
}

/** A pledged contribution, with the hash of its payment page. */
export async function promise(token: string, amount: number, name = 'Tom') {
  const promised = await contribute(token, {
    amount,
    name,
    email: `${randomUUID()}@example.ch`,
    message: 'Fahr für mich mit.',
    isHidden: false,
    locale: 'de',
  });
  if (!promised.ok) throw new Error(`Nothing was promised: ${promised.reason}`);
  const { id } = await db.sponsorMePayment.findUniqueOrThrow({ where: { ticket: promised.ticket } });
  return { id, ticket: promised.ticket, hash: promised.link?.split('/').at(-1) ?? '' };
}

/** Pays on a page of the local provider, without notifying the shop. */
export async function pay(hash: string): Promise<void> {
  await addLocalTransaction(hash, { status: 'confirmed', means: 'twint' });
  await changeLocalStatus(hash, 'confirmed');
}

/** Runs the module's jobs that are due, each twice, as a repeated delivery would. @returns mails by recipient */
export async function deliver(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const due = (await waitingJobs()).filter(({ runAt }) => runAt <= new Date());
    const own = due.flatMap((waiting) => {
      const job = [...sponsoringModule.jobs, ...sponsoringModule.mails].find(({ name }) => name === waiting.identifier);
      return job ? [{ job, ...waiting }] : [];
    });
    if (own.length === 0) return;
    for (const { job, id, payload } of own) {
      const run = { idempotencyKey: `sponsoring-test:${id}`, signal: AbortSignal.timeout(10_000) };
      await job.handle(payload, run);
      await job.handle(payload, run);
      await completeJob(id);
    }
  }
}

/** What became of every franc that a page received: what counts, and what was or will be returned. */
export async function ledger(sponsorMeId: string) {
  const transactions = await db.sponsorMeTransaction.findMany({
    where: { payment: { sponsorMeId } },
    include: { refunds: true, payment: { select: { state: true, gatewayId: true } } },
  });
  const came = transactions
    .filter(({ status }) => ['confirmed', 'refunded', 'partially_refunded'].includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  const back = transactions.flatMap(({ refunds }) => refunds).reduce((sum, { amount }) => sum + amount, 0);
  const counted = transactions
    .filter(({ isCounted, payment }) => isCounted && payment.state === 'paid')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { came, back, counted };
}

/** The provider's own books: Rappen that were paid on the payment pages of a rider's page. */
export async function paidAtProvider(hashes: readonly string[]): Promise<number> {
  const pages = await Promise.all(hashes.map(findLocalGateway));
  return pages.flatMap((page) => page?.transactions ?? []).reduce((sum, { amount }) => sum + amount, 0);
}
