import autocannon from 'autocannon';
import { get } from './http.mjs';

/** Simultaneous connections. */
export const CONNECTIONS = 10;

/** What a browser of today accepts. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/**
 * Requests a page once, so that the server caches it.
 * @param {string} url
 * @param {Record<string, string>} [headers]
 */
export const askOnce = (url, headers) => get(url, { 'Accept-Encoding': ACCEPT_ENCODING, ...headers });

/**
 * What a server did under load.
 * @typedef {object} Load
 * @property {number} requests answered with 200
 * @property {number} failures other answers, and none
 * @property {number} seconds
 * @property {number} bytes of an answer on the wire, its head included
 * @property {number[]} latencies ms
 */

/**
 * Requests of a browser, one after the other on each connection.
 * @typedef {{paths: readonly string[], headers?: Record<string, string>, hosts?: readonly string[]}} Question hosts:
 * names that are used in turn, each for every path; the server's own by default
 */

/**
 * Requests some addresses of a server in turn, as fast as it answers.
 * @param {string} url of the server
 * @param {Question} question
 * @param {number} seconds
 * @param {import('../../scripts/lib/run.mjs').Run} run ends the load when it is stopped
 * @returns {Promise<Load>}
 */
export async function putUnderLoad(url, { paths, headers = {}, hosts = [] }, seconds, run) {
  /** @type {number[]} */
  const latencies = [];
  let bytes = 0;
  let others = 0;
  const began = performance.now();
  /** @type {import('autocannon').Result} */
  const result = await new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        timeout: 20,
        requests: paths.flatMap((path) => {
          const usual = { 'accept-encoding': ACCEPT_ENCODING, ...headers };
          if (hosts.length === 0) return [{ path, headers: usual }];
          return hosts.map((host) => ({ path, headers: { ...usual, host } }));
        }),
      },
      (error, done) => {
        clearInterval(watch);
        if (error) reject(error);
        else resolve(done);
      },
    );
    const watch = setInterval(() => run.stopping && load.stop(), 200);
    load.on('response', (_, status, size, milliseconds) => {
      if (status !== 200) {
        others += 1;
        return;
      }
      latencies.push(milliseconds);
      bytes += size;
    });
  });
  return {
    requests: latencies.length,
    failures: others + result.errors,
    seconds: (performance.now() - began) / 1000,
    bytes: latencies.length > 0 ? bytes / latencies.length : 0,
    latencies,
  };
}

/** Several loads of one server as one. @param {readonly Load[]} loads @returns {Load} */
export function together(loads) {
  /** @param {(load: Load) => number} read */
  const sum = (read) => loads.reduce((total, load) => total + read(load), 0);
  const requests = sum((load) => load.requests);
  return {
    requests,
    failures: sum((load) => load.failures),
    seconds: sum((load) => load.seconds),
    bytes: requests > 0 ? sum((load) => load.bytes * load.requests) / requests : 0,
    latencies: loads.flatMap((load) => load.latencies),
  };
}

/** @param {Load} load @returns {number} requests a second */
export const rate = ({ requests, seconds }) => (seconds > 0 ? requests / seconds : 0);
