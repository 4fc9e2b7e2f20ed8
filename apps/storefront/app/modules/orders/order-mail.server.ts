import type { Locale } from '~/i18n/locales.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import type { DueMail } from '~/modules/instances/define-mail.server.ts';
import { db } from '~/platform/db.server.ts';

/**
 * The recipient, shop and limits of mails about an order. A mail may repeat what was typed only if the address is
 * verified in the browser that ordered (`isProven`).
 */
export async function orderMail(order: MailedOrder) {
  const { id, locale, contact, instanceId } = order;
  const stored = await db.checkout.findUnique({
    where: { id },
    select: { userId: true, payment: { select: { paidAt: true } } },
  });
  const isProven = stored !== null && (await isProvenAddress(stored.userId, contact.email));
  const isPaid = Boolean(stored?.payment?.paidAt);
  return { to: contact.email, locale, instanceId, isProven, isPaid } satisfies Omit<DueMail<never>, 'facts'>;
}

interface MailedOrder {
  id: string;
  locale: Locale;
  instanceId: string;
  contact: { email: string };
}

/** Identifies an order in the links of its mails: its token, and the recipient. */
export const mailedOrderLink = (order: { updateCheckoutDocToken: string; contact: { email: string } }) => ({
  token: order.updateCheckoutDocToken,
  ...mailMark(order.contact.email),
});
