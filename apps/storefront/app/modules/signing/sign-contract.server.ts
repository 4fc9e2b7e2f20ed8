import { documentSigning } from '~/integrations/document-signing/document-signing.server.ts';
import { moveOrder } from '~/modules/fulfilment/fulfilment.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { type ContractSignature, db } from '~/platform/db.server.ts';
import { addAuditPage } from './audit-page.server.ts';
import { digestOf } from './request-code.server.ts';
import type { SignResult } from './signing.ts';
import { isCodeOpen, signingCode } from './signing-code.server.ts';

/**
 * Signs the contract of an order with the code that its shopper got. The signature is the fact `contract`, which the
 * financing partner may have reported before: then the order stays as it is and the signature is stored beside it.
 * @param code as typed, digits only
 * @throws DownloadError if the document cannot be had
 */
export async function signContract(order: Order, code: string, now = new Date()): Promise<SignResult> {
  const contract = await db.contract.findUnique({
    where: { checkoutId: order.id },
    select: { id: true, documentId: true, signature: true },
  });
  if (!contract?.signature) return 'closed';
  const { id: contractId, documentId, signature } = contract;
  const isRight = (sent: ContractSignature) => isCodeOpen(sent, now) && signingCode(sent) === code;
  const signedPdf = isRight(signature) ? await createSignedPdf(order, { documentId, signature, now }) : null;
  return db.$transaction(async (database) => {
    await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
    const sent = await database.contractSignature.findUniqueOrThrow({ where: { contractId } });
    if (sent.signedAt) return 'closed';
    if (!isCodeOpen(sent, now)) return 'expired';
    // The document is no longer the one that the shopper agreed to.
    if (isRight(sent) && !signedPdf) return 'expired';
    if (!isRight(sent) || !signedPdf) {
      await database.contractSignature.update({ where: { contractId }, data: { attempts: { increment: 1 } } });
      return 'wrong';
    }
    const moved = await moveOrder(database, { checkoutId: order.id, fact: 'contract', who: 'shopper', at: now });
    if (moved.kind !== 'moved' && moved.kind !== 'known') return 'closed';
    await database.contractSignature.update({
      where: { contractId },
      data: { signedAt: now, signedPdf: new Uint8Array(signedPdf) },
    });
    return 'signed';
  });
}

/** @returns the signed document; null if it is no longer the one that the shopper read */
async function createSignedPdf(
  order: Order,
  { documentId, signature, now }: { documentId: string; signature: ContractSignature; now: Date },
): Promise<Buffer | null> {
  const contract = await documentSigning().download(documentId);
  if (digestOf(contract) !== signature.digest) return null;
  const { firstname, lastname, email } = order.contact;
  return addAuditPage(contract, {
    number: order.number,
    locale: order.locale,
    name: `${firstname} ${lastname}`,
    email,
    digest: signature.digest,
    agreements: signature.agreements,
    codeSentAt: signature.codeSentAt,
    signedAt: now,
  });
}
