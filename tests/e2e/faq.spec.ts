import type { Locator, Page } from '@playwright/test';
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { languages, texts } from './support/texts.ts';

/** The tabs on desktop, the list of topics on a phone: both carry the same name. */
function topics(page: Page, label: string): Locator {
  const role = (page.viewportSize()?.width ?? 0) >= 992 ? 'navigation' : 'list';
  return page.getByRole('main').getByRole(role, { name: label });
}

for (const language of languages) {
  const t = texts[language].faq;
  const [first, other] = language === 'de' ? (['Konzept', 'Lieferung'] as const) : (['Concept', 'Livraison'] as const);

  test(`Topics of the FAQ in @${language} follow each other at their own addresses @without-js`, async ({
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

  test(`Questions of the FAQ in @${language} open and close @without-js`, async ({ page, visit }) => {
    await visit(paths.faqTab[language]);
    const [opened, closed] = [0, 1].map((index) => page.getByRole('main').getByRole('group').nth(index));
    if (!opened || !closed) throw new Error('There are fewer than two questions.');
    await expect(opened.getByRole('paragraph').or(opened.getByRole('list')).first()).toBeVisible();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list'))).toHaveCount(0);
    await closed.getByRole('heading').click();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list')).first()).toBeVisible();
    await closed.getByRole('heading').click();
    await expect(closed.getByRole('paragraph').or(closed.getByRole('list'))).toHaveCount(0);
  });
}
