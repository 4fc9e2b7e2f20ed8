import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keepTyped, placeOrder, reviewOrder } from '~/modules/checkout/checkout.server.ts';
import { newsMail } from '~/modules/fulfilment/news-mail.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { sendOrderConfirmation } from '~/modules/after-order/confirmation.server.ts';
import { loader as trackerLoader } from '~/pages/tracker/route.tsx';
import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, createVisitor, fillCart, readyVisitor, reviewed, typedContact } from './shop.ts';

/** Orders and sends the confirmation; gives what lies in the mailbox. */
async function confirmed(locale: Locale, contact = typedContact) {
  const email = `${randomUUID()}@example.ch`;
  const visitor = await readyVisitor([await createProduct({ price: 4999_00 })], { ...contact, email });
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
    expect(mail.recipient).toBe(order.contact.email);
    expect(mail.subject).toContain(order.number);
    for (const content of [mail.text, mail.html]) {
      expect(content).toContain('Allegro Limmat 5, Nebelgrau, M');
      expect(content).toContain('CHF\u00a04’999.00');
      expect(content).toContain('CHF\u00a01’249.75');
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
    const { mail } = await confirmed('de', { ...typedContact, firstname: '<b>Mia</b> & "Co"' });
    expect(mail.html).toContain('&lt;b&gt;Mia&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail.html).not.toContain('<b>Mia');
  });
});

describe('the third order of one sender within an hour', () => {
  const typed = { ...typedContact, city: 'Hinterpfupfikon', deliveryName: '' };

  /** Orders with a sender and gives the mails of its confirmation and of a new address. */
  async function mailsOf(visitor: Visitor, contact: typeof typedContact, sender?: string) {
    await fillCart(visitor, await createProduct());
    await keepTyped(visitor, { ...contact });
    const result = await placeOrder({ visitor, locale: 'de', sender, ...(await reviewed(visitor)) });
    if (result.kind !== 'placed') throw new Error(result.kind);
    const order = await findOrder({ visitor, number: result.number });
    if (!order) throw new Error('The order is not there.');
    await sendOrderConfirmation({ checkoutId: order.id });
    const mail = await db.localMail.findFirstOrThrow({ where: { idempotencyKey: { contains: order.id } } });
    return [mail, await newsMail(order, 'address', { address: 'http://localhost', look: {} })];
  }

  const repeats = (mail: { subject: string; text: string; html: string }): boolean =>
    /Mia|Keller|Seestrasse|Hinterpfupfikon|79 123/.test(`${mail.subject}${mail.text}${mail.html}`);

  it.each([
    ['session', () => ({ visitor: createVisitor(), email: undefined, sender: undefined })],
    ['e-mail', () => ({ visitor: undefined, email: `${randomUUID()}@example.ch`, sender: undefined })],
    ['network', () => ({ visitor: undefined, email: undefined, sender: '198.51.100.7' })],
  ])('is confirmed without anything that was typed: one %s', async (_, senderOf) => {
    const { visitor, email, sender } = senderOf();
    const answers: boolean[] = [];
    for (let index = 0; index < 4; index++) {
      const address = email?.[index % 2 ? 'toUpperCase' : 'toLowerCase']() ?? `${randomUUID()}@example.ch`;
      const mails = await mailsOf((await visitor) ?? (await createVisitor()), { ...typed, email: address }, sender);
      expect(mails[0]).toMatchObject({ text: expect.stringContaining('/checkout/bestaetigung/?token=') });
      answers.push(...mails.map(repeats));
    }
    expect(answers).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('is counted even where all are sent at once', async () => {
    const email = `${randomUUID()}@example.ch`;
    const contact = { ...typed, email };
    const mails = await Promise.all(Array.from({ length: 4 }, async () => mailsOf(await createVisitor(), contact)));
    expect(mails.filter(([mail]) => mail && repeats(mail))).toHaveLength(2);
  });

  it('within more than an hour is an order as any other', async () => {
    const email = `${randomUUID()}@example.ch`;
    for (let index = 0; index < 3; index++) {
      const mails = await mailsOf(await createVisitor(), { ...typed, email });
      expect(mails.map(repeats)).toEqual([true, true]);
      const where = { contact: { path: ['email'], equals: email } };
      await db.checkout.updateMany({ where, data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
    }
  });

  it.each(['Mia\nDein Konto ist gesperrt', 'Mia\u2028x', 'Konto gesperrt: www.boese.example', '\u200b\u3164'])(
    'cannot be placed with a first name that writes a message of its own (%j)',
    async (firstname) => {
      const visitor = await createVisitor();
      await fillCart(visitor, await createProduct());
      await keepTyped(visitor, { ...typed, firstname });
      expect(await reviewOrder({ visitor, locale: 'de' })).toBe('contact');
    },
  );
});
