import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loader as getToken } from '~/api/get-token.ts';
import { action as sendMagicLink } from '~/api/send-magic-link.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server.ts';
import { loader as openLink } from '~/pages/sign-in/link-route.tsx';
import { action as signIn } from '~/pages/sign-in/route.tsx';
import { handleError } from '~/entry.server.tsx';
import { db } from '~/platform/db.server.ts';
import { log } from '~/platform/log.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { fieldErrors, type FormReply } from '~/platform/parse-form.server.ts';
import { clearJobs, waitingJobs } from '../../support/jobs.ts';
import { Device } from './device.ts';
import { newEmail, mailOf, linkTo, ask, confirm, signedIn } from './signing-in.ts';

beforeAll(() => wireModules());
beforeEach(() => clearJobs());

describe('whether an address has an account', () => {
  /** What a visitor's request for a link sends to the database, and its answer. */
  const traced = async (email: string, send: (device: Device) => Promise<unknown>) => {
    const device = new Device();
    const { headers } = await ensureVisitor(device.request('/cart', { intent: 'add' }));
    device.receive(headers);
    const queries: string[] = [];
    function recorded(this: pg.Client, ...args: [string | { text: string }, ...unknown[]]): unknown {
      const [query] = args;
      queries.push(typeof query === 'string' ? query : query.text);
      return Reflect.apply(askDatabase, this, args);
    }
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(recorded as never);
    const answer = await send(device);
    spy.mockRestore();
    const jobs = (await waitingJobs()).map(({ identifier }) => identifier);
    // The mail, which takes longer, is not sent before the answer.
    expect(await mailOf(email)).toEqual([]);
    await clearJobs();
    return { answer, queries, jobs };
  };
  const askDatabase = Reflect.get(pg.Client.prototype, 'query') as () => unknown;

  it('is revealed neither by the answer to a request for a link nor by its duration', async () => {
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
      const one = await traced(known, way(known));
      const two = await traced(stranger, way(stranger));
      expect(one.queries.length).toBeGreaterThan(3);
      expect(one).toEqual(two);
      expect(one.jobs).toEqual(['mail.sign-in-link']);
    }
  });
});

describe('asking for a link', () => {
  it('names missing fields one by one', async () => {
    const device = new Device();
    const typed = async (email: string, optIn?: string) => {
      const answer = await device.ask(signIn, '/anmelden', { intent: 'link', email, ...(optIn && { optIn }) });
      return [answer.status, fieldErrors(answer.data.reply as FormReply)];
    };
    expect(await typed('', 'on')).toEqual([400, { email: 'required' }]);
    expect(await typed('mia@', 'on')).toEqual([400, { email: 'invalid' }]);
    expect(await typed('mia@example.ch\u202e')).toEqual([400, { optIn: 'required' }]);
    expect(await typed('léa@example.ch')).toEqual([400, { email: 'invalid', optIn: 'required' }]);
    expect(device.cookie).toBe('');
  });

  /** Asks as a browser of a network does. */
  const askFrom = async (sender: string, email: string, device = new Device()) => {
    const request = device.request('/anmelden', { intent: 'link', email, optIn: 'on' });
    const answer = (await signIn({ request, params: {}, context: { sender } } as never)) as
      Response | { init: { status: number }; data: { until?: string } };
    return answer instanceof Response
      ? { status: answer.status, until: '' }
      : { status: answer.init.status, until: answer.data.until ?? '' };
  };

  it('sends five an hour of one network to one address, whether it has an account or not', async () => {
    const known = newEmail();
    await signedIn(known);
    await db.signInRequest.deleteMany({ where: { email: known } });
    for (const email of [known, newEmail()]) {
      const sender = randomUUID();
      for (let time = 0; time < 5; time += 1) expect((await askFrom(sender, email)).status).toBe(303);
      const refused = await askFrom(sender, email);
      expect(refused.status).toBe(429);
      expect(Date.parse(refused.until)).toBeGreaterThan(Date.now());
      expect((await askFrom(sender, newEmail())).status).toBe(303);
    }
  });

  it('is not blocked for the owner of an address by strangers who request links', async () => {
    const email = newEmail();
    const own = await signedIn(email);
    const cookie = own.cookie;
    expect(cookie).toMatch(/velory_known=[\w-]{22}\.[\w-]{43}/);
    const stranger = randomUUID();
    const office = randomUUID();
    for (let time = 0; time < 6; time += 1) await askFrom(stranger, email);
    expect((await askFrom(stranger, email)).status).toBe(429);
    // From another network, and from the same one in a browser that has signed in before.
    expect((await askFrom(office, email)).status).toBe(303);
    const again = new Device();
    again.plant(/velory_known=[^;]*/.exec(cookie)?.[0] ?? '');
    for (let time = 0; time < 5; time += 1) expect((await askFrom(stranger, email, again)).status).toBe(303);
    expect((await askFrom(stranger, email, again)).status).toBe(429);
    // It is recognised for this address only, and a changed cookie for none.
    const other = newEmail();
    for (let time = 0; time < 5; time += 1) await askFrom(stranger, other);
    expect((await askFrom(stranger, other, again)).status).toBe(429);
    const forged = new Device();
    forged.plant((/velory_known=[^;]*/.exec(cookie)?.[0] ?? '').replace(/=.{4}/, '=AAAA'));
    expect((await askFrom(stranger, email, forged)).status).toBe(429);
  });

  it('queries the database alike for known and unknown addresses', async () => {
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

  it('answers in the words of the specification if it fails, and no link is sent', async () => {
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
