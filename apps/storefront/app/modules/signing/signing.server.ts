import { contractDocument } from '~/modules/after-order/contract.server.ts';
import type { OrderLink } from '~/modules/orders/order-link.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { db } from '~/platform/db.server.ts';
import { maskEmail, type SigningView } from './signing.ts';
import { codeExpiry, isCodeOpen } from './signing-code.server.ts';

export { requestSigningCode } from './request-code.server.ts';
export { signContract } from './sign-contract.server.ts';

/**
 * The contract of an order for the page where it is signed.
 * @param link names the order in the address of its PDF
 * @returns null if there is nothing to sign: paid once, not checked yet, ended, signed elsewhere
 */
export async function signingView(order: Order, { token }: OrderLink, now = new Date()): Promise<SigningView | null> {
  const contract = await db.contract.findUnique({
    where: { checkoutId: order.id },
    select: { id: true, signingUrl: true, signature: { omit: { signedPdf: true } } },
  });
  if (!contract) return null;
  const { signature } = contract;
  const isSigned = Boolean(signature?.signedAt);
  if (!isSigned && (contract.signingUrl || !isOpenAt(order.stage, 'sign'))) return null;
  const { title, subtitle, highlights, sections, parties } = await contractDocument(order);
  const isCodeSent = signature !== null && !isSigned && isCodeOpen(signature, now);
  return {
    number: order.number,
    step: isSigned ? 'done' : isCodeSent ? 'code' : 'start',
    document: { title, subtitle, highlights, sections, parties },
    pdfHref: `/api/document-signing/downloadDocument/${contract.id}${token ? `?${new URLSearchParams({ token }).toString()}` : ''}`,
    name: `${order.contact.firstname} ${order.contact.lastname}`,
    maskedEmail: maskEmail(order.contact.email),
    codeUntil: isCodeSent ? codeExpiry(signature).toISOString() : null,
    signedAt: signature?.signedAt?.toISOString() ?? null,
  };
}
