import { beforeAll, describe, expect, it } from 'vitest';
import { mergeCarts, viewCart } from '~/modules/cart/cart.server.ts';
import { findDraft, keepTyped, mergeDrafts } from '~/modules/checkout/checkout.server.ts';
import { findOrder, mergeOrders } from '~/modules/orders/orders.server.ts';
import { ensureVisitor, onMerge, visitorOf } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, fillCart, order, typedContact } from '../checkout/shop.ts';

/** A browser, as far as cookies go. */
class Browser {
  private readonly cookies = new Map<string, string>();

  request(): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request('http://localhost:3000/cart', { headers: cookie ? { Cookie: cookie } : {} });
  }

  receive(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
  }

  /** Changes the session's token by one letter. */
  forge(): void {
    for (const [name, value] of this.cookies)
      this.cookies.set(
        name,
        value.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')),
      );
  }
}

beforeAll(() => {
  onMerge('checkout.drafts', mergeDrafts);
  onMerge('checkout.orders', mergeOrders);
  onMerge('cart', mergeCarts);
});

describe('a session', () => {
  it('does not exist before the first write', async () => {
    const before = await db.session.count();
    expect(await visitorOf(new Browser().request())).toBeNull();
    expect(await db.session.count()).toBe(before);
  });

  it('begins with the first write and is the same afterwards', async () => {
    const browser = new Browser();
    const { visitor, headers } = await ensureVisitor(browser.request());
    browser.receive(headers);
    expect(await visitorOf(browser.request())).toEqual(visitor);
    const again = await ensureVisitor(browser.request());
    expect(again.visitor).toEqual(visitor);
    expect(again.headers.getSetCookie()).toEqual([]);
  });

  it('has a cookie that scripts and other sites cannot use, and is stored as a hash only', async () => {
    const { headers } = await ensureVisitor(new Browser().request());
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^velory_session=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    const stored = await db.session.findMany();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is not guessed', async () => {
    const browser = new Browser();
    browser.receive((await ensureVisitor(browser.request())).headers);
    browser.forge();
    expect(await visitorOf(browser.request())).toBeNull();
  });

  it('ends after its year, and is prolonged by writes after a month', async () => {
    const browser = new Browser();
    const { visitor, headers } = await ensureVisitor(browser.request());
    browser.receive(headers);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await db.session.updateMany({ where: { userId: visitor.userId }, data: { expiresAt: inDays(300) } });
    const prolonged = await ensureVisitor(browser.request());
    expect(prolonged.headers.getSetCookie()).toHaveLength(1);
    const session = await db.session.findFirstOrThrow({ where: { userId: visitor.userId } });
    expect(session.expiresAt.getTime()).toBeGreaterThan(inDays(364).getTime());
    await db.session.updateMany({ where: { userId: visitor.userId }, data: { expiresAt: inDays(-1) } });
    expect(await visitorOf(browser.request())).toBeNull();
  });
});

describe('two first writes at once', () => {
  it('lose nothing: the browser keeps one session, which gets what the other one wrote', async () => {
    const browser = new Browser();
    const requests = [browser.request(), browser.request()];
    const answers = await Promise.all(requests.map((request) => ensureVisitor(request)));
    await Promise.all(answers.map(async ({ visitor }) => fillCart(visitor, await createProduct())));
    for (const { headers } of answers) browser.receive(headers);

    const visitor = await visitorOf(browser.request());
    expect(visitor).toEqual(answers[1]?.visitor);
    expect((await viewCart({ visitor, locale: 'de' })).lines).toHaveLength(2);
    expect(await db.user.count({ where: { id: answers[0]?.visitor.userId } })).toBe(0);
    expect(await visitorOf(browser.request())).toEqual(visitor);
  });

  it('are joined once, also where two requests notice at the same time', async () => {
    const browser = new Browser();
    const answers = await Promise.all(
      [browser.request(), browser.request(), browser.request()].map((request) => ensureVisitor(request)),
    );
    await Promise.all(answers.map(async ({ visitor }) => fillCart(visitor, await createProduct())));
    for (const { headers } of answers) browser.receive(headers);
    const seen = await Promise.all(Array.from({ length: 6 }, () => visitorOf(browser.request())));
    expect(new Set(seen.map((visitor) => visitor?.userId)).size).toBe(1);
    expect((await viewCart({ visitor: seen[0] ?? null, locale: 'de' })).lines).toHaveLength(3);
  });

  it('keep what was typed and what was ordered', async () => {
    const browser = new Browser();
    const [first, second] = await Promise.all([ensureVisitor(browser.request()), ensureVisitor(browser.request())]);
    await fillCart(first.visitor, await createProduct());
    await keepTyped(first.visitor, { ...typedContact });
    const placed = await order(first.visitor);
    await fillCart(first.visitor, await createProduct());
    await keepTyped(first.visitor, { ...typedContact, city: 'Chur' });
    browser.receive(first.headers);
    browser.receive(second.headers);
    const visitor = await visitorOf(browser.request());
    expect(visitor && (await findDraft(visitor))?.contact.city).toBe('Chur');
    expect((await findOrder({ visitor }))?.number).toBe(placed.kind === 'placed' && placed.number);
  });
});
