import { query } from './support/database.ts';
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { type Language, texts } from './support/texts.ts';

const roots = { de: '/produkt/', fr: '/fr/produit/' };

/** Pages of bikes of one category. */
async function bikesOf(category: string, language: Language, count: number): Promise<string[]> {
  const rows = await query<{ slug: string }>(
    `select t.slug from product p join product_text t on t.product_id = p.id and t.locale = $2::locale
     where p.kind = 'bike' and p.status = 'published' and p.category_slugs @> array[$1] and not p.is_occasion
     order by p.position, p.id limit $3`,
    [category, language, count],
  );
  return rows.map(({ slug }) => roots[language] + slug);
}

for (const language of ['de', 'fr'] as const) {
  const { recommendations } = texts[language];

  test(`The third bike of a kind brings a similar one, once, with its reason; home shows the bikes that led here, in @${language}`, async ({
    page,
    context,
    visit,
    expectAccessible,
  }) => {
    const bikes = await bikesOf('e_trekking', language, 4);
    const open = async (path: string) => {
      await visit(path);
      await page.keyboard.press('Shift');
    };
    const visits = async () =>
      (await context.cookies()).find(({ name }) => name === 'velory_page_visits')?.value.split('.').length;
    const reported: string[] = [];
    page.on('request', (request) => reported.push(new URL(request.url()).pathname));
    await page.addInitScript(() => localStorage.setItem('recentlyViewedBikes', '[]'));
    await open(bikes[0] ?? '');
    await expect.poll(visits).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewedBikes'))).toBeNull();
    await open(bikes[0] ?? '');
    await open(bikes[1] ?? '');
    await expect.poll(visits).toBe(2);
    await open(bikes[2] ?? '');
    const recommended = page.getByRole('complementary', { name: recommendations.reco.label });
    await expect(recommended).toBeVisible();
    await expect(page.locator(':focus').and(recommended.locator('*'))).toHaveCount(0);
    await recommended.getByText(recommendations.reco.why).click();
    await expect(recommended).toContainText(recommendations.reco.rule);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(recommended).toHaveCount(0);

    // Not again within the same hour.
    await open(bikes[3] ?? '');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('velory.viewed')?.split('"slug"').length)).toBe(5);
    await expect(recommended).toHaveCount(0);
    expect(reported, 'a stranger’s bikes are told to nobody').not.toContain('/api/products/recently-viewed');

    await visit(paths.home[language]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const row = page.getByRole('list', { name: recommendations.seen.title });
    await expect(row.getByRole('listitem')).toHaveCount(4);
    await expect(row.getByRole('link').first()).toHaveAttribute('href', bikes[3] ?? '');
    await expect(
      page.getByRole('list', { name: recommendations.similar.title }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: recommendations.seen.clear }).click();
    await expect(row).toHaveCount(0);
    await page.reload();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(row).toHaveCount(0);
  });
}
