import { readJson } from '../lib/files.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * The table that ends a start: what to open.
 * @param {import('../lib/settings.mjs').Settings} settings
 * @param {{mode: 'demo' | 'development', strapi: boolean, elapsed: string}} state
 * @returns {string}
 */
export function summary({ shopUrl, cmsUrl }, { mode, strapi, elapsed }) {
  const [admin, editor] = readJson(inRoot('cms', 'src', 'seed', 'demo-users.json')) ?? [];
  const rows = [
    ['Shop, German', `${shopUrl}/`],
    ['Shop, French', `${shopUrl}/fr`],
    ['Strapi', strapi ? `${cmsUrl}/admin` : 'not running, see above'],
    ...(strapi && admin ? [['  administrator', `${admin.email} · ${admin.password}`]] : []),
    ...(strapi && editor ? [['  editor', `${editor.email} · ${editor.password}`]] : []),
    ['Mailbox', `${shopUrl}/dev/mailbox`],
    ['Outbox', `${shopUrl}/dev/outbox`],
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
