import { z } from 'zod';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { db } from '~/platform/db.server.ts';
import { maskEmail, type SigningView } from './signing.ts';
import { codeExpiry, isCodeOpen } from './signing-code.server.ts';

export { requestSigningCode } from './request-code.server.ts';
export { signContract } from './sign-contract.server.ts';

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), facts: z.array(z.object({ name: z.string(), value: z.string() })) }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.object({ cells: z.array(z.string()), total: z.boolean().optional() })),
  }),
]);

/** The stored words of a contract (`ContractDocument`). */
const contractText = z.object({
  title: z.string(),
  subtitle: z.string(),
  highlights: z.array(z.object({ name: z.string(), value: z.string() })),
  sections: z.array(z.object({ title: z.string(), blocks: z.array(block) })),
  parties: z.array(z.object({ role: z.string(), name: z.string(), lines: z.array(z.string()) })),
});

/**
 * The contract of an order for the page where it is signed.
 * @param link names the order in the address of its PDF
 * @returns null if there is nothing to sign: paid once, not checked yet, ended, signed elsewhere
 */
export async function signingView(order: Order, { token }: OrderLink, now = new Date()): Promise<SigningView | null> {
  const contract = await db.contract.findUnique({
    where: { checkoutId: order.id },
    select: { id: true, signingUrl: true, content: true, signature: { omit: { signedPdf: true } } },
  });
  if (!contract?.content) return null;
  const { signature } = contract;
  const isSigned = Boolean(signature?.signedAt);
  if (!isSigned && (contract.signingUrl || !isOpenAt(order.stage, 'sign'))) return null;
  const isCodeSent = signature !== null && !isSigned && isCodeOpen(signature, now);
  return {
    number: order.number,
    step: isSigned ? 'done' : isCodeSent ? 'code' : 'start',
    document: contractText.parse(contract.content),
    pdfHref: `/api/document-signing/downloadDocument/${contract.id}${token ? `?${new URLSearchParams({ token }).toString()}` : ''}`,
    name: `${order.contact.firstname} ${order.contact.lastname}`,
    maskedEmail: maskEmail(order.contact.email),
    codeUntil: isCodeSent ? codeExpiry(signature).toISOString() : null,
    signedAt: signature?.signedAt?.toISOString() ?? null,
  };
}
