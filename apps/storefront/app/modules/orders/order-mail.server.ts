import type { Locale } from '~/i18n/locales.ts';
import { type InstanceMail, instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { db } from '~/platform/db.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';

/** From where and in whose name mails about an order go: those of the instance where it was placed. */
export async function orderMail({ id, locale }: { id: string; locale: Locale }): Promise<InstanceMail> {
  const order = await db.checkout.findUnique({ where: { id }, select: { instanceId: true } });
  return instanceMail(order?.instanceId ?? MAIN_SHOP, locale);
}
