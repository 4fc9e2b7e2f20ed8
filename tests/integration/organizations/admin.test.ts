import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { daysAfter } from '~/modules/financing/financing.ts';
import { sharesOf } from '~/modules/organizations/statement.ts';
import { linesOf } from '../../support/pdf-lines.ts';
import { orderOf, publishOrganization, signedIn } from './organizations.ts';
import { openAdmin, isMailed, openPrivateShops } from './private-shops.ts';

/* The pages of an organization's administrators, over HTTP. */

const { administrator, at, db, organization, other } = await openPrivateShops();
const { eraseOrders } = await import('~/modules/after-order/erased-orders.server.ts');
const { sharedOrders } = await import('~/modules/organizations/admin.server.ts');
const { zurichDate } = await import('~/platform/zurich-time.server.ts');
const { dropPages } = await import('~/platform/page-cache.server.ts');

describe('an organization’s administrator', () => {
  const instalments = ['2026-11', '2026-12', '2027-01', '2027-02'].map((month, index) => ({
    date: `${month}-01`,
    amount: index === 0 ? 12_345_67 : 12_345_00,
  }));

  it('sees names, months and the employer’s part, never bike, price or address of the organization’s own members', async () => {
    const { userId } = await signedIn(db, organization.id, `lea.muster@${organization.domain}`);
    await orderOf(db, { instanceId: organization.id, userId, share: 36_05, months: 2, instalments });
    const away = await signedIn(db, other.id, `fremd@${other.domain}`);
    await orderOf(db, { instanceId: other.id, userId: away.userId, share: 99_00, months: 4, instalments });
    const chief = await administrator(organization);
    expect((await chief.ask('/admin')).location).toBe(openAdmin);
    const pages = [
      openAdmin,
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
    expect((await chief.ask(`${openAdmin}?monat=2026-12`)).body).toContain('36.05');
  });

  it('sees nothing of orders without its part, nor of those whose buyer agreed to nothing', async () => {
    const { userId } = await signedIn(db, organization.id, `still@${organization.domain}`);
    const silent = { instanceId: organization.id, userId, months: 2, instalments, firstname: 'Stumm' };
    await orderOf(db, { ...silent, share: 36_05, isAgreed: false });
    await orderOf(db, { ...silent, share: 0, months: 0 });
    const chief = await administrator(organization);
    const pages = [
      openAdmin,
      '/fr/admin/apercu',
      '/admin/mitglieder',
      '/admin/mitglieder?zeigen=plan',
      '/admin/plaene',
    ];
    for (const path of [...pages, `${openAdmin}?monat=2026-11`, '/admin/abrechnung/2026-11.csv'])
      expect([path, (await chief.ask(path)).body.includes('Stumm')]).toEqual([path, false]);
    const { body } = await chief.ask('/admin/mitglieder?zeigen=none');
    expect(body).toContain(`still@${organization.domain}`);
  });

  it('takes the statement of a month away whose sum is that of the orders, as CSV and PDF', async () => {
    const chief = await administrator(organization);
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

  it('is told that there is nothing to settle, in a month without a share and in an organization that pays none', async () => {
    const chief = await administrator(organization);
    const october = (await chief.ask(`${openAdmin}?monat=2026-10`)).body;
    expect(october).toContain('Kein Anteil in diesem Monat');
    expect(october).not.toContain('/admin/abrechnung/2026-10.pdf');
    const kander = await publishOrganization(db, 'kander', { private: false });
    await dropPages(db, 'content');
    const owner = await administrator(kander);
    await vi.waitFor(async () => expect((await owner.ask(openAdmin)).status).toBe(200), { timeout: 30_000 });
    const without = (await owner.ask(openAdmin)).body;
    expect(without).toContain('Dein Haus zahlt an den Raten nichts mit.');
    expect(without).not.toMatch(/Fällig am|0\.00|abrechnung\/20/);
    expect((await owner.ask('/fr/admin/apercu')).body).toContain('Votre maison ne participe pas aux mensualités.');
  });

  it('sees whether the team has recorded a statement as paid', async () => {
    const chief = await administrator(organization);
    const { userId, cookie } = await signedIn(db, 'main', 'team@velory.example');
    await db.admin.upsert({ where: { userId }, create: { userId }, update: {} });
    const team = at('localhost', cookie);
    const november = `${openAdmin}?monat=2026-11`;
    const page = '/admin/abrechnungen';
    expect((await team.ask(page)).body).toContain('Werk reusstal');
    expect((await chief.ask(november)).body).not.toContain('>Bezahlt<');
    const form = { organization: organization.id, month: '2026-11', total: '3605', intent: 'paid' };
    expect((await team.ask(page, { form: { ...form, total: '3600' } })).status).toBe(400);
    expect((await team.ask(page, { form })).location).toBe(`${page}?antwort=bezahlt`);
    expect((await chief.ask(november)).body).toContain('>Bezahlt<');
    expect((await (await administrator(other)).ask(november)).body).not.toContain('>Bezahlt<');
    expect((await team.ask(page, { form: { ...form, intent: 'open' } })).status).toBe(303);
    expect((await chief.ask(november)).body).not.toContain('>Bezahlt<');
    expect((await team.ask(page, { form: { ...form, organization: 'nobody' } })).status).toBe(400);
    expect((await chief.ask(page)).status).toBe(404);
  });

  it('has a credit if a paid statement became less, and bills no more than what is left', async () => {
    const chief = await administrator(organization);
    const { cookie } = await signedIn(db, 'main', 'team@velory.example');
    const team = at('localhost', cookie);
    const page = '/admin/abrechnungen';
    const form = { organization: organization.id, month: '2026-11', total: '3605', intent: 'paid' };
    expect((await team.ask(page, { form })).status).toBe(303);
    const bill = async () => (await linesOf((await chief.ask('/admin/abrechnung/2026-11.pdf')).bytes)).join('\n');
    expect(await bill()).not.toContain('Zahlteil');
    const { id: checkoutId } = await db.checkout.findFirstOrThrow({ where: { instanceId: organization.id } });
    await db.fulfilment.create({ data: { checkoutId, stage: 'cancelled', trackingToken: randomUUID() } });
    const november = async () => (await chief.ask(`${openAdmin}?monat=2026-11`)).body;
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

  it('keeps what is open if the shop is unpublished, and the end of a membership if the account is erased', async () => {
    const removed = await publishOrganization(db, 'weg');
    const { userId } = await signedIn(db, removed.id, `lea@${removed.domain}`);
    await orderOf(db, { instanceId: removed.id, userId, share: 40_00, months: 4, instalments });
    await db.contentDocument.deleteMany({ where: { documentId: removed.id } });
    const { cookie } = await signedIn(db, 'main', 'team@velory.example');
    const { body } = await at('localhost', cookie).ask('/admin/abrechnungen');
    expect(body).toContain(removed.id);
    expect(body).toContain('Shop nicht mehr veröffentlicht');
    const left = { leftAt: new Date('2026-12-15T12:00:00Z'), way: 'domain', organizationId: removed.id } as const;
    await db.userOrganization.create({ data: { userId, ...left } });
    const sharesNow = async () => (await sharedOrders(removed)).flatMap(sharesOf).map(({ date }) => date);
    expect(await sharesNow()).toEqual(['2026-11-01', '2026-12-01']);
    await db.$transaction((database) => eraseOrders(database, { userId, email: `lea@${removed.domain}` }));
    await db.user.delete({ where: { id: userId } });
    expect(await sharesNow()).toEqual(['2026-11-01', '2026-12-01']);
  });

  it('creates codes within the agreement, for their own shop only', async () => {
    const chief = await administrator(organization);
    const typed = { intent: 'code', code: 'lernende26', value: '300', unit: 'francs', uses: '50', until: '' };
    expect((await chief.ask(openAdmin, { form: { ...typed, value: '301' } })).status).toBe(400);
    expect((await chief.ask(openAdmin, { form: { ...typed, unit: 'percent', value: '91' } })).status).toBe(400);
    expect((await chief.ask(openAdmin, { form: { ...typed, until: '2027-02-30' } })).status).toBe(400);
    expect((await chief.ask(openAdmin, { form: { ...typed, until: '2027-13-45' } })).status).toBe(400);
    const made = await chief.ask(openAdmin, { form: typed });
    expect([made.status, made.location]).toEqual([303, `${openAdmin}?antwort=code&code=LERNENDE26#codes`]);
    expect((await chief.ask(made.location?.split('#')[0] ?? '')).body).toContain('Der Code LERNENDE26 gilt ab sofort.');
    const twice = await chief.ask(openAdmin, { form: typed });
    expect([twice.status, twice.body.includes('>Diesen Code habt ihr schon.')]).toEqual([400, true]);
    const codes = await db.discountCode.findMany({ where: { code: 'LERNENDE26' } });
    // Goods for at least twice the amount: something is always left to pay.
    expect(codes).toMatchObject([
      { instanceId: organization.id, amount: 300_00, minimum: 600_00, maxUses: 50, combinable: false },
    ]);
    const dayAfter = (days: number) => daysAfter(zurichDate(new Date()), days);
    const until = (days: number) =>
      chief.ask(openAdmin, { form: { ...typed, code: `lang${days}`, until: dayAfter(days) } });
    expect([(await until(730)).status, (await until(731)).status]).toEqual([303, 400]);
    // Without an agreement, the shop's team creates codes.
    const foreign = await administrator(other);
    expect((await foreign.ask(openAdmin)).body).not.toContain('name="uses"');
    expect((await foreign.ask(openAdmin, { form: typed })).status).toBe(400);
  });

  it('ends a membership, which is over at the next request, and nobody else reaches the pages', async () => {
    const { userId, cookie } = await signedIn(db, organization.id, `geht@${organization.domain}`);
    const member = at(organization.host, cookie);
    expect((await member.ask('/')).status).toBe(200);
    expect((await member.ask(openAdmin)).status).toBe(404);
    expect((await at(organization.host).ask(openAdmin)).location).toBe(
      `/willkommen?zurueck=${encodeURIComponent(openAdmin)}`,
    );
    const foreign = await administrator(other);
    expect((await at(organization.host, foreign.cookie).ask(openAdmin)).status).toBe(302);
    expect((await at('localhost', foreign.cookie).ask(openAdmin)).status).toBe(302);
    const end = { user: userId, intent: 'end' };
    expect((await foreign.ask('/admin/mitglieder', { form: end })).location).toBe('/admin/mitglieder?nicht=1');
    expect((await member.ask('/')).status).toBe(200);
    const chief = await administrator(organization);
    const anonymous = { user: '-'.repeat(36), intent: 'end' };
    expect((await chief.ask('/admin/mitglieder', { form: anonymous })).location).toContain('nicht=1');
    expect((await chief.ask('/admin/mitglieder', { form: end })).location).toContain('antwort=end');
    expect((await member.ask('/')).status).toBe(302);
    expect(await isMailed(db, at(organization.host), `geht@${organization.domain}`)).toBe(false);
    expect((await chief.ask('/admin/mitglieder?zeigen=left')).body).toContain(`geht@${organization.domain}`);
    await chief.ask('/admin/mitglieder', { form: { user: userId, intent: 'readmit' } });
    expect((await member.ask('/')).status).toBe(200);
    const self = await db.user.findFirstOrThrow({
      where: { instanceId: organization.id, email: `chefin@${organization.domain}` },
    });
    expect((await chief.ask('/admin/mitglieder', { form: { user: self.id, intent: 'end' } })).location).toContain(
      'nicht=1',
    );
  });
});
