import { db } from '~/platform/db.server.ts';
import type { Order } from '../checkout/checkout.server.ts';
import type { AfterOrderView } from './after-order.ts';
import { contractView } from './contract.server.ts';
import { idDocumentView } from './id-document.server.ts';
import { insuranceView } from './insurance.server.ts';
import type { OrderLink } from './order-link.ts';
import { uploadBucket } from './uploads.server.ts';

/**
 * What still has to be done for an order, and what is done.
 * @param link how the visitor came to the order: carried on by links and forms
 */
export async function afterOrderView(order: Order, { token }: OrderLink): Promise<AfterOrderView> {
  const [idDocument, insurance, contract, flags] = await Promise.all([
    order.payOneTime ? null : idDocumentView(order),
    insuranceView(order),
    contractView(order),
    db.checkout.findUniqueOrThrow({ where: { id: order.id }, select: { processed: true } }),
  ]);
  const link = token ? { token } : { nr: order.number };
  const query = token ? `?${new URLSearchParams({ token }).toString()}` : '';
  const { id, state, signingUrl } = contract;
  return {
    link,
    idDocument,
    processed: flags.processed,
    insurance: insurance.yearly > 0 ? insurance : null,
    contract: { state, signingUrl, href: id && `/api/document-signing/downloadDocument/${id}${query}` },
    uploadBucket: uploadBucket(),
  };
}
