import { z } from 'zod';
import { formatDay } from '~/i18n/dates.ts';
import { type MagicDocKind, magicDocKinds } from '~/modules/after-order/magic-docs.ts';
import { defineMail } from '~/modules/instances/define-mail.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrderById } from '~/modules/orders/orders.server.ts';
import { db } from '~/platform/db.server.ts';
import { signId } from '~/platform/signing-keys.server.ts';
import { zurichDate } from '~/platform/zurich-time.server.ts';
import { href } from '~/site-map.ts';

interface Facts {
  kind: MagicDocKind;
  number: string;
  expiresOn: string;
  /** Absent if the address is not verified. */
  name: string | undefined;
  token: string;
}

/** Mails the link to a document to the shopper of its order; skipped if it was revoked meanwhile. */
export const documentMail = defineMail({
  kinds: [{ name: 'document-link', class: 'normal' }],
  texts: 'document',
  schema: z.object({ documentId: z.uuid() }),
  read: async ({ documentId }) => {
    const link = await db.magicDoc.findUnique({ where: { id: documentId } });
    const order = link && !link.endedAt ? await findOrderById(link.checkoutId) : null;
    if (!link || !order) return undefined;
    const due = await orderMail(order);
    const facts: Facts = {
      kind: link.kind,
      number: order.number,
      expiresOn: zurichDate(link.expiresAt),
      name: due.isProven ? order.contact.firstname : undefined,
      token: signId('magic-doc', link.id),
    };
    return { ...due, facts };
  },
  write: ({ kind, number, expiresOn, name, token }, { t, locale, page }) => {
    const what = t(`name.${kind}`);
    return {
      subject: t('mail.subject', { what, number }),
      greeting: name === undefined ? t('mail.greeting-unnamed') : t('mail.greeting', { name }),
      intro: t('mail.intro', { what, number, date: formatDay(expiresOn, locale) }),
      link: { text: t('mail.link'), address: page(href('document', {}, locale, { token })) },
      closing: t('mail.closing'),
    };
  },
  samples: () => {
    const facts = { number: 'V-2026-0412', expiresOn: '2026-12-11', name: 'Mia', token: 'sample' };
    return Object.fromEntries(magicDocKinds.map((kind) => [kind, { ...facts, kind }]));
  },
});
