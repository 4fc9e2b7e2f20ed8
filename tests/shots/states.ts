import { checkoutPaths, typedContact } from '../support/http-shopper.ts';
import { query } from '../e2e/support/database.ts';
import { demo, paths } from '../e2e/support/demo.ts';
import { orderInSessionOf, restock, postPaymentWebhook } from '../e2e/support/orders.ts';
import { texts } from '../e2e/support/product-texts.ts';
import { fill } from '../e2e/support/texts.ts';
import { offered, type Paths, type Stage, type State } from './stage.ts';

const at =
  (path: Paths, query = '') =>
  ({ visit, language }: Stage) =>
    visit(`${path[language]}${query}`);

const compare = async ({ visit, language }: Stage, count: number): Promise<void> => {
  const bikes = await query<{ slug: string }>(
    `select t.slug from product_text t join product p on p.id = t.product_id
      where t.locale = $1 and p.kind = 'bike' and p.status = 'published' order by length(t.name) desc, p.id limit $2`,
    [language, count],
  );
  const slugs = bikes.map(({ slug }) => slug).join(',');
  await visit(`${{ de: '/vergleich', fr: '/fr/comparaison' }[language]}${slugs && `?bikes=${slugs}`}`);
};

/** Puts a variant into the cart, by HTTP. */
async function add({ page, language, baseURL }: Stage, form: Record<string, string>): Promise<void> {
  await page.request.post(checkoutPaths[language].cart, {
    form: { intent: 'add', ...form },
    headers: { origin: baseURL },
    maxRedirects: 0,
  });
}

const bikeVariant = async (size = 'M', colour = 'nebelgrau') => String(await restock({ size, colour }));

async function variantOf(path: string): Promise<string> {
  const [variant] = await query<{ id: number }>(
    `select v.id from variant v join product_text t on t.product_id = v.product_id
      where t.slug = $1 and v.stock_status = 'instock' order by v.id desc limit 1`,
    [path.split('/').at(-1)],
  );
  return String(variant?.id);
}

async function cartOf(stage: Stage, ...variants: readonly string[]): Promise<void> {
  for (const variantId of variants) await add(stage, { variantId });
  await stage.visit(paths.cart[stage.language]);
}

/** The lines of the cart on the page become ones of a variant that is sold out. */
async function sellOut({ page, visit }: Stage): Promise<void> {
  const item = await page.locator('input[name=itemId]').first().inputValue();
  await query(
    `update cart_item set variant_id = other.id from variant own, variant other
      where cart_item.id = $1::uuid and own.id = cart_item.variant_id and other.product_id = own.product_id
        and other.size = 'XL' and other.color_slug = own.color_slug`,
    [item],
  );
  await visit(page.url());
}

async function toContact(stage: Stage): Promise<void> {
  await cartOf(stage, await bikeVariant());
  await stage.visit(paths.contact[stage.language]);
}

async function toReview(stage: Stage): Promise<void> {
  await cartOf(stage, await bikeVariant('L', 'tannengruen'), await variantOf(demo.accessory[stage.language]));
  await stage.page.request.post(checkoutPaths[stage.language].contact, {
    form: typedContact('shots@example.ch'),
    headers: { origin: stage.baseURL },
    maxRedirects: 0,
  });
  await stage.visit(paths.review[stage.language]);
}

const ordered = ({ page, baseURL, language }: Stage) => orderInSessionOf(page, baseURL, language);

async function follow(stage: Stage, number: string): Promise<void> {
  const [order] = await query<{ token: string }>(
    'SELECT update_checkout_doc_token AS token FROM checkout WHERE number = $1',
    [number],
  );
  await stage.visit(`${tracker[stage.language]}?token=${order?.token}`);
}

/** Follows an order after the partners have told of it. */
const followedAfter =
  (...events: readonly (readonly ['financing' | 'logistics', string])[]) =>
  async (stage: Stage): Promise<void> => {
    const { number } = await ordered(stage);
    for (const [partner, event] of events) await postPaymentWebhook(stage.baseURL, partner, { order: number, event });
    await follow(stage, number);
  };

const choose = ({ page }: Stage, size: string) => page.getByRole('radio', { name: new RegExp(`^${size} \\d`) }).check();

/** The way to the filters says how many are set. */
async function openFilters({ page, language }: Stage): Promise<void> {
  const way = page.getByRole('link', { name: new RegExp(`^${texts[language].listing.filter.button}`) });
  await way.first().click();
  await page.getByRole('dialog').waitFor();
}

const tracker: Paths = { de: '/bestellstatus', fr: '/fr/suivi-de-commande' };
const bag: Paths = { de: '/produkt/ortlieb-velotasche-rolle', fr: '/fr/produit/ortlieb-sacoche-rouleau' };
const zoom: Paths = { de: `${demo.bike.de}/ganz-nah`, fr: `${demo.bike.fr}/de-pres` };
const helmets: Paths = { de: '/kategorien/helmet', fr: '/fr/kategorien/helmet' };
const used: Paths = { de: '/kategorien/occasion', fr: '/fr/kategorien/occasion' };
const PHONE = 390;

/** Every screen and state of the shop's pages. */
export const states: readonly State[] = [
  { name: 'home', open: at(paths.home) },
  {
    name: 'menu',
    at: [PHONE],
    window: true,
    open: async (stage) => {
      await at(paths.home)(stage);
      await stage.page.getByRole('banner').getByRole('group').locator('summary').click();
    },
  },
  { name: 'listing', open: at(paths.allModels) },
  { name: 'listing-once', open: at(paths.allModels, '?plan=1') },
  { name: 'listing-filtered', open: at(paths.allModels, '?groesse=165&rate=-120&rahmen=women,wave&plan=48') },
  { name: 'listing-nothing', open: at(paths.allModels, '?groesse=219&rate=-50&rahmen=wave') },
  { name: 'listing-used', open: at(used) },
  {
    name: 'filters',
    at: [PHONE, 834],
    window: true,
    open: async (stage) => {
      await at(paths.allModels, '?groesse=165')(stage);
      await openFilters(stage);
    },
  },
  {
    name: 'filters-nothing',
    at: [PHONE],
    window: true,
    open: async (stage) => {
      await at(paths.allModels, '?groesse=219&rate=-50&rahmen=wave')(stage);
      await openFilters(stage);
      await stage.page.waitForLoadState('networkidle');
    },
  },
  { name: 'search', open: at(paths.search, '?q=trekking') },
  {
    name: 'search-understood',
    open: (stage) => at(paths.search, `?q=${{ de: 'rot', fr: 'rouge' }[stage.language]}`)(stage),
  },
  { name: 'search-nothing', open: at(paths.search, '?q=xqzw') },
  {
    name: 'suggestions',
    at: [1280],
    window: true,
    open: async (stage) => {
      await at(paths.faq)(stage);
      const field = stage.page.getByRole('banner').getByLabel(texts[stage.language].common.search.placeholder);
      await field.click();
      await field.pressSequentially('limm');
      await stage.page.getByRole('listbox').getByRole('option').first().waitFor();
      await stage.page.waitForLoadState('networkidle');
    },
  },
  { name: 'product', open: at(demo.bike) },
  { name: 'product-height', open: at(demo.bike, '?groesse=165&farbe=bordeaux') },
  { name: 'product-sold-out', open: at(demo.bike, '?groesse=190') },
  { name: 'product-too-tall', open: at(demo.bike, '?groesse=218') },
  { name: 'product-bad-height', open: at(demo.bike, '?groesse=20') },
  { name: 'product-used', open: at(demo.used) },
  {
    name: 'product-no-down-payment',
    open: async (stage) => {
      await at(demo.bike)(stage);
      const form = stage.page.locator('#kaufen');
      const down = form.getByRole('group', { name: texts[stage.language].product.plan.down });
      await down.getByRole('radio').first().check();
      await form.getByRole('radio', { name: /^48/ }).check();
    },
  },
  {
    name: 'product-once',
    open: async (stage) => {
      await at(demo.bike)(stage);
      const { plan } = texts[stage.language].product;
      await stage.page.getByRole('radio', { name: fill(plan.onceSpoken, { total: '4’320' }) }).check();
    },
  },
  {
    name: 'product-size-missing',
    open: async (stage) => {
      await at(demo.bike)(stage);
      const button = stage.page.locator('#kaufen').getByRole('button', {
        name: texts[stage.language].product.chooseSize,
      });
      await button.click();
    },
  },
  {
    name: 'drawer',
    window: true,
    open: async (stage) => {
      await at(demo.bike, '?farbe=nebelgrau')(stage);
      await choose(stage, 'M');
      await stage.page.locator('#kaufen').getByRole('button', { name: texts[stage.language].product.add }).click();
      await stage.page
        .getByRole('dialog')
        .getByRole('link', { name: texts[stage.language].cart.drawer.next })
        .waitFor();
      await stage.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'zoom',
    window: true,
    open: async (stage) => {
      await at(demo.bike, '?farbe=bordeaux')(stage);
      await stage.page.getByRole('link', { name: texts[stage.language].product.gallery.near }).click();
      await stage.page.locator('.zoom-ring').first().waitFor();
      await stage.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'zoom-motor',
    window: true,
    open: async (stage) => {
      await at(demo.bike, '?farbe=bordeaux')(stage);
      await stage.page.getByRole('link', { name: texts[stage.language].product.gallery.near }).click();
      await stage.page.locator('.zoom-ring').first().click();
      await stage.page.locator('.zoom-rows dl').first().waitFor();
      await stage.page.waitForLoadState('networkidle');
    },
  },
  { name: 'zoom-page', open: at(zoom) },
  { name: 'accessories', open: at(paths.accessories) },
  { name: 'helmets', open: at(helmets, '?kopfumfang=56') },
  { name: 'accessory', open: at(demo.accessory) },
  {
    name: 'accessories-mine',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant());
      await at(paths.accessories)(stage);
    },
  },
  {
    name: 'accessory-mine',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant());
      await at(bag)(stage);
    },
  },
  { name: 'comparison-none', open: (stage) => compare(stage, 0) },
  { name: 'comparison-one', open: (stage) => compare(stage, 1) },
  { name: 'comparison-two', open: (stage) => compare(stage, 2) },
  { name: 'comparison', open: (stage) => compare(stage, 4) },
  {
    name: 'comparison-scrolled',
    window: true,
    open: async (stage) => {
      await compare(stage, 3);
      await stage.page.mouse.wheel(0, 900);
      await stage.page.waitForFunction(() => scrollY > 600);
    },
  },
  {
    name: 'comparison-tray',
    window: true,
    open: async (stage) => {
      await at(paths.allModels)(stage);
      const toggles = stage.page.getByRole('main').getByRole('button', { name: /vergleichen$|^Comparer/ });
      await toggles.nth(0).click();
      await toggles.nth(1).click();
    },
  },
  { name: 'cart-empty', open: at(paths.cart) },
  { name: 'plan', open: async (stage) => cartOf(stage, await bikeVariant()) },
  {
    name: 'plan-12-with-helmet',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant(), await variantOf(demo.accessory[stage.language]));
      const saved = stage.page.waitForResponse((response) => response.request().method() === 'POST');
      await stage.checkout.term(12).check();
      await saved;
      await stage.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'plan-once',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant());
      const saved = stage.page.waitForResponse((response) => response.request().method() === 'POST');
      await stage.checkout.term(1).check();
      await saved;
      await stage.page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'cart-helmet',
    open: async (stage) => cartOf(stage, await variantOf(demo.accessory[stage.language])),
  },
  { name: 'cart-used', open: async (stage) => cartOf(stage, await variantOf(demo.used[stage.language])) },
  { name: 'cart-offer', open: async (stage) => cartOf(stage, await variantOf(offered[stage.language])) },
  {
    name: 'cart-offer-over',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant());
      const item = await stage.page.locator('input[name=itemId]').first().inputValue();
      await query(
        `insert into limited_offer_variant (offer_id, variant_id, percent, starts_at, ends_at)
         select 'over', variant_id, 10, now() - interval '2 days', now() from cart_item where id = $1::uuid
         on conflict (variant_id, offer_id) do update set ends_at = excluded.ends_at`,
        [item],
      );
      await query('update cart_item set accepted_price = accepted_price * 9 / 10 where id = $1::uuid', [item]);
      await at(paths.cart)(stage);
    },
  },
  {
    name: 'cart-sold-out',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant(), await variantOf(demo.accessory[stage.language]));
      await sellOut(stage);
    },
  },
  {
    name: 'cart-all-sold-out',
    open: async (stage) => {
      await cartOf(stage, await bikeVariant());
      await sellOut(stage);
    },
  },
  { name: 'contact', open: toContact },
  {
    name: 'contact-refused',
    open: async (stage) => {
      await toContact(stage);
      await stage.page
        .getByRole('main')
        .getByRole('button', { name: texts[stage.language].checkout.contact.next })
        .click();
      await stage.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'review', open: toReview },
  { name: 'confirmation', open: ordered },
  {
    name: 'confirmation-once',
    open: async (stage) => {
      const { checkout, language, page } = stage;
      await cartOf(stage, await variantOf(demo.accessory[language]));
      await page.request.post(checkoutPaths[language].contact, {
        form: typedContact('shots@example.ch'),
        headers: { origin: stage.baseURL },
        maxRedirects: 0,
      });
      await stage.visit(paths.review[language]);
      await checkout.orderButton.click();
      await page.waitForURL(new RegExp(paths.confirmation[language]));
    },
  },
  {
    name: 'confirmation-checked',
    open: async (stage) => {
      const { number } = await ordered(stage);
      await postPaymentWebhook(stage.baseURL, 'financing', { order: number, event: 'check-passed' });
      await stage.page.reload();
    },
  },
  {
    name: 'confirmation-refused',
    open: async (stage) => {
      const { number } = await ordered(stage);
      await postPaymentWebhook(stage.baseURL, 'financing', { order: number, event: 'check-declined' });
      await stage.page.reload();
    },
  },
  { name: 'tracker-find', open: at(tracker) },
  { name: 'tracker', open: followedAfter() },
  { name: 'tracker-signed', open: followedAfter(['financing', 'check-passed'], ['financing', 'contract-signed']) },
  { name: 'not-found', open: at({ de: '/gibt-es-nicht/xq', fr: '/fr/introuvable/xq' }) },
];
