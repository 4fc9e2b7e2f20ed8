import blackFridayDe from '../../locales/de/black-friday.json' with { type: 'json' };
import blackFridayFr from '../../locales/fr/black-friday.json' with { type: 'json' };
import { paths } from './support/demo.ts';
import { expect, test } from './support/test.ts';

const words = { de: blackFridayDe, fr: blackFridayFr };

test('The Black Friday page shows its figures and sets the flag of the visit @de @without-js', async ({
  page,
  visit,
}) => {
  const response = await visit(paths.blackFriday.de);
  const headers = await response.allHeaders();
  expect(headers['set-cookie']).toMatch(/velory_black_friday=1; Path=\/; HttpOnly; SameSite=Lax/);
  expect(headers['cache-control']).toContain('private');
  await expect(page.getByRole('img', { name: /^1\d\d von 300 Bikes verkauft$/ })).toBeVisible();
  const list = page.getByRole('list', { name: words.de.list.title });
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(3);
  for (const badge of await list.locator('.badge').allTextContents()) expect(badge).toMatch(/^Aktion/);
});

test('A limited offer shows its price, its end and the saving @fr', async ({ page, visit }) => {
  await visit(paths.blackFriday.fr);
  const card = page
    .getByRole('list', { name: words.fr.list.title })
    .getByRole('listitem')
    .filter({ hasText: 'Furka X' });
  await expect(card).toContainText('−14 %');
  await expect(card).toContainText(/jusqu’au \d/);
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Furka X' })).toBeVisible();
  const box = page.getByRole('region', { name: 'Furka X, 14 % de moins.' });
  await expect(box).toContainText(/vous économisez CHF\s1’113/);
  await expect(box).toContainText(/si vous commandez avant le \S+ \d/);
});

test('The Black Friday page shows the bikes of each category at its own address @de @without-js', async ({
  page,
  visit,
}) => {
  await visit(paths.blackFriday.de);
  const tabs = page.getByRole('navigation', { name: words.de.list.tabs });
  const all = tabs.getByRole('link').first();
  await expect(all).toHaveAttribute('aria-current', 'page');
  const one = tabs.getByRole('link').last();
  const name = (await one.innerText()).trim();
  const count = Number(name.split(' ').at(-1));
  await one.click();
  await expect(page).toHaveURL(/\?kategorie=[a-z_]+#bikes$/);
  await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  const list = page.getByRole('list', { name: words.de.list.title });
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(count, 24));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/black-friday$/);
});
