import type { Locale } from '~/i18n/locales.ts';
import type { Email } from '~/platform/mail/email.ts';
import { toInstanceId } from '~/platform/instance-id.ts';
import { env } from '~/platform/env.server.ts';
import { addressOf, findInstance } from './instances.server.ts';

/** How a mail of an instance differs from the shop's own. */
export interface InstanceMail {
  /** Where its links begin, without a path. */
  address: string;
  sender: { senderName?: string; replyTo?: string };
  /** Whose it is to look at, to be spread into its letter. */
  look: Pick<Email, 'sender' | 'accent'>;
}

/**
 * From where and in whose name mails about something of an instance go. An organization that is no longer published
 * has no address of its own: its links lead to the main shop, which still knows the order.
 */
export async function instanceMail(instanceId: string, locale: Locale): Promise<InstanceMail> {
  const instance = await findInstance(toInstanceId(instanceId));
  if (!instance) return { address: env().PUBLIC_URL, sender: {}, look: {} };
  const { senderName, contactEmail, name, theme } = instance.organization?.[locale] ?? {};
  return {
    address: addressOf(instance),
    sender: { senderName, replyTo: contactEmail },
    look: { sender: name, accent: theme?.action },
  };
}
