import type { z } from 'zod';
import { PaymentProviderError } from '~/integrations/payment/provider-error.ts';
import { type FieldProblems, fieldProblems } from '~/platform/api.server.ts';
import { db } from '~/platform/db.server.ts';
import { ensurePaymentLink } from './create-link.server.ts';
import { generateLinkSchema, tokenSchema, updateLinkSchema } from '~/modules/payments/link-calls.schema.server.ts';

/** Why a request about a payment link was refused. */
export interface CallRefusal {
  status: 400 | 401 | 403 | 404 | 409 | 503;
  code: string;
  message: string;
  fields?: FieldProblems;
}

export type CallResult<Data> = { ok: true; data: Data } | { ok: false; refusal: CallRefusal };

function refuse(status: CallRefusal['status'], code: string, message: string, fields?: FieldProblems) {
  return { ok: false, refusal: { status, code, message, ...(fields && { fields }) } } as const;
}

/** The response of `generate`. */
export interface LinkData {
  paymentLink: string;
  status: string;
  hash: string;
}

/**
 * Returns the payment link of a checkout to its owner, and creates one if none is valid (spec §7:
 * downPayment/link/generate). The server's amount applies: another `paymentPrice` is refused with 409 and changes
 * nothing.
 * @param body as it was sent
 */
export async function generatePaymentLink(body: unknown): Promise<CallResult<LinkData>> {
  const call = await openedCall(body, generateLinkSchema, ({ referenceId }) => referenceId);
  if (!call.ok) return call;
  const { input, payment } = call;
  if (!payment) return refuse(409, 'nothing_due', 'Nothing is due at once for this checkout');
  if (Math.round(input.paymentPrice * 100) !== payment.amount - payment.covered || !isWholeRappen(input.paymentPrice)) {
    return refuse(409, 'price_mismatch', 'paymentPrice is not what this checkout has to pay');
  }
  if (payment.paidAt) return refuse(409, 'already_paid', 'This payment is complete');
  try {
    const page = await ensurePaymentLink({ paymentId: payment.id });
    if (!page) return refuse(409, 'not_payable_online', 'This payment is not made online');
    const { status } = await db.payment.findUniqueOrThrow({ where: { id: payment.id }, select: { status: true } });
    return { ok: true, data: { paymentLink: page.link, status, hash: page.hash } };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return refuse(503, 'provider_unavailable', 'The payment provider does not answer; the link will follow');
  }
}

/**
 * Compares a client's data about its payment link with the server's (spec §7: payrexx-firebase-update). Nothing is
 * written: any difference, above all in the status, is refused with 409.
 * @param body as it was sent
 */
export async function confirmPaymentLink(body: unknown): Promise<CallResult<Record<string, never>>> {
  const call = await openedCall(body, updateLinkSchema, ({ checkoutDocId }) => checkoutDocId);
  if (!call.ok) return call;
  const { input, payment } = call;
  const page = payment?.gateways[0];
  const isSame =
    payment?.linkUpdated === input.payrexxUpdated &&
    payment.status === input.payrexxStatus &&
    payment.checkoutId === input.payrexxReferenceId &&
    page?.link === input.payrexxLink &&
    page.hash === input.payrexxHash;
  return isSame
    ? { ok: true, data: {} }
    : refuse(409, 'link_mismatch', 'This is not what the server knows of the payment');
}

/** Whether an amount in francs has at most two decimals. */
function isWholeRappen(francs: number): boolean {
  return Math.abs(francs * 100 - Math.round(francs * 100)) < 1e-6;
}

function findOwned(token: string) {
  return db.checkout.findUnique({
    where: { updateCheckoutDocToken: token },
    select: { id: true, payment: { include: { gateways: { orderBy: { id: 'desc' }, take: 1 } } } },
  });
}

/**
 * Checks access to a checkout by its token: first the token, then the rest of the body, then the document.
 * @param idOf reads the checkout's id from the body
 */
async function openedCall<Input>(body: unknown, schema: z.ZodType<Input>, idOf: (input: Input) => string) {
  const token = tokenSchema.safeParse(body);
  if (!token.success) return refuse(401, 'unauthorized', 'updateCheckoutDocToken is missing');
  const owned = await findOwned(token.data.updateCheckoutDocToken);
  if (!owned) return refuse(401, 'unauthorized', 'updateCheckoutDocToken opens nothing');
  const parsed = schema.safeParse(body);
  if (!parsed.success) return refuse(400, 'invalid', 'The call does not fit', fieldProblems(parsed.error));
  const id = idOf(parsed.data);
  if (owned.id === id) return { ok: true, input: parsed.data, payment: owned.payment } as const;
  const other = await db.checkout.findUnique({ where: { id }, select: { id: true } });
  return other
    ? refuse(403, 'forbidden', 'This token opens another checkout')
    : refuse(404, 'unknown_checkout', 'There is no such checkout');
}
