import { PARAMETERS, READING, WRITING } from './hostile-addresses.mjs';

/**
 * @typedef {import('./hostile-requests.mjs').HostileRequest} HostileRequest
 */

/** Names that every object inherits. */
const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype'];

/** Where each parameter meets each of these names. */
const ASKED = ['/alle-modelle-e-bike-schweiz', '/api/products/filterV2', '/suche', '/produkt/x'];

/** Values of path parameters that are written differently from the shop's own form. */
const ELSEWHERE = [301, 308, 400, 404];

/** An address with something harmless where it may hold anything. @param {string} pattern */
const plain = (pattern) => pattern.replaceAll('*', 'x1');

/** @param {string} letter */
const hex = (letter) => `%${letter.charCodeAt(0).toString(16)}`;

/** Other ways to write an address. @type {((path: string) => string)[]} */
const WRITINGS = [
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/, hex),
  (path) => path.replace(/[a-z]/g, hex),
  (path) => `/${path}`,
  (path) => `${path}//`,
  (path) => `/x/..${path}`,
  (path) => `/%2e${path}`,
  (path) => path.replace('/', '/\\'),
  (path) => path.replace('/', '/%5C'),
  (path) => `${path}/.data`,
  (path) => `${path}#x`,
];

/** Whether an address writes the letters of which the first is changed: a path without letters has one writing. */
const hasLetters = (/** @type {string} */ path) => /[a-z]/.test(path);

/** Every address, read and written to, in every other writing. @returns {HostileRequest[]} */
function writings() {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return [...READING.map((each) => ['GET', each]), ...WRITING.map((each) => ['POST', each])].flatMap(
    ([method = '', pattern = '']) => {
      const path = plain(pattern);
      // Wildcard segments keep their letters.
      const others = hasLetters(path) && pattern !== '/*' && pattern !== '/*/*' ? WRITINGS : [];
      return others.map((write) => ({
        method,
        path: write(path),
        headers: method === 'POST' ? form : {},
        ...(method === 'POST' && { body: 'nr=1&email=a%40b.ch' }),
        due: ELSEWHERE,
      }));
    },
  );
}

/** Names of prototypes wherever visitors' input may be looked up. @returns {HostileRequest[]} */
function prototypes() {
  const inPaths = [...READING, ...WRITING]
    .filter((pattern) => pattern.includes('*'))
    .flatMap((pattern) => PROTOTYPE_NAMES.map((name) => pattern.replaceAll('*', name)));
  const places = ['/locales/de/*', '/locales/fr/*', '/locales/*/common', '/api/document-store/*', '/api/*'];
  const more = places.flatMap((place) => PROTOTYPE_NAMES.map((name) => place.replace('*', name)));
  const inQueries = ASKED.flatMap((path) =>
    PARAMETERS.flatMap((name) => ['constructor', '__proto__'].map((value) => `${path}?${name}=${value}`)),
  );
  const asNames = ASKED.map((path) => `${path}?${PROTOTYPE_NAMES.map((name) => `${name}=1&${name}[x]=1`).join('&')}`);
  const reading = [...inPaths, ...more, ...inQueries, ...asNames].map((path) => ({ method: 'GET', path, headers: {} }));
  const bodies = [
    ['application/json', `{${PROTOTYPE_NAMES.map((name) => `"${name}":{"toString":1}`).join(',')}}`],
    ['application/json', `{"fields":[{"name":"__proto__","value":"x"}],"intent":"constructor","locale":"__proto__"}`],
    ['application/x-www-form-urlencoded', PROTOTYPE_NAMES.map((name) => `${name}=${name}&${name}.x=1`).join('&')],
    [
      'application/x-www-form-urlencoded',
      'intent=constructor&idType=__proto__&country=constructor&phonePrefix=toString',
    ],
  ];
  const writing = WRITING.flatMap((pattern) =>
    bodies.map(([type = '', body = '']) => ({
      method: 'POST',
      path: plain(pattern),
      headers: { 'content-type': type },
      body,
    })),
  );
  return [...reading, ...writing];
}

/**
 * Methods that an address does not support, and OPTIONS, which lists the supported ones.
 * @returns {HostileRequest[]}
 */
function methods() {
  const addresses = [...READING, ...WRITING].map(plain);
  const unknown = addresses.flatMap((path) =>
    ['PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((method) => ({
      method,
      path,
      headers: { 'content-type': 'application/json' },
      body: '{}',
      due: [404, 405],
    })),
  );
  const requested = addresses.map((path) => ({ method: 'OPTIONS', path, headers: {}, due: [204] }));
  const heads = READING.map((path) => ({ method: 'HEAD', path: plain(path), headers: {} }));
  const swapped = WRITING.filter((path) => path.startsWith('/api/')).map((path) => ({
    method: 'GET',
    path: plain(path),
    headers: {},
    due: [405],
  }));
  const strange = ['/api', '/api/unknown', '/api/getToken/more'].flatMap((path) =>
    ['GET', 'POST', 'PUT'].map((method) => ({ method, path, headers: {}, due: [404] })),
  );
  return [...unknown, ...requested, ...heads, ...swapped, ...strange];
}

/** Invalid and foreign host names. @returns {HostileRequest[]} */
function hosts() {
  const none = [
    'localhost:99999',
    'localhost:-1',
    '999.999.999.999',
    'a"b',
    'a/b',
    'a@b',
    '[::',
    'a b',
    '%00',
    ':80',
    '..:x',
  ];
  const others = [
    'evil.example',
    'LOCALHOST',
    '127.0.0.1:1',
    '[::1]',
    'a.',
    'constructor',
    `${'a'.repeat(60)}.example`,
  ];
  const paths = ['/', '/produkt/x', '/api/getToken', '/locales/de/common', '/sitemap.xml'];
  return paths.flatMap((path) => [
    ...none.map((host) => ({ method: 'GET', path, headers: { host }, due: [400] })),
    ...others.map((host) => ({ method: 'GET', path, headers: { host } })),
  ]);
}

/** Origins other than ours: a program sends none. @type {readonly Record<string, string>[]} */
const FOREIGN = [{}, { origin: 'https://evil.example' }];

/** Forms from foreign pages, with anything that may look like a permission. @returns {HostileRequest[]} */
function origins() {
  const values = ['Basic eDp5', 'Bearer', 'Bearer x', 'Digest x', 'null', 'x'];
  const all = WRITING.filter((path) => !/webhook|partners|cloud-storage/.test(path)).map(plain);
  return all.flatMap((path) =>
    values.flatMap((authorization) =>
      FOREIGN.map((origin) => ({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', authorization, ...origin },
        body: '{}',
        foreign: true,
        due: [403, 404, 405],
      })),
    ),
  );
}

/**
 * Every hostile kind on every address: prototypes' names, other writings of a path, methods, host names, origins.
 * @returns {HostileRequest[]} the same each time, none twice
 */
export function systematicRequests() {
  const all = [...writings(), ...prototypes(), ...methods(), ...hosts(), ...origins()];
  return [...new Map(all.map((request) => [JSON.stringify(request), request])).values()];
}
