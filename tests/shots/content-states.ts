import { query } from '../e2e/support/database.ts';
import { paths } from '../e2e/support/demo.ts';
import { orderInSessionOf } from '../e2e/support/orders.ts';
import { answeredCookie } from '../e2e/support/test.ts';
import { texts } from '../e2e/support/texts.ts';
import { INVITATION_KEY } from '../../apps/storefront/app/modules/newsletter/invitation.ts';
import { at, slugOf } from './service-acts.ts';
import { everyBlock } from './every-block.ts';
import { offered, type Paths, type Stage, type State } from './stage.ts';

/*
 * Pages that editors run: help, topics, Black Friday, offers, notifications, the newsletter's window, composed and
 * legal pages.
 */

const blocksPage: Paths = { de: '/bausteine-im-bild', fr: '/fr/blocs-en-image' };
const word: Paths = { de: '?q=Anzahlung', fr: '?q=acompte' };
const menu: Paths = { de: '/kundendienst/allgemeine-fragen', fr: '/fr/service-clientele/questions-generales' };
const offers: Paths = { de: '/kategorien/e-bike-on-sale', fr: '/fr/kategorien/e-bike-on-sale' };
const financing: Paths = { de: '/faq/finanzierung', fr: '/fr/faq/financement' };
const DAY = 86_400_000;

/** The shop forgets the pages it keeps. */
const renew = () => query(`select pg_notify('page_cache', 'content')`);

/** Opens a page until it says something: what was published is in the shop soon after. */
async function visitUntil({ page, visit }: Stage, path: string, shows: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    await visit(path);
    if ((await page.locator(shows).count()) > 0) return;
  }
  throw new Error(`${path} never showed ${shows}.`);
}

/** The action with other days, beginning and ending so many days from now, and so many bikes that were sold. */
const blackFriday =
  (begin: number, end: number, soldAtStart = 150) =>
  async (stage: Stage): Promise<void> => {
    const day = (days: number) => new Date(Date.now() + days * DAY).toISOString();
    await query(`update content_document set data = data || $1::jsonb where type = 'black-friday'`, [
      JSON.stringify({ startsAt: day(begin), endsAt: day(end), soldAtStart }),
    ]);
    await renew();
    await stage.visit(paths.blackFriday[stage.language]);
    await stage.page.reload();
  };

/** The form of a reminder before the action, or what comes once it was sent. */
const reminder = (isSent: boolean) => async (stage: Stage) => {
  await blackFriday(2, 6)(stage);
  await at({ de: '/newsletter/black-friday', fr: '/fr/newsletter/black-friday' }, isSent ? '?gesendet=1' : '')(stage);
};

/** Bikes of one category of the action. */
const categoryOfAction = async (stage: Stage) => {
  await blackFriday(-1, 4)(stage);
  await at(paths.blackFriday, '?kategorie=e_mountain')(stage);
};

/** An order that came some hours ago. */
async function deliveredOrder({ page, baseURL, language }: Stage): Promise<void> {
  const { number } = await orderInSessionOf(page, baseURL, language);
  await query(
    `insert into order_event (checkout_id, kind, stage, at, who)
     select id, 'delivered', 'delivered', now() - interval '3 hours', 'staff' from checkout where number = $1`,
    [number],
  );
}

/** A page of an editor's own with every kind of block. */
async function composed(stage: Stage): Promise<void> {
  const { language } = stage;
  const slug = slugOf(blocksPage[language]);
  const data = { id: slug, kind: 'Custom', slug, productSlugs: [], pinned: [], excluded: [], ...everyBlock(language) };
  await query(
    `insert into content_document (type, document_id, locale, data, updated_at) values ('collection', $1, $2::"locale", $3, now())
     on conflict (type, document_id, locale) do update set data = excluded.data`,
    [slug, language, data],
  );
  await renew();
  await visitUntil(stage, blocksPage[language], 'h2');
}

/** The terms while the page's language lacks them. */
async function termsOfOtherLanguage(stage: Stage): Promise<void> {
  const taken = await query<{ document_id: string; data: unknown }>(
    `delete from content_document where type = 'page' and locale = $1::"locale" and data->>'key' = 'terms'
     returning document_id, data`,
    [stage.language],
  );
  await renew();
  try {
    await visitUntil(stage, paths.terms[stage.language], 'main [lang]');
  } finally {
    for (const { document_id: id, data } of taken) {
      await query(
        `insert into content_document (type, document_id, locale, data, updated_at) values ('page', $1, $2::"locale", $3, now())`,
        [id, stage.language, data],
      );
    }
    await renew();
  }
}

/** The newsletter's window, to somebody who is asked for the first time. */
async function invited({ page, language, baseURL, visit }: Stage): Promise<void> {
  const context = page.context();
  await context.addCookies([answeredCookie(baseURL)]);
  await context.addInitScript((key) => localStorage.removeItem(key), INVITATION_KEY);
  await page.clock.install();
  await visit(paths.imprint[language]);
  await page.mouse.move(40, 300);
  await page.clock.runFor(9000);
  await page.getByRole('dialog', { name: texts[language].newsletter.title }).waitFor();
  await page.clock.runFor(1000);
}

/** Every screen and state of these pages. */
export const contentStates: readonly State[] = [
  { name: 'faq', open: at(paths.faq) },
  { name: 'faq-tab', open: at(financing) },
  { name: 'faq-search', open: (stage) => at(paths.faq, word)(stage) },
  { name: 'faq-search-nothing', open: at(paths.faq, '?q=xqzw') },
  {
    name: 'ticket-menu-own',
    open: async (stage) => {
      await deliveredOrder(stage);
      await at(menu)(stage);
    },
  },
  {
    name: 'ticket-damage-own',
    open: async (stage) => {
      await deliveredOrder(stage);
      await at(paths.damage)(stage);
      await stage.page.locator('#place-motor').check();
    },
  },
  { name: 'black-friday', open: blackFriday(-1, 4) },
  { name: 'black-friday-before', open: blackFriday(2, 6) },
  { name: 'black-friday-reminder', open: reminder(false) },
  { name: 'black-friday-reminder-sent', open: reminder(true) },
  { name: 'black-friday-category', open: categoryOfAction },
  { name: 'black-friday-last', open: blackFriday(-3, 1, 282) },
  { name: 'black-friday-over', open: blackFriday(-6, -1) },
  { name: 'offer-cards', open: at(offers) },
  { name: 'offer-product', open: at(offered) },
  {
    name: 'notice',
    window: true,
    open: async (stage) => {
      await at(financing)(stage);
      await stage.page.locator('.notice').waitFor();
    },
  },
  { name: 'newsletter-window', window: true, open: invited },
  { name: 'newsletter-window-low', at: [360], window: true, open: invited },
  { name: 'blocks', open: composed },
  {
    name: 'gallery-large',
    window: true,
    open: async (stage) => {
      await composed(stage);
      await stage.page.locator('.block-gallery a').first().click();
      await stage.page.locator('.gallery-large img').waitFor();
      await stage.page.waitForFunction(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      );
    },
  },
  { name: 'terms-other-language', open: termsOfOtherLanguage },
  { name: 'imprint', open: at(paths.imprint) },
];
