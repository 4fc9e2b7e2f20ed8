import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { db as Database } from '~/platform/db.server.ts';
import type { dropPages as dropPagesOf } from '~/platform/page-cache.server.ts';
import { type RouteName, routeTable, shopRoutes } from '~/route-table.server.ts';
import { addresses, type AddressName } from '~/site-map.ts';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { askedBike, type PlantedShop, plantShop } from './isolation/planted.ts';
import { callers, crossings, type Step, take } from './isolation/walk.ts';
import { buildWithout, removeCopy } from './isolation/without-guard.ts';

/*
 * The isolation walk: every address of the shop, in the main shop and three organizations' (one public, two private),
 * as a stranger, a member, another shop's member and the administrator, with ids, tokens, cookies and host names of
 * another shop. ISOLATION_REQUESTS sets the number of random requests that follow (10000 at night), ISOLATION_SEED
 * their seed. With ISOLATION_WITHOUT, the name of a guard that is removed from a copy of the build, the walk has to
 * fail. `npm run isolation` prints the findings; ISOLATION_PAGE names the file it reads.
 */

const RANDOM = Number(process.env.ISOLATION_REQUESTS ?? 300);
const SEED = Number(process.env.ISOLATION_SEED ?? 1);
const WITHOUT = process.env.ISOLATION_WITHOUT;
const PAGE = process.env.ISOLATION_PAGE;

let port: number;
let db: typeof Database;
let dropPages: typeof dropPagesOf;
let shops: PlantedShop[];
/** Slug of a bike about which people of every shop have asked, in German. */
let bike: string;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  ({ db } = await import('~/platform/db.server.ts'));
  ({ dropPages } = await import('~/platform/page-cache.server.ts'));
  shops = [
    await plantShop(db, 'stamm', { isMain: true }),
    await plantShop(db, 'reusstal', { isPrivate: true }),
    await plantShop(db, 'limmat', { isPrivate: true }),
    await plantShop(db, 'helvion'),
  ];
  const { productId } = await askedBike(db);
  bike = (await db.productText.findFirstOrThrow({ where: { productId, locale: 'de' } })).slug;
  port = await anyFreePort();
  const build = WITHOUT ? { build: buildWithout(WITHOUT) } : {};
  const env = { PUBLIC_URL: `http://localhost:${port}`, RUN_WORKER: 'false' };
  await startShop({ databaseUrl, port, env, ...build });
});
afterAll(async () => {
  await stopServices();
  if (WITHOUT) removeCopy(WITHOUT);
  await db.$disconnect();
});

interface WalkedRoute {
  name: RouteName;
  /** As in the route table. */
  pattern: string;
}

/** Pages and calls only: build files and pictures are the same for everybody and contain nothing personal. */
const walkedRoutes: readonly WalkedRoute[] = shopRoutes
  .filter(({ name }) => !name.startsWith('bilder/'))
  .map(({ name, path }) => ({ name, pattern: path }));

/** An address of a pattern, with data of another shop's people; the same in its query, for addresses that read it. */
function filled(pattern: string, other: PlantedShop, token: string): string {
  const [number = ''] = token.length % 2 ? other.numbers : [...other.numbers].reverse();
  const [id = ''] = other.ids;
  const path = pattern
    .replace(/:number\??/g, number)
    .replace(/:(token|ticket|key)\??/g, token)
    .replace(/:(id|userId|question)\??/g, id)
    .replace(/:(bike|slugs)\??/g, bike)
    .replace(/:\w+\??/g, 'x1')
    .replace(/\*$/, 'x1');
  const query = new URLSearchParams({
    token,
    key: token,
    uid: token,
    nr: number,
    bikeSlug: bike,
    collections: 'organizations',
    q: 'e-bike',
    locale: 'de',
  });
  return `${path}?${query.toString()}`;
}

/** Addresses that open something by a token are tried with everything of another shop's people. */
const opensByToken = ({ name, pattern }: WalkedRoute): boolean =>
  routeTable[name].access.also === 'own' || pattern.includes(':token');

/** An answer as a symbol. */
function signOf(status: number): string {
  if (status === 200) return '✓';
  if (status >= 300 && status < 400) return '→';
  return status >= 400 && status < 500 ? '–' : String(status);
}

describe('the isolation walk', () => {
  const wrong: string[] = [];
  const seen = new Map<string, Map<string, Set<string>>>();

  it('leaks nothing, on any route, to any role, with any data of another shop', async () => {
    const steps = shops.flatMap((at, place) => {
      const [other = at, next = other] = shops.filter((shop) => shop !== at);
      return walkedRoutes.flatMap(({ name, pattern }) => {
        // A French address of the site map is the same route: it is requested once.
        const isFrench = pattern.startsWith('/fr/') && !name.startsWith('fr/');
        // All data of another shop's people is tried by the role with the most access, in one shop of each kind.
        const tries = !isFrench && place !== 2 && opensByToken({ name, pattern });
        const bearer = at.isPrivate ? 'member' : 'anonymous';
        return callers
          .filter((caller) => !isFrench || caller === bearer)
          .flatMap((caller) => {
            const all = tries && caller === bearer;
            const tokens = all ? [...other.tokens, ...next.tokens.slice(0, 4)] : other.tokens.slice(0, 1);
            return tokens.map((token) => {
              return { name, isFrench, step: { at, other, caller, path: filled(pattern, other, token) } };
            });
          });
      });
    });
    await inTurns(steps, async ({ name, isFrench, step }) => {
      const answer = await take(port, step);
      wrong.push(...crossings(step, answer, shops));
      if (!isFrench) note(name, step.at, step.caller, signOf(answer.status));
    });
    expect(wrong).toEqual([]);
    expect(new Set(seen.keys())).toEqual(new Set(walkedRoutes.map(({ name }) => name)));
    if (PAGE) writeFileSync(PAGE, asPage(seen));
  }, 600_000);

  const note = (name: string, at: PlantedShop, caller: string, sign: string): void => {
    const kind = at.id === 'main' ? 'main' : at.isPrivate ? 'private' : 'public';
    const row = seen.get(name) ?? new Map<string, Set<string>>();
    seen.set(name, row);
    row.set(`${kind} ${caller}`, (row.get(`${kind} ${caller}`) ?? new Set()).add(sign));
  };

  it('changes nothing of another shop by any form, with ids and tokens of its people', async () => {
    const [, organization, , publicShop] = shops;
    if (!organization || !publicShop) throw new Error('There are no shops.');
    for (const [at, other] of [
      [organization, publicShop],
      [publicShop, organization],
    ] as const) {
      const before = await fingerprint(other.id);
      const steps = walkedRoutes.flatMap(({ name, pattern }): Step[] => {
        if (pattern.startsWith('/fr/') || routeTable[name].access.roles[0] === 'staff') return [];
        const ids = opensByToken({ name, pattern }) ? other.ids : other.ids.slice(0, 1);
        return ids.map((id, index) => {
          const token = other.tokens[index % other.tokens.length] ?? '';
          const named = { id, token, user: id, order: id, checkoutId: id, uid: token, number: other.numbers[0] ?? '' };
          const form = { ...named, intent: index % 2 ? 'delete' : 'withdraw' };
          const caller = index % 2 ? 'member' : 'administrator';
          return { at, other, caller, path: filled(pattern, other, token), form };
        });
      });
      await inTurns(steps, async (step) => void wrong.push(...crossings(step, await take(port, step), shops)));
      expect(await fingerprint(other.id)).toEqual(before);
    }
    expect(wrong).toEqual([]);
  }, 600_000);

  it(
    `holds for ${RANDOM} random requests`,
    async () => {
      const random = numbersFrom(SEED);
      const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
      const steps = Array.from({ length: RANDOM }, (): Step => {
        const at = pick(shops);
        // Whose ids, tokens, cookie and host name are sent.
        const other = pick(shops.filter((shop) => shop !== at));
        const headers = pick<Record<string, string>>([
          {},
          { 'X-Forwarded-Host': other.host },
          { Forwarded: `host=${other.host};proto=https` },
          { 'X-Original-Host': other.host, 'X-Host': other.host },
          { Host: `${at.host.toUpperCase()}:${port}`, 'X-Forwarded-For': '203.0.113.9' },
          { Host: `${at.host}.:${port}`, 'X-Forwarded-Host': other.host },
        ]);
        const form = { id: pick(other.ids), token: pick(other.tokens), intent: pick(['end', 'remove', 'save']) };
        return {
          at,
          other,
          headers,
          caller: pick(callers),
          path: filled(pick(walkedRoutes).pattern, other, pick(other.tokens)),
          ...(random() < 0.2 ? { form } : {}),
        };
      });
      await inTurns(steps, async (step) => void wrong.push(...crossings(step, await take(port, step), shops)));
      expect(wrong).toEqual([]);
    },
    Math.max(120_000, RANDOM * 200),
  );
});

describe('an organization that is published no more', () => {
  it('leaves its buyers their orders: by their links, in the main shop, which says so', async () => {
    const [main, , , removed] = shops;
    if (!main || !removed) throw new Error('There are no shops.');
    const [docToken = '', trackingToken = '', ...others] = removed.tokens;
    const ask = (path: string) => take(port, { at: main, other: main, caller: 'member', path });
    const order = `/checkout/bestaetigung/?token=${docToken}`;
    expect((await ask(order)).body).not.toMatch(removed.mark);
    await db.contentDocument.deleteMany({ where: { documentId: removed.id } });
    await db.$transaction((database) => dropPages(database, 'content'));
    await vi.waitFor(async () => expect((await ask(order)).body).toMatch(removed.mark), { timeout: 30_000 });
    const { status, body } = await ask(order);
    expect([status, body.includes('Den Partnershop, in dem du bestellt hast, gibt es nicht mehr.')]).toEqual([
      200,
      true,
    ]);
    expect((await ask(`/bestellstatus?token=${trackingToken}`)).body).toMatch(removed.mark);
    const led = await take(port, { at: removed, other: removed, caller: 'anonymous', path: order });
    expect([led.status, led.location]).toEqual([302, `http://localhost:${port}${order}`]);
    // Links to anything else of it open nothing.
    for (const token of others) expect((await ask(`/bestellstatus?token=${token}`)).body).not.toMatch(removed.mark);
    expect((await ask('/')).body).not.toContain('Den Partnershop');
  });
});

/** Runs an action for each, eight at a time. */
async function inTurns<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  const waiting = [...values];
  const next = async (): Promise<void> => {
    for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) await work(value);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

/** Numbers from 0 to 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Everything stored about a shop, as one value. */
async function fingerprint(id: string): Promise<unknown> {
  const tables = await db.$queryRaw<{ name: string; key: string }[]>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and column_name in ('instance_id', 'organization_id') order by 1`;
  return Promise.all(
    tables.map(({ name, key }) =>
      db.$queryRawUnsafe(
        `select '${name}' as name, count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
         from "${name}" t where "${key}" = $1`,
        id,
      ),
    ),
  );
}

/** The findings of the walk, in Markdown. */
function asPage(seen: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>): string {
  const kinds = ['main', 'public', 'private'];
  const rows = [...seen]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([name, row]) => {
      const address = name in addresses ? addresses[name as AddressName].de : `/${name}`;
      const cells = kinds.flatMap((kind) => {
        const signs = callers.map((caller) => [...(row.get(`${kind} ${caller}`) ?? [])].sort().join('/'));
        return new Set(signs).size === 1 ? (signs[0] ?? '') : signs.join(' ');
      });
      return `| \`${address}\` | ${cells.join(' | ')} | ${routeTable[name as RouteName].isOpenInPrivateShop ? 'yes' : ''} |`;
    });
  return [
    '# Nothing crosses from one shop to another',
    '',
    'Made by the isolation walk (`tests/integration/organizations/isolation.test.ts`), which asks every address of the shop in the main shop,',
    'in a public organization’s and in two private ones’: as nobody, as a member, with the cookie of another shop’s member, and as the',
    'administrator, each time with ids, numbers and tokens of another shop’s people in path and query. It then sends forms with them,',
    'and random requests with forged host names (300 in the tests; `ISOLATION_REQUESTS=10000 ISOLATION_SEED=7 npx vitest run --project',
    'integration tests/integration/organizations/isolation.test.ts` for a night). A crossing is a text of another shop’s people or of its',
    'members’ pages in an answer, a file made for another’s token, a changed row of another shop, or an error of the server. Mails are',
    'looked at by `mails.test.ts`, what the database itself keeps apart by `second-lock.test.ts`.',
    '',
    '`ISOLATION_WITHOUT=page`, `call` or `query` before the same command removes one guard from a copy of the build: the gate of private',
    'shops, what a call leaves out of private organizations, or what the database shows. The walk then has to fail, and does.',
    '',
    `If anything leaks on one of these ${seen.size} addresses, the test fails.`,
    '',
    'What each address does with data of another shop, for an anonymous visitor, a member, another’s member and the administrator; where all',
    'four get the same, once: ✓ it answers, → it redirects, – it refuses. Several signs: it depends on the data that was sent.',
    '',
    '| address | main shop | public organization | private organization | open to strangers there |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
