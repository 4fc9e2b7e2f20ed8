import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPublicOnPrivate, routeNames } from '~/access.server.ts';
import type { eraseOrders as eraseOrdersOf } from '~/modules/after-order/erased-orders.server.ts';
import type { sharedOrders as sharedOrdersOf } from '~/modules/organizations/desk.server.ts';
import { sharesOf } from '~/modules/organizations/statement.ts';
import type { db as Database } from '~/platform/db.server.ts';
import type { dropPages as dropPagesOf } from '~/platform/page-cache.server.ts';
import routes from '~/routes.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { GoogleServer } from '../../support/google-server.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { HostShopper } from './host-shopper.ts';
import { type House, orderOf, publishHouse, signedIn } from './houses.ts';

/*
 * An organization's private shop over HTTP: the built shop in front of a real database, asked by the names of its hosts.
 */

let port: number;
let db: typeof Database;
let dropPages: typeof dropPagesOf;
let eraseOrders: typeof eraseOrdersOf;
let sharedOrders: typeof sharedOrdersOf;
let house: House;
let other: House;
const google = new GoogleServer();

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  ({ db } = await import('~/platform/db.server.ts'));
  ({ dropPages } = await import('~/platform/page-cache.server.ts'));
  ({ eraseOrders } = await import('~/modules/after-order/erased-orders.server.ts'));
  ({ sharedOrders } = await import('~/modules/organizations/desk.server.ts'));
  const logo = { src: '/bilder/inhalt/1/0/zeichen.svg', srcSet: '', width: 200, height: 40, alt: '' };
  const words = { title: 'Das reusstal fährt mit.', subTitle: 'Dein Bike.' };
  house = await publishHouse(db, 'reusstal', {
    maxDiscountCodeAmount: 300,
    loginPopup: { ...words, logo, bulletPoints: ['Eins', 'Zwei', 'Drei', 'Vier'] },
  });
  other = await publishHouse(db, 'limmat');
  port = await freePort();
  const env = {
    PUBLIC_URL: `http://localhost:${port}`,
    GOOGLE_CLIENT_ID: 'velory-test',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_URL: await google.start(),
  };
  await startShop({ databaseUrl, env, port });
});

afterAll(async () => {
  await stopServices();
  await google.stop();
});

const at = (host: string, cookie?: string): HostShopper => {
  const shopper = new HostShopper(port, host);
  return cookie ? shopper.plant(cookie) : shopper;
};

/** The newest mail to somebody. */
async function mailTo(recipient: string, subject: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const [mail] = await db.localMail.findMany({ where: { recipient }, orderBy: { id: 'desc' }, take: 1 });
      if (!mail || !subject.test(mail.subject)) throw new Error(`No mail to ${recipient} yet.`);
      return mail.text;
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** The path of a link in a mail. */
function linkIn(text: string, host: string): string {
  const [, path] =
    new RegExp(`http://${host.replaceAll('.', '\\.')}:${port}(/[^\\s"]*token=[^\\s"]+)`).exec(text) ?? [];
  if (!path) throw new Error(`No link to ${host} in: ${text}`);
  return path;
}

/** An address of a route's pattern. */
const filled = (pattern: string): string =>
  `/${pattern.replace(/:\w+\??/g, 'x1').replace(/\*$/, pattern === '*' ? 'gibt-es-nicht' : 'x1')}`;

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
    secrets: [...names, `Geheimes Angebot ${house.slug}`],
  };
}

describe('a private shop', () => {
  it('gives strangers its gate and nothing else, on every route and whoever they say they are', async () => {
    const { paths, secrets } = await realPaths();
    const stranger = await signedIn(db, house.id, 'mia@gmail.example');
    const elsewhere = await signedIn(db, other.id, `mia@${other.domain}`);
    const main = await signedIn(db, 'main', `mia@${house.domain}`);
    const callers: [string, () => HostShopper, Record<string, string>][] = [
      ['nobody', () => at(house.host), {}],
      ['a stranger', () => at(house.host, stranger.cookie), {}],
      ['a member of another', () => at(house.host, elsewhere.cookie), {}],
      ['a member’s cookie of the main shop', () => at(house.host, main.cookie), {}],
      ['a forged host', () => at(house.host), { 'X-Forwarded-Host': 'localhost', Forwarded: 'host=localhost' }],
    ];
    const all = [...(await routes)].map(({ id, file, path = '' }) => ({
      path: filled(path),
      name: routeNames.get(id ?? file.replace(/\.tsx?$/, '')),
    }));
    const calls = { '/api/strapi/fetchcontent/': 'api/strapi/fetchcontent/' } as const;
    const nameOf = (path: string) => calls[path.split('?', 1)[0] as keyof typeof calls];
    const wrong: string[] = [];
    for (const [who, shopper, headers] of callers) {
      for (const { path, name } of [...all, ...paths.map((path) => ({ path, name: nameOf(path) }))]) {
        const asked = await shopper().ask(path, { headers });
        // An address that has one form is led to it first.
        const answer = asked.status === 301 ? await shopper().ask(asked.location ?? '', { headers }) : asked;
        const isPublic = name !== undefined && isPublicOnPrivate(name);
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

  it('shows its name, the popup’s words with three points, and the way in, without scripts', async () => {
    const led = await at(house.host).ask('/produkt/x1');
    expect([led.status, led.location]).toEqual([302, '/willkommen?zurueck=%2Fprodukt%2Fx1']);
    const gate = await at(house.host).ask(led.location ?? '');
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
    expect(gate.body).toMatch(/class="gate-brand"><img[^>]*src="\/bilder\/inhalt\/1\/0\/zeichen\.svg"/);
    expect(gate.body).toMatch(/<meta name="robots" content="noindex/);
    const french = await at(house.host).ask('/fr/bienvenue');
    expect(french.body).toContain('En faites-vous partie\u202f?');
    expect((await at('localhost').ask('/willkommen')).status).toBe(404);
  });

  it('opens to a member and is kept by no cache; a stranger still gets the gate right after', async () => {
    const { cookie } = await signedIn(db, house.id, `eva@${house.domain}`);
    const { paths } = await realPaths();
    const bike = paths.find((path) => path.startsWith('/produkt/')) ?? '';
    for (const path of ['/', '/alle-modelle-e-bike-schweiz', bike]) {
      const seen = await at(house.host, `${cookie}; velory_visit=1`).ask(path);
      expect([path, seen.status, seen.cacheControl.startsWith('private')]).toEqual([path, 200, true]);
      expect((await at(house.host).ask(path)).status).toBe(302);
    }
    const gate = await at(house.host, cookie).ask('/willkommen');
    expect([gate.status, gate.location]).toEqual([302, '/']);
    const call = '/api/auth/isUserPartOfOrganization';
    expect((await at(house.host, cookie).ask(call, { json: {} })).status).toBe(200);
    expect((await at(house.host).ask(call, { json: {} })).status).toBe(401);
    const stranger = await signedIn(db, house.id, 'ida@gmail.example');
    expect((await at(house.host, stranger.cookie).ask(call, { json: {} })).status).toBe(403);
    const main = await signedIn(db, 'main', `eva@${house.domain}`);
    expect((await at('localhost', main.cookie).ask(call, { json: {} })).status).toBe(403);
  });
});

/** Asks for a link to sign in. */
async function askForLink(shopper: HostShopper, email: string) {
  return shopper.ask('/anmelden?zurueck=%2F', { form: { email, optIn: 'on', intent: 'link' } });
}

describe('a member', () => {
  it('signs in with a work e-mail by a link that names the shop, and not with another', async () => {
    const shopper = at(house.host);
    const foreign = await askForLink(shopper, 'lea@gmail.example');
    expect(foreign.status).toBe(409);
    expect(foreign.body).toContain('Diese Adresse gehört nicht dazu. Sie endet auf @reusstal.example.');
    const email = `lea@${house.domain}`;
    expect((await askForLink(shopper, email)).location).toBe('/anmelden?gesendet=1&zurueck=%2F');
    const mail = await mailTo(email, /^Werk reusstal: /);
    const link = linkIn(mail, house.host);
    // Another host's door knows no such link.
    expect((await at(other.host).ask(link, { form: { intent: 'confirm' } })).status).toBe(400);
    const entered = await shopper.ask(link, { form: { intent: 'confirm' } });
    expect([entered.status, entered.location]).toEqual([303, '/']);
    expect((await shopper.ask('/')).status).toBe(200);
    const user = await db.user.findFirstOrThrow({
      where: { email, instanceId: house.id },
      include: { membership: true },
    });
    expect(user.membership).toMatchObject({ way: 'domain', role: 'member', organizationId: house.id });
    // The cookie is worth nothing elsewhere.
    expect((await at(other.host, shopper.cookie).ask('/')).status).toBe(302);
  });

  it('is out at the next request once the domain is the organization’s no more; cart, order and the house’s part stay', async () => {
    const third = await publishHouse(db, 'aare', { emailDomains: ['aare.example', 'alt.example'] });
    await dropPages(db, 'content');
    const email = 'max@alt.example';
    const { userId, cookie } = await signedIn(db, third.id, email);
    await db.userOrganization.create({ data: { userId, organizationId: third.id, way: 'domain' } });
    const max = at(third.host, cookie);
    await vi.waitFor(async () => expect((await max.ask('/')).status).toBe(200), { timeout: 5000 });
    const variant = await db.variant.findFirstOrThrow({
      where: { product: { status: 'published', kind: 'accessory' }, stockStatus: 'instock' },
    });
    const add = { intent: 'add', variantId: String(variant.id) };
    expect((await max.ask('/cart', { form: add })).location).not.toContain('/willkommen');
    const dates = ['2026-12-01', '2027-01-01', '2027-02-01'];
    const instalments = dates.map((date) => ({ date, amount: 100_00 }));
    await orderOf(db, { instanceId: third.id, userId, share: 36_00, months: 3, instalments });
    await publishHouse(db, 'aare', { emailDomains: ['aare.example'] });
    const changedAt = Date.now();
    await dropPages(db, 'content');
    await vi.waitFor(async () => expect((await max.ask('/')).status).toBe(302), { timeout: 5000 });
    expect(Date.now() - changedAt).toBeLessThan(2000);
    expect((await max.ask('/willkommen')).body).toContain('Du gehörst hier nicht dazu.');
    // What was under way is no order; the cart waits for whoever comes back, the address opens nothing.
    expect((await max.ask('/checkout/pruefen/', { form: add })).location).toMatch(/^\/willkommen/);
    expect(await db.cartItem.count({ where: { cart: { userId } } })).toBe(1);
    expect((await askForLink(at(third.host), email)).status).toBe(409);
    // A domain says no day: the house pays its part until an administrator enters the end.
    const chief = await administrator(third);
    const sums = () =>
      Promise.all(
        dates.map(async (date) => {
          const { body } = await chief.ask(`/admin/abrechnung/${date.slice(0, 7)}.csv`);
          return body.trim().split(';').at(-1);
        }),
      );
    expect(await sums()).toEqual(['36.00', '36.00', '36.00']);
    const gone = '/admin/mitglieder?zeigen=left';
    expect((await chief.ask(gone)).body).toContain('Kein Zugang mehr, Anteil läuft');
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'end' } });
    expect((await chief.ask(gone)).body).toMatch(/Ausgetreten, \d/);
    expect(await sums()).toEqual(['0.00', '0.00', '0.00']);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'readmit' } });
    expect((await max.ask('/')).status).toBe(200);
    expect(await sums()).toEqual(['36.00', '36.00', '36.00']);
  });

  it('comes with Google over the main host, by a code for this host and browser, once', async () => {
    const shopper = at(house.host);
    const main = at('localhost');
    const variant = await db.variant.findFirstOrThrow({
      where: { product: { status: 'published', kind: 'bike' }, stockStatus: 'instock' },
    });
    expect((await main.ask('/cart', { form: { intent: 'add', variantId: String(variant.id) } })).status).toBe(303);
    const begun = await shopper.ask('/anmelden/google?zurueck=%2Ffr%2Fvergleich');
    const way = new URL(begun.location ?? '');
    expect([way.host, way.pathname]).toEqual([`localhost:${port}`, '/anmelden/google']);
    const led = await main.ask(way.pathname + way.search);
    const state = new URL(led.location ?? '').searchParams.get('state') ?? '';
    const code = google.agree({ sub: 'google-eva', email: `eva@${house.domain}`, email_verified: true });
    const back = await main.ask(`/anmelden/google/antwort?${new URLSearchParams({ state, code }).toString()}`);
    const arrival = new URL(back.location ?? '');
    expect([arrival.host, arrival.pathname]).toEqual([`${house.host}:${port}`, '/anmelden/uebergabe']);
    // Nobody has signed in on the main host.
    expect((await main.ask('/konto')).status).toBe(302);
    const path = arrival.pathname + arrival.search;
    expect((await at(other.host, shopper.cookie).ask(path)).location).toContain('google=failed');
    expect((await at(house.host).ask(path)).location).toContain('google=failed');
    const entered = await shopper.ask(path);
    expect([entered.status, entered.location]).toEqual([302, '/fr/vergleich']);
    expect((await shopper.ask('/')).status).toBe(200);
    expect((await at(house.host, shopper.cookie).ask(path)).location).toContain('google=failed');
    // The cart of the main host has come along, and is still there.
    const carts = await db.cart.findMany({
      where: { items: { some: { variantId: variant.id } } },
      select: { user: { select: { instanceId: true } } },
    });
    expect(carts.map(({ user }) => user.instanceId).sort()).toEqual([house.id, 'main']);
    // A way that somebody has changed leads nowhere.
    const forged = await main.ask(
      `/anmelden/google?fuer=${(way.searchParams.get('fuer') ?? '').replace(/^.{4}/, 'AAAA')}`,
    );
    expect(forged.status).toBe(404);
  });
});

/** An administrator at their desk. */
async function administrator(of: House): Promise<HostShopper> {
  const { userId, cookie } = await signedIn(db, of.id, `chefin@${of.domain}`);
  const given = { way: 'domain', role: 'admin' } as const;
  await db.userOrganization.upsert({
    where: { userId },
    create: { userId, organizationId: of.id, ...given },
    update: given,
  });
  return at(of.host, cookie);
}

const desk = '/admin/uebersicht';

describe('a link of a mail', () => {
  it('ends the newsletter and takes back an erasure without signing in, of whoever is no member', async () => {
    const { askForNewsletter } = await import('~/modules/newsletter/newsletter.server.ts');
    const { askForErasure } = await import('~/modules/identity/erasure.server.ts');
    const { withinInstance } = await import('~/platform/instance-scope.server.ts');
    const { toInstanceId } = await import('~/platform/instance-id.ts');
    const email = 'fort@gmail.example';
    const said = { email, firstName: 'A', lastName: 'B', locale: 'de', pageUri: `http://${house.host}/` } as const;
    await withinInstance(toInstanceId(house.id), async () => await askForNewsletter(said));
    const confirm = linkIn(await mailTo(email, /bestätigen$/), house.host);
    expect((await at(house.host).ask(confirm, { form: {} })).status).toBe(200);
    const leave = linkIn(await mailTo(email, /du bist dabei$/), house.host);
    expect((await at(house.host).ask(leave)).status).toBe(200);
    expect((await at(house.host).ask(leave, { form: { 'List-Unsubscribe': 'One-Click' } })).status).toBe(200);
    const left = await db.newsletterSubscription.findFirstOrThrow({ where: { email } });
    expect(left).toMatchObject({ confirmedAt: expect.any(Date) as Date, leftAt: expect.any(Date) as Date });
    for (const [instanceId, host] of [
      [house.id, house.host],
      ['main', 'localhost'],
    ] as const) {
      const { userId } = await signedIn(db, instanceId, email);
      await askForErasure({ userId }, 'de');
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

describe('an invitation', () => {
  it('is checked line by line, opens the shop to whom it was sent, once, until it is withdrawn', async () => {
    const chief = await administrator(house);
    const emails = `gast@partner.example\nkeine adresse\nneu@${house.domain}`;
    const looked = await chief.ask(desk, { form: { intent: 'check', emails } });
    expect(looked.status).toBe(200);
    expect(looked.body).toContain('gehört nicht zu euren Domains.');
    expect(await db.organizationInvitation.count({ where: { organizationId: house.id } })).toBe(0);
    const sent = await chief.ask(desk, { form: { intent: 'invite', emails, foreign: 'on' } });
    expect(sent.status).toBe(400);
    expect(sent.body).toContain('2 Einladungen sind unterwegs.');
    expect(sent.body).toContain('ist keine E-Mail.');
    const link = linkIn(await mailTo('gast@partner.example', /^Werk reusstal: Deine Einladung/), house.host);
    const guest = at(house.host);
    expect((await guest.ask(link)).body).toContain('Werk reusstal lädt dich ein.');
    expect((await at(other.host).ask(link)).status).toBe(404);
    expect((await guest.ask(link, { form: {} })).location).toBe('/');
    expect((await guest.ask('/')).status).toBe(200);
    expect((await at(house.host).ask(link)).status).toBe(410);
    expect((await at(house.host).ask(link, { form: {} })).status).toBe(409);
    // Signs in again later by the usual way, though the domain is another.
    expect((await askForLink(at(house.host), 'gast@partner.example')).status).toBe(303);
    const { id } = await db.organizationInvitation.findFirstOrThrow({ where: { email: 'gast@partner.example' } });
    // Another organization's administrator reaches it by no id.
    await (await administrator(other)).ask(desk, { form: { intent: 'withdraw', id } });
    expect((await guest.ask('/')).status).toBe(200);
    await chief.ask(desk, { form: { intent: 'withdraw', id } });
    expect((await guest.ask('/')).status).toBe(302);
    expect((await askForLink(at(house.host), 'gast@partner.example')).status).toBe(409);
  });

  it('by a link opens the shop to as many as it says', async () => {
    const chief = await administrator(house);
    const made = await chief.ask(desk, { form: { intent: 'link', days: '7', people: '1' } });
    const link = linkIn(made.body.replaceAll('&amp;', '&').replaceAll('<', ' '), house.host);
    const form = { optIn: 'on' };
    const enter = async (email: string) => {
      const guest = at(house.host);
      const asked = await guest.ask(link, { form: { ...form, email } });
      expect(asked.status).toBe(303);
      const open = linkIn(await mailTo(email, /^Werk reusstal: /), house.host);
      return { guest, open };
    };
    const [one, two] = [await enter('eins@partner.example'), await enter('zwei@partner.example')];
    await one.guest.ask(one.open, { form: { intent: 'confirm' } });
    await two.guest.ask(two.open, { form: { intent: 'confirm' } });
    expect([(await one.guest.ask('/')).status, (await two.guest.ask('/')).status]).toEqual([200, 302]);
    expect((await at(house.host).ask(link)).status).toBe(410);
    const { id } = await db.organizationInvitation.findFirstOrThrow({ where: { email: null, uses: 1 } });
    await chief.ask(desk, { form: { intent: 'withdraw', id } });
    expect((await one.guest.ask('/')).status).toBe(302);
    const left = await db.userOrganization.findFirstOrThrow({ where: { invitationId: id } });
    expect(left.leftAt).not.toBeNull();
    await chief.ask('/admin/mitglieder', { form: { user: left.userId, intent: 'readmit' } });
    expect((await one.guest.ask('/')).status).toBe(200);
    const wrong = await chief.ask(desk, { form: { intent: 'link', days: '0', people: '9999' } });
    expect([wrong.status, wrong.body.includes('Ein Link gilt 1 bis 90 Tage')]).toEqual([400, true]);
  });
});

describe('a shop that needs a code', () => {
  it('takes it on its home page, keeps what was typed where it is refused, and has it ready in the cart', async () => {
    const rules = { private: false, discountCodeIsRequiredForCheckout: true, maxDiscountCodeAmount: 900 };
    const { id: instanceId, host } = await publishHouse(db, 'police', rules);
    const terms = { percent: 10, combinable: false, validFrom: new Date(0) };
    await db.discountCode.create({ data: { code: 'POLICE10', instanceId, ...terms } });
    await dropPages(db, 'content');
    const shopper = at(host);
    await vi.waitFor(async () => expect((await shopper.ask('/')).body).toContain('name="discountCode"'), {
      timeout: 5000,
    });
    expect((await at('localhost').ask('/')).body).not.toContain('name="discountCode"');
    const enter = (discountCode: string) => shopper.ask('/cart', { form: { intent: 'enter-code', discountCode } });
    const refused = await enter(' police1"1');
    expect([refused.status, refused.location]).toEqual([
      303,
      expect.stringMatching(/^\/\?code=unknown&eingabe=POLICE1%221&beleg=[\w-]{43}#code$/),
    ]);
    const told = String(refused.location).replace('#code', '');
    const again = (await shopper.ask(told)).body;
    expect(again).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="POLICE1&quot;1"/);
    expect(again).toContain('Diesen Code gibt es nicht.');
    expect(await enter('police10')).toMatchObject({ status: 303, location: '/?code=gilt#code' });
    expect((await shopper.ask('/?code=gilt')).body).toContain('Dein Code ist gespeichert.');
    // An address says nothing that does not hold for who opens it: not to others, not of other codes, not once the code is over.
    const stranger = at(host);
    await stranger.ask('/cart', { form: { intent: 'enter-code', discountCode: 'NICHTS' } });
    const lies = [
      told,
      '/?code=gilt',
      `${told.replace('unknown', 'expired').replace(/eingabe=[^&]*/, 'eingabe=POLICE10')}`,
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

describe('an organization’s administrator', () => {
  const instalments = ['2026-11', '2026-12', '2027-01', '2027-02'].map((month, index) => ({
    date: `${month}-01`,
    amount: index === 0 ? 12_345_67 : 12_345_00,
  }));

  it('sees names, months and the employer’s part, never bike, price or address of the house’s own members', async () => {
    const { userId } = await signedIn(db, house.id, `lea.muster@${house.domain}`);
    await orderOf(db, { instanceId: house.id, userId, share: 36_05, months: 2, instalments });
    const away = await signedIn(db, other.id, `fremd@${other.domain}`);
    await orderOf(db, { instanceId: other.id, userId: away.userId, share: 99_00, months: 4, instalments });
    const chief = await administrator(house);
    expect((await chief.ask('/admin')).location).toBe(desk);
    const pages = [
      desk,
      '/fr/admin/apercu',
      '/admin/mitglieder',
      '/admin/plaene',
      '/fr/admin/plans',
      '/admin/plaene?monat=2026-11',
    ];
    for (const path of pages) {
      const { status, body } = await chief.ask(path);
      expect([path, status]).toEqual([path, 200]);
      const secrets = ['Geheimes Bike', '9876543', '98’765', '1234567', '12’345', 'privat.example', other.domain];
      for (const secret of secrets) expect([path, secret, body.includes(secret)]).toEqual([path, secret, false]);
    }
    expect((await chief.ask('/admin/plaene')).body).toContain('Lea =Muster');
    expect((await chief.ask(`${desk}?monat=2026-12`)).body).toContain('36.05');
  });

  it('takes the statement of a month away whose sum is that of the orders, as CSV and PDF', async () => {
    const chief = await administrator(house);
    const months = ['2026-10', '2026-11', '2026-12', '2027-01'];
    const totals = await Promise.all(
      months.map(async (month) => (await chief.ask(`/admin/abrechnung/${month}.csv`)).body.split('\r\n').at(-2)),
    );
    expect(totals).toEqual([
      '2026-10;Total;;;0.00',
      '2026-11;Total;;;36.05',
      '2026-12;Total;;;36.05',
      '2027-01;Total;;;0.00',
    ]);
    const csv = (await chief.ask('/fr/admin/decompte/2026-11.csv')).body;
    expect(csv).toContain('2026-11;"Lea =Muster; ""A""";1;2;36.05');
    const pdf = await chief.ask('/admin/abrechnung/2026-11.pdf');
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await linesOf(pdf.bytes)).join('\n')).toMatch(/Zahlteil[\s\S]*Werk reusstal 2026-11/);
    const nothing = await chief.ask('/admin/abrechnung/2026-10.pdf');
    expect((await linesOf(nothing.bytes)).join('\n')).not.toContain('Zahlteil');
    expect((await chief.ask('/admin/abrechnung/2026-13.csv')).status).toBe(404);
  });

  it('sees whether the team has noted a statement as paid', async () => {
    const chief = await administrator(house);
    const { userId, cookie } = await signedIn(db, 'main', 'team@velory.example');
    await db.admin.upsert({ where: { userId }, create: { userId }, update: {} });
    const team = at('localhost', cookie);
    const november = `${desk}?monat=2026-11`;
    const page = '/admin/abrechnungen';
    expect((await team.ask(page)).body).toContain('Werk reusstal');
    expect((await chief.ask(november)).body).not.toContain('>Bezahlt<');
    const form = { organization: house.id, month: '2026-11', total: '3605', intent: 'paid' };
    expect((await team.ask(page, { form: { ...form, total: '3600' } })).status).toBe(400);
    expect((await team.ask(page, { form })).location).toBe(`${page}?antwort=bezahlt`);
    expect((await chief.ask(november)).body).toContain('>Bezahlt<');
    expect((await (await administrator(other)).ask(november)).body).not.toContain('>Bezahlt<');
    expect((await team.ask(page, { form: { ...form, intent: 'open' } })).status).toBe(303);
    expect((await chief.ask(november)).body).not.toContain('>Bezahlt<');
    expect((await team.ask(page, { form: { ...form, organization: 'nobody' } })).status).toBe(400);
    expect((await chief.ask(page)).status).toBe(404);
  });

  it('has a credit where a paid statement became less, and bills no more than what is left', async () => {
    const chief = await administrator(house);
    const { cookie } = await signedIn(db, 'main', 'team@velory.example');
    const team = at('localhost', cookie);
    const page = '/admin/abrechnungen';
    const form = { organization: house.id, month: '2026-11', total: '3605', intent: 'paid' };
    expect((await team.ask(page, { form })).status).toBe(303);
    const bill = async () => (await linesOf((await chief.ask('/admin/abrechnung/2026-11.pdf')).bytes)).join('\n');
    expect(await bill()).not.toContain('Zahlteil');
    const { id: checkoutId } = await db.checkout.findFirstOrThrow({ where: { instanceId: house.id } });
    await db.fulfilment.create({ data: { checkoutId, stage: 'cancelled', trackingToken: randomUUID() } });
    const november = async () => (await chief.ask(`${desk}?monat=2026-11`)).body;
    expect(await november()).toContain('Bezahlt, Guthaben CHF\u00a036.05');
    expect(await bill()).toMatch(/Euer Guthaben[^\n]*36\.05/);
    expect((await team.ask(page)).body).toMatch(/Bezahlt, Guthaben CHF.36\.05/);
    expect((await team.ask(page, { form: { ...form, total: '0' } })).status).toBe(303);
    expect(await november()).toContain('>Bezahlt<');
    await db.fulfilment.delete({ where: { checkoutId } });
    expect(await november()).toContain('>Offen<');
    expect(await bill()).toContain('Zahlteil');
    await team.ask(page, { form: { ...form, intent: 'open' } });
  });

  it('keeps what is open where the shop is taken off, and the end of a membership where the account is erased', async () => {
    const gone = await publishHouse(db, 'weg');
    const { userId } = await signedIn(db, gone.id, `lea@${gone.domain}`);
    await orderOf(db, { instanceId: gone.id, userId, share: 40_00, months: 4, instalments });
    await db.contentDocument.deleteMany({ where: { documentId: gone.id } });
    const { cookie } = await signedIn(db, 'main', 'team@velory.example');
    const { body } = await at('localhost', cookie).ask('/admin/abrechnungen');
    expect(body).toContain(gone.id);
    expect(body).toContain('Shop nicht mehr veröffentlicht');
    const left = { leftAt: new Date('2026-12-15T12:00:00Z'), way: 'domain', organizationId: gone.id } as const;
    await db.userOrganization.create({ data: { userId, ...left } });
    const sharesNow = async () => (await sharedOrders(gone)).flatMap(sharesOf).map(({ date }) => date);
    expect(await sharesNow()).toEqual(['2026-11-01', '2026-12-01']);
    await db.$transaction((database) => eraseOrders(database, { userId, email: `lea@${gone.domain}` }));
    await db.user.delete({ where: { id: userId } });
    expect(await sharesNow()).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('makes codes within what was agreed, for their own shop alone', async () => {
    const chief = await administrator(house);
    const typed = { intent: 'code', code: 'lernende26', value: '300', unit: 'francs', uses: '50', until: '' };
    expect((await chief.ask(desk, { form: { ...typed, value: '301' } })).status).toBe(400);
    expect((await chief.ask(desk, { form: { ...typed, unit: 'percent', value: '91' } })).status).toBe(400);
    expect((await chief.ask(desk, { form: { ...typed, until: '2027-02-30' } })).status).toBe(400);
    expect((await chief.ask(desk, { form: { ...typed, until: '2027-13-45' } })).status).toBe(400);
    const made = await chief.ask(desk, { form: typed });
    expect([made.status, made.location]).toEqual([303, `${desk}?antwort=code&code=LERNENDE26#codes`]);
    expect((await chief.ask(made.location?.split('#')[0] ?? '')).body).toContain('Der Code LERNENDE26 gilt ab sofort.');
    const twice = await chief.ask(desk, { form: typed });
    expect([twice.status, twice.body.includes('>Diesen Code habt ihr schon.')]).toEqual([400, true]);
    const codes = await db.discountCode.findMany({ where: { code: 'LERNENDE26' } });
    expect(codes).toMatchObject([{ instanceId: house.id, amount: 300_00, maxUses: 50, combinable: false }]);
    // Where nothing was agreed, the shop's team makes codes.
    const foreign = await administrator(other);
    expect((await foreign.ask(desk)).body).not.toContain('name="uses"');
    expect((await foreign.ask(desk, { form: typed })).status).toBe(400);
  });

  it('ends a membership, which is over at the next request, and nobody else reaches the desk', async () => {
    const { userId, cookie } = await signedIn(db, house.id, `geht@${house.domain}`);
    const member = at(house.host, cookie);
    expect((await member.ask('/')).status).toBe(200);
    expect((await member.ask(desk)).status).toBe(404);
    expect((await at(house.host).ask(desk)).location).toBe(`/willkommen?zurueck=${encodeURIComponent(desk)}`);
    const foreign = await administrator(other);
    expect((await at(house.host, foreign.cookie).ask(desk)).status).toBe(302);
    expect((await at('localhost', foreign.cookie).ask(desk)).status).toBe(302);
    const end = { user: userId, intent: 'end' };
    expect((await foreign.ask('/admin/mitglieder', { form: end })).location).toBe('/admin/mitglieder?nicht=1');
    expect((await member.ask('/')).status).toBe(200);
    const chief = await administrator(house);
    const nobody = { user: '-'.repeat(36), intent: 'end' };
    expect((await chief.ask('/admin/mitglieder', { form: nobody })).location).toContain('nicht=1');
    expect((await chief.ask('/admin/mitglieder', { form: end })).location).toContain('antwort=end');
    expect((await member.ask('/')).status).toBe(302);
    expect((await askForLink(at(house.host), `geht@${house.domain}`)).status).toBe(409);
    expect((await chief.ask('/admin/mitglieder?zeigen=left')).body).toContain(`geht@${house.domain}`);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'readmit' } });
    expect((await member.ask('/')).status).toBe(200);
    const self = await db.user.findFirstOrThrow({ where: { instanceId: house.id, email: `chefin@${house.domain}` } });
    expect((await chief.ask('/admin/mitglieder', { form: { user: self.id, intent: 'end' } })).location).toContain(
      'nicht=1',
    );
  });
});
