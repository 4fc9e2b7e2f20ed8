import { createHash } from 'node:crypto';
import { documentSigning } from '~/integrations/document-signing/document-signing.server.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { signingCodeMail } from './code-mail.server.ts';
import { agreements, type CodeRequest, MAX_CODES, RESEND_SECONDS } from './signing.ts';

const DAY_MS = 86_400_000;

/** SHA-256 of a document, hex: names the exact file that was shown. */
export const digestOf = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

/**
 * Sends the code with which the contract of an order is signed, after all agreements were given. Another request
 * within a minute sends nothing; a new code voids the one before.
 * @param locale of the page on which the agreements were given: they are recorded as they were shown
 * @throws DownloadError if the document cannot be had
 */
export async function requestSigningCode(
  order: Order,
  now = new Date(),
  locale: Locale = order.locale,
): Promise<CodeRequest> {
  const contract = await db.contract.findUnique({
    where: { checkoutId: order.id },
    select: { id: true, documentId: true, signingUrl: true },
  });
  if (!contract || contract.signingUrl || !isOpenAt(order.stage, 'sign')) return 'closed';
  const contractId = contract.id;
  const t = i18nFor(locale, 'sign');
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
    const age = before ? now.getTime() - before.codeSentAt.getTime() : DAY_MS;
    if (age < RESEND_SECONDS * 1000) return 'too-soon';
    // Few codes in a day: none can be guessed.
    const codesSent = age < DAY_MS ? (before?.codesSent ?? 0) + 1 : 1;
    if (codesSent > MAX_CODES) return 'too-many';
    await database.contractSignature.upsert({
      where: { contractId },
      create: { contractId, ...state, codesSent },
      update: { ...state, codesSent },
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
