import { query } from './support/database.ts';
import { expect, test } from './support/test.ts';
import { fill, languages, texts } from './support/texts.ts';

const paths = { de: '/suggestion-quiz', fr: '/fr/suggestion-quiz' } as const;

for (const language of languages) {
  test(`The suggestion quiz in @${language} leads from eight questions to three bikes, and back @without-js`, async ({
    page,
    expectAccessible,
    javaScriptEnabled,
  }) => {
    const t = texts[language].quiz;
    const next = () => page.getByRole('button', { name: t.next, exact: true }).click();
    const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto(paths[language]);
    await heading(t.ask.height.title);
    await page.getByRole('textbox').fill('172');
    await next();

    await heading(t.ask.uses.title);
    await page.getByRole('checkbox', { name: t.answer.uses.work }).check();
    await page.getByRole('checkbox', { name: t.answer.uses.tours }).check();
    if (javaScriptEnabled) {
      await page.getByRole('checkbox', { name: t.answer.uses.kids }).click();
      await expect(page.getByText(t.ask.uses.tooMany)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: t.answer.uses.kids })).not.toBeChecked();
    }
    await expectAccessible();
    await next();
    await page.getByRole('radio', { name: t.answer.terrain.hilly }).check();
    await next();
    await page.getByRole('textbox').fill('15');
    await next();
    await page.getByRole('radio', { name: t.answer.load.bags }).check();
    await next();
    await heading(t.ask.entry.title);
    await page.getByRole('link', { name: t.skip }).click();
    await heading(t.ask.storage.title);
    if (javaScriptEnabled) await page.getByRole('radio', { name: t.answer.storage.carry }).check();
    await page.getByRole('link', { name: t.back }).click();
    await heading(t.ask.entry.title);
    // Choices from before going back are restored.
    if (javaScriptEnabled) await expect(page).toHaveURL(/abstellen=tragen/);
    await page.getByRole('radio', { name: t.answer.entry.any }).check();
    await next();
    await page.getByRole('radio', { name: t.answer.storage.ground }).check();
    await next();
    await expect(page.getByText(fill(t.ask.budget.text, { months: 36, used: 12 }), { exact: true })).toBeVisible();
    await page.getByRole('textbox').fill('140');
    await page.getByRole('button', { name: t.show }).click();

    await heading(t.result.title[3]);
    await expect(page).toHaveURL(/ergebnis=1/);
    await expect(page.getByText(fill(t.place, { place: 3 }), { exact: true })).toBeVisible();
    await expect(page.getByText({ de: '172 cm:', fr: '172 cm :' }[language]).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t.changes.title })).toBeVisible();
    await expectAccessible();
    const shared = new URL(page.url());
    expect(shared.searchParams.get('groesse')).toBe('172');
    expect(shared.searchParams.get('wofuer')).toBe('arbeit,touren');

    await page
      .getByRole('list')
      .getByRole('link', { name: new RegExp(t.changes.action, 'i') })
      .first()
      .click();
    await expect(page).not.toHaveURL(shared.toString());
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
    if (!javaScriptEnabled) return;
    await page.goto(`${paths[language]}`);
    await expect(page.getByRole('link', { name: fill(t.resume, { number: 8 }) })).toBeVisible();
  });
}

test('A suggestion is stored without a person, and the height is used in the shop', async ({ page }) => {
  const t = texts.de.quiz;
  await page.goto('/suggestion-quiz?frage=8&groesse=187&wofuer=stadt');
  await page.getByRole('textbox').fill('135');
  await page.getByRole('button', { name: t.show }).click();
  await expect(page).toHaveURL(/ergebnis=1/);
  const [stored] = await query<{ answers: unknown; product_ids: number[] }>(
    `select answers, product_ids from quiz_suggestion where (answers->>'height')::int = 187 and (answers->>'budget')::int = 135`,
  );
  expect(stored?.answers).toEqual({ height: 187, uses: ['town'], budget: 135 });
  expect(stored?.product_ids).toHaveLength(3);
  const height = () => page.evaluate(() => localStorage.getItem('velory.height'));
  await expect.poll(height).toBe('187');
  await page.goto('/alle-modelle-e-bike-schweiz');
  expect(await height()).toBe('187');
});
