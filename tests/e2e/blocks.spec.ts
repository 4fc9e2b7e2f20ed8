import { randomUUID } from 'node:crypto';
import blocksDe from '../../locales/de/blocks.json' with { type: 'json' };
import { query } from './support/database.ts';
import { texts } from './support/texts.ts';
import { expect, test } from './support/test.ts';

const slug = `bilder-${randomUUID().slice(0, 8)}`;
const pictures = ['trapez', 'wave', 'diamant'].map((name) => ({
  src: `/bilder/rahmen/${name}.svg`,
  width: 640,
  height: 400,
  alt: `Rahmen ${name}`,
}));

/** An editor's page with a gallery and the newsletter. */
test.beforeAll(async () => {
  const blocks = [
    { kind: 'gallery', title: 'Von nahem', pictures },
    { kind: 'newsletter', title: 'Eine Mail im Monat.' },
  ];
  const page = { id: slug, kind: 'Custom', slug, title: 'Bilder', productSlugs: [], pinned: [], excluded: [], blocks };
  await query(
    `insert into content_document (type, document_id, locale, data, updated_at) values ('collection', $1, 'de', $2, now())`,
    [slug, page],
  );
  await query(`select pg_notify('page_cache', 'content')`);
});

test.afterAll(async () => {
  await query(`delete from content_document where document_id = $1`, [slug]);
});

test('A gallery picture opens large, and the focus returns to it @desktop', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await expect(async () => {
    await visit(`/${slug}`);
    await expect(page.getByRole('heading', { name: 'Von nahem' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const link = page.getByRole('link', { name: 'Rahmen wave' });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Von nahem' });
  await expect(dialog.getByRole('img', { name: 'Rahmen wave' })).toBeVisible();
  await expect(dialog.getByText('Bild 2 von 3')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'Rahmen diamant' })).toBeVisible();
  await dialog.getByRole('button', { name: blocksDe.gallery.next }).click();
  await expect(dialog.getByRole('img', { name: 'Rahmen trapez' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('Without scripts a gallery picture links to itself @only-without-js', async ({ page, visit }) => {
  await expect(async () => {
    await visit(`/${slug}`);
    await expect(page.getByRole('link', { name: 'Rahmen wave' })).toHaveAttribute('href', /wave\.svg$/, {
      timeout: 3000,
    });
  }).toPass();
});

test('The newsletter block shows its twelve mails of the year @desktop', async ({ page, visit }) => {
  await expect(async () => {
    await visit(`/${slug}`);
    await expect(page.locator('.block-letter-year > li')).toHaveCount(12, { timeout: 3000 });
  }).toPass();
  const today = new Date();
  const next = texts.de.newsletter.months[(today.getMonth() + 1) % 12] ?? '';
  await expect(page.locator('.block-letter-year > li').first()).toHaveText(next);
});
