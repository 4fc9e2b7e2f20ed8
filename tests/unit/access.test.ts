import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Access, accessTable, isPublicOnPrivate, type RouteName, roles, routeNames } from '~/access.server.ts';
import routes from '~/routes.ts';
import { addresses, type AddressName } from '~/site-map.ts';

const page = fileURLToPath(new URL('../../docs/access.md', import.meta.url));

/** The id that Remix gives a route. */
const idOf = ({ id, file }: { id?: string; file: string }): string => id ?? file.replace(/\.tsx?$/, '');

const also: Readonly<Record<NonNullable<Access['also']>, string>> = {
  own: 'only what is the caller’s own',
  key: 'a partner’s key or signature',
  'not-in-production': 'not in production',
};

/** The table as a page of the documentation. */
function asPage(): string {
  const rows = Object.entries(accessTable).map(([name, access]) => {
    const address = name in addresses ? addresses[name as AddressName].de : `/${name}`;
    const marks = roles.map((role) => (access.roles.includes(role) ? '✓' : '–'));
    const by = access.by === 'idToken' ? 'by idToken' : '';
    return `| \`${address}\` | ${marks.join(' | ')} | ${[access.also ? also[access.also] : '', by].filter(Boolean).join(', ')} |`;
  });
  return [
    '# Who may reach what',
    '',
    'Made from `apps/storefront/app/access.server.ts`, which the server reads before any loader runs (`server/access-gate.ts`). A route',
    'without a row does not compile and keeps the shop from starting. German addresses stand for both languages. Anonymous visitors are',
    'led to signing in, others find nothing (404); calls answer 401 and 403.',
    '',
    `| address | ${roles.join(' | ')} | also |`,
    `|---|${roles.map(() => '---|').join('')}---|`,
    ...rows,
    '',
    '## In a private shop of an organization',
    '',
    'Its members alone reach what stands above (`server/private-gate.ts`). Everybody else reaches:',
    '',
    ...(Object.keys(accessTable) as RouteName[])
      .filter(isPublicOnPrivate)
      .map((name) => `- \`${name in addresses ? addresses[name as AddressName].de : `/${name}`}\``),
    '',
  ].join('\n');
}

describe('the table of routes and roles', () => {
  it('has a row for each route, and none for anything else', async () => {
    const ids = (await routes).map(idOf);
    expect(ids.filter((id) => !routeNames.has(id))).toEqual([]);
    expect([...routeNames.keys()].filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(accessTable).sort()).toEqual([...new Set(routeNames.values())].sort());
  });

  it('keeps everything of the staff to the staff', () => {
    const names = Object.keys(accessTable).filter((name) => /(?:^|\/)admin(?:\/|$|\.)/.test(name));
    expect(names.length).toBeGreaterThan(10);
    for (const name of names)
      expect([name, accessTable[name as keyof typeof accessTable].roles]).toEqual([name, ['staff']]);
  });

  it('lets each role do what those before it may', () => {
    for (const [name, access] of Object.entries(accessTable)) {
      const first = roles.findIndex((role) => access.roles.includes(role));
      expect([name, access.roles]).toEqual([name, roles.slice(first)]);
    }
  });

  // `npx vitest run --project unit tests/unit/access.test.ts --update` writes the page anew.
  it('is what the documentation says', () => expect(asPage()).toMatchFileSnapshot(page));
});
