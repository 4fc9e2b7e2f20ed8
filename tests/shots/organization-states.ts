import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from '../e2e/support/database.ts';
import { demo, paths } from '../e2e/support/demo.ts';
import { restock } from '../e2e/support/orders.ts';
import { answeredCookie } from '../e2e/support/test.ts';
import { checkoutPaths, hiddenFields, typedContact } from '../support/http-shopper.ts';
import { account, send, signIn, signInPage } from './signed-in.ts';
import type { Paths, Stage, State } from './stage.ts';

/* The shops of the two demonstration organizations: their pages, their desks, and the gate of the private one. */

const tracker: Paths = { de: '/bestellstatus', fr: '/fr/suivi-de-commande' };
const admin = {
  overview: { de: '/admin/uebersicht', fr: '/fr/admin/apercu' },
  members: { de: '/admin/mitglieder', fr: '/fr/admin/membres' },
  orders: { de: '/admin/plaene', fr: '/fr/admin/plans' },
} as const satisfies Record<string, Paths>;

/** The shop of an organization of the demonstration; who enters it has signed in with a work e-mail. */
interface TestOrganization {
  slug: string;
  domain: string;
}
const publicOrganization: TestOrganization = { slug: 'helvion', domain: 'helvion.example' };
const privateOrganization: TestOrganization = { slug: 'reusstal', domain: 'ksreusstal.example' };

const urlOf = (organization: TestOrganization, { baseURL }: Stage): string =>
  `http://${organization.slug}.localhost:${new URL(baseURL).port}`;

async function idOf({ slug }: TestOrganization): Promise<string> {
  const [row] = await query<{ id: string }>(
    `select document_id as id from content_document where type = 'organization' and data->>'slug' = $1 limit 1`,
    [slug],
  );
  return row?.id ?? '';
}

/** Somebody comes into a house. */
async function enter(organization: TestOrganization, stage: Stage, role?: 'member' | 'admin'): Promise<string> {
  const url = urlOf(organization, stage);
  await stage.page.context().addCookies([answeredCookie(url)]);
  if (!role) return url;
  const instanceId = await idOf(organization);
  const userId = await signIn(stage, {
    url,
    instanceId,
    email: `${role}.${randomUUID().slice(0, 6)}@${organization.domain}`,
  });
  await query(`insert into user_organization (user_id, organization_id, way, role) values ($1, $2, $4, $3)`, [
    userId,
    instanceId,
    role,
    organization === privateOrganization ? 'domain' : 'invitation',
  ]);
  return url;
}

const inOrganization =
  (organization: TestOrganization, path: Paths, role?: 'member' | 'admin') =>
  async (stage: Stage): Promise<void> => {
    await stage.visit(`${await enter(organization, stage, role)}${path[stage.language]}`);
  };

/** A page of a house's administrator, which has no scripts to wait for. */
const inAdmin =
  (organization: TestOrganization, path: Paths) =>
  async (stage: Stage): Promise<void> => {
    await stage.page.goto(`${await enter(organization, stage, 'admin')}${path[stage.language]}`);
  };

/** A member's way to the review with the demonstration bike. */
async function reviewStep(organization: TestOrganization, stage: Stage): Promise<string> {
  const { page, language, visit } = stage;
  const url = await enter(organization, stage, 'member');
  await visit(`${url}${paths.faq[language]}`);
  const variantId = String(await restock({ size: 'M', colour: 'nebelgrau' }));
  await send(page, checkoutPaths[language].cart, { intent: 'add', variantId });
  await send(page, checkoutPaths[language].contact, typedContact('mia@example.ch'));
  await visit(`${url}${paths.review[language]}`);
  return url;
}

async function orderStep(organization: TestOrganization, stage: Stage): Promise<string> {
  const { page, language } = stage;
  await reviewStep(organization, stage);
  const agree = page.locator('input[name=employer], input[name=shareAgreed], main form input[type=checkbox]');
  for (const box of await agree.all()) await box.check();
  const form = { ...hiddenFields(await page.content()), ...(await agreed(page)) };
  const arrived = await send(page, checkoutPaths[language].review, form);
  await stage.visit(arrived);
  return new URL(arrived).searchParams.get('nr') ?? '';
}

const agreed = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main form input[type=checkbox]')
    .evaluateAll((boxes) =>
      Object.fromEntries(boxes.map((box) => [(box as HTMLInputElement).name, (box as HTMLInputElement).value])),
    );

const organizationStates = (name: string, organization: TestOrganization): State[] => [
  { name: `org-home-${name}`, open: inOrganization(organization, paths.home, 'member') },
  { name: `org-listing-${name}`, open: inOrganization(organization, paths.allModels, 'member') },
  { name: `org-product-${name}`, open: inOrganization(organization, demo.bike, 'member') },
  { name: `org-imprint-${name}`, open: inOrganization(organization, paths.imprint) },
  { name: `org-account-${name}`, open: inOrganization(organization, account, 'member') },
  { name: `org-signin-${name}`, open: inOrganization(organization, signInPage) },
  {
    name: `org-plan-${name}`,
    open: async (stage) => {
      const url = await enter(organization, stage, 'member');
      await stage.visit(`${url}${paths.faq[stage.language]}`);
      const variantId = String(await restock({ size: 'M', colour: 'nebelgrau' }));
      await send(stage.page, checkoutPaths[stage.language].cart, { intent: 'add', variantId });
      await stage.visit(`${url}${paths.cart[stage.language]}`);
    },
  },
  { name: `org-desk-${name}`, open: inAdmin(organization, admin.overview) },
  { name: `org-members-${name}`, open: inAdmin(organization, admin.members) },
  { name: `org-orders-${name}`, open: inAdmin(organization, admin.orders) },
];

/** Every screen and state of these shops. */
export const instanceStates: readonly State[] = [
  ...organizationStates('public', publicOrganization),
  ...organizationStates('private', privateOrganization),
  { name: 'org-gate', open: inOrganization(privateOrganization, paths.home) },
  {
    name: 'org-gate-open',
    window: true,
    open: async (stage) => {
      await inOrganization(privateOrganization, paths.home)(stage);
      await stage.page.evaluate(() => window.scrollTo(0, 1101));
      await stage.page.locator('dialog:modal').waitFor();
    },
  },
  { name: 'org-review', open: (stage) => reviewStep(privateOrganization, stage) },
  { name: 'org-confirmation', open: (stage) => orderStep(privateOrganization, stage) },
  {
    name: 'org-tracker',
    open: async (stage) => {
      const number = await orderStep(privateOrganization, stage);
      await stage.visit(`${urlOf(privateOrganization, stage)}${tracker[stage.language]}?nr=${number}`);
    },
  },
];
