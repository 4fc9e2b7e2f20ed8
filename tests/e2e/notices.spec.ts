import { randomUUID } from 'node:crypto';
import { query } from './support/database.ts';
import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/** What a test has published, to be taken back after it. */
const published: string[] = [];

/** Publishes notifications, the first one first, for one page alone; shop and browser take them as they take those of the CMS. */
async function publish(path: string, notices: readonly { title: string; textColor?: string }[]): Promise<void> {
  const ids = notices.map(() => randomUUID());
  published.push(...ids);
  for (const [index, notice] of notices.entries()) {
    const data = {
      ...notice,
      ...{ id: ids[index], link: '/zubehoer', hasCta: true, ctaText: 'Ansehen', showUpDelayInMinutes: 0 },
      displayOnPages: [path],
    };
    await query(
      `insert into content_document (type, document_id, locale, position, data, updated_at)
       values ('live-notification', $1, 'de', $2, $3, now())`,
      [ids[index], index, data],
    );
  }
  await query(`select pg_notify('page_cache', 'content')`);
}

test.afterEach(async () => {
  await query(`delete from content_document where type = 'live-notification' and document_id = any($1)`, [published]);
});

test('Notifications come one after the other, stop under the pointer, go by themselves and never come again @desktop', async ({
  page,
  visit,
  hydrated,
  expectAccessible,
}) => {
  const path = '/kundendienst/allgemeine-fragen';
  await publish(path, [{ title: 'Napf HT wieder an Lager' }, { title: 'Cargo-Tag im Laden', textColor: '#ffffff' }]);
  await expect(async () => {
    await visit(path);
    await expect(page.getByRole('status').filter({ hasText: 'Napf HT' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const first = page.getByRole('status').filter({ hasText: 'Napf HT' });
  await first.hover();
  await expect(page.locator('.notice-held')).toBeVisible();
  await expectAccessible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.mouse.move(800, 20);
  await expect(page.locator('.notice-held')).toHaveCount(0);
  await expect(first).toBeHidden();

  await page.reload();
  await hydrated();
  const second = page.getByRole('status').filter({ hasText: 'Cargo-Tag' });
  await expect(second).toBeVisible();
  await expect(page.locator('.notice')).toHaveClass(/notice-ink/);
  await expect(first).toHaveCount(0);
  await second.getByRole('button', { name: texts.de.common.notice.close }).click();
  await expect(second).toHaveCount(0);
  await visit('/kundendienst/schaden');
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('Notifications stand above the page without scripts, on theirs only @only-without-js', async ({ page }) => {
  const path = '/kundendienst/velo-zurueckgeben';
  await publish(path, [{ title: 'Der Laden ist offen' }]);
  const banner = page.locator('noscript p').filter({ hasText: 'Der Laden ist offen' });
  await expect(async () => {
    await page.goto(path);
    await expect(banner).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(banner.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/zubehoer');
  await page.goto('/kundendienst/schaden');
  await expect(banner).toHaveCount(0);
});
