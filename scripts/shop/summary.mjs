import { readJson } from '../lib/files.mjs';
import { inRoot } from '../lib/paths.mjs';

/** @returns {{email: string, password: string}[]} administrator, editor, and others */
function demoUsers() {
  const users = readJson(inRoot('cms', 'src', 'seed', 'demo-users.json'));
  return Array.isArray(users) ? users : [];
}

/** @param {string} role @param {{email: string, password: string} | undefined} user @returns {[string, string][]} its row */
const login = (role, user) => (user ? [[`  ${role}`, `${user.email} · ${user.password}`]] : []);

/**
 * The table that ends a start: what to open.
 * @param {import('../lib/settings.mjs').Settings} settings
 * @param {{mode: 'demo' | 'development', strapi: boolean, elapsed: string}} state
 * @returns {string}
 */
export function summary({ shopUrl, cmsUrl }, { mode, strapi, elapsed }) {
  const [admin, editor] = demoUsers();
  /** @type {[string, string][]} */
  const rows = [
    ['Shop, German', `${shopUrl}/`],
    ['Shop, French', `${shopUrl}/fr`],
    ['Strapi', strapi ? `${cmsUrl}/admin` : 'not running, see above'],
    ...(strapi ? [...login('administrator', admin), ...login('editor', editor)] : []),
    ['Mailbox', `${shopUrl}/dev/mailbox`],
    ['Messages', `${shopUrl}/dev/messages`],
  ];
  const title = mode === 'demo' ? 'Velory runs in demo mode' : 'Velory runs in development mode, with hot reload';
  return [
    '',
    `  ${title} (ready after ${elapsed})`,
    '',
    ...rows.map(([name, value]) => `    ${name.padEnd(17)}${value}`),
    '',
    '  Logs: .data/logs · Stop: Ctrl-C',
    '',
  ].join('\n');
}
