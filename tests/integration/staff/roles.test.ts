import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueIdToken } from '~/modules/identity/id-token.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { signingKeys } from '~/platform/signing-keys.server.ts';
import { db } from '~/platform/db.server.ts';
import { type Role, routeTable, shopRoutes } from '~/route-table.server.ts';
import { createShop } from '../../../apps/storefront/server/shop.ts';
import { startShop, type ServiceProcess, stopServices } from '../../support/services.ts';
import { HostShopper } from '../organizations/host-shopper.ts';
import { publishOrganization, signedIn } from '../organizations/organizations.ts';
import { littleShop } from '../server/little-shop.ts';
import { settings } from '../server/running-shop.ts';
import { colleague, type Someone, someone } from './team.ts';

/*
 * Every page, call and file of the built shop, requested as each role: members and administrators of an organization in
 * its public shop, all others in the main one.
 */

let shop: ServiceProcess;
interface Person {
  cookie: string;
  idToken: string;
  /** The name of their shop, if it is not the main one. */
  host?: string;
}

let people: Record<Role, Person>;
let staff: Someone;

async function holder({ userId, cookie }: Someone): Promise<{ cookie: string; idToken: string }> {
  return { cookie, idToken: (await issueIdToken({ userId })).token };
}

async function unknownUser(): Promise<{ cookie: string; idToken: string }> {
  const { visitor, headers } = await ensureVisitor(new Request('http://localhost:3000/cart', { method: 'POST' }));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { cookie, idToken: (await issueIdToken(visitor)).token };
}

beforeAll(async () => {
  staff = await colleague();
  const organization = await publishOrganization(db, 'rollen', { private: false });
  shop = await startShop({ databaseUrl: process.env.DATABASE_URL ?? '', env: { RUN_WORKER: 'false' } });
  const anonymous = await unknownUser();
  const customer = await someone();
  const inOrganization = async (name: string): Promise<Person & { userId: string }> => {
    const { userId, cookie } = await signedIn(db, organization.id, `${name}@${organization.domain}`);
    return { userId, cookie, idToken: (await issueIdToken({ userId })).token, host: organization.host };
  };
  const member = await inOrganization('mia');
  const administrator = await inOrganization('chefin');
  await db.userOrganization.create({
    data: { userId: administrator.userId, organizationId: organization.id, way: 'domain', role: 'admin' },
  });
  people = {
    anonymous,
    'signed-in': await holder(customer),
    member,
    'organization-admin': administrator,
    staff: await holder(staff),
  };
});

afterAll(stopServices);

/** An address of a route's pattern with ids that do not exist. */
const filled = (pattern: string): string =>
  pattern.replace(/:\w+\??/g, 'x1').replace(/\*$/, pattern === '/*' ? 'gibt-es-nicht' : 'x1');

/** @param query added to the address next to the token */
async function ask(path: string, person: Partial<Person>, query = ''): Promise<Response> {
  const isCall = path.startsWith('/api/');
  const token = isCall && person.idToken ? `${query ? '&' : '?'}idToken=${person.idToken}` : '';
  const headers = { Accept: isCall ? 'application/json' : 'text/html', Cookie: person.cookie ?? '' };
  const address = `${shop.url}${path}${query}${token}`;
  if (person.host) return requestOnHost(person.host, address.slice(shop.url.length), headers);
  const answer = await fetch(address, { headers, redirect: 'manual' });
  // A call that only accepts data says so before it checks access.
  if (!isCall || answer.status !== 405) return answer;
  const sent = { ...headers, 'Content-Type': 'application/json', Origin: shop.url };
  return fetch(address, { method: 'POST', headers: sent, body: '{}', redirect: 'manual' });
}

/** The same with the host name of an organization's shop, which no resolver knows. */
async function requestOnHost(host: string, path: string, headers: Record<string, string>): Promise<Response> {
  const shopper = new HostShopper(Number(new URL(shop.url).port), host);
  const requested = await shopper.ask(path, { headers });
  const isSent = path.startsWith('/api/') && requested.status === 405;
  const { status, body, location } = isSent ? await shopper.ask(path, { headers, json: {} }) : requested;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : body, { status, headers: location ? { Location: location } : {} });
}

/** What stopped a request at the access gate. */
function stopped(answer: Response): 'sign-in' | 'nothing' | 'admin-start' | 401 | 403 | undefined {
  // The staff's start page redirects an organization's administrator to their own.
  if (answer.status === 302 && answer.headers.get('Location') === '/admin/uebersicht') return 'admin-start';
  if (answer.status === 302 && answer.headers.get('Location')?.startsWith('/anmelden?zurueck=')) return 'sign-in';
  if (answer.status === 302 && answer.headers.get('Location')?.startsWith('/fr/connexion?zurueck=')) return 'sign-in';
  if (answer.status === 401 || answer.status === 403) return answer.status;
  // The gate's page needs no style sheet; those of the shop link theirs.
  return undefined;
}

describe('the table of routes and roles', () => {
  it('is what the server does, on every route as every role', async () => {
    const wrong: string[] = [];
    for (const { path, name } of shopRoutes) {
      const { access } = routeTable[name];
      for (const [role, person] of Object.entries(people) as [Role, Person][]) {
        const answer = await ask(filled(path), person);
        const text = answer.status === 404 ? await answer.text() : (await answer.arrayBuffer(), '');
        const door = stopped(answer) ?? (/Hier ist nichts|Il n’y a rien ici/.test(text) ? 'nothing' : undefined);
        const isAllowed = access.roles.includes(role);
        const isDoor = access.also === undefined || access.also === 'not-in-production' || !isAllowed;
        if (answer.status >= 500) wrong.push(`${path} as ${role}: ${answer.status}`);
        if (isDoor && isAllowed !== (door === undefined)) wrong.push(`${path} as ${role}: ${door ?? answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);

  it('keeps a shop from starting that has a route without a row', async () => {
    const DATABASE_URL = process.env.DATABASE_URL ?? '';
    const little = littleShop(DATABASE_URL);
    const start = () => createShop({ settings: { ...settings, DATABASE_URL }, build: little.build, clientFolder: '' });
    expect(start).toThrow(/Routes without roles: start, french/);
    await little.stop();
  });

  it('leads to signing in and back, hides what others may not know of, and names the reason to programs', async () => {
    const path = '/admin/bestellungen?ansicht=wir';
    const led = await ask(path, {});
    expect(led.headers.get('Location')).toBe(`/anmelden?zurueck=${encodeURIComponent(path)}`);
    expect((await ask(path, people['signed-in'])).status).toBe(404);
    expect((await ask('/admin/gibt-es-nicht', people.staff)).status).toBe(404);
    const data = await fetch(`${shop.url}/admin/bestellungen.data`, {
      headers: { Cookie: people['signed-in'].cookie },
    });
    expect([data.status, await data.json()]).toMatchObject([403, { success: false, error: { code: 'forbidden' } }]);
    const sent = await fetch(`${shop.url}/admin/rabattcodes`, {
      method: 'POST',
      body: new URLSearchParams({ code: 'FREI', percent: '90' }),
      headers: { Origin: shop.url, Cookie: people['signed-in'].cookie, Accept: 'text/html' },
      redirect: 'manual',
    });
    expect(sent.status).toBe(404);
  });
});

describe('a call of the staff', () => {
  const call = '/api/document-store/admin/getCheckouts';

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [key = new Uint8Array()] = signingKeys('id-token');
  const inAMinute = () => Math.floor(Date.now() / 1000) + 60;

  /** A staff token with other claims, or signed by another key. */
  function signed(claims: object = {}, by: Uint8Array = key): string {
    const body = {
      sub: staff.userId,
      iss: 'velory',
      aud: 'velory-api',
      iat: inAMinute() - 60,
      exp: inAMinute(),
      ...claims,
    };
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(body)}`;
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
  }

  it('takes an idToken in the header, the query or the body, and no session', async () => {
    const { idToken, cookie } = people.staff;
    const byHeader = await fetch(shop.url + call, { headers: { Authorization: `Bearer ${idToken}` } });
    expect([byHeader.status, await byHeader.json()]).toMatchObject([200, { success: true, data: [] }]);
    expect((await ask(call, { idToken })).status).toBe(200);
    expect((await ask(call, { cookie })).status).toBe(401);
    expect((await ask(call, { idToken: people['signed-in'].idToken })).status).toBe(403);
    expect((await ask(call, { idToken }, '?state=nowhere')).status).toBe(400);
  });

  it('refuses forged idTokens: unsigned, by another key, expired, for another audience or issuer, of nobody', async () => {
    const claims = { sub: staff.userId, iss: 'velory', aud: 'velory-api', exp: inAMinute() };
    const forged = {
      none: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      otherKey: signed({}, createHmac('sha256', 'another').update('key').digest()),
      over: signed({ exp: inAMinute() - 61 }),
      audience: signed({ aud: 'another-api' }),
      issuer: signed({ iss: 'another' }),
      unknownSubject: signed({ sub: randomUUID() }),
      noToken: 'x',
    };
    expect((await ask(call, { idToken: signed() })).status).toBe(200);
    for (const [name, idToken] of Object.entries(forged)) {
      expect([name, (await ask(call, { idToken })).status]).toEqual([name, 401]);
    }
  });
});
