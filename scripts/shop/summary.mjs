import { readJson } from '../lib/files.mjs';
import { inRoot } from '../lib/paths.mjs';
import { isLoopback } from '../lib/settings.mjs';

/** @returns {{email: string, password: string}[]} administrator, editor, and others */
function demoUsers() {
  const users = readJson(inRoot('cms', 'src', 'seed', 'demo-users.json'));
  return Array.isArray(users) ? users : [];
}

/**
 * @param {string} role
 * @param {{email: string, password: string} | undefined} user
 * @returns {[string, string][]} its row
 */
const login = (role, user) => (user ? [[`  ${role}`, `${user.email} · ${user.password}`]] : []);

/**
 * The table at the end of a start, with addresses and logins.
 * @param {import('../lib/settings.mjs').Settings} settings
 * @param {{mode: 'demo' | 'development', strapi: boolean, elapsed: string}} state
 * @returns {string}
 */
export function summary({ host, port, shopUrl, cmsUrl }, { mode, strapi, elapsed }) {
  const [admin, editor] = demoUsers();
  /** @type {[string, string][]} */
  const rows = [
    ['Shop, German', `${shopUrl}/`],
    ['Shop, French', `${shopUrl}/fr`],
    ['Strapi', strapi ? `${cmsUrl}/admin` : 'not running (see above)'],
    ...(strapi ? [...login('administrator', admin), ...login('editor', editor)] : []),
    ['Mailbox', `${shopUrl}/dev/mailbox`],
    ['Messages', `${shopUrl}/dev/messages`],
  ];
  const title =
    mode === 'demo' ? 'Velory is running in demo mode' : 'Velory is running in development mode with hot reload';
  return [
    '',
    `  ${title} (ready after ${elapsed})`,
    '',
    ...rows.map(([name, value]) => `    ${name.padEnd(17)}${value}`),
    '',
    ...exposure(host, port),
    '  Logs: .data/logs · Stop: Ctrl-C',
    '',
  ].join('\n');
}

/**
 * Warns what others can do if the storefront is reachable from the network.
 * @param {string} host
 * @param {number} port
 * @returns {string[]} lines; none on loopback
 */
function exposure(host, port) {
  if (isLoopback(host)) return [];
  return [
    `  Open to the network (HOST=${host}): anyone who reaches port ${port} of this machine can`,
    '    read every mail at /dev/mailbox and sign in as any customer or as staff;',
    '    read chat messages at /dev/messages, pay any order at /dev/pay, act as a partner at /dev/partners.',
    '  Strapi and Postgres listen on localhost only. Unset HOST to close the shop to the network.',
    '',
  ];
}
