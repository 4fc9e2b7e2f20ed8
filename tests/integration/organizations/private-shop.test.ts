import { describe, expect, it, vi } from 'vitest';
import { routeTable, shopRoutes } from '~/route-table.server.ts';
import type { HostShopper } from './host-shopper.ts';
import { publishOrganization, signedIn } from './organizations.ts';
import { openPrivateShops } from './private-shops.ts';

/* An organization's shop over HTTP, as seen by strangers and by members. */

const { at, db, organization, linkIn, mailTo, other } = await openPrivateShops();
const { dropPages } = await import('~/platform/page-cache.server.ts');

/** An address of a route's pattern. */
const filled = (pattern: string): string =>
  pattern.replace(/:\w+\??/g, 'x1').replace(/\*$/, pattern === '/*' ? 'gibt-es-nicht' : 'x1');

async function realPaths(): Promise<{ paths: string[]; secrets: string[] }> {
  const texts = await db.productText.findMany({
    where: { locale: 'de', product: { status: 'published', kind: 'bike' } },
    take: 3,
    orderBy: { productId: 'asc' },
    select: { slug: true, name: true },
  });
  const slugs = texts.map(({ slug }) => slug);
  const names = texts.map(({ name }) => name);
  return {
    paths: [
      '/',
      '/fr',
      '/alle-modelle-e-bike-schweiz',
      '/kategorien/e-trekking',
      '/suche?q=e-bike',
      '/sitemap.xml',
      '/_root.data',
      '/alle-modelle-e-bike-schweiz.data',
      '/api/search?q=e-bike',
      '/api/search-engine?q=e-bike&locale=de&type=bikes',
      '/api/products/filterV2',
      '/api/products/get-search-index',
      '/api/strapi/fetchcontent/?locale=de&collections=organizations',
      '/api/visit',
      ...slugs.flatMap((slug) => [`/produkt/${slug}`, `/produkt/${slug}.data`, `/fr/produit/${slug}`]),
    ],
    secrets: [...names, `Geheimes Angebot ${organization.slug}`],
  };
}

describe('a private shop', () => {
  it('shows strangers its gate and nothing else, on every route and under any identity', async () => {
    const { paths, secrets } = await realPaths();
    const stranger = await signedIn(db, organization.id, 'mia@gmail.example');
    const elsewhere = await signedIn(db, other.id, `mia@${other.domain}`);
    const main = await signedIn(db, 'main', `mia@${organization.domain}`);
    const callers: [string, () => HostShopper, Record<string, string>][] = [
      ['nobody', () => at(organization.host), {}],
      ['a stranger', () => at(organization.host, stranger.cookie), {}],
      ['a member of another', () => at(organization.host, elsewhere.cookie), {}],
      ['a member’s cookie of the main shop', () => at(organization.host, main.cookie), {}],
      ['a forged host', () => at(organization.host), { 'X-Forwarded-Host': 'localhost', Forwarded: 'host=localhost' }],
    ];
    const all = shopRoutes.map(({ name, path }) => ({ path: filled(path), name }));
    const calls = { '/api/strapi/fetchcontent/': 'api/strapi/fetchcontent/' } as const;
    const nameOf = (path: string) => calls[path.split('?', 1)[0] as keyof typeof calls];
    const wrong: string[] = [];
    for (const [who, shopper, headers] of callers) {
      for (const { path, name } of [...all, ...paths.map((path) => ({ path, name: nameOf(path) }))]) {
        const requested = await shopper().ask(path, { headers });
        // A redirect to the canonical address is followed first.
        const answer =
          requested.status === 301 ? await shopper().ask(requested.location ?? '', { headers }) : requested;
        const isPublic = name !== undefined && routeTable[name].isOpenInPrivateShop === true;
        const isLed =
          [302, 303].includes(answer.status) && /^\/(willkommen|fr\/bienvenue)(\?|$)/.test(answer.location ?? '');
        const isClosed = isLed || [401, 403, 404, 405].includes(answer.status);
        if (!isPublic && !isClosed) wrong.push(`${path} as ${who}: ${answer.status} ${answer.location ?? ''}`);
        if (answer.cacheControl.includes('public') && !/^\/(bilder|locales)\//.test(path) && answer.status === 200)
          wrong.push(`${path} as ${who}: ${answer.cacheControl}`);
        for (const secret of secrets) if (answer.body.includes(secret)) wrong.push(`${path} as ${who} says ${secret}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);

  it('shows its name, the popup’s texts with three points, and the sign-in, without scripts', async () => {
    const led = await at(organization.host).ask('/produkt/x1');
    expect([led.status, led.location]).toEqual([302, '/willkommen?zurueck=%2Fprodukt%2Fx1']);
    const gate = await at(organization.host).ask(led.location ?? '');
    expect(gate.status).toBe(200);
    for (const words of [
      'Werk reusstal',
      'Das reusstal fährt mit.',
      'Drei',
      'Dein Bike.',
      '@reusstal.example',
      'name="email"',
    ])
      expect(gate.body).toContain(words);
    expect(gate.body).not.toContain('Vier');
    expect(gate.body).toMatch(/<dialog[^>]*><div[^>]*><img[^>]*src="\/bilder\/inhalt\/1\/0\/zeichen\.svg"/);
    expect(gate.body).toMatch(/<meta name="robots" content="noindex/);
    const french = await at(organization.host).ask('/fr/bienvenue');
    expect(french.body).toContain('En faites-vous partie\u202f?');
    expect((await at('localhost').ask('/willkommen')).status).toBe(404);
  });

  it('opens to a member and is cached nowhere; a stranger still gets the gate right after', async () => {
    const { cookie } = await signedIn(db, organization.id, `eva@${organization.domain}`);
    const { paths } = await realPaths();
    const bike = paths.find((path) => path.startsWith('/produkt/')) ?? '';
    for (const path of ['/', '/alle-modelle-e-bike-schweiz', bike]) {
      const seen = await at(organization.host, `${cookie}; velory_visit=1`).ask(path);
      expect([path, seen.status, seen.cacheControl.startsWith('private')]).toEqual([path, 200, true]);
      expect((await at(organization.host).ask(path)).status).toBe(302);
    }
    const gate = await at(organization.host, cookie).ask('/willkommen');
    expect([gate.status, gate.location]).toEqual([302, '/']);
    const call = '/api/auth/isUserPartOfOrganization';
    expect((await at(organization.host, cookie).ask(call, { json: {} })).status).toBe(200);
    expect((await at(organization.host).ask(call, { json: {} })).status).toBe(401);
    const stranger = await signedIn(db, organization.id, 'ida@gmail.example');
    expect((await at(organization.host, stranger.cookie).ask(call, { json: {} })).status).toBe(403);
    const main = await signedIn(db, 'main', `eva@${organization.domain}`);
    expect((await at('localhost', main.cookie).ask(call, { json: {} })).status).toBe(403);
  });
});

describe('a link of a mail', () => {
  it('ends the newsletter and cancels an erasure without signing in, for people who are no members', async () => {
    const { requestNewsletter } = await import('~/modules/newsletter/newsletter.server.ts');
    const { requestErasure } = await import('~/modules/identity/erasure.server.ts');
    const { withinInstance } = await import('~/platform/instance-scope.server.ts');
    const { toInstanceId } = await import('~/platform/instance-id.ts');
    const email = 'fort@gmail.example';
    const message = {
      email,
      firstName: 'A',
      lastName: 'B',
      locale: 'de',
      pageUri: `http://${organization.host}/`,
    } as const;
    await withinInstance(toInstanceId(organization.id), async () => await requestNewsletter(message));
    const confirm = linkIn(await mailTo(email, /bestätigen$/), organization.host);
    expect((await at(organization.host).ask(confirm, { form: {} })).status).toBe(200);
    const leave = linkIn(await mailTo(email, /du bist dabei$/), organization.host);
    expect((await at(organization.host).ask(leave)).status).toBe(200);
    expect((await at(organization.host).ask(leave, { form: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(200);
    const left = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(left).toMatchObject({ confirmedAt: expect.any(Date) as Date, leftAt: expect.any(Date) as Date });
    for (const [instanceId, host] of [
      [organization.id, organization.host],
      ['main', 'localhost'],
    ] as const) {
      const { userId } = await signedIn(db, instanceId, email);
      await requestErasure({ userId }, 'de');
      const undo = linkIn(await mailTo(email, /wird gelöscht$/), host);
      expect((await at(host).ask('/konto/loeschen')).location).toMatch(/^\/anmelden/);
      expect((await at(host).ask(undo)).status).toBe(200);
      const token = new URL(undo, `http://${host}`).searchParams.get('token') ?? '';
      expect((await at(host).ask('/konto/loeschen', { form: { token } })).status).toBe(303);
      expect(await db.erasure.count({ where: { userId } })).toBe(0);
      await db.localMail.deleteMany({ where: { recipient: email } });
    }
  });
});

describe('a shop that needs a code', () => {
  it('accepts it on its home page, keeps what was typed if it is refused, and has it ready in the cart', async () => {
    const rules = { private: false, discountCodeIsRequiredForCheckout: true, maxDiscountCodeAmount: 900 };
    const { id: instanceId, host } = await publishOrganization(db, 'police', rules);
    const terms = { percent: 10, combinable: false, validFrom: new Date(0) };
    await db.discountCode.create({ data: { code: 'POLICE10', instanceId, ...terms } });
    await dropPages(db, 'content');
    const shopper = at(host);
    await vi.waitFor(async () => expect((await shopper.ask('/')).body).toContain('name="discountCode"'), {
      timeout: 30_000,
    });
    expect((await at('localhost').ask('/')).body).not.toContain('name="discountCode"');
    const enter = (discountCode: string) => shopper.ask('/cart', { form: { intent: 'enter-code', discountCode } });
    const refused = await enter(' police1"1');
    expect([refused.status, refused.location]).toEqual([
      303,
      expect.stringMatching(/^\/\?code=unknown&eingabe=POLICE1%221&beleg=[\w-]{43}#code$/),
    ]);
    const reported = String(refused.location).replace('#code', '');
    const again = (await shopper.ask(reported)).body;
    expect(again).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="POLICE1&quot;1"/);
    expect(again).toContain('Diesen Code gibt es nicht.');
    expect(await enter('police10')).toMatchObject({ status: 303, location: '/?code=gilt#code' });
    expect((await shopper.ask('/?code=gilt')).body).toContain('Dein Code ist gespeichert.');
    // An address grants only what holds for its visitor: not to others, not for other codes, not once the code is over.
    const stranger = at(host);
    await stranger.ask('/cart', { form: { intent: 'enter-code', discountCode: 'NICHTS' } });
    const lies = [
      reported,
      '/?code=gilt',
      `${reported.replace('unknown', 'expired').replace(/eingabe=[^&]*/, 'eingabe=POLICE10')}`,
    ];
    for (const path of [...lies, '/']) {
      const { body } = await stranger.ask(path);
      expect([path, body.includes('gespeichert'), body.includes('aria-invalid')]).toEqual([path, false, false]);
      expect(body).toContain('name="discountCode"');
    }
    await db.discountCode.update({
      where: { code_instanceId: { code: 'POLICE10', instanceId } },
      data: { validTo: new Date() },
    });
    expect((await shopper.ask('/?code=gilt')).body).not.toContain('gespeichert');
    expect(await db.cart.findMany({ where: { user: { instanceId } } })).toMatchObject([{ discountCode: 'POLICE10' }]);
  });
});
