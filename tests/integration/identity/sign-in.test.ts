import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loader as getToken } from '~/api/get-token.ts';
import { action as sendMagicLink } from '~/api/send-magic-link.ts';
import { viewCart } from '~/modules/cart/cart.server.ts';
import { keepTyped } from '~/modules/checkout/checkout.server.ts';
import { verifyIdToken } from '~/modules/identity/id-token.server.ts';
import { identityJobs } from '~/modules/identity/identity.jobs.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server.ts';
import { action as leave, loader as account } from '~/pages/account/route.tsx';
import { action as confirmLink, loader as openLink } from '~/pages/sign-in/link-route.tsx';
import { action as signIn, loader as signInPage } from '~/pages/sign-in/route.tsx';
import { handleError } from '~/entry.server.tsx';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { clearJobs, completeJob, waitingJobs } from '../../support/jobs.ts';
import { createProduct, fillCart, order, typedContact } from '../checkout/shop.ts';
import { Device } from './device.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

const newEmail = () => `${randomUUID()}@example.ch`;

const mailOf = (email: string) => db.localMail.findMany({ where: { recipient: email }, orderBy: { id: 'asc' } });

/** Sends the mails that wait, each twice. @returns the newest one's link, as a path */
async function linkTo(email: string): Promise<string> {
  for (const { id, identifier, payload } of await waitingJobs()) {
    const job = identityJobs.find(({ name }) => name === identifier);
    const run = { idempotencyKey: id, signal: AbortSignal.timeout(10_000) };
    await job?.handle(payload, run);
    await job?.handle(payload, run);
    await completeJob(id);
  }
  const mail = (await mailOf(email)).at(-1);
  const [, path = ''] = /http:\/\/localhost:3000(\/\S+)/.exec(mail?.text ?? '') ?? [];
  return path;
}

/** @param returnTo where signing in shall lead */
const ask = (device: Device, email: string, returnTo?: string) => {
  const query = returnTo === undefined ? '' : `?zurueck=${encodeURIComponent(returnTo)}`;
  return device.ask(signIn, `/anmelden${query}`, { intent: 'link', email, optIn: 'on' });
};

/** Asks for a link in one browser. @returns the link's path */
async function askedLink(device: Device, email: string, returnTo?: string): Promise<string> {
  await ask(device, email, returnTo);
  return linkTo(email.toLowerCase());
}

const confirm = (device: Device, link: string) => device.ask(confirmLink, link, { intent: 'confirm' });

/** A browser that is signed in. */
async function signedIn(email: string): Promise<Device> {
  const device = new Device();
  expect((await confirm(device, await askedLink(device, email))).status).toBe(303);
  return device;
}

const emailOf = async (device: Device) => {
  const { data } = await device.ask(account, '/konto');
  return (data.account as { email: string } | undefined)?.email;
};

/** How many tries to sign in by a link were refused so far. */
async function refusals(): Promise<number> {
  const { values } = await metrics.signIns.get();
  return values.find(({ labels: { way, outcome } }) => way === 'mail' && outcome === 'refused')?.value ?? 0;
}

/** Puts a bike into the cart of a browser. */
async function withBike(device: Device): Promise<void> {
  const { visitor, headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
  device.receive(headers);
  await fillCart(visitor, await createProduct());
}

async function linesOf(device: Device): Promise<number> {
  const visitor = await visitorOf(device.request('/checkout/'));
  return (await viewCart({ visitor, locale: 'de' })).lines.length;
}

describe('a link to sign in', () => {
  it('signs in the browser that asked for it, by a press and not by being opened', async () => {
    const device = new Device();
    const email = newEmail();
    const sent = await ask(device, `  ${email.toUpperCase()} `, '/marken/allegro');
    expect(sent).toMatchObject({ status: 303, location: '/anmelden?gesendet=1&zurueck=%2Fmarken%2Fallegro' });
    const { data } = await device.ask(signInPage, sent.location ?? '');
    expect(data.sent).toMatchObject({ email });

    const link = await linkTo(email);
    expect(await mailOf(email)).toHaveLength(1);
    for (let scan = 0; scan < 3; scan += 1) {
      expect((await new Device('scanner').ask(openLink, link)).data.link).toMatchObject({ kind: 'elsewhere' });
      expect((await device.ask(openLink, link)).data.link).toMatchObject({ kind: 'here', email });
    }
    const before = device.cookie;
    expect(await confirm(device, link)).toMatchObject({ status: 303, location: '/marken/allegro' });
    expect(device.cookie).not.toBe(before);
    expect(await emailOf(device)).toBe(email);
    expect((await device.ask(signInPage, '/anmelden')).location).toBe('/konto');
  });

  it('works once', async () => {
    const device = new Device();
    const email = newEmail();
    const link = await askedLink(device, email);
    const answers = await Promise.all([
      confirm(device, link),
      confirm(new Device(), link),
      confirm(new Device(), link),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    const replayed = await new Device().ask(openLink, link);
    expect(replayed.status).toBe(410);
    expect(replayed.data.link).toEqual({ kind: 'used', maskedEmail: `${email.slice(0, 2)}•••@example.ch` });
    expect((await confirm(new Device(), link)).status).toBe(400);
  });

  it('ends after 15 minutes and leads to a new one', async () => {
    const email = newEmail();
    const link = await askedLink(new Device(), email);
    await db.signInRequest.updateMany({ where: { email }, data: { expiresAt: new Date(Date.now() - 1) } });
    const later = new Device();
    expect((await later.ask(openLink, link)).data.link).toMatchObject({ kind: 'expired' });
    expect((await confirm(later, link)).status).toBe(400);
    expect((await later.ask(confirmLink, link, { intent: 'again' })).status).toBe(303);
    const again = await linkTo(email);
    expect(again).not.toBe(link);
    expect((await later.ask(openLink, again)).data.link).toMatchObject({ kind: 'here' });
  });

  it('is none of a thousand made up ones, nor another one’s signature', async () => {
    const device = new Device();
    const [link, other] = [await askedLink(device, newEmail()), await askedLink(new Device(), newEmail())];
    const [id = '', signature = ''] = (new URLSearchParams(link.split('?')[1]).get('token') ?? '').split('.');
    const [otherId = ''] = (new URLSearchParams(other.split('?')[1]).get('token') ?? '').split('.');
    const wrong = ['', 'x', id, `${id}.`, `${otherId}.${signature}`, `${id}.${signature}x`];
    const madeUp = Array.from({ length: 1000 }, () => `${randomUUID()}.${signature}`);
    const before = await refusals();
    for (const token of [...wrong, ...madeUp]) {
      const path = `/anmelden/link?token=${encodeURIComponent(token)}`;
      expect((await confirm(device, path)).status).toBe(400);
      if (wrong.includes(token)) expect((await device.ask(openLink, path)).status).toBe(404);
    }
    expect((await refusals()) - before).toBe(madeUp.length + 2 * wrong.length);
    expect((await confirm(device, link)).status).toBe(303);
  });

  it('is not in the database, nor is its code', async () => {
    const email = newEmail();
    const link = await askedLink(new Device(), email);
    const { data } = await new Device().ask(openLink, link);
    const stored = JSON.stringify(await db.signInRequest.findMany({ where: { email } }));
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect(stored).not.toContain(token.split('.')[1]);
    expect(stored).not.toContain((data.link as { code: string }).code);
  });

  it('leads nowhere but into the shop', async () => {
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/anmelden',
    ]) {
      const device = new Device();
      const link = await askedLink(device, newEmail(), returnTo);
      expect((await confirm(device, link)).location).toBe('/konto');
    }
  });
});

describe('a link that another device opens', () => {
  it('shows a code that signs in where the link was asked for, with what lies in the cart there', async () => {
    const [desk, phone] = [new Device(), new Device()];
    await withBike(desk);
    const email = newEmail();
    const link = await askedLink(desk, email, '/checkout/');
    const { data } = await phone.ask(openLink, link);
    expect(data.link).toMatchObject({ kind: 'elsewhere', email, device: 'firefox-windows' });
    const { code } = data.link as { code: string };
    // The code is worth nothing elsewhere.
    expect((await phone.ask(signIn, '/anmelden', { intent: 'code', code })).data).toEqual({ kind: 'over' });
    const answer = await desk.ask(signIn, '/anmelden', {
      intent: 'code',
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(answer).toMatchObject({ status: 303, location: '/checkout/' });
    expect(await emailOf(desk)).toBe(email);
    expect(await linesOf(desk)).toBe(1);
    expect((await phone.ask(openLink, link)).data.link).toMatchObject({ kind: 'used' });

    const other = await signedIn(email);
    expect(await linesOf(other)).toBe(1);
  });

  it('goes on there for whoever would rather, and takes nothing of the device that asked', async () => {
    const [desk, phone] = [new Device(), new Device()];
    await withBike(desk);
    const email = newEmail();
    const link = await askedLink(desk, email);
    expect((await confirm(phone, link)).status).toBe(303);
    expect(await emailOf(phone)).toBe(email);
    expect(await linesOf(phone)).toBe(0);
    expect(await emailOf(desk)).toBeUndefined();
    expect(await linesOf(desk)).toBe(1);
  });

  it('has a code that is guessed three times at most', async () => {
    const desk = new Device();
    const link = await askedLink(desk, newEmail());
    const { data } = await new Device().ask(openLink, link);
    const { code } = data.link as { code: string };
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const type = async (typed: string) => (await desk.ask(signIn, '/anmelden', { intent: 'code', code: typed })).data;
    expect(await type('12')).toEqual({ kind: 'wrong-code', left: 3 });
    expect(await type(wrong)).toEqual({ kind: 'wrong-code', left: 2 });
    expect(await type(wrong)).toEqual({ kind: 'wrong-code', left: 1 });
    expect(await type(wrong)).toEqual({ kind: 'over' });
    expect(await type(code)).toEqual({ kind: 'over' });
    expect((await confirm(desk, link)).status).toBe(400);
  });

  it('has a code of which many guesses at once are three too', async () => {
    const desk = new Device();
    const link = await askedLink(desk, newEmail());
    const { code } = (await new Device().ask(openLink, link)).data.link as { code: string };
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 12 }, () => desk.ask(signIn, '/anmelden', { intent: 'code', code: wrong })));
    expect((await desk.ask(signIn, '/anmelden', { intent: 'code', code })).data).toEqual({ kind: 'over' });
  });
});

describe('who has an account', () => {
  /** What a visitor's wish for a link sends to the database, and how it is answered. */
  const traced = async (email: string, send: (device: Device) => Promise<unknown>) => {
    const device = new Device();
    const { headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
    device.receive(headers);
    const queries: string[] = [];
    function noted(this: pg.Client, ...args: [string | { text: string }, ...unknown[]]): unknown {
      const [query] = args;
      queries.push(typeof query === 'string' ? query : query.text);
      return Reflect.apply(askDatabase, this, args);
    }
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(noted as never);
    const answer = await send(device);
    spy.mockRestore();
    const jobs = (await waitingJobs()).map(({ identifier }) => identifier);
    // The mail, which takes longer, is not sent before the answer.
    expect(await mailOf(email)).toEqual([]);
    await clearJobs();
    return { answer, queries, jobs };
  };
  const askDatabase = Reflect.get(pg.Client.prototype, 'query') as () => unknown;

  it('is told by neither the answer to a wish for a link nor by the work it takes', async () => {
    const known = newEmail();
    const { id: userId } = await db.user.create({ data: { email: known } });
    await db.admin.create({ data: { userId } });
    const byForm = (email: string) => async (device: Device) => {
      const { status, location, data } = await ask(device, email);
      return { status, location, data };
    };
    const byCall = (email: string) => async (device: Device) => {
      const { token } = (await (await getToken({ request: device.request('/api/getToken') } as never)).json()) as {
        token: string;
      };
      const request = new Request('http://localhost:3000/api/auth/sendMagicLink', {
        method: 'POST',
        body: JSON.stringify({ email, idToken: token }),
      });
      const response = await sendMagicLink({ request } as never);
      return [response.status, await response.json(), [...response.headers.keys()]];
    };
    for (const way of [byForm, byCall]) {
      const stranger = newEmail();
      const [one, two] = [await traced(known, way(known)), await traced(stranger, way(stranger))];
      expect(one.queries.length).toBeGreaterThan(3);
      expect(one).toEqual(two);
      expect(one.jobs).toEqual(['mail.sign-in-link']);
    }
  });
});

describe('an account', () => {
  it('is one for a verified address, with the carts and orders of each browser that signed in', async () => {
    const email = newEmail();
    const first = new Device();
    await withBike(first);
    const visitor = await visitorOf(first.request('/checkout/'));
    if (!visitor) throw new Error('There is no visitor.');
    await keepTyped(visitor, typedContact);
    const placed = await order(visitor);
    await withBike(first);
    await confirm(first, await askedLink(first, email));
    const second = new Device();
    await withBike(second);
    await confirm(second, await askedLink(second, email.toUpperCase()));
    expect(await linesOf(second)).toBe(2);
    expect(await linesOf(first)).toBe(2);
    const { data } = await second.ask(account, '/konto');
    const { orders, devices } = data.account as { orders: { number: string }[]; devices: { isThis: boolean }[] };
    expect(orders.map(({ number }) => number)).toEqual([placed.kind === 'placed' && placed.number]);
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(await db.user.count({ where: { email } })).toBe(1);
    expect(await db.user.count({ where: { id: visitor.userId } })).toBe(0);
  });

  it('stays its own where somebody else signs in on the same browser', async () => {
    const device = await signedIn(newEmail());
    await withBike(device);
    const other = newEmail();
    await confirm(device, await askedLink(device, other));
    expect(await emailOf(device)).toBe(other);
    expect(await linesOf(device)).toBe(0);
  });

  it('is not that of a session, or an idToken, that was planted before signing in', async () => {
    const attacker = new Device();
    await withBike(attacker);
    const answer = await getToken({ request: attacker.request('/api/getToken'), params: {}, context: {} });
    const { token } = (await answer.json()) as { token: string };
    const victim = new Device();
    victim.plant(attacker.cookie);
    const email = newEmail();
    await confirm(victim, await askedLink(victim, email));
    expect(await emailOf(victim)).toBe(email);
    expect(await visitorOf(attacker.request('/konto'))).toBeNull();
    expect(await verifyIdToken(token)).toBeNull();
  });

  it('signs out here, on one other device, and everywhere', async () => {
    const email = newEmail();
    const [first, second, third] = [await signedIn(email), await signedIn(email), await signedIn(email)];
    const stranger = await signedIn(newEmail());
    const { data } = await first.ask(account, '/konto');
    const [, other] = (data.account as { devices: { id: string }[] }).devices;
    await stranger.ask(leave, '/konto', { device: other?.id ?? '' });
    expect(await emailOf(third)).toBe(email);
    await first.ask(leave, '/konto', { device: other?.id ?? '' });
    expect(await emailOf(third)).toBeUndefined();

    const out = await second.ask(leave, '/konto', { intent: 'here' });
    expect(out).toMatchObject({ status: 303, location: '/' });
    expect(out.headers.get('Clear-Site-Data')).toBe('"storage"');
    expect(second.cookie).not.toContain('velory_session');

    const answer = await getToken({ request: first.request('/api/getToken'), params: {}, context: {} });
    const { token } = (await answer.json()) as { token: string };
    const again = await signedIn(email);
    await first.ask(leave, '/konto', { intent: 'everywhere' });
    expect(await emailOf(again)).toBeUndefined();
    expect(await verifyIdToken(token)).toBeNull();
    expect(await emailOf(stranger)).toBeDefined();
  });

  it('has a page that leads strangers to signing in and back', async () => {
    const { status, location } = await new Device().ask(account, '/fr/compte');
    expect([status, location]).toEqual([302, '/fr/connexion?zurueck=%2Ffr%2Fcompte']);
  });
});

describe('asking for a link', () => {
  it('says what is missing, field by field', async () => {
    const device = new Device();
    const typed = async (email: string, optIn?: string) => {
      const answer = await device.ask(signIn, '/anmelden', { intent: 'link', email, ...(optIn && { optIn }) });
      return [answer.status, answer.data.errors];
    };
    expect(await typed('', 'on')).toEqual([400, { email: 'required' }]);
    expect(await typed('mia@', 'on')).toEqual([400, { email: 'invalid' }]);
    expect(await typed('mia@example.ch\u202e')).toEqual([400, { email: 'invalid', optIn: 'required' }]);
    expect(device.cookie).toBe('');
  });

  it('sends five an hour to one address, whoever asks, whether it has an account or not', async () => {
    const known = newEmail();
    await signedIn(known);
    await db.signInRequest.deleteMany({ where: { email: known } });
    for (const email of [known, newEmail()]) {
      for (let time = 0; time < 5; time += 1) expect((await ask(new Device(), email)).status).toBe(303);
      const refused = await ask(new Device(), email);
      expect(refused.status).toBe(429);
      expect(Date.parse((refused.data as { until: string }).until)).toBeGreaterThan(Date.now());
    }
    expect((await ask(new Device(), newEmail())).status).toBe(303);
  });

  it('asks the database the same of known and unknown addresses', async () => {
    const known = newEmail();
    await signedIn(known);
    const answers = await Promise.all([known, newEmail()].map((email) => ask(new Device(), email)));
    const [one, other] = answers.map(({ status, location, data }) => ({ status, location, data }));
    expect(one).toEqual(other);
  });

  it('leaves nothing behind a day after it has ended', async () => {
    const email = newEmail();
    await ask(new Device(), email);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await removeExpiredSessions(inDays(0.9));
    expect(await db.signInRequest.count({ where: { email } })).toBe(1);
    await removeExpiredSessions(inDays(1.1));
    expect(await db.signInRequest.count({ where: { email } })).toBe(0);
  });
});

describe('POST /api/auth/sendMagicLink', () => {
  async function call(body: unknown, bearer?: string) {
    const headers = { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) };
    const request = new Request('http://localhost:3000/api/auth/sendMagicLink', {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    const answer = await sendMagicLink({ request, params: {}, context: {} });
    return { status: answer.status, body: (await answer.json()) as { error?: Record<string, unknown> } };
  }

  it('says the words of the specification where it fails, and no link is on its way', async () => {
    const { token } = await withToken();
    await db.$executeRawUnsafe('alter table sign_in_request rename to sign_in_request_away');
    const answer = await call({ email: `${randomUUID()}@example.ch`, optIn: true }, token).finally(() =>
      db.$executeRawUnsafe('alter table sign_in_request_away rename to sign_in_request'),
    );
    expect(answer).toMatchObject({ status: 500, body: { error: { message: 'Oops, Something went wrong.' } } });
  });

  /** A browser with a session, and its idToken. */
  async function withToken() {
    const device = new Device();
    const answer = await getToken({ request: device.request('/api/getToken'), params: {}, context: {} });
    device.receive(answer.headers);
    return { device, token: ((await answer.json()) as { token: string }).token };
  }

  it('has a session begun for it, whose failure is logged', async () => {
    const request = new Device().request('/api/getToken');
    await db.$executeRawUnsafe('alter table session rename to session_away');
    const failure: unknown = await Promise.resolve(getToken({ request, params: {}, context: {} }))
      .catch((error: unknown) => error)
      .finally(() => db.$executeRawUnsafe('alter table session_away rename to session'));
    expect(failure).toBeInstanceOf(Error);
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
    handleError(failure, { request, params: {}, context: {} });
    expect(error.mock.calls).toEqual([[{ err: failure, path: '/api/getToken' }, expect.any(String)]]);
    error.mockRestore();
  });

  it('sends a link that the session of the idToken can use', async () => {
    const { device, token } = await withToken();
    const email = newEmail();
    expect(await call({ idToken: token, email, locale: 'fr' })).toMatchObject({ status: 201, body: { success: true } });
    const link = await linkTo(email);
    expect(link).toMatch(/^\/fr\/connexion\/lien\?token=/);
    expect((await device.ask(openLink, link)).data.link).toMatchObject({ kind: 'here', email });
    expect(await confirm(device, link)).toMatchObject({ status: 303, location: '/fr/compte' });
  });

  it('refuses in the words of the specification', async () => {
    const { token } = await withToken();
    const fields = async (body: unknown) => (await call(body)).body.error?.fields;
    expect(await fields({ idToken: token, email: 'mia' })).toEqual({ email: ['Invalid email address'] });
    expect(await fields({ idToken: token })).toEqual({ email: ['Email is required'] });
    expect(await fields({ idToken: token, email: newEmail(), optIn: false })).toEqual({
      optIn: ['Setz das Häkchen, dann schicken wir den Link.'],
    });
  });

  it('refuses tokens that are none of ours', async () => {
    const { token } = await withToken();
    const email = newEmail();
    const [head = '', payload = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const idToken of [undefined, '', 'x', none, `${head}.${payload}.AAAA`])
      expect((await call({ idToken, email })).status).toBe(401);
    expect((await call({ email }, token)).status).toBe(201);
  });
});
