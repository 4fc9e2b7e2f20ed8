import { describe, expect, it } from 'vitest';
import { type Role, roles, type RouteName, routeTable, shopRoutes } from '~/route-table.server.ts';
import routes from '~/routes.ts';

const records = Object.entries(routeTable) as [RouteName, (typeof routeTable)[RouteName]][];

/** Names of the routes that a role is the first to reach. */
const firstReachedBy = (role: Role) =>
  records.filter(([, { access }]) => access.roles[0] === role).map(([name]) => name);

describe('the table of routes', () => {
  it('has one record for each of Remix’s routes, which has a role', async () => {
    const made = await routes;
    expect(made.map(({ id }) => id)).toEqual(shopRoutes.map(({ id }) => id));
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    expect(new Set(shopRoutes.map(({ name }) => name))).toEqual(new Set(records.map(([name]) => name)));
    expect(records.filter(([, { access }]) => access.roles.length === 0)).toEqual([]);
  });

  it('keeps everything of the staff to the staff', () => {
    const names = records.map(([name]) => name).filter((name) => /(?:^|\/)admin(?:\/|$|\.)/.test(name));
    expect(names.length).toBeGreaterThan(10);
    expect(firstReachedBy('staff').sort()).toEqual(names.sort());
  });

  it('requires a session on the pages of an account, and an administrator on those of an organization', () => {
    expect(firstReachedBy('signed-in').sort()).toEqual([
      'account',
      'accountData',
      'accountExport',
      'review',
      'signedIn',
    ]);
    expect(firstReachedBy('member')).toEqual([]);
    expect(firstReachedBy('organization-admin').sort()).toEqual([
      'organizationAdmin',
      'organizationMembers',
      'organizationOrders',
      'organizationStatement',
    ]);
  });

  it('lets calls of the CMS, of partners and of the payment provider in by their key', () => {
    const names = records.filter(([, { access }]) => access.also === 'key').map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(records.map(([name]) => name).filter((name) => /^api\/(?:cms|partners)\//.test(name))),
    );
    expect(names).toEqual(
      expect.arrayContaining(['api/content/webhook', 'api/payment/webhook', 'api/crm/files/:id', 'vorschau']),
    );
  });

  it('lets each role do what those before it may', () => {
    for (const [name, { access }] of records) {
      const first = roles.findIndex((role) => access.roles.includes(role));
      expect([name, access.roles]).toEqual([name, roles.slice(first)]);
    }
  });

  it('opens in a private shop what signing in, the law and links of mails need, and nothing else', () => {
    expect(
      records
        .filter(([, { isOpenInPrivateShop }]) => isOpenInPrivateShop)
        .map(([name]) => name)
        .sort(),
    ).toEqual([
      'accountErase',
      'anmelden/google',
      'anmelden/uebergabe',
      'api/auth/isUserPartOfOrganization',
      'api/auth/passkeys/challenge',
      'api/auth/passkeys/sign-in',
      'api/auth/sendMagicLink',
      'api/consent',
      'api/document-store/storeErrorLogsToFirebase',
      'api/getToken',
      'api/strapi/fetchcontent/',
      'bilder/inhalt/:version/:width/:file',
      'bilder/willkommen.svg',
      'cookies',
      'gate',
      'imprint',
      'invitation',
      'locales/:locale/:namespace',
      'newsletterBlackFriday',
      'newsletterConfirm',
      'newsletterLeave',
      'privacy',
      'robots.txt',
      'signIn',
      'signInLink',
      'signedIn',
      'terms',
    ]);
  });
});
