import { createHash } from 'node:crypto';
import { documentSigning } from '~/integrations/document-signing/document-signing.server.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { signingCodeMail } from './code-mail.server.ts';
import { agreements, type CodeRequest, RESEND_SECONDS } from './signing.ts';

/** SHA-256 of a document, hex: names the exact file that was shown. */
export const digestOf = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/**
 * Sends the code with which the contract of an order is signed, after all agreements were given. Another request
 * within a minute sends nothing; a new code voids the one before.
 * @throws DownloadError where the document cannot be had
 */
export async function requestSigningCode(order: Order, now = new Date()): Promise<CodeRequest> {
  const contract = await db.contract.findUnique({
    where: { checkoutId: order.id },
    select: { id: true, documentId: true, signingUrl: true },
  });
  if (!contract || contract.signingUrl || !isOpenAt(order.stage, 'sign')) return 'closed';
  const contractId = contract.id;
  const t = i18nFor(order.locale, 'sign');
  const name = `${order.contact.firstname} ${order.contact.lastname}`;
  const state = {
    digest: digestOf(await documentSigning().download(contract.documentId)),
    agreements: agreements.map((agreement) => t(`agree.${agreement}`, { name })),
    codeSentAt: now,
    attempts: 0,
  };
  return db.$transaction(async (database) => {
    await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
    const before = await database.contractSignature.findUnique({ where: { contractId } });
    if (before?.signedAt) return 'closed';
    if (before && now.getTime() - before.codeSentAt.getTime() < RESEND_SECONDS * 1000) return 'too-soon';
    await database.contractSignature.upsert({
      where: { contractId },
      create: { contractId, ...state },
      update: state,
    });
    const codeSentAt = now.toISOString();
    await addJob(
      database,
      signingCodeMail,
      { contractId, codeSentAt },
      { key: `signing-code:${contractId}:${codeSentAt}` },
    );
    return 'sent';
  });
}
