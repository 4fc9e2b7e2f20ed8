import { PARAMETERS, READING, WRITING } from './hostile-addresses.mjs';
import { systematicRequests } from './hostile-kinds.mjs';
import { oneOf, randomNumbers } from './use-case-requests.mjs';

/**
 * A request that only an attacker sends.
 * @typedef {object} HostileRequest
 * @property {string} method
 * @property {string} path and query, as they go over the wire
 * @property {Record<string, string>} headers
 * @property {string} [body]
 * @property {boolean} [foreign] whether a write names a foreign origin
 * @property {readonly number[]} [due] the only correct statuses; all but failures of the server by default
 */

/**
 * Whether an answer is a fault of the shop.
 * @param {HostileRequest} request
 * @param {number} status 0: none came
 */
export const isFault = ({ due }, status) =>
  status === 0 || status >= 500 || (due !== undefined && !due.includes(status));

const FIELDS = [
  'intent', 'line', 'slug', 'size', 'colour', 'months', 'downPayment', 'insurance', 'code', 'firstname', 'email', 'phone', 'zip',
  'birthYear', 'orderNumber', 'paymentPrice', 'status', 'referenceId', 'transaction', 'bucket', 'filename', 'currentLink',
]; // prettier-ignore

const CRAFTED = [
  '', ' ', '-', '0', '-1', '1e9', '99999999999999999999', 'NaN', 'Infinity', '0x10', '1-', '-1-', '900-', '-900', '5-1', '1-2,2-3',
  'null', 'undefined', 'true', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  "' or 1=1 --", "'; drop table product; --", '" onload="alert(1)', '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '$1', '\\',
  '%', '%%', '%00', '\u0000', '\ud800', '\u202e', '\ufeff', '../../../etc/passwd', '..%2f..%2f', '//evil.example', 'https://evil.example',
  'javascript:alert(1)', '\r\nSet-Cookie: a=b', 'a&b', 'a | b', '!a', "a:*'", '((((', 'e_city', 'e_city,e_trekking', 'diamant', 'cilo',
  'bike', 'Ä'.repeat(300), 'a '.repeat(400), ','.repeat(500), '9'.repeat(400), 'motor', 'limmat', 'säntis', 'e-bike', 'de', 'fr', 'it',
  '2026-13-45', '2026-11-21T00:00:00Z', '1970-01-01T00:00:00+99:00',
]; // prettier-ignore

/**
 * Draws by the run's random numbers.
 * @typedef {object} Draw
 * @property {(most: number) => number} whole from 0 to below `most`
 * @property {<T>(list: readonly T[]) => T} one of a list that is not empty
 * @property {() => string} value of a field or parameter
 */

/**
 * Requests of every hostile kind (`hostile-kinds.mjs`), then random and crafted ones on every address that reads a
 * parameter: the same in each run with the same seed, and none of them twice.
 * @param {number} count
 * @param {number} [seed]
 * @returns {HostileRequest[]}
 */
export function hostileRequests(count, seed = 1) {
  const random = randomNumbers(seed);
  /** @type {Draw['whole']} */
  const whole = (most) => Math.floor(random() * most);
  /** @type {Draw['one']} */
  const one = (list) => oneOf(list, whole(list.length));
  const letters = () =>
    Array.from({ length: 1 + whole(12) }, () =>
      String.fromCodePoint(whole(8) === 0 ? 1 + whole(0xd7ff) : 97 + whole(26)),
    );
  const value = () => {
    const kind = whole(10);
    if (kind < 5) return one(CRAFTED);
    if (kind < 8) return letters().join('');
    return kind === 8 ? String(whole(100_000) - 50_000) : `${one(CRAFTED)},${letters().join('')}`;
  };
  /** @param {string} pattern */
  const path = (pattern) => pattern.replaceAll('*', () => encoded(value()) || '-');
  /** @param {readonly string[]} names */
  const query = (names) => {
    const pairs = Array.from({ length: whole(6) }, () => `${one(names)}=${encoded(value())}`);
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  };

  /** @type {Map<string, HostileRequest>} */
  const requests = new Map(systematicRequests().map((request) => [JSON.stringify(request), request]));
  while (requests.size < count) {
    const isReading = whole(5) > 0;
    const address = `${path(one(isReading ? READING : WRITING))}${query(PARAMETERS)}`;
    /** @type {HostileRequest} */
    const request = isReading ? { method: 'GET', path: address, headers: {} } : writing(address, { whole, one, value });
    requests.set(JSON.stringify(request), request);
  }
  return [...requests.values()];
}

/** Percent-encoded as a browser does, or broken on purpose where the value cannot be. @param {string} value */
function encoded(value) {
  try {
    return encodeURIComponent(value);
  } catch {
    return '%ed%a0%80';
  }
}

/** @param {string} path @param {Draw} draw @returns {HostileRequest} */
function writing(path, { whole, one, value }) {
  const fields = Object.fromEntries(
    Array.from({ length: whole(8) }, () => [one(FIELDS), value().toWellFormed?.() ?? '']),
  );
  /** @type {(() => [type: string, text: string])[]} */
  const bodies = [
    () => ['application/x-www-form-urlencoded', new URLSearchParams(fields).toString()],
    () => ['application/json', JSON.stringify(fields)],
    () => ['application/json', JSON.stringify([fields, value(), whole(9), null])],
    () => ['application/json', `{"${one(FIELDS)}": `],
    () => ['multipart/form-data; boundary=x', `--x\r\n${one(FIELDS)}`],
    () => ['text/plain', value()],
  ];
  const [type, text] = one(bodies)();
  return { method: 'POST', path, headers: { 'content-type': type }, body: text };
}
