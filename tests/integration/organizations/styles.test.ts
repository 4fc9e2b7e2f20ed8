import { beforeAll, describe, expect, it } from 'vitest';
import type { db as Database } from '~/platform/db.server.ts';
import { singleAddresses } from '~/route-table.server.ts';
import { pages } from '~/site-map.ts';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { startShop, stopServices } from '../../support/services.ts';
import { linkedStyles, STYLE_BUDGET, styleWeight } from '../../support/style-weight.ts';
import { HostShopper } from './host-shopper.ts';
import { type TestOrganization, publishOrganization, signedIn } from './organizations.ts';

/*
 * The size of the style sheets of organizations' shops and of staff pages, page by page, in addition to the sheets of
 * all pages.
 */

const look = {
  stickyBar: { text: 'Nur diese Woche', ctaText: 'Ansehen', link: '/' },
  listingItem: { title: 'Fragen?', text: 'Ruf uns an.' },
};

let db: typeof Database;
let port: number;
let open: TestOrganization;
let closed: TestOrganization;

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  process.env.DATABASE_URL = databaseUrl;
  ({ db } = await import('~/platform/db.server.ts'));
  open = await publishOrganization(db, 'offen', { private: false, ...look });
  closed = await publishOrganization(db, 'zu', look);
  port = await anyFreePort();
  await startShop({ databaseUrl, env: { PUBLIC_URL: `http://localhost:${port}` }, port });
  return stopServices;
});

/** Every page without a name in its address, and one of each kind with one. */
const plain = Object.values(pages)
  .map(({ de }) => de)
  .filter((path) => !path.includes(':') && !path.startsWith('/admin') && !path.startsWith('/dev'));
const named = [
  '/produkt/limmat-5',
  '/produkt/kask-bahnhof-helm',
  '/brand-world/allegro',
  '/bike-verzeichnis/motor',
  '/faq/lieferung',
  '/kundendienst/schaden',
  '/kundendienst/rueckgabe',
  '/kundendienst/allgemein',
  '/gibt-es-nicht',
];

/** The size of a page's sheets; undefined if it redirects. */
async function weightAt(shopper: HostShopper, path: string): Promise<number | undefined> {
  const { status, body } = await shopper.ask(path);
  expect(status, path).toBeLessThan(500);
  return status < 300 || status >= 400 ? styleWeight(await stylesOf(shopper, body)) : undefined;
}

const stylesOf = (shopper: HostShopper, html: string) =>
  linkedStyles(async (file) => (await shopper.ask(file)).bytes, html);

/** Whether a page links a style sheet with rules for a class. */
async function hasRules(shopper: HostShopper, path: string, className: string): Promise<boolean> {
  const styles = await stylesOf(shopper, (await shopper.ask(path)).body);
  return styles.some((bytes) => bytes.includes(`.${className}{`));
}

/** The pages that are too heavy, with their size, and the number of checked pages. */
async function weigh(shopper: HostShopper, paths: readonly string[]) {
  const weights: [path: string, bytes: number][] = [];
  for (const path of paths) {
    const bytes = await weightAt(shopper, path);
    if (bytes !== undefined) weights.push([path, bytes]);
  }
  return { weighed: weights.length, heavy: weights.filter(([, bytes]) => bytes > STYLE_BUDGET) };
}

/** A member of an organization, or its administrator. */
async function memberOf(organization: TestOrganization, role: 'member' | 'admin'): Promise<HostShopper> {
  const { userId, cookie } = await signedIn(db, organization.id, `${role}@${organization.domain}`);
  await db.userOrganization.create({ data: { userId, organizationId: organization.id, way: 'domain', role } });
  return new HostShopper(port, organization.host).plant(cookie);
}

describe('style sheets weigh 14 KB at most', { timeout: 120_000 }, () => {
  for (const navigation of ['force_old', 'force_new'] as const) {
    it(`on every page of an organization's shop, with the navigation ${navigation}`, async () => {
      const shopper = new HostShopper(port, open.host).plant(`navigation-variant=${navigation}`);
      expect(await hasRules(shopper, '/', 'strip.strip-org')).toBe(true);
      expect(await hasRules(shopper, '/alle-modelle-e-bike-schweiz', 'aspect-square')).toBe(true);
      const { weighed, heavy } = await weigh(shopper, [...plain, ...named]);
      expect(weighed).toBeGreaterThan(25);
      expect(heavy).toEqual([]);
    });
  }

  it('on the pages of a private shop: its gate, those of members and of its administrator', async () => {
    const stranger = new HostShopper(port, closed.host);
    expect((await weigh(stranger, ['/willkommen', '/anmelden'])).heavy).toEqual([]);
    const member = (await memberOf(closed, 'member')).plant('navigation-variant=force_new');
    expect((await weigh(member, [...plain, ...named])).heavy).toEqual([]);
    const admin = ['/admin/uebersicht', '/admin/mitglieder', '/admin/plaene'];
    for (const organization of [open, closed]) {
      const chief = await memberOf(organization, 'admin');
      expect(await weigh(chief, admin)).toEqual({ weighed: admin.length, heavy: [] });
    }
  });

  // That of an order is checked where the browser tests open one.
  it('on the pages of the team', async () => {
    const { userId, cookie } = await signedIn(db, 'main', 'team@velory.example');
    await db.admin.upsert({ where: { userId }, create: { userId }, update: {} });
    const team = new HostShopper(port, 'localhost').plant(cookie);
    const desks = Object.entries(singleAddresses)
      .filter(([path, { file }]) => /^admin\b/.test(path) && !path.includes(':') && file.endsWith('.tsx'))
      .map(([path]) => `/${path}`);
    const { weighed, heavy } = await weigh(team, desks);
    expect(weighed).toBeGreaterThan(15);
    expect(heavy).toEqual([]);
  });
});
