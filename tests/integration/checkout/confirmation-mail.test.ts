import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { storeTyped, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { newsMail, sendMail } from '../../support/mails.ts';
import { ensureVisitor, type Visitor } from '~/modules/identity/identity.server.ts';
import { orderMail } from '~/modules/orders/order-mail.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { orderConfirmationMail } from '~/modules/after-order/confirmation.server.ts';
import { loader as trackerLoader } from '~/pages/tracker/route.tsx';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, readyVisitor, reviewed, typedContact } from './shop.ts';

/** Orders and sends the confirmation; returns the mailbox. @param isSignedIn whether with the order's address */
async function confirmed(locale: Locale, contact = typedContact, { isSignedIn = false } = {}) {
  const email = `${randomUUID()}@example.ch`;
  const visitor = await readyVisitor([await createProduct({ price: 4999_00 })], { ...contact, email });
  if (isSignedIn) await db.user.update({ where: { id: visitor.userId }, data: { email } });
  await placeOrder({ visitor, locale, ...(await reviewed(visitor)) });
  const order = await findOrder({ visitor });
  if (!order) throw new Error('The order is not there.');
  await sendMail(orderConfirmationMail, { checkoutId: order.id });
  await sendMail(orderConfirmationMail, { checkoutId: order.id });
  const mails = await db.localMail.findMany({ where: { idempotencyKey: { contains: order.id } } });
  return { order, mails, mail: mails[0] ?? { recipient: '', subject: '', text: '', html: '' } };
}

describe('the confirmation of an order', () => {
  it('goes to the shopper once, with every payment to the Rappen', async () => {
    const { order, mails, mail } = await confirmed('de');
    expect(mails).toHaveLength(1);
    expect(mail.recipient).toBe(order.contact.email);
    expect(mail.subject).toContain(order.number);
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Allegro Limmat 5, Nebelgrau, M');
      expect(content).toContain('CHF\u00a04’999.00');
      expect(content).toContain('CHF\u00a01’249.00');
      expect(content.match(/1\.\u00a0Januar 20(27|28|29)/g)).toHaveLength(3);
      expect(content).toContain(`/checkout/bestaetigung/?token=${order.updateCheckoutDocToken}`);
    }
  });

  it('speaks the language of the order', async () => {
    const { order, mail } = await confirmed('fr');
    expect(mail.subject).toBe(`Votre commande ${order.number} chez Velory`);
    expect(mail.text).toContain('1er\u00a0janvier 2027');
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
    const { mail } = await confirmed('de', { ...typedContact, firstname: '<b>Mia</b> & "Co"' }, { isSignedIn: true });
    expect(mail.html).toContain('&lt;b&gt;Mia&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail.html).not.toContain('<b>Mia');
  });
});

describe('what was typed for an order', () => {
  const typed = { ...typedContact, city: 'Hinterpfupfikon', deliveryName: '' };

  /** Orders and returns the mails of its confirmation and of a new address. */
  async function mailsOf(visitor: Visitor, email: string) {
    await fillCart(visitor, await createProduct());
    await storeTyped(visitor, { ...typed, email });
    const result = await placeOrder({ visitor, locale: 'de', ...(await reviewed(visitor)) });
    if (result.kind !== 'placed') throw new Error(result.kind);
    const order = await findOrder({ visitor, number: result.number });
    if (!order) throw new Error('The order is not there.');
    await sendMail(orderConfirmationMail, { checkoutId: order.id });
    const mail = await db.localMail.findFirstOrThrow({ where: { idempotencyKey: { contains: order.id } } });
    return [mail, await newsMail(order, 'address', await orderMail(order))];
  }

  const repeats = (mail: { subject: string; text: string; html: string }): boolean =>
    /Mia|Keller|Seestrasse|Hinterpfupfikon|79 123/.test(`${mail.subject}${mail.text}${mail.html}`);

  it('is not in its mails until the address is proven', async () => {
    const mails = await mailsOf(await createVisitor(), `${randomUUID()}@example.ch`);
    expect(mails[0]).toMatchObject({ text: expect.stringContaining('/checkout/bestaetigung/?token=') });
    expect(mails.map(repeats)).toEqual([false, false]);
  });

  it('is in those to the address that the browser is signed in with, and to no other', async () => {
    const email = `${randomUUID()}@example.ch`;
    const visitor = await createVisitor();
    await db.user.update({ where: { id: visitor.userId }, data: { email } });
    expect((await mailsOf(visitor, email)).map(repeats)).toEqual([true, true]);
    expect((await mailsOf(visitor, `${randomUUID()}@example.ch`)).map(repeats)).toEqual([false, false]);
  });

  it('is in those that follow a link of a mail to the address, opened in the same browser', async () => {
    const email = `${randomUUID()}@example.ch`;
    const { visitor, headers } = await ensureVisitor(new Request('http://localhost/', { method: 'POST' }));
    const Cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const [mail] = await mailsOf(visitor, email);
    const [address = ''] = /http\S*bestellstatus\?token=\S*/.exec(mail?.text ?? '') ?? [];
    const open = (to: string, cookie: string) =>
      trackerLoader({ request: new Request(to, { headers: { Cookie: cookie } }), params: {}, context: {} });
    // A mail scanner, a link without the mark, and a mark for another mailbox prove nothing.
    await open(address, '');
    await open(address.replace(/&mail=.*/, ''), Cookie);
    await open(address.replace(/&mail=./, '&mail=_'), Cookie);
    expect((await mailsOf(visitor, email)).map(repeats)).toEqual([false, false]);
    await open(address, Cookie);
    expect((await mailsOf(visitor, email)).map(repeats)).toEqual([true, true]);
    expect((await mailsOf(await createVisitor(), email)).map(repeats)).toEqual([false, false]);
  });

  it.each(['Mia\nDein Konto ist gesperrt', 'Mia\u2028x', 'Konto gesperrt: www.boese.example', '\u200b\u3164'])(
    'cannot be placed with a first name that writes a message of its own (%j)',
    async (firstname) => {
      const visitor = await createVisitor();
      await fillCart(visitor, await createProduct());
      await storeTyped(visitor, { ...typed, firstname });
      expect(await reviewOrder({ visitor, locale: 'de' })).toBe('contact');
    },
  );
});
