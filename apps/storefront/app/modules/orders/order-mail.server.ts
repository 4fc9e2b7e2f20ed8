import type { Locale } from '~/i18n/locales.ts';
import type { MailPass } from '~/integrations/mail/mail.ts';
import { isProvenAddress, mailMark } from '~/modules/identity/proven-address.server.ts';
import { type InstanceMail, instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';

/** From where, in whose name and within which limits mails about an order go. */
export interface OrderMail extends InstanceMail {
  /** To be spread into the mail. */
  pass: Pick<MailPass, 'isProven' | 'isPaid'>;
  /** Whether a mail may repeat what was typed: only to an address that is proven in the browser that ordered. */
  mayRepeatTyped: boolean;
}

/** What the text of a mail about an order depends on beside the order. */
export type OrderMailLook = Pick<OrderMail, 'address' | 'look'> & Partial<Pick<OrderMail, 'mayRepeatTyped'>>;

/** From where, in whose name and within which limits mails about an order go: those of the instance where it was placed. */
export async function orderMail({ id, locale, contact }: MailedOrder): Promise<OrderMail> {
  const order = await db.checkout.findUnique({
    where: { id },
    select: { instanceId: true, userId: true, payment: { select: { paidAt: true } } },
  });
  const isProven = order !== null && (await isProvenAddress(order.userId, contact.email));
  return {
    ...(await instanceMail(order?.instanceId ?? MAIN_SHOP, locale)),
    pass: { isProven, isPaid: Boolean(order?.payment?.paidAt) },
    mayRepeatTyped: isProven,
  };
}

interface MailedOrder {
  id: string;
  locale: Locale;
  contact: { email: string };
}

/** What names an order in the links of its mails: its token, and whom the mail was sent to. */
export const mailedOrderLink = (order: { updateCheckoutDocToken: string; contact: { email: string } }) => ({
  token: order.updateCheckoutDocToken,
  ...mailMark(order.contact.email),
});
