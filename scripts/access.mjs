import { roles, routeTable } from '../apps/storefront/app/route-table.server.ts';
import { addresses } from '../apps/storefront/app/site-map.ts';

/*
 * `npm run access`: prints who may reach what, as a table in Markdown, from `apps/storefront/app/route-table.server.ts`.
 */

/** What a route looks at beside the role. */
const notes = {
  own: 'only what is the caller’s own',
  key: 'a partner’s key or signature',
  'not-in-production': 'not in production',
};

const rows = Object.entries(routeTable).map(([name, { access, isOpenInPrivateShop }]) => {
  const [, siteMapAddress] = Object.entries(addresses).find(([each]) => each === name) ?? [];
  const marks = roles.map((role) => (access.roles.includes(role) ? '✓' : '–'));
  const also = [access.also && notes[access.also], access.by === 'idToken' && 'by idToken'].filter(Boolean).join(', ');
  const cells = [`\`${siteMapAddress?.de ?? `/${name}`}\``, ...marks, isOpenInPrivateShop ? '✓' : '–', also];
  return `| ${cells.join(' | ')} |`;
});

process.stdout.write(`# Who may reach what

German addresses stand for all languages. Pages lead anonymous visitors to the sign-in and answer 404 to others; calls answer 401 and
403. In a private shop of an organization members reach what the roles say, everybody else only what is open there.

| address | ${roles.join(' | ')} | open in a private shop | also |
|---|${roles.map(() => '---|').join('')}---|---|
${rows.join('\n')}
`);
