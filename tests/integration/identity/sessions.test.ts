import { beforeAll, describe, expect, it } from 'vitest';
import { viewCart } from '~/modules/cart/cart.server.ts';
import { findDraft, storeTyped } from '~/modules/checkout/checkout.server.ts';
import { findOrder } from '~/modules/orders/orders.server.ts';
import { ensureVisitor, type Visitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { db } from '~/platform/db.server.ts';
import { createProduct, fillCart, order, typedContact } from '../checkout/shop.ts';
import { wireModules } from '~/wiring.server.ts';

/** A browser, as far as cookies go. */
class Browser {
  private readonly cookies = new Map<string, string>();

  request(method: 'GET' | 'POST' = 'POST'): Request {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request('http://localhost:3000/cart', { method, headers: cookie ? { Cookie: cookie } : {} });
  }

  /** Stores the cookies of another new session, except the session's own. */
  plant(headers: Headers): void {
    const [, planted = ''] = headers.getSetCookie();
    this.receive(new Headers({ 'Set-Cookie': planted }));
  }

  /** Stores an answer's cookies; those without a value are removed. */
  receive(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
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

beforeAll(() => wireModules());

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
    expect(cookie).toMatch(/^velory_session=[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax$/);
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

  it('lasts a year from each write, which prolongs it once a month, and then ends', async () => {
    const browser = new Browser();
    const { visitor, headers } = await ensureVisitor(browser.request());
    browser.receive(headers);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    for (const [left, isProlonged] of [
      [366, false],
      [364, true],
      [2, true],
    ] as const) {
      await db.session.updateMany({ where: { userId: visitor.userId }, data: { expiresAt: inDays(left) } });
      const { headers: answer } = await ensureVisitor(browser.request());
      expect(answer.getSetCookie()).toHaveLength(isProlonged ? 1 : 0);
      const session = await db.session.findFirstOrThrow({ where: { userId: visitor.userId } });
      expect(session.expiresAt.getTime()).toBeGreaterThan(inDays(364.9).getTime());
    }
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

  it('are merged once, even if two requests notice at the same time', async () => {
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
    await storeTyped(first.visitor, { ...typedContact });
    const placed = await order(first.visitor);
    await fillCart(first.visitor, await createProduct());
    await storeTyped(first.visitor, { ...typedContact, city: 'Chur' });
    browser.receive(first.headers);
    browser.receive(second.headers);
    const visitor = await visitorOf(browser.request());
    expect(visitor && (await findDraft(visitor))?.contact.city).toBe('Chur');
    expect((await findOrder({ visitor }))?.number).toBe(placed.kind === 'placed' && placed.number);
  });
});

describe('a second cookie of a session', () => {
  /** A visitor with a bike in the cart, whose session began some seconds ago. */
  async function visitor(secondsAgo = 0) {
    const { visitor, headers } = await ensureVisitor(new Browser().request());
    await fillCart(visitor, await createProduct());
    const createdAt = new Date(Date.now() - secondsAgo * 1000);
    await db.session.updateMany({ where: { userId: visitor.userId }, data: { createdAt } });
    return { visitor, headers };
  }
  const linesOf = async (who: Visitor | null) => (await viewCart({ visitor: who, locale: 'de' })).lines.length;

  it('does nothing on a page that is only looked at', async () => {
    const browser = new Browser();
    const first = await visitor();
    const second = await visitor();
    browser.receive(first.headers);
    browser.receive(second.headers);
    expect(await visitorOf(browser.request('GET'))).toEqual(second.visitor);
    expect((await ensureVisitor(browser.request('GET'))).visitor).toEqual(second.visitor);
    expect([await linesOf(first.visitor), await linesOf(second.visitor)]).toEqual([1, 1]);
  });

  it('that is planted does not merge its visitor with an earlier one', async () => {
    const victim = await visitor(600);
    const attacker = await visitor();
    const browser = new Browser();
    browser.receive(victim.headers);
    browser.plant(attacker.headers);
    await ensureVisitor(browser.request());
    expect([await linesOf(victim.visitor), await linesOf(attacker.visitor)]).toEqual([1, 1]);
  });

  it('that is planted in the same moment opens nothing of the other visitor', async () => {
    const victim = await visitor();
    const attacker = await visitor();
    const browser = new Browser();
    const other = new Browser();
    other.receive(attacker.headers);
    browser.receive(victim.headers);
    browser.plant(attacker.headers);
    await ensureVisitor(browser.request());
    expect(await visitorOf(other.request())).toBeNull();
  });

  it('counts for ten minutes', async () => {
    const first = await visitor(601);
    const second = await visitor(590);
    const browser = new Browser();
    browser.receive(first.headers);
    browser.receive(second.headers);
    await ensureVisitor(browser.request());
    expect([await linesOf(first.visitor), await linesOf(second.visitor)]).toEqual([1, 1]);
  });

  it('counts under the name of its own session only, and is removed once it was used', async () => {
    const first = await visitor();
    const second = await visitor();
    const browser = new Browser();
    const [, planted = ''] = first.headers.getSetCookie();
    browser.receive(second.headers);
    browser.receive(new Headers({ 'Set-Cookie': planted.replace(/^velory_session_new_\w+/, 'velory_session_new_0') }));
    await ensureVisitor(browser.request());
    expect(await linesOf(second.visitor)).toBe(1);
    browser.receive(first.headers);
    const { visitor: joined, headers } = await ensureVisitor(browser.request());
    expect(await linesOf(joined)).toBe(2);
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^velory_session_new_\w{12}=; Path=\/; Max-Age=0/)]);
  });

  it('is merged once, in whichever order two requests notice', async () => {
    const first = await visitor();
    const second = await visitor();
    const one = new Browser();
    const other = new Browser();
    for (const { headers } of [first, second]) one.receive(headers);
    for (const { headers } of [second, first]) other.receive(headers);
    const visitors = await Promise.all([ensureVisitor(one.request()), ensureVisitor(other.request())]);
    const lines = await Promise.all(visitors.map((each) => linesOf(each.visitor)));
    expect(lines.sort()).toEqual([0, 2]);
  });
});
