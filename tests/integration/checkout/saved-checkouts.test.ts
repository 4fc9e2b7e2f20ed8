import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedCheckoutTable } from '~/modules/checkout/saved-checkout-table.server.ts';
import { chooseForCart, enterDiscountCode, removeLine, undoRemoval, viewCart } from '~/modules/cart/cart.server.ts';
import { findDraft } from '~/modules/checkout/checkout.server.ts';
import { resumeCheckout, saveCheckout } from '~/modules/checkout/saved-checkouts.server.ts';
import { visitorOf } from '~/modules/identity/identity.server.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { action as save, loader as later } from '~/pages/saved-checkout/later-route.tsx';
import { action as resume, loader as opened } from '~/pages/saved-checkout/resume-route.tsx';
import { db } from '~/platform/db.server.ts';
import { checkoutModule } from '~/modules/checkout/module.server.ts';
import { removeExpired } from '~/platform/retention.server.ts';
import { clearJobs } from '../../support/jobs.ts';
import { Device } from '../identity/device.ts';
import { runJobs } from '../orders/paying.ts';
import { sessionOf } from '../staff/team.ts';
import { createProduct, createVisitor, fillCart, order, readyVisitor, typedContact } from './shop.ts';
import { rowsOf } from '../../support/lists.ts';

beforeEach(() => clearJobs());

const newEmail = () => `${randomUUID()}@example.ch`;

/** The path of the link in the newest mail to an address. */
async function linkTo(email: string): Promise<string> {
  await runJobs(['mail.saved-checkout']);
  const [mail] = await db.localMail.findMany({ where: { recipient: email }, orderBy: { id: 'desc' }, take: 1 });
  return /http:\/\/localhost:3000(\/\S*token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const tokenIn = (link: string) => new URL(link, 'http://localhost:3000').searchParams.get('token') ?? '';

/** A browser in the middle of the checkout. */
async function shopper() {
  const email = newEmail();
  const bike = await createProduct();
  const visitor = await readyVisitor([bike], { ...typedContact, email });
  await chooseForCart(visitor, { planLength: 24 });
  const device = new Device();
  device.plant(await sessionOf(visitor.userId));
  return { email, bike, visitor, device };
}

describe('a checkout that is put aside', () => {
  it('continues on another device with cart, plan, code and typed data, by forms only', async () => {
    const { email, bike, visitor, device } = await shopper();
    const code = `AUF-${randomUUID().slice(0, 6).toUpperCase()}`;
    await createDiscountCode({ code, percent: 5, minimum: 0, combinable: true });
    await enterDiscountCode(visitor, { typed: code, sender: 'test' });
    expect((await device.ask(later, '/checkout/spaeter')).data).toMatchObject({ kind: 'open', typed: { email } });
    const sent = await device.ask(save, '/checkout/spaeter', { email });
    expect([sent.status, sent.location]).toEqual([303, '/checkout/spaeter?gesendet=1']);

    const link = await linkTo(email);
    expect(link).toMatch(/^\/checkout\/weiter\?token=/);
    const other = new Device();
    // Mail scanners open links, and change nothing.
    expect((await other.ask(opened, link)).data).toMatchObject({
      opened: { kind: 'open', products: [{ name: 'Allegro Limmat 5', productId: bike.id }], planLength: 24 },
    });
    expect(other.cookie).toBe('');
    expect((await other.ask(resume, link, {})).location).toBe('/checkout/angaben/');
    const here = await visitorOf(other.request('/checkout/'));
    if (!here) throw new Error('Nobody is there.');
    const cart = await viewCart({ visitor: here, locale: 'de' });
    expect(cart.lines.map(({ variantId }) => variantId)).toEqual(bike.variantIds);
    expect(cart.planLength).toBe(24);
    expect((await db.cart.findUniqueOrThrow({ where: { userId: here.userId } })).discountCode).toBe(code);
    expect((await findDraft(here))?.contact).toMatchObject({ firstname: 'Mia', email, street: 'Seestrasse' });
    // Resuming again adds nothing.
    await other.ask(resume, link, {});
    expect((await viewCart({ visitor: here, locale: 'de' })).lines).toHaveLength(1);
  });

  it('keeps what was typed on the receiving device', async () => {
    const { email, visitor } = await shopper();
    await saveCheckout(visitor, { email, locale: 'fr' });
    const link = await linkTo(email);
    expect(link).toMatch(/^\/fr\/checkout\/reprendre\?/);
    const other = await readyVisitor([await createProduct()], { ...typedContact, firstname: 'Noé' });
    expect(await resumeCheckout(other, tokenIn(link), { sender: 'x' })).toBe(true);
    expect((await findDraft(other))?.contact.firstname).toBe('Noé');
    expect((await viewCart({ visitor: other, locale: 'fr' })).lines).toHaveLength(2);
  });

  it('names what is no longer sold', async () => {
    const { email, bike, visitor } = await shopper();
    await fillCart(visitor, await createProduct({ kind: 'accessory', price: 129_00 }));
    await saveCheckout(visitor, { email, locale: 'de' });
    await db.product.update({ where: { id: bike.id }, data: { status: 'draft' } });
    const other = await createVisitor();
    expect(await resumeCheckout(other, tokenIn(await linkTo(email)), { sender: 'x' })).toBe(true);
    expect(await viewCart({ visitor: other, locale: 'de' })).toMatchObject({
      planLength: 24,
      meeting: { kind: 'restored', added: 1, gone: 1 },
    });
  });

  it('is not restored once it is ordered, expires after fourteen days, and is removed', async () => {
    const { email, visitor } = await shopper();
    await saveCheckout(visitor, { email, locale: 'de' });
    const link = await linkTo(email);
    expect((await order(visitor)).kind).toBe('placed');
    const device = new Device();
    expect((await device.ask(opened, link)).data).toMatchObject({ opened: { kind: 'ordered' } });
    expect(await resumeCheckout(await createVisitor(), tokenIn(link), { sender: 'x' })).toBe(false);

    // Nor if it was ordered on another device; removed from that very cart, it is restored on request.
    const third = await shopper();
    await saveCheckout(third.visitor, { email: third.email, locale: 'de' });
    const elsewhere = await linkTo(third.email);
    const [line] = (await viewCart({ visitor: third.visitor, locale: 'de' })).lines;
    await removeLine(third.visitor, line?.id ?? '');
    expect(await resumeCheckout(third.visitor, tokenIn(elsewhere), { sender: 'x' })).toBe(true);
    expect(await undoRemoval(third.visitor, line?.id ?? '')).toBe('undo-too-late');
    expect((await viewCart({ visitor: third.visitor, locale: 'de' })).lines).toHaveLength(1);
    const buyer = await readyVisitor([]);
    expect(await resumeCheckout(buyer, tokenIn(elsewhere), { sender: 'x' })).toBe(true);
    expect((await order(buyer)).kind).toBe('placed');
    expect((await new Device().ask(opened, elsewhere)).data).toMatchObject({ opened: { kind: 'ordered' } });

    const again = await shopper();
    await saveCheckout(again.visitor, { email: again.email, locale: 'de' });
    const second = await linkTo(again.email);
    await db.savedCheckout.updateMany({ where: { email: again.email }, data: { expiresAt: new Date() } });
    expect(await device.ask(opened, second)).toMatchObject({ status: 410, data: { opened: { kind: 'expired' } } });
    await removeExpired(checkoutModule.retention);
    expect(await db.savedCheckout.count({ where: { email: again.email } })).toBe(0);
  });

  it('is opened by no forged link', async () => {
    const { email, visitor } = await shopper();
    await saveCheckout(visitor, { email, locale: 'de' });
    const token = tokenIn(await linkTo(email));
    const forged = `${randomUUID()}${token.slice(36)}`;
    const answer = await new Device().ask(opened, `/checkout/weiter?token=${forged}`);
    expect(answer).toMatchObject({ status: 404, data: { opened: { kind: 'unknown' } } });
    const refused = await new Device().ask(resume, `/checkout/weiter?token=${forged}`, {});
    expect(refused.location).toContain('/checkout/weiter?token=');
  });

  it('mails an address three times a day at most, even in parallel, without saying so', async () => {
    const { email, visitor } = await shopper();
    const saved = await Promise.all(Array.from({ length: 8 }, () => saveCheckout(visitor, { email, locale: 'de' })));
    expect(saved).toEqual(Array.from({ length: 8 }, () => true));
    expect(await db.savedCheckout.count({ where: { email } })).toBe(3);
    expect((await rowsOf(savedCheckoutTable)).filter((each) => each.email === email)).toHaveLength(3);
  });

  it('needs an address and something in the cart', async () => {
    const { device } = await shopper();
    expect(await device.ask(save, '/checkout/spaeter', { email: 'nichts' })).toMatchObject({
      status: 400,
      data: { error: { email: ['invalid'] }, initialValue: { email: 'nichts' } },
    });
    expect((await device.ask(save, '/checkout/spaeter', {})).data).toMatchObject({
      error: { email: ['required'] },
    });
    expect((await new Device().ask(save, '/checkout/spaeter', { email: newEmail() })).location).toBe(
      '/checkout/spaeter',
    );
    expect((await new Device().ask(later, '/checkout/spaeter')).data).toMatchObject({ kind: 'empty' });
  });
});
