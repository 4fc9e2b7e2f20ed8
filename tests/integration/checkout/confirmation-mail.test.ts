import { describe, expect, it } from 'vitest';
import { placeOrder } from '~/modules/checkout/checkout.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { sendOrderConfirmation } from '~/modules/after-order/confirmation.server.ts';
import { loader as trackerLoader } from '~/pages/tracker/route.tsx';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, readyVisitor, reviewed, typedContact } from './shop.ts';

/** Orders and sends the confirmation; gives what lies in the mailbox. */
async function confirmed(locale: Locale, contact = typedContact) {
  const visitor = await readyVisitor([await createProduct({ price: 4999_00 })], contact);
  await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error('The order is not there.');
  await sendOrderConfirmation({ checkoutId: order.id });
  await sendOrderConfirmation({ checkoutId: order.id });
  const mails = await db.localMail.findMany({ where: { idempotencyKey: { contains: order.id } } });
  return { order, mails, mail: mails[0] ?? { recipient: '', subject: '', text: '', html: '' } };
}

describe('the confirmation of an order', () => {
  it('goes to whoever ordered, once, with every payment to the Rappen', async () => {
    const { order, mails, mail } = await confirmed('de');
    expect(mails).toHaveLength(1);
    expect(mail.recipient).toBe('mia.keller@example.ch');
    expect(mail.subject).toContain(order.number);
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Allegro Limmat 5, Nebelgrau, M');
      expect(content).toContain('CHF\u00a04’999.00');
      expect(content).toContain('CHF\u00a01’249.75');
      expect(content.match(/1\. Januar 20(27|28|29)/g)).toHaveLength(3);
      expect(content).toContain(`/checkout/bestaetigung/?token=${order.updateCheckoutDocToken}`);
    }
  });

  it('speaks the language of the order', async () => {
    const { order, mail } = await confirmed('fr');
    expect(mail.subject).toBe(`Votre commande ${order.number} chez Velory`);
    expect(mail.text).toContain('1er janvier 2027');
    expect(mail.html).toMatch(/<html[^>]* lang="fr-CH"/);
    expect(mail.text).toContain('/fr/checkout/confirmation/?token=');
  });

  it.each([
    ['de', 'Bestellstatus verfolgen', '/bestellstatus'],
    ['fr', 'Suivre la commande', '/fr/suivi-de-commande'],
  ] as const)('leads to the tracker of the order in %s', async (locale, words, path) => {
    const { order, mail } = await confirmed(locale);
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain(words);
      const [address = ''] = new RegExp(`http[^\\s"]*${path}\\?token=[^\\s"]*`).exec(content) ?? [];
      const { data } = await trackerLoader({ request: new Request(address), params: {}, context: {} });
      expect(data.tracker).toMatchObject({ number: order.number, access: 'owner' });
    }
  });

  it('shows what was typed as text, never as markup', async () => {
    const { mail } = await confirmed('de', { ...typedContact, firstname: '<b>Mia</b> & "Co"' });
    expect(mail.html).toContain('&lt;b&gt;Mia&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail.html).not.toContain('<b>Mia');
  });
});
