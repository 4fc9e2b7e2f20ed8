import { z } from 'zod';
import { formatTime } from '~/i18n/dates.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';
import { href } from '~/site-map.ts';
import { db } from '~/platform/db.server.ts';
import { codeExpiry, isCodeOpen, signingCode } from './signing-code.server.ts';

const contactSchema = storedContact.pick({ firstname: true, email: true });

const orderFields = {
  number: true,
  locale: true,
  instanceId: true,
  contact: true,
  userId: true,
  updateCheckoutDocToken: true,
} as const;

interface Facts {
  /** Absent if the address is not proven. */
  firstname: string | undefined;
  number: string;
  code: string;
  until: Date;
  /** Of the page where the code is entered. */
  path: string;
}

/** The code with which a contract is signed; nothing once another code was sent or it has expired. */
export const signingCodeMail = defineMail({
  kinds: [{ name: 'signing-code', class: 'essential', hourly: 6, daily: 20 }],
  texts: 'sign-mail',
  schema: z.object({ contractId: z.uuid(), codeSentAt: z.iso.datetime() }),
  read: async ({ contractId, codeSentAt }) => {
    const signature = await db.contractSignature.findUnique({
      where: { contractId },
      include: {
        contract: { select: { checkout: { select: orderFields } } },
      },
    });
    if (!signature || signature.signedAt || signature.codeSentAt.toISOString() !== codeSentAt) return undefined;
    if (!isCodeOpen(signature, new Date())) return undefined;
    const { number, locale, instanceId, contact, userId, updateCheckoutDocToken: token } = signature.contract.checkout;
    const { firstname, email } = contactSchema.parse(contact);
    const path = href('signContract', {}, locale, { token, ...mailMark(email) });
    const isProven = await isProvenAddress(userId, email);
    const code = signingCode(signature);
    const facts: Facts = {
      firstname: isProven ? firstname : undefined,
      number,
      code,
      until: codeExpiry(signature),
      path,
    };
    return { to: email, locale, instanceId, isProven, facts };
  },
  write: ({ firstname, number, code, until, path }, { t, locale, page }) => ({
    subject: t('subject', { code }),
    greeting: firstname === undefined ? t('greeting-unnamed') : t('greeting', { name: firstname }),
    intro: t('intro', { code, number, time: formatTime(until.toISOString(), locale) }),
    link: { text: t('link'), address: page(path) },
    closing: t('closing'),
  }),
  samples: () => ({
    code: {
      firstname: 'Mia',
      number: 'VE-7K3M-Q9TF',
      code: '409218',
      until: new Date('2026-12-01T08:31:00Z'),
      path: '/',
    },
  }),
});
