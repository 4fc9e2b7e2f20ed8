import type { Page } from '@playwright/test';
import type { PageName } from '../../apps/storefront/app/site-map.ts';
import { checkoutPaths, typedContact } from '../support/http-shopper.ts';
import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { orderInSessionOf, restock } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** Window widths in pixels: phones to large screens, and both sides of each breakpoint. */
const WIDTHS = [320, 360, 390, 480, 600, 640, 767, 768, 834, 991, 992, 1024, 1280, 1600];

/** The widths for pages outside a shopper's walk. */
const SOME_WIDTHS = [320, 360, 390, 480, 768, 992, 1600];

/** What overflows the window, by width; empty where everything fits. */
async function beyondWindow(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const found: string[] = [];
  const browser = await page.context().newCDPSession(page);
  for (const width of widths) {
    await browser.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 844,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return undefined;
      const guilty = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      return `${scrollWidth}: ${guilty.slice(-2).map((element) => element.outerHTML.slice(0, 90))}`;
    });
    if (wide) found.push(`${width} → ${wide}`);
  }
  await browser.detach();
  return found;
}

/** An address of each page; none where the shopper's walk includes it, or where it shows data that a test created. */
const otherPages: Record<PageName, string | null> = {
  home: null,
  allModels: null,
  accessories: null,
  category: null,
  product: null,
  productZoom: null,
  comparison: null,
  checkoutPlan: null,
  checkoutContact: null,
  checkoutReview: null,
  checkoutConfirmation: null,
  brand: '/fr/marken/allegro',
  accessoryCategory: '/fr/zubehoer/helmet',
  brandWorld: '/fr/brand-world/allegro',
  components: '/fr/bike-verzeichnis',
  componentPart: '/fr/bike-verzeichnis/moteur',
  component: '/bike-verzeichnis/motor/mittelmotor',
  productQuestions: `${demo.bike.fr}/questions`,
  search: '/fr/recherche?q=trekking',
  availability: demo.bike.fr.replace('/produit/', '/disponibilite/'),
  recommend: demo.bike.fr.replace('/produit/', '/partager/'),
  blackFriday: '/fr/black-friday',
  // Redirects while the campaign runs.
  newsletterBlackFriday: null,
  quiz: '/fr/suggestion-quiz',
  consultation: '/fr/consultation',
  creditCheck: '/fr/creditcheck/2',
  assistant: '/fr/assistant',
  faq: paths.faqTab.fr,
  serviceTopic: paths.damage.fr,
  ticketForm: '/kundendienst/melden/frage',
  checkoutLater: '/fr/checkout/plus-tard',
  orderTracker: '/fr/suivi-de-commande',
  stockChoice: null,
  signContract: null,
  userForm: '/formular/firmenanlass',
  signIn: '/fr/connexion',
  signedIn: '/fr/compte/connecte',
  wishlist: '/fr/liste-de-souhaits',
  cookies: '/fr/cookies',
  newsletter: '/fr/newsletter',
  wheel: '/fr/roue-de-la-fortune',
  winners: '/fr/gagnants',
  stories: '/fr/en-route',
  story: '/unterwegs/akku-im-frost',
  sponsorStart: '/fr/sponsor-me',
  imprint: paths.imprint.fr,
  privacy: paths.privacy.fr,
  terms: paths.terms.fr,
  collection: '/pendelvelos',
  consultationCall: null,
  ticket: null,
  checkoutResume: null,
  document: null,
  signInLink: null,
  gate: null,
  invitation: null,
  organizationAdmin: null,
  organizationMembers: null,
  organizationOrders: null,
  account: null,
  accountData: null,
  accountErase: null,
  review: null,
  newsletterConfirm: null,
  newsletterLeave: null,
  wheelTurn: null,
  sponsor: null,
  sponsorContribution: null,
  sponsorManage: null,
  ownPage: null,
};

async function addToCart(page: Page, variantId: string): Promise<void> {
  await page.request.post(checkoutPaths.fr.cart, {
    form: { intent: 'add', variantId },
    headers: { origin: process.env.E2E_BASE_URL ?? '' },
    maxRedirects: 0,
  });
}

test('No page is wider than its window, from 320 to 1600 pixels @desktop', async ({ page, visit, baseURL }) => {
  const stay = async (state: string, path?: string) => {
    if (path !== undefined) await visit(path);
    expect.soft(await beyondWindow(page), state).toEqual([]);
  };
  await stay('home', paths.home.fr);
  await stay('a listing with filters', `${paths.allModels.fr}?groesse=165&rate=-120&rahmen=damen,wave`);
  await stay('a listing of nothing', `${paths.allModels.fr}?groesse=219&rate=-50&rahmen=wave`);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(paths.allModels.fr);
  await page.getByRole('link', { name: texts.fr.listing.filter.button, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await stay('the panel of filters');
  await stay('a product', demo.bike.fr);
  await stay('a product with a height', `${demo.bike.fr}?groesse=165`);
  await expect(page.locator('#sitz img').first()).toBeVisible();
  await stay('a bike from near', `${demo.bike.fr}/de-pres`);
  await stay('a used bike', demo.used.fr);
  await stay('accessories', paths.accessories.fr);
  await stay('helmets', '/fr/kategorien/helmet?kopfumfang=56');
  await stay('a bag', '/fr/produit/ortlieb-sacoche-rouleau');
  const bikes = await query<{ slug: string }>(
    `select t.slug from product_text t join product p on p.id = t.product_id
       where t.locale = 'fr' and p.kind = 'bike' and p.status = 'published' order by length(t.name) desc limit 3`,
  );
  const compared = bikes.map(({ slug }) => slug).join(',');
  await stay('a comparison', `/fr/comparaison?bikes=${compared}`);

  await stay('an empty cart', paths.cart.fr);
  await addToCart(page, String(await restock({ size: 'M', colour: 'nebelgrau' })));
  await stay('the plan', paths.cart.fr);
  const itemId = await page.locator('input[name=itemId]').first().inputValue();
  await page.request.post(checkoutPaths.fr.contact, {
    form: typedContact('wide@example.ch'),
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  await stay('the contact', paths.contact.fr);
  await stay('the review', paths.review.fr);
  await query(
    `update cart_item set variant_id = other.id from variant own, variant other
       where cart_item.id = $1::uuid and own.id = cart_item.variant_id and other.product_id = own.product_id
         and other.size = 'XL' and other.color_slug = own.color_slug`,
    [itemId],
  );
  await stay('a cart whose bike is sold out', paths.cart.fr);
  await orderInSessionOf(page, baseURL ?? '', 'fr');
  await stay('the confirmation');
});

test('Nor is any other public page @desktop', async ({ page }) => {
  for (const path of Object.values(otherPages)) {
    if (path === null) continue;
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    expect.soft(await beyondWindow(page, SOME_WIDTHS), path).toEqual([]);
  }
});
