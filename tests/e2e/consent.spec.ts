import { query } from './support/database.ts';
import { demo, paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { type Language, texts } from './support/texts.ts';

test.use({ hasAnswered: false });

const cookiesPage = { de: '/cookies', fr: '/fr/cookies' };

for (const language of ['de', 'fr'] as const) {
  const { consent } = texts[language];

  test(`The cookie question blocks nothing, is above the buy bar and keeps the answer, in @${language}`, async ({
    page,
    context,
    baseURL,
    visit,
    hydrated,
    expectAccessible,
  }) => {
    const bar = page.getByRole('complementary', { name: consent.title });
    const buttonsOf = (names: readonly string[]) => names.map((name) => bar.getByRole('button', { name, exact: true }));
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await visit(demo.bike[language]);
    // The count of viewed product pages stays in the browser.
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => name !== 'velory_page_visits')).toEqual([]);
    await page.mouse.move(200, 200);
    await page.keyboard.press('Shift');
    await expect(bar).toBeVisible();
    await expectAccessible();
    const sizes = await Promise.all(
      buttonsOf([consent.none, consent.choose, consent.all]).map((button) => button.boundingBox()),
    );
    expect(new Set(sizes.map((box) => `${Math.round(box?.width ?? 0)} × ${Math.round(box?.height ?? 0)}`)).size).toBe(
      1,
    );
    const buyBar = page.locator('main .buy-bar');
    if (await buyBar.isVisible()) {
      const above = await bar.boundingBox();
      const below = await buyBar.boundingBox();
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }

    // The page remains usable below; the panel has one switch per purpose.
    await page.goto(paths.home[language]);
    await hydrated();
    await page.mouse.move(210, 210);
    await page.keyboard.press('Shift');
    await bar.getByRole('button', { name: consent.choose }).click();
    const panel = page.getByRole('dialog', { name: consent.panel.title });
    await expect(panel.getByRole('switch', { name: consent.marketing.title })).not.toBeChecked();
    await panel.getByRole('switch', { name: consent.statistics.title }).check();
    await expectAccessible();
    await panel.getByRole('button', { name: consent.save }).click();
    await expect(panel).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    expect(await evidenceOf(await consentCookie(context))).toMatchObject({ statistics: true, marketing: false });

    // It is not asked again, and can be withdrawn from the footer of each page.
    await page.reload();
    await hydrated();
    await page.mouse.move(220, 220);
    await page.keyboard.press('Shift');
    await page.getByRole('contentinfo').getByRole('link', { name: consent.title }).click();
    await expect(page).toHaveURL(cookiesPage[language]);
    await expect(page.getByRole('switch', { name: consent.statistics.title })).toBeChecked();
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: consent.none }).click();
    await expect(page.getByRole('status').filter({ hasText: consent.saved })).toBeVisible();
    await expect(page.getByRole('switch', { name: consent.statistics.title })).not.toBeChecked();
    expect(await evidenceOf(await consentCookie(context))).toMatchObject({ statistics: false, marketing: false });
    await expectAccessible();
    expect(foreign, 'nothing comes from third parties').toEqual([]);
  });
}

test('Without scripts nothing asks, and the cookie page stores the choice @only-without-js @cross', async ({
  page,
  context,
}) => {
  const { consent } = texts.fr;
  await page.goto(paths.home.fr);
  await expect(page.getByRole('complementary', { name: consent.title })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: consent.title }).click();
  await page.getByRole('switch', { name: consent.marketing.title }).check();
  await page.getByRole('button', { name: consent.save }).click();
  await expect(page.getByText(consent.saved)).toBeVisible();
  await expect(page.getByRole('switch', { name: consent.marketing.title })).toBeChecked();
  expect(await evidenceOf(await consentCookie(context))).toMatchObject({ statistics: false, marketing: true });
});

type Cookies = { cookies: () => Promise<{ name: string; value: string }[]> };

const consentCookie = async (context: Cookies): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'velory_consent')?.value ?? '';

/** The choice that the shop has stored. */
async function evidenceOf(
  cookie: string,
): Promise<{ statistics: boolean; marketing: boolean; locale: Language } | undefined> {
  const [verification] = await query<{ statistics: boolean; marketing: boolean; locale: Language }>(
    'select statistics, marketing, locale from consent_choice where number = $1',
    [cookie.split('.').at(-1)],
  );
  return verification;
}
