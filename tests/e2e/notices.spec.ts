import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
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

/** Publishes a notification with a picture in the CMS, as an editor does. @returns what takes it back */
async function publishWithPicture(title: string, path: string): Promise<() => Promise<void>> {
  const cms = String(process.env.E2E_CMS_URL);
  const ask = async (method: string, address: string, body: object | FormData, token = '') => {
    const isForm = body instanceof FormData;
    const headers = { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(`${cms}${address}`, { method, headers, body: isForm ? body : JSON.stringify(body) });
    return (await response.json().catch(() => undefined)) as unknown;
  };
  const login = { email: 'redaktion@velory.example', password: 'Velory-Demo-2026' };
  const { data } = (await ask('POST', '/admin/login', login)) as { data: { token: string } };
  const form = new FormData();
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0a4d57' } })
    .jpeg()
    .toBuffer();
  form.append('files', new Blob([new Uint8Array(photo)]), 'hinweis.jpg');
  form.append('fileInfo', JSON.stringify({ name: 'hinweis.jpg', alternativeText: 'Ein Velo vor dem Laden' }));
  const [file] = (await ask('POST', '/upload', form, data.token)) as [{ id: number }];
  const type = '/content-manager/collection-types/api::live-notification.live-notification';
  const values = { title, image: file.id, link: '/zubehoer', showUpDelayInMinutes: 0, displayOnPages: [{ path }] };
  const made = (await ask('POST', `${type}?locale=de`, values, data.token)) as { data: { documentId: string } };
  const entry = `${type}/${made.data.documentId}`;
  await ask('POST', `${entry}/actions/publish?locale=de`, {}, data.token);
  return async () => void (await ask('DELETE', `${entry}?locale=de`, {}, data.token));
}

test('A notification shows its picture beside its words @desktop', async ({ page, visit }) => {
  const title = `Der Herbstkatalog ist da: alle Modelle, alle Farben und alle Grössen auf einen Blick (${randomUUID().slice(0, 4)})`;
  const path = '/datenschutz';
  const takeBack = await publishWithPicture(title, path);
  const notice = page.getByRole('status').filter({ hasText: title });
  await expect(async () => {
    await page.evaluate(() => localStorage.removeItem('displayedNotifications')).catch(() => undefined);
    await visit(path);
    await expect(notice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await notice.hover();
  const picture = notice.getByRole('img', { name: 'Ein Velo vor dem Laden' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(90);
  const [left, words, close] = await Promise.all(
    [picture, notice.getByRole('link', { name: title }), notice.getByRole('button')].map((part) => part.boundingBox()),
  );
  expect(left?.width).toBe(96);
  // Picture, words and the button stand in one row.
  expect(words?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + 96);
  expect(words?.width).toBeGreaterThan(150);
  expect(close?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1);
  expect(close?.y).toBeLessThan((left?.y ?? 0) + 96);
  await takeBack();
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
