import { createServer } from 'node:net';

/**
 * @param {number} port
 * @param {string} [host] address to listen on
 * @returns {Promise<boolean>} whether a server could listen there now
 */
export function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * Whether a port is free on all addresses and on localhost.
 * @param {number} port
 */
export async function isPublicPortFree(port) {
  return (await isPortFree(port, '0.0.0.0')) && (await isPortFree(port, '127.0.0.1'));
}

/**
 * @param {number} first where to begin looking
 * @param {(port: number) => Promise<boolean>} [isFree]
 * @returns {Promise<number>} the first free port from there on
 */
export async function nextFreePort(first, isFree = isPublicPortFree) {
  for (let port = first; port < first + 200; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${first} and ${first + 200}`);
}

/** @returns {Promise<number>} a free port that the operating system picks; for tests, which need many at once */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The server does not listen on a port.'));
      });
    });
  });
}
