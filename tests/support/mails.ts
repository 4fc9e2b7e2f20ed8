import { randomUUID } from 'node:crypto';
import { newsFacts, orderNewsMail } from '~/modules/fulfilment/news-mail.server.ts';
import type { MailShop } from '~/modules/instances/define-mail.server.ts';
import type { Order } from '~/modules/orders/orders.server.ts';
import type { JobFor } from '~/platform/jobs.server.ts';

/** Writes and sends a mail as the worker does. */
export const sendMail = <Payload>(mail: JobFor<Payload>, payload: NoInfer<Payload>): Promise<void> =>
  mail.handle(payload, { idempotencyKey: randomUUID(), signal: new AbortController().signal });

/** News of an order as they would be mailed. @param isProven whether the address is proven */
export async function newsMail(
  order: Order,
  news: Parameters<typeof newsFacts>[1],
  { isProven = false, ...shop }: Partial<MailShop> & { isProven?: boolean } = {},
) {
  return orderNewsMail.render(await newsFacts(order, news, { isProven }), order.locale, {
    address: '',
    look: {},
    ...shop,
  });
}
