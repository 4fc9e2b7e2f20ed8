import { z } from 'zod';
import { momentInZurich } from '~/platform/zurich-time.server.ts';
import type { Gateway, GatewayTransaction } from './payment.ts';
import { PaymentProviderError } from './provider-error.ts';

const text = z.union([z.string(), z.number()]).transform(String);

const transactionSchema = z.object({
  id: text,
  status: z.string(),
  amount: z.coerce.number().int().optional(),
  /** Payrexx's own time, `2026-11-21 18:40:00`, in Zurich. */
  time: z.string().optional(),
  payment: z.looseObject({ brand: z.string().nullish() }).nullish(),
  psp: z.string().nullish(),
  /** Set on the record of a refund: the transaction that was refunded. */
  originalTransactionId: text.nullish(),
});

type PayrexxTransaction = z.infer<typeof transactionSchema>;

const gatewaySchema = z.object({
  id: text,
  hash: z.string(),
  link: z.url(),
  status: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  referenceId: text.nullish(),
  invoices: z
    .array(z.looseObject({ transactions: z.array(transactionSchema).nullish() }))
    .nullish()
    .transform((invoices) => invoices?.flatMap((invoice) => invoice.transactions ?? []) ?? []),
});

const successSchema = z.object({ status: z.literal('success'), data: z.array(gatewaySchema).min(1) });
const refusalSchema = z.object({ message: z.string() });

/**
 * Reads Payrexx's answer about one payment page. Payrexx says failures by the status of the answer, or by
 * `{"status": "error", "message": …}` in a 200.
 * @throws PaymentProviderError, temporary for 429 and 5xx and where the answer is not Payrexx's
 */
export function parseGateway(status: number, body: string): Gateway {
  const json = parseJson(body);
  const answer = successSchema.safeParse(json);
  if (status < 400 && answer.success && answer.data.data[0]) return toGateway(answer.data.data[0]);
  throw refusalOf(status, json, answer.error);
}

/**
 * Reads an answer of which it counts alone that Payrexx did what it was asked.
 * @throws PaymentProviderError as `parseGateway`
 */
export function parseSuccess(status: number, body: string): void {
  const json = parseJson(body);
  const answer = z.looseObject({ status: z.literal('success') }).safeParse(json);
  if (status >= 400 || !answer.success) throw refusalOf(status, json, answer.error);
}

function refusalOf(status: number, json: unknown, form: z.ZodError | undefined): PaymentProviderError {
  const refusal = refusalSchema.safeParse(json);
  const temporary = status === 429 || status >= 500 || json === undefined;
  const reason = refusal.success
    ? refusal.data.message
    : form
      ? `unexpected form at ${form.issues[0]?.path.join('.') ?? ''}`
      : 'no reason given';
  return new PaymentProviderError(`Payrexx answered ${status}: ${reason.slice(0, 200)}`, { temporary });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function toGateway({ referenceId, invoices, ...gateway }: z.infer<typeof gatewaySchema>): Gateway {
  return { ...gateway, reference: referenceId ?? '', transactions: transactionsOf(invoices, gateway) };
}

/** What a refund says is with the transaction that was refunded. */
const refundWords: ReadonlySet<string> = new Set([
  'refunded',
  'partially-refunded',
  'refund_pending',
  'disputed',
  'chargeback',
]);

/**
 * The tries to pay. A refund is a record of its own beside the transaction it belongs to: its status is that
 * transaction's. So is the page's, where the page has seen only one transaction.
 */
function transactionsOf(
  transactions: readonly PayrexxTransaction[],
  gateway: { amount: number; status: string },
): GatewayTransaction[] {
  const payments = transactions.filter((transaction) => !transaction.originalTransactionId);
  return payments.map((payment) => {
    const refund = transactions.findLast((each) => each.originalTransactionId === payment.id);
    const pageStatus = payments.length === 1 && refundWords.has(gateway.status) ? gateway.status : undefined;
    return {
      id: payment.id,
      status: refund?.status ?? pageStatus ?? payment.status,
      amount: payment.amount ?? gateway.amount,
      means: (payment.payment?.brand ?? payment.psp ?? 'online').toLowerCase(),
      at: momentOf(payment.time),
    };
  });
}

/** A time of Zurich without a zone, as a moment; now where there is none. */
function momentOf(time: string | undefined): Date {
  try {
    return momentInZurich(time ?? '');
  } catch {
    return new Date();
  }
}
