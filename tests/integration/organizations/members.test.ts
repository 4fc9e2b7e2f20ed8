import { afterAll, describe, expect, it, vi } from 'vitest';
import { GoogleServer } from '../../support/google-server.ts';
import { orderOf, publishOrganization, signedIn } from './organizations.ts';
import { askForLink, openAdmin, isMailed, openPrivateShops } from './private-shops.ts';

/* How a person becomes a member of a private shop, over HTTP, and how that ends. */

const google = new GoogleServer();
const { administrator, at, db, organization, linkIn, mailTo, other, port } = await openPrivateShops({
  GOOGLE_CLIENT_ID: 'velory-test',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GOOGLE_URL: await google.start(),
});
const { dropPages } = await import('~/platform/page-cache.server.ts');

afterAll(() => google.stop());

describe('a member', () => {
  it('signs in with a work e-mail by a link that names the shop, and not with another', async () => {
    const shopper = at(organization.host);
    expect(await isMailed(db, at(organization.host), 'lea@gmail.example')).toBe(false);
    const email = `lea@${organization.domain}`;
    expect((await askForLink(shopper, email)).location).toBe('/anmelden?gesendet=1&zurueck=%2F');
    const mail = await mailTo(email, /^Werk reusstal: /);
    const link = linkIn(mail, organization.host);
    // Another host's gate does not accept the link.
    expect((await at(other.host).ask(link, { form: { intent: 'confirm' } })).status).toBe(400);
    const entered = await shopper.ask(link, { form: { intent: 'confirm' } });
    expect([entered.status, entered.location]).toEqual([303, '/']);
    expect((await shopper.ask('/')).status).toBe(200);
    const user = await db.user.findFirstOrThrow({
      where: { email, instanceId: organization.id },
      include: { membership: true },
    });
    expect(user.membership).toMatchObject({ way: 'domain', role: 'member', organizationId: organization.id });
    // The cookie is worthless elsewhere.
    expect((await at(other.host, shopper.cookie).ask('/')).status).toBe(302);
  });

  it('is out at the next request once the domain is removed from the organization; cart, order and the organization’s part stay', async () => {
    const third = await publishOrganization(db, 'aare', { emailDomains: ['aare.example', 'alt.example'] });
    await dropPages(db, 'content');
    const email = 'max@alt.example';
    const { userId, cookie } = await signedIn(db, third.id, email);
    await db.userOrganization.create({ data: { userId, organizationId: third.id, way: 'domain' } });
    const max = at(third.host, cookie);
    await vi.waitFor(async () => expect((await max.ask('/')).status).toBe(200), { timeout: 30_000 });
    const variant = await db.variant.findFirstOrThrow({
      where: { product: { status: 'published', kind: 'accessory' }, stockStatus: 'instock' },
    });
    const add = { intent: 'add', variantId: String(variant.id) };
    expect((await max.ask('/cart', { form: add })).location).not.toContain('/willkommen');
    const dates = ['2026-12-01', '2027-01-01', '2027-02-01'];
    const instalments = dates.map((date) => ({ date, amount: 100_00 }));
    await orderOf(db, { instanceId: third.id, userId, share: 36_00, months: 3, instalments });
    await publishOrganization(db, 'aare', { emailDomains: ['aare.example'] });
    await dropPages(db, 'content');
    await vi.waitFor(async () => expect((await max.ask('/')).status).toBe(302), { timeout: 30_000 });
    expect((await max.ask('/willkommen')).body).toContain('Du gehörst hier nicht dazu.');
    // The started checkout is no order; the cart waits for the member's return, the address opens nothing.
    expect((await max.ask('/checkout/pruefen/', { form: add })).location).toMatch(/^\/willkommen/);
    expect(await db.cartItem.count({ where: { cart: { userId } } })).toBe(1);
    expect(await isMailed(db, at(third.host), email)).toBe(false);
    // A domain gives no day: the organization pays its part until an administrator enters the end.
    const chief = await administrator(third);
    const sums = () =>
      Promise.all(
        dates.map(async (date) => {
          const { body } = await chief.ask(`/admin/abrechnung/${date.slice(0, 7)}.csv`);
          return body.trim().split(';').at(-1);
        }),
      );
    expect(await sums()).toEqual(['36.00', '36.00', '36.00']);
    const removed = '/admin/mitglieder?zeigen=left';
    expect((await chief.ask(removed)).body).toContain('Kein Zugang mehr, Anteil läuft');
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'end' } });
    expect((await chief.ask(removed)).body).toMatch(/Ausgetreten, \d/);
    expect(await sums()).toEqual(['0.00', '0.00', '0.00']);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'readmit' } });
    expect((await max.ask('/')).status).toBe(200);
    expect(await sums()).toEqual(['36.00', '36.00', '36.00']);
  });

  it('signs in with Google over the main host, by a code for this host and browser, once', async () => {
    const shopper = at(organization.host);
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
    const code = google.agree({ sub: 'google-eva', email: `eva@${organization.domain}`, email_verified: true });
    const back = await main.ask(`/anmelden/google/antwort?${new URLSearchParams({ state, code }).toString()}`);
    const arrival = new URL(back.location ?? '');
    expect([arrival.host, arrival.pathname]).toEqual([`${organization.host}:${port}`, '/anmelden/uebergabe']);
    // Not signed in on the main host.
    expect((await main.ask('/konto')).status).toBe(302);
    const path = arrival.pathname + arrival.search;
    expect((await at(other.host, shopper.cookie).ask(path)).location).toContain('google=failed');
    expect((await at(organization.host).ask(path)).location).toContain('google=failed');
    const entered = await shopper.ask(path);
    expect([entered.status, entered.location]).toEqual([302, '/fr/vergleich']);
    expect((await shopper.ask('/')).status).toBe(200);
    expect((await at(organization.host, shopper.cookie).ask(path)).location).toContain('google=failed');
    // The cart of the main host was carried over, and still exists there.
    const carts = await db.cart.findMany({
      where: { items: { some: { variantId: variant.id } } },
      select: { user: { select: { instanceId: true } } },
    });
    expect(carts.map(({ user }) => user.instanceId).sort()).toEqual([organization.id, 'main']);
    // A changed return path leads nowhere.
    const forged = await main.ask(
      `/anmelden/google?fuer=${(way.searchParams.get('fuer') ?? '').replace(/^.{4}/, 'AAAA')}`,
    );
    expect(forged.status).toBe(404);
  });
});

describe('an invitation', () => {
  it('is checked line by line, opens the shop to whom it was sent, once, until it is withdrawn', async () => {
    const chief = await administrator(organization);
    const emails = `gast@partner.example\nkeine adresse\nneu@${organization.domain}`;
    const looked = await chief.ask(openAdmin, { form: { intent: 'check', emails } });
    expect(looked.status).toBe(200);
    expect(looked.body).toContain('gehört nicht zu euren Domains.');
    expect(await db.organizationInvitation.count({ where: { organizationId: organization.id } })).toBe(0);
    const sent = await chief.ask(openAdmin, { form: { intent: 'invite', emails, foreign: 'on' } });
    expect(sent.status).toBe(400);
    expect(sent.body).toContain('2 Einladungen sind unterwegs.');
    expect(sent.body).toContain('ist keine E-Mail.');
    const link = linkIn(await mailTo('gast@partner.example', /^Werk reusstal: Deine Einladung/), organization.host);
    const guest = at(organization.host);
    expect((await guest.ask(link)).body).toContain('Werk reusstal lädt dich ein.');
    expect((await at(other.host).ask(link)).status).toBe(404);
    expect((await guest.ask(link, { form: {} })).location).toBe('/');
    expect((await guest.ask('/')).status).toBe(200);
    expect((await at(organization.host).ask(link)).status).toBe(410);
    expect((await at(organization.host).ask(link, { form: {} })).status).toBe(409);
    // Signs in again later by link, although the domain is another.
    expect(await isMailed(db, at(organization.host), 'gast@partner.example')).toBe(true);
    const { id } = await db.organizationInvitation.findFirstOrThrow({ where: { email: 'gast@partner.example' } });
    // Another organization's administrator reaches it by no id.
    await (await administrator(other)).ask(openAdmin, { form: { intent: 'withdraw', id } });
    expect((await guest.ask('/')).status).toBe(200);
    await chief.ask(openAdmin, { form: { intent: 'withdraw', id } });
    expect((await guest.ask('/')).status).toBe(302);
    expect(await isMailed(db, at(organization.host), 'gast@partner.example')).toBe(false);
  });

  it('by a link opens the shop to as many people as it allows', async () => {
    const chief = await administrator(organization);
    const made = await chief.ask(openAdmin, { form: { intent: 'link', days: '7', people: '1' } });
    const link = linkIn(made.body.replaceAll('&amp;', '&').replaceAll('<', ' '), organization.host);
    const form = { optIn: 'on' };
    const enter = async (email: string) => {
      const guest = at(organization.host);
      const requested = await guest.ask(link, { form: { ...form, email } });
      expect(requested.status).toBe(303);
      const open = linkIn(await mailTo(email, /^Werk reusstal: /), organization.host);
      return { guest, open };
    };
    const one = await enter('eins@partner.example');
    const two = await enter('zwei@partner.example');
    await one.guest.ask(one.open, { form: { intent: 'confirm' } });
    await two.guest.ask(two.open, { form: { intent: 'confirm' } });
    expect([(await one.guest.ask('/')).status, (await two.guest.ask('/')).status]).toEqual([200, 302]);
    expect((await at(organization.host).ask(link)).status).toBe(410);
    const { id } = await db.organizationInvitation.findFirstOrThrow({ where: { email: null, uses: 1 } });
    await chief.ask(openAdmin, { form: { intent: 'withdraw', id } });
    expect((await one.guest.ask('/')).status).toBe(302);
    const left = await db.userOrganization.findFirstOrThrow({ where: { invitationId: id } });
    expect(left.leftAt).not.toBeNull();
    await chief.ask('/admin/mitglieder', { form: { user: left.userId, intent: 'readmit' } });
    expect((await one.guest.ask('/')).status).toBe(200);
    const wrong = await chief.ask(openAdmin, { form: { intent: 'link', days: '0', people: '9999' } });
    expect([wrong.status, wrong.body.includes('Ein Link gilt 1 bis 90 Tage')]).toEqual([400, true]);
  });
});
