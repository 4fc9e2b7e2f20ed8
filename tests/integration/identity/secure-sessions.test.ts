import { beforeAll, describe, expect, it } from 'vitest';
import type * as Identity from '~/modules/identity/identity.server.ts';

let identity: typeof Identity;

beforeAll(async () => {
  // The settings are read with the first import.
  process.env.PUBLIC_URL = 'https://www.velory.example';
  identity = await import('~/modules/identity/identity.server.ts');
});

const request = (cookies: readonly string[]) =>
  new Request('https://www.velory.example/cart', { method: 'POST', headers: { Cookie: cookies.join('; ') } });

const pairsOf = (headers: Headers) => headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');

describe('the cookies of a session by https', () => {
  it('can be set by the shop’s own host only', async () => {
    const { headers } = await identity.ensureVisitor(request([]));
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-velory_session=[\w-]{43}; Path=\/; Max-Age=34128000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(/^__Host-velory_session_new_\w{12}=[\w-]{43}; Path=\/; Max-Age=600; .*; Secure$/),
    ]);
  });

  it('count under these names only', async () => {
    const own = await identity.ensureVisitor(request([]));
    const other = await identity.ensureVisitor(request([]));
    const plain = pairsOf(other.headers).map((pair) => pair.replace('__Host-', ''));
    expect(await identity.visitorOf(request(plain))).toBeNull();
    const visitor = await identity.visitorOf(request([...plain, ...pairsOf(own.headers)]));
    expect(visitor).toEqual(own.visitor);
    // Nothing was merged: the other session is unchanged.
    expect(await identity.visitorOf(request(pairsOf(other.headers)))).toEqual(other.visitor);
  });
});
