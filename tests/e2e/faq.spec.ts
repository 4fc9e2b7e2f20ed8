import type { Locator, Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

/** The list of themes. */
const topics = (page: Page, label: string): Locator => page.getByRole('main').getByRole('list', { name: label });

/** Words of the last question about financing, its slug, and a word that the help centre does not know. */
const requested = {
  de: {
    word: 'Anzahlung',
    slug: 'wie-hoch-darf-die-anzahlung-sein',
    question: 'Wie hoch darf die Anzahlung sein?',
    tab: '/faq/finanzierung',
  },
  fr: {
    word: 'acompte',
    slug: 'quel-acompte-puis-je-verser',
    question: 'Quel acompte puis-je verser\u202f?',
    tab: '/fr/faq/financement',
  },
} as const;

for (const language of languages) {
  const t = texts[language].faq;
  const [first, other] = language === 'de' ? (['Konzept', 'Lieferung'] as const) : (['Concept', 'Livraison'] as const);

  test(`Topics of the FAQ in @${language} have their own addresses @without-js @alike`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    await visit(paths.faq[language]);
    const list = topics(page, t.tabs);
    await expect(list.getByRole('link', { name: first })).toHaveAttribute('aria-current', 'page');
    const question = page.getByRole('main').locator('summary:visible').first();
    const firstQuestion = await question.textContent();

    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await list.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(paths.faqTab[language]);
    await expect(list.getByRole('link', { name: other })).toHaveAttribute('aria-current', 'page');
    await expect(question).not.toHaveText(firstQuestion ?? '');
    await expect(page).toHaveTitle(new RegExp(`^${other}`));
    expect(documents).toBe(javaScriptEnabled === false ? 1 : 0);

    await page.goBack();
    await expect(page).toHaveURL(paths.faq[language]);
    await expect(question).toHaveText(firstQuestion ?? '');
  });

  test(`Questions of the FAQ in @${language} open and close, and ask whether they helped @without-js @alike`, async ({
    page,
    visit,
  }) => {
    await visit(paths.faqTab[language]);
    const [opened, closed] = [0, 1].map((index) => page.getByRole('main').getByRole('group').nth(index));
    if (!opened || !closed) throw new Error('There are fewer than two questions.');
    await expect(opened.getByRole('paragraph').or(opened.getByRole('list')).first()).toBeVisible();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list'))).toHaveCount(0);
    await closed.getByRole('heading').click();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list')).first()).toBeVisible();
    await closed.getByRole('heading').click();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list'))).toHaveCount(0);
    await opened.getByRole('button', { name: t.helpful.yesLong }).click();
    await expect(opened.getByText(t.helpful.thanks)).toBeVisible();
    await expect(opened.getByRole('button')).toHaveCount(0);
  });

  test(`A link to a question of the FAQ in @${language} opens it @without-js @alike`, async ({
    page,
    visit,
    javaScriptEnabled,
  }) => {
    const { slug, question, tab } = requested[language];
    await visit(`${tab}#${slug}`);
    const section = page.getByRole('group').filter({ has: page.getByRole('heading', { name: question }) });
    await expect(section.getByRole('paragraph').first()).toBeVisible();
    await expect(section.getByRole('paragraph').first()).toBeInViewport();
    if (javaScriptEnabled === false) return;
    await expect(section.locator('summary')).toBeFocused();
    const other = page.getByRole('main').locator('summary').nth(1);
    await other.click();
    await expect(page).not.toHaveURL(new RegExp(`#${slug}$`));
  });

  test(`The FAQ in @${language} is searched while typing, or by its button @without-js`, async ({
    page,
    visit,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const { word, question } = requested[language];
    await visit(paths.faq[language]);
    const field = page.getByRole('searchbox', { name: t.search.label });
    await field.fill(word);
    if (javaScriptEnabled === false)
      await page.getByRole('main').getByRole('button', { name: t.search.submit }).click();
    await expect(page).toHaveURL(`${paths.faq[language]}?q=${word}`);
    await expect(page.getByRole('status').filter({ hasText: word })).toHaveText(/^[2-9]/);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    // A match in the question ranks above a match in the answer.
    await expect(page.getByRole('main').locator('summary').first()).toHaveText(new RegExp(word, 'i'));
    await expect(page.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
    if (javaScriptEnabled !== false) await expectAccessible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

    await page.getByRole('searchbox', { name: t.search.label }).fill('xylophon');
    if (javaScriptEnabled === false)
      await page.getByRole('main').getByRole('button', { name: t.search.submit }).click();
    await expect(page.getByRole('link', { name: t.search.ask })).toHaveAttribute('href', '#kontakt');
    await page.getByRole('link', { name: t.search.clear }).click();
    const list = topics(page, t.tabs);
    await expect(list).toBeVisible();
    // Large windows show the questions next to the themes, small ones below their theme.
    const boxes = [list.getByRole('link', { name: first }), list.getByRole('group').first()];
    const [theme, question1] = await Promise.all(boxes.map((each) => each.boundingBox()));
    if (!theme || !question1) throw new Error('The first theme shows no questions.');
    const isBeside = question1.x >= theme.x + theme.width;
    expect([isBeside, isBeside || question1.y >= theme.y + theme.height]).toEqual([
      (page.viewportSize()?.width ?? 0) > 992,
      true,
    ]);
  });

  test(`A video of the FAQ in @${language} loads nothing from its provider before the second click`, async ({
    page,
    visit,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('youtube-nocookie.com')) foreign.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'ok' }),
    );
    await visit(paths.faq[language]);
    const videos = page.getByRole('region', { name: t.videos.title });
    await videos.getByRole('heading', { level: 3 }).first().click();
    await expect(videos.getByText(texts[language].video.who).first()).toBeVisible();
    expect(foreign).toEqual([]);
    await videos.getByRole('link', { name: texts[language].video.play }).first().click();
    await expect(videos.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    expect(foreign).toHaveLength(1);
  });

  test(`Customer service in @${language} shows its hours and links its other topics @without-js @alike`, async ({
    page,
    visit,
  }) => {
    const t = texts[language].tickets;
    await visit(paths.damage[language]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title.damage);
    for (const limit of [t.due.first, t.due.last]) await expect(page.getByText(limit, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t.service, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.menu.title);
    await page.getByRole('link', { name: t.menu.ways.return }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title.return);
    await expect(page.getByText(t.due.first, { exact: true })).toHaveCount(0);
  });
}
