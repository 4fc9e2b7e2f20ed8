import { randomUUID } from 'node:crypto';
import { query } from '../e2e/support/database.ts';
import { demo, paths } from '../e2e/support/demo.ts';
import { orderInSessionOf } from '../e2e/support/orders.ts';
import { texts } from '../e2e/support/texts.ts';
import { account, signIn, signInPage } from './signed-in.ts';
import type { Paths, Stage, State } from './stage.ts';

/* Pages of people: what belongs to an account, and what asks for it. */

const wishlist: Paths = { de: '/wunschliste', fr: '/fr/liste-de-souhaits' };
const cookies: Paths = { de: '/cookies', fr: '/fr/cookies' };
const questions: Paths = { de: `${demo.bike.de}/fragen`, fr: `${demo.bike.fr}/questions` };
/** Notes some bikes, of which one was dearer. */
async function noteBikes({ page, language, visit }: Stage): Promise<void> {
  await visit(paths.allModels[language]);
  await page.keyboard.press('Shift');
  const hearts = page.getByRole('main').locator('.card-tools button').locator('visible=true');
  await hearts.first().waitFor();
  for (const index of [0, 2, 4, 6, 8]) {
    const answer = page.waitForResponse((response) => /\/(merken|noter)$/.test(new URL(response.url()).pathname));
    await hearts.nth(index).click();
    await answer;
  }
  await query(`update wishlist_item set noted_price = noted_price + 36000 where product_id =
    (select product_id from wishlist_item order by created_at desc limit 1)`);
}

/** An order whose plan has run for nine months, of somebody who has signed in. */
async function ridingAccount(stage: Stage): Promise<void> {
  const { page, baseURL, language } = stage;
  const { number } = await orderInSessionOf(page, baseURL, language);
  await query(
    `insert into order_event (checkout_id, kind, stage, at, who)
     select c.id, s::text::order_event_kind, s, now() - interval '10 months', 'staff'
     from checkout c, unnest(array['checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered']::order_stage[]) s
     where c.number = $1`,
    [number],
  );
  await query(
    `update fulfilment set stage = 'delivered' where checkout_id = (select id from checkout where number = $1)`,
    [number],
  );
  await query(`update "user" set email = $2 where id = (select user_id from checkout where number = $1)`, [
    number,
    `lea.${randomUUID()}@example.ch`,
  ]);
  await query(
    `update checkout set schedule = (select jsonb_agg(case when part ? 'date' and part->>'date' is not null
       then jsonb_set(part, '{date}', to_jsonb(to_char((part->>'date')::date - interval '10 months', 'YYYY-MM-DD'))) else part end order by nr)
       from jsonb_array_elements(schedule) with ordinality as parts(part, nr)) where number = $1`,
    [number],
  );
}

/** Reviews and questions of the demonstration bike, as staff have let them be seen. */
async function verification({ page, baseURL, language }: Stage): Promise<void> {
  const [have] = await query<{ count: number }>('select count(*)::int as count from product_review');
  const wanted = [
    {
      stars: 5,
      fit: 'right',
      title: 'Jeden Tag über den Hügel',
      text: 'Der Motor zieht auch mit zwei Taschen. Nach drei Monaten musste ich nur die Bremsen nachstellen lassen.',
      name: 'Lea',
    },
    {
      stars: 4,
      fit: 'small',
      title: 'Gut, aber eine Nummer kleiner',
      text: 'Ich bin 178 cm und fahre L. M wäre auch gegangen.',
      name: 'Reto',
    },
    { stars: 5, fit: 'right', title: 'Leise', text: 'Man hört es kaum.', name: 'Anja' },
    {
      stars: 2,
      fit: 'large',
      title: 'Ständer zu kurz',
      text: 'Auf Kies fällt es um, sonst bin ich zufrieden.',
      name: 'Beat',
    },
  ];
  for (const each of have?.count ? [] : wanted) {
    const { number } = await orderInSessionOf(page, baseURL, language);
    await page.context().clearCookies({ name: 'velory_session' });
    await query(
      `insert into product_review (id, deal_id, product_id, user_id, locale, first_name, stars, fit, title, text, published_at, answer_text, answered_at)
       select $2, d.id, v.product_id, c.user_id, 'de', $3, $4, $5::review_fit, $6, $7, now(), $8, case when $8::text is null then null else now() end
       from deal d join checkout c on c.id = d.checkout_id join variant v on v.id = d.variant_id where c.number = $1`,
      [
        number,
        randomUUID(),
        each.name,
        each.stars,
        each.fit,
        each.title,
        each.text,
        each.stars === 2 ? 'Danke, Beat. Wir schicken dir einen längeren Ständer.' : null,
      ],
    );
    await query(
      `insert into product_question (id, product_id, user_id, locale, bike_slug, bike_name, first_name, last_name, question_text, email, sent_at, answer_text, answered_at)
       select $2, v.product_id, c.user_id, $3::"locale", 'x', 'Limmat 5', $4, 'Muster', $5, $6, now(), $7, case when $7::text is null then null else now() end
       from deal d join checkout c on c.id = d.checkout_id join variant v on v.id = d.variant_id where c.number = $1`,
      [
        number,
        randomUUID(),
        each.stars === 4 ? 'fr' : 'de',
        each.name,
        `Passt ein Kindersitz auf den Gepäckträger (${each.name})?`,
        'x@example.ch',
        'Ja, der Träger hält 27 kg, der Hamax Caress passt ohne Adapter.',
      ],
    );
  }
  await query(`select pg_notify('page_cache', 'questions')`);
}

const askedAboutCookies = async ({ page, visit, language }: Stage, path: string): Promise<void> => {
  await page.context().clearCookies();
  await visit(path);
  await page.mouse.move(200, 200);
  await page.keyboard.press('Shift');
  await page.getByRole('complementary', { name: texts[language].consent.title }).waitFor();
};

/** Every screen and state of these pages. */
export const customerStates: readonly State[] = [
  {
    name: 'consent',
    window: true,
    open: (stage) => askedAboutCookies(stage, paths.home[stage.language]),
  },
  { name: 'consent-product', window: true, open: (stage) => askedAboutCookies(stage, demo.bike[stage.language]) },
  {
    name: 'consent-panel',
    window: true,
    open: async (stage) => {
      const { page, language } = stage;
      await askedAboutCookies(stage, paths.home[language]);
      await page.getByRole('button', { name: texts[language].consent.choose, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'cookies', open: (stage) => stage.visit(cookies[stage.language]) },
  {
    name: 'signin',
    window: true,
    open: async ({ page, visit, language }) => {
      await visit(paths.home[language]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.mouse.move(100, 300);
      await page.keyboard.press('Shift');
      await page
        .getByRole('banner')
        .getByRole('link', { name: texts[language].common.nav.signIn })
        .locator('visible=true')
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'signin-page', open: (stage) => stage.visit(signInPage[stage.language]) },
  {
    name: 'signin-sent',
    open: async ({ page, visit, language }) => {
      const t = texts[language].signIn;
      await visit(signInPage[language]);
      await page.getByRole('textbox', { name: t.ask.email }).fill(`lea.${randomUUID()}@example.ch`);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t.ask.submit }).click();
      await page.getByRole('heading', { level: 1, name: t.sent.title }).waitFor();
    },
  },
  {
    name: 'signin-refused',
    open: async ({ page, visit, language }) => {
      const t = texts[language].signIn;
      await visit(signInPage[language]);
      await page.getByRole('button', { name: t.ask.submit }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'account-empty',
    open: async (stage) => {
      await signIn(stage);
      await stage.visit(account[stage.language]);
    },
  },
  {
    name: 'account',
    open: async (stage) => {
      await ridingAccount(stage);
      await stage.visit(account[stage.language]);
    },
  },
  {
    name: 'account-erase',
    open: async (stage) => {
      await ridingAccount(stage);
      await stage.visit({ de: '/konto/loeschen', fr: '/fr/compte/supprimer' }[stage.language]);
    },
  },
  {
    name: 'account-data',
    open: async (stage) => {
      await ridingAccount(stage);
      await stage.visit({ de: '/konto/daten', fr: '/fr/compte/donnees' }[stage.language]);
    },
  },
  {
    name: 'review-form',
    open: async (stage) => {
      await ridingAccount(stage);
      await stage.visit(account[stage.language]);
      await stage.page.locator('.account-stops button').nth(3).click();
      await stage.page.waitForURL(/bewertung|avis/);
    },
  },
  { name: 'wishlist-empty', open: (stage) => stage.visit(wishlist[stage.language]) },
  {
    name: 'wishlist',
    open: async (stage) => {
      await noteBikes(stage);
      await stage.visit(wishlist[stage.language]);
    },
  },
  {
    name: 'wishlist-shared',
    open: async (stage) => {
      await noteBikes(stage);
      const [list] = await query<{ share_id: string }>(
        'select share_id from wishlist order by created_at desc limit 1',
      );
      await stage.page.context().clearCookies({ name: 'velory_session' });
      await stage.visit(`${wishlist[stage.language]}?uid=${list?.share_id}`);
    },
  },
  { name: 'wishlist-gone', open: (stage) => stage.visit(`${wishlist[stage.language]}?uid=gibtesnicht`) },
  {
    name: 'questions-none',
    open: (stage) =>
      stage.visit(
        `${{ de: '/produkt/', fr: '/fr/produit/' }[stage.language]}${demo.accessory[stage.language].split('/').at(-1)}${{ de: '/fragen', fr: '/questions' }[stage.language]}`,
      ),
  },
  {
    name: 'questions',
    open: async (stage) => {
      await verification(stage);
      await stage.visit(questions[stage.language]);
    },
  },
  {
    name: 'questions-refused',
    open: async (stage) => {
      await stage.visit(questions[stage.language]);
      await stage.page.getByRole('button', { name: texts[stage.language].questions.ask['sign-in'] }).click();
      await stage.page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'proof-on-product',
    open: async (stage) => {
      await verification(stage);
      await stage.visit(demo.bike[stage.language]);
    },
  },
];
