import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chooseForCart, enterDiscountCode, recordReminder, viewCart } from '~/modules/cart/cart.server.ts';
import { sendReminder } from '~/modules/cart/reminder/reminder.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { db } from '~/platform/db.server.ts';
import { action as forms } from '~/api/forms.ts';
import { loader as cartLink } from '~/api/cart-link.ts';
import { waitingJobs } from '../../support/jobs.ts';
import { createProduct, createVisitor, fillCart, order, readyVisitor } from '../checkout/shop.ts';

const contact = { firstname: 'Mia', lastname: 'Keller', email: 'mia.keller@example.ch' };

async function cartIdOf(visitor: Visitor): Promise<string> {
  const { id } = await viewCart({ visitor, locale: 'de' });
  if (id === null) throw new Error('The visitor has no cart.');
  return id;
}

const pageUri = 'http://localhost:3000/checkout/angaben/';

function note(visitor: Visitor, values: Record<string, unknown>, locale: 'de' | 'fr' = 'fr') {
  return recordReminder({ visitor, locale, values, pageUri });
}

const submission = z.object({
  form: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  context: z.object({ pageUri: z.string() }),
});

/** Forms waiting to be sent for a cart, as the service receives them. */
async function waitingForms(cartId: string) {
  const jobs = (await waitingJobs()).filter(({ key }) => key === `abandoned-cart:${cartId}`);
  return jobs.map(({ payload }) => submission.parse(payload));
}

// An address is reminded once a day.
beforeEach(async () => {
  await db.cartReminder.deleteMany();
});

describe('the reminder of an order that is not finished', () => {
  it('waits an hour and is sent once, in its language, with a link that opens the cart anywhere', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct(), await createProduct());
    await note(visitor, { ...contact, reminder: 'on' });
    const cartId = await cartIdOf(visitor);
    const job = (await waitingJobs()).find(({ key }) => key === `cart-remind:${cartId}`);
    expect((job?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await waitingForms(cartId)).toEqual([]);

    await Promise.all([sendReminder({ cartId }), sendReminder({ cartId })]);
    const [form, ...more] = await waitingForms(cartId);
    expect(more).toEqual([]);
    expect(form).toMatchObject({ form: 'abandoned-cart-fr', context: { pageUri } });
    const fields = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
    expect(fields).toMatchObject({ ...contact, language_selected: 'fr', requested_bike_model: 'Allegro Limmat 5' });

    const link = fields.abandoned_cart_link ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/fr\/cart\/[\w-]{32}$/);
    const open = (headers: Record<string, string> = {}) =>
      cartLink({ request: new Request(link, { headers }), params: { token: link.split('/').at(-1) }, context: {} });
    const answer = await open();
    expect(answer.headers.get('Location')).toBe('/fr/checkout/');
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await open({ Cookie: cookie });
    const session = await db.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect((await viewCart({ visitor: session, locale: 'fr' })).lines).toHaveLength(2);
  });

  it('opens the cart with its plan and its discount code', async () => {
    const code = `ERINNERT-${randomUUID().slice(0, 8).toUpperCase()}`;
    await createDiscountCode({ code, percent: 10 });
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    await chooseForCart(visitor, { planLength: 24 });
    await enterDiscountCode(visitor, { typed: code, sender: 'a sender' });
    await note(visitor, { ...contact, reminder: 'on' });
    const { token } = await db.cartReminder.findUniqueOrThrow({ where: { cartId: await cartIdOf(visitor) } });
    await cartLink({
      request: new Request(`http://localhost:3000/cart/${token}`),
      params: { token },
      context: { sender: 'a sender' },
    });
    const { userId } = await db.session.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(await db.cart.findUnique({ where: { userId } })).toMatchObject({ planLength: 24, discountCode: code });
  });

  it('is sent with the German form from German pages', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    await note(visitor, { ...contact, reminder: 'on' }, 'de');
    const cartId = await cartIdOf(visitor);
    await sendReminder({ cartId });
    expect(await waitingForms(cartId)).toMatchObject([{ form: 'abandoned-cart-de', context: { pageUri } }]);
  });

  it('is not sent without consent, nor after it was withdrawn', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    const cartId = await cartIdOf(visitor);
    await note(visitor, contact);
    expect(await db.cartReminder.count({ where: { cartId } })).toBe(0);
    await note(visitor, { ...contact, reminder: 'on' });
    await note(visitor, contact);
    await sendReminder({ cartId });
    expect(await waitingForms(cartId)).toEqual([]);
  });

  it('is not sent after an order, and its link says that it is over', async () => {
    const visitor = await readyVisitor([await createProduct()]);
    await note(visitor, { ...contact, reminder: 'on' });
    const cartId = await cartIdOf(visitor);
    const { token } = await db.cartReminder.findUniqueOrThrow({ where: { cartId } });
    expect(await order(visitor)).toMatchObject({ kind: 'placed' });
    await fillCart(visitor, await createProduct());
    await sendReminder({ cartId });
    expect(await waitingForms(cartId)).toEqual([]);
    const answer = await cartLink({
      request: new Request(`http://localhost:3000/cart/${token}`),
      params: { token },
      context: {},
    });
    expect(answer.headers.get('Location')).toBe('/checkout/?hinweis=link-expired');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('goes to the address that was typed last', async () => {
    const visitor = await createVisitor();
    await fillCart(visitor, await createProduct());
    await note(visitor, { ...contact, email: 'mia@exmple.ch', reminder: 'on' });
    await note(visitor, { ...contact, reminder: 'on' });
    const cartId = await cartIdOf(visitor);
    await sendReminder({ cartId });
    expect(JSON.stringify(await waitingForms(cartId))).toContain(contact.email);
  });

  it('goes to one address once a day, however many carts ask for it', async () => {
    const email = `${randomUUID()}@example.ch`;
    const cartIds: string[] = [];
    for (const spelling of [email, email.toUpperCase(), email]) {
      const visitor = await createVisitor();
      await fillCart(visitor, await createProduct());
      await note(visitor, { ...contact, email: spelling, reminder: 'on' });
      cartIds.push(await cartIdOf(visitor));
    }
    await Promise.all(cartIds.map((cartId) => sendReminder({ cartId })));
    const forms = await Promise.all(cartIds.map(waitingForms));
    expect(forms.flat()).toHaveLength(1);
  });
});

describe('POST /api/forms', () => {
  const fields = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));

  async function send(address: [string, string], body: unknown): Promise<{ status: number; answer: unknown }> {
    const [first, second] = address;
    const request = new Request(`http://localhost:3000/api/forms/${first}/${second}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const response = await forms({ request, params: { first, second }, context: {} });
    return { status: response.status, answer: await response.json() };
  }

  it.each<[string, [string, string], unknown, number]>([
    ['an unknown form', ['unknown-de', 'local'], {}, 404],
    ['another account', ['newsletter-de', '1'], {}, 404],
    ['an abandoned cart that would not wait', ['abandoned-cart-de', 'local'], {}, 404],
    ['no fields', ['newsletter-de', 'local'], {}, 400],
    ['unknown fields', ['newsletter-de', 'local'], { fields: fields({ password: 'x' }) }, 400],
    ['an abandoned cart of nobody', ['local', 'abandoned-cart-de'], { fields: fields({ email: 'x' }) }, 400],
  ])('refuses %s', async (_, address, body, status) => {
    expect(await send(address, body)).toMatchObject({ status, answer: { success: false } });
  });

  it('accepts no abandoned cart of a visitor without one', async () => {
    const before = (await waitingJobs()).length;
    const answer = await send(['local', 'abandoned-cart-fr'], { fields: fields(contact) });
    expect(answer).toEqual({ status: 202, answer: { success: true, queued: false } });
    expect(await waitingJobs()).toHaveLength(before);
  });
});
