import { roles, routeTable } from '../apps/storefront/app/route-table.server.ts';
import { addresses } from '../apps/storefront/app/site-map.ts';

/*
 * `npm run access`: prints the required roles of every route as a Markdown table, from
 * `apps/storefront/app/route-table.server.ts`.
 */

/** What a route checks besides the role. */
const notes = {
  own: 'own data only',
  key: 'partner’s key or signature',
  'not-in-production': 'not in production',
};

const rows = Object.entries(routeTable).map(([name, { access, isOpenInPrivateShop }]) => {
  const [, siteMapAddress] = Object.entries(addresses).find(([each]) => each === name) ?? [];
  const marks = roles.map((role) => (access.roles.includes(role) ? '✓' : '–'));
  const also = [access.also && notes[access.also], access.by === 'idToken' && 'with idToken']
    .filter(Boolean)
    .join(', ');
  const cells = [`\`${siteMapAddress?.de ?? `/${name}`}\``, ...marks, isOpenInPrivateShop ? '✓' : '–', also];
  return `| ${cells.join(' | ')} |`;
});

process.stdout.write(`# Access by role

Addresses are given in German; the other languages have the same rules. Without the role, pages redirect anonymous visitors to the
sign-in and answer others with 404; API calls answer 401 or 403. In an organization's private shop these rules apply to members;
everybody else can open only the addresses marked as open.

| address | ${roles.join(' | ')} | open in a private shop | also |
|---|${roles.map(() => '---|').join('')}---|---|
${rows.join('\n')}
`);
