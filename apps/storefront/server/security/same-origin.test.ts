import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isTrustedOrigin } from './same-origin.ts';

const ownOrigin = 'https://www.velory.example';

function check(headers: IncomingHttpHeaders, { method = 'POST', path = '/checkout/' } = {}): boolean {
  return isTrustedOrigin({ method, path, headers, ownOrigin });
}

describe('a request that changes something', () => {
  it('is believed from a page of the shop', () => {
    expect(check({ origin: ownOrigin })).toBe(true);
    const capitals = { method: 'POST', path: '/', headers: { origin: ownOrigin }, ownOrigin: ownOrigin.toUpperCase() };
    expect(isTrustedOrigin(capitals)).toBe(true);
    for (const odd of ['http://velory.example:80', 'http://velory.example:0080', 'https://velory.example:443'])
      expect(isTrustedOrigin({ ...capitals, headers: { origin: odd }, ownOrigin: odd })).toBe(false);
    expect(check({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://www.velory.example' }],
    [{ origin: 'https://www.velory.example.evil.example' }],
    [{ origin: 'https://other.velory.example', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{}],
  ])('is refused with %j', (headers) => expect(check(headers)).toBe(false));

  it('is believed with a token, and from a third party that signs its calls', () => {
    expect(check({ authorization: 'Bearer abc' }, { path: '/api/cloud-storage/getsignedurl' })).toBe(true);
    expect(check({}, { path: '/api/payment/webhook' })).toBe(true);
  });

  it('is believed where mail programs end a newsletter, in each language, and on no other page of it', () => {
    for (const path of ['/newsletter/abmelden', '/fr/newsletter/desabonnement']) expect(check({}, { path })).toBe(true);
    for (const path of ['/newsletter', '/newsletter/bestaetigen']) expect(check({}, { path })).toBe(false);
  });
});

describe('an Authorization header', () => {
  it.each(['Basic bWlhOnNlY3JldA==', 'Bearer', 'x'])('%s opens no call', (authorization) => {
    expect(check({ authorization }, { path: '/api/cloud-storage/getsignedurl' })).toBe(false);
  });

  it('counts for nothing where nobody reads it, or beside a foreign origin', () => {
    expect(check({ authorization: 'Bearer abc' })).toBe(false);
    expect(check({ authorization: 'Bearer abc' }, { path: '/api/forms/1/2' })).toBe(false);
    expect(check({ authorization: 'Basic eA==', origin: 'https://evil.example' })).toBe(false);
  });
});

it('reading needs no origin', () => {
  expect(check({}, { method: 'GET' })).toBe(true);
  expect(check({ origin: 'https://evil.example' }, { method: 'HEAD' })).toBe(true);
});
