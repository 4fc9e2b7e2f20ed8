import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as AccountRoute from '~/pages/account/route.tsx';
import type * as AnswerRoute from '~/pages/sign-in/google-answer-route.ts';
import type * as GoogleRoute from '~/pages/sign-in/google-route.ts';
import type * as SignInRoute from '~/pages/sign-in/route.tsx';
import { Device } from './device.ts';
import { GoogleServer, type GoogleUser } from '../../support/google-server.ts';

const google = new GoogleServer();
let routes: {
  google: typeof GoogleRoute;
  answer: typeof AnswerRoute;
  signIn: typeof SignInRoute;
  account: typeof AccountRoute;
};

beforeAll(async () => {
  // The settings are read with the first import.
  process.env.GOOGLE_CLIENT_ID = 'velory-test';
  process.env.GOOGLE_CLIENT_SECRET = 'google-secret';
  process.env.GOOGLE_URL = await google.start();
  const { wireModules } = await import('~/wiring.server.ts');
  wireModules();
  routes = {
    google: await import('~/pages/sign-in/google-route.ts'),
    answer: await import('~/pages/sign-in/google-answer-route.ts'),
    signIn: await import('~/pages/sign-in/route.tsx'),
    account: await import('~/pages/account/route.tsx'),
  };
});
afterAll(() => google.stop());

const customer = (more: Partial<GoogleUser> = {}): GoogleUser => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.ch`,
  email_verified: true,
  ...more,
});

/** Redirects to Google. @returns the state that has to come back */
async function leave(device: Device, returnTo = '/konto'): Promise<string> {
  const { location } = await device.ask(
    routes.google.loader,
    `/anmelden/google?zurueck=${encodeURIComponent(returnTo)}`,
  );
  const address = new URL(location ?? '');
  expect(address.href.startsWith(`${process.env.GOOGLE_URL}/o/oauth2/v2/auth?`)).toBe(true);
  expect(address.searchParams.get('redirect_uri')).toBe('http://localhost:3000/anmelden/google/antwort');
  return address.searchParams.get('state') ?? '';
}

const comeBack = (device: Device, query: Record<string, string>) =>
  device.ask(routes.answer.loader, `/anmelden/google/antwort?${new URLSearchParams(query).toString()}`);

/** Signs in at Google. @returns the redirect afterwards */
async function signIn(device: Device, user: GoogleUser, returnTo?: string): Promise<string | null> {
  const state = await leave(device, returnTo);
  return (await comeBack(device, { state, code: google.agree(user) })).location;
}

async function accountOf(device: Device) {
  const { data } = await device.ask(routes.account.loader, '/konto');
  return data.account as { email: string; google: { email: string }[] } | undefined;
}

describe('signing in with Google', () => {
  it('returns to the page before, in an account of the verified address', async () => {
    const device = new Device();
    const user = customer();
    expect(await signIn(device, { ...user, email: user.email.toUpperCase() }, '/fr/marques')).toBe('/fr/marques');
    expect(await accountOf(device)).toMatchObject({ email: user.email, google: [{ email: user.email }] });
    expect(device.cookie).not.toContain('velory_google');
    expect((await device.ask(routes.signIn.loader, '/anmelden')).location).toBe('/konto');
  });

  it('opens the same account again, also after the address at Google has changed', async () => {
    const user = customer();
    await signIn(new Device(), user);
    const later = new Device();
    await signIn(later, { ...user, email: `${randomUUID()}@example.ch` });
    expect((await accountOf(later))?.email).toBe(user.email);
  });

  it('opens the account that a link to the same address has opened before', async () => {
    const { db } = await import('~/platform/db.server.ts');
    const user = customer();
    // The database after a sign-in by link: an account of the verified address.
    const { id: userId } = await db.user.create({ data: { email: user.email } });
    const device = new Device();
    await signIn(device, user);
    expect(await accountOf(device)).toMatchObject({ email: user.email, google: [{ email: user.email }] });
    expect(await db.googleAccount.findMany({ where: { subject: user.sub } })).toMatchObject([{ userId }]);
    expect(await db.user.count({ where: { email: user.email } })).toBe(1);
  });

  it('opens nothing by an address that Google has not verified', async () => {
    const owner = customer();
    await signIn(new Device(), owner);
    const device = new Device();
    const location = await signIn(device, customer({ email: owner.email, email_verified: false }), '/fr/compte');
    expect(location).toBe('/fr/connexion?google=unverified&zurueck=%2Ffr%2Fcompte');
    expect(await accountOf(device)).toBeUndefined();
    const { data } = await device.ask(routes.signIn.loader, location ?? '');
    expect(data.refusal).toEqual({ kind: 'google-unverified' });
  });

  it('is refused with the state of another browser, an old one, an invented code, or a cancellation', async () => {
    const device = new Device();
    const other = new Device();
    const foreign = await leave(other);
    const refused = async (query: Record<string, string>) => {
      const { location } = await comeBack(device, query);
      expect(location).toMatch(/^\/anmelden\?google=failed/);
      expect(await accountOf(device)).toBeUndefined();
    };
    await leave(device);
    await refused({ state: foreign, code: google.agree(customer()) });
    const old = await leave(device);
    await leave(device);
    await refused({ state: old, code: google.agree(customer()) });
    await refused({ state: await leave(device), code: 'made-up' });
    await refused({ state: await leave(device), error: 'access_denied' });
    await refused({ code: google.agree(customer()) });
  });

  it('leads nowhere but into the shop', async () => {
    expect(await signIn(new Device(), customer(), 'https://evil.example/')).toBe('/konto');
  });
});
