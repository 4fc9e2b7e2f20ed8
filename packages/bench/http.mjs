import { Agent, request } from 'node:http';

/**
 * An answer as it came over the wire, not decompressed.
 * @typedef {object} Answer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string[]} rawHeaders names and values in turn
 * @property {Buffer} body
 */

const TIMEOUT_MS = 30_000;
const agent = new Agent({ keepAlive: true });

/**
 * @param {string} url
 * @param {{method?: string, path?: string, headers?: Record<string, string>, body?: string}} [options] path: instead of
 * the address's own, and sent as it is written
 * @returns {Promise<Answer>}
 */
export function ask(url, { method = 'GET', path, headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    // Node names the length of a body for some methods only.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      url,
      { method, headers: { ...length, ...headers }, agent, timeout: TIMEOUT_MS, ...(path && { path }) },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            rawHeaders: answer.rawHeaders,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.once('timeout', () => sent.destroy(new Error(`No answer from ${url} in ${TIMEOUT_MS / 1000} s.`)));
    sent.once('error', reject);
    sent.end(body);
  });
}

/**
 * Requests something that must exist.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
export async function get(url, headers) {
  const answer = await ask(url, { headers });
  if (answer.status === 200) return answer;
  throw new Error(
    `${url} answered ${answer.status}${answer.headers.location ? ` to ${answer.headers.location}` : ''}.`,
  );
}

/** Closes the keep-alive connections. */
export const closeConnections = () => agent.destroy();
