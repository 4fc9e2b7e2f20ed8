import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { action as challengeCall } from '~/api/passkey-challenge.ts';
import { action as registerCall } from '~/api/passkey-register.ts';
import { action as signInCall } from '~/api/passkey-sign-in.ts';
import { removeExpiredSessions } from '~/modules/identity/expired-sessions.server.ts';
import { exportPerson } from '~/modules/identity/erasure/export-person.server.ts';
import { erasePerson } from '~/modules/identity/erase-person.server.ts';
import { ensureVisitor, visitorOf } from '~/modules/identity/identity.server.ts';
import { newPasskeySchema } from '~/modules/identity/passkeys.schema.server.ts';
import { requestNewPasskey, storePasskey } from '~/modules/identity/passkeys.server.ts';
import { action as account, loader as accountPage } from '~/pages/account/route.tsx';
import { db } from '~/platform/db.server.ts';
import { wireModules } from '~/wiring.server.ts';
import { createProduct, fillCart } from '../checkout/shop.ts';
import { createInstance } from '../organizations/instance.ts';
import { someone } from '../staff/team.ts';
import { Authenticator } from './authenticator.ts';
import { Device } from './device.ts';

beforeAll(() => wireModules());

type Call = (args: { request: Request; params: object; context: object }) => Promise<Response>;

/** Sends a call as a browser does, and stores the cookies of its answer. */
async function call(device: Device, action: unknown, body: object): Promise<Response> {
  const { url, headers } = device.request('/api/auth/passkeys');
  const request = new Request(url, { method: 'POST', body: JSON.stringify(body), headers });
  const answer = await (action as Call)({ request, params: {}, context: { sender: randomUUID() } });
  device.receive(answer.headers);
  return answer;
}

const requested = z.object({ options: z.looseObject({ challenge: z.string() }) });

async function ask(device: Device, purpose: 'register' | 'sign-in') {
  return requested.parse(await (await call(device, challengeCall, { purpose })).json()).options;
}

const signIn = async (device: Device, body: object) => (await call(device, signInCall, body)).status;

/** A signed-in browser and its device. */
async function withPasskey(key = new Authenticator()) {
  const { cookie, email, userId } = await someone();
  const device = new Device();
  device.plant(cookie);
  const { challenge } = await ask(device, 'register');
  expect((await call(device, registerCall, key.create(challenge))).status).toBe(201);
  return { device, key, email, userId };
}

const emailOf = async (device: Device) =>
  ((await device.ask(accountPage, '/konto')).data.account as { email: string } | undefined)?.email;

describe('a passkey', () => {
  it('is created when signed in, and signs in another browser together with its cart', async () => {
    const { key, email, userId } = await withPasskey();
    const other = new Device();
    const { visitor, headers } = await ensureVisitor(other.request('/cart', { intent: 'add' }));
    other.receive(headers);
    await fillCart(visitor, await createProduct());
    const before = other.cookie;
    const options = await ask(other, 'sign-in');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(await signIn(other, key.get(options.challenge))).toBe(200);
    expect(other.cookie).not.toBe(before);
    expect(await emailOf(other)).toBe(email);
    expect((await visitorOf(other.request('/')))?.userId).toBe(userId);
    expect(await db.cart.count({ where: { userId } })).toBe(1);
    expect((await call(new Device(), challengeCall, { purpose: 'register' })).status).toBe(401);
  });

  it('signs in once: not again with the same answer, in another browser, or later', async () => {
    const { key } = await withPasskey();
    const mine = new Device();
    const thief = new Device();
    const { challenge } = await ask(mine, 'sign-in');
    const answer = key.get(challenge);
    expect(await signIn(thief, answer)).toBe(403);
    await ask(thief, 'sign-in');
    expect(await signIn(thief, answer)).toBe(403);
    const held = mine.cookie;
    expect(await signIn(mine, answer)).toBe(200);
    const replay = new Device();
    replay.plant(held);
    expect(await signIn(replay, answer)).toBe(403);
    const late = new Device();
    const options = await ask(late, 'sign-in');
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await signIn(late, key.get(options.challenge))).toBe(403);
    await removeExpiredSessions();
    expect(await db.passkeyChallenge.count()).toBe(0);
  });

  it('opens nothing from another origin, host or purpose, unverified, or with another key’s signature', async () => {
    const { key } = await withPasskey();
    const other = new Authenticator();
    for (const lies of [
      { origin: 'https://velory.evil.example' },
      { origin: 'http://localhost:3001' },
      { host: 'evil.example' },
      { type: 'webauthn.create' },
      { challenge: Buffer.from(randomUUID()).toString('base64url') },
      { isVerified: false },
    ]) {
      const device = new Device();
      const { challenge } = await ask(device, 'sign-in');
      expect(await signIn(device, key.get(challenge, lies)), JSON.stringify(lies)).toBe(403);
      expect(await emailOf(device)).toBeUndefined();
    }
    const device = new Device();
    const { challenge } = await ask(device, 'sign-in');
    expect(await signIn(device, { ...other.get(challenge), id: key.id, rawId: key.id })).toBe(403);
    const unknown = await ask(device, 'sign-in');
    expect(await signIn(device, other.get(unknown.challenge))).toBe(403);
    expect(await signIn(device, { id: 'x' })).toBe(400);
  });

  it('that was copied opens nothing: its counter runs back', async () => {
    const { key, userId } = await withPasskey();
    const device = new Device();
    key.counter = 7;
    expect(await signIn(device, key.get((await ask(device, 'sign-in')).challenge))).toBe(200);
    const copy = new Device();
    for (const counter of [8, 3, 0]) {
      const { challenge } = await ask(copy, 'sign-in');
      expect(await signIn(copy, key.get(challenge, { counter }))).toBe(403);
    }
    expect(await db.passkey.findFirstOrThrow({ where: { userId } })).toMatchObject({ counter: 8n });
  });

  it('is not stored for another origin or host, or for another challenge', async () => {
    const { cookie, userId } = await someone();
    const device = new Device();
    device.plant(cookie);
    for (const lies of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { isVerified: false }]) {
      const { challenge } = await ask(device, 'register');
      expect((await call(device, registerCall, new Authenticator().create(challenge, lies))).status).toBe(403);
    }
    const { challenge } = await ask(device, 'sign-in');
    expect((await call(device, registerCall, new Authenticator().create(challenge))).status).toBe(403);
    expect(await db.passkey.count({ where: { userId } })).toBe(0);
  });

  it('is listed, returned and removed for its owner only, and removed with them', async () => {
    const { device, key, email, userId } = await withPasskey();
    const { data } = await device.ask(accountPage, '/konto');
    const [way] = (data.account as { passkeys: { id: string }[] }).passkeys;
    expect(way).toMatchObject({ device: 'firefox-windows', lastUsed: null });
    const parts = await exportPerson({ userId, email }, 'de');
    expect(parts).toContainEqual(
      expect.objectContaining({ name: 'passkeys', rows: [expect.objectContaining({ host: 'localhost' })] }),
    );
    const stranger = await withPasskey();
    await stranger.device.ask(account, '/konto', { passkey: way?.id ?? '' });
    expect(await db.passkey.count({ where: { userId } })).toBe(1);
    await device.ask(account, '/konto', { passkey: way?.id ?? '' });
    const other = new Device();
    expect(await signIn(other, key.get((await ask(other, 'sign-in')).challenge))).toBe(403);
    expect((await emailOf(device)) ?? '').toBe(email);
    await erasePerson(stranger.userId);
    expect(await db.passkey.count({ where: { credentialId: stranger.key.id } })).toBe(0);
  });

  it('of one shop opens no other: each organization’s host has its own', async () => {
    const { here: there, id: slug } = await createInstance();
    const { key } = await withPasskey();
    const device = new Device();
    const options = await there(() => ask(device, 'sign-in'));
    expect(options).toMatchObject({ rpId: `${slug}.localhost` });
    const lies = { origin: `http://${slug}.localhost:3000`, host: `${slug}.localhost` };
    expect(await there(() => signIn(device, key.get(options.challenge, lies)))).toBe(403);
    // A challenge of one shop is invalid in every other.
    const requested = await there(() => ask(device, 'sign-in'));
    expect(await signIn(device, key.get(requested.challenge))).toBe(403);

    const member = await db.user.create({ data: { email: `mia@${slug}.example`, instanceId: slug } });
    const own = new Authenticator(lies.host, lies.origin);
    await there(async () => {
      const made = await requestNewPasskey({ userId: member.id });
      const cookieHeader = made?.cookie.split(';')[0] ?? '';
      const answer = newPasskeySchema.parse(own.create(made?.options.challenge ?? ''));
      expect(await storePasskey({ userId: member.id }, answer, { cookieHeader, device: null })).toBe(true);
      const { challenge } = await ask(device, 'sign-in');
      expect(await signIn(device, own.get(challenge))).toBe(200);
    });
  });
});
