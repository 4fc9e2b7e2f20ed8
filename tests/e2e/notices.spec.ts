import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test as base } from './support/test.ts';
import { texts } from './support/texts.ts';

const cta = { hasCta: true, ctaText: 'Ansehen' } as const;

const TYPE = '/content-manager/collection-types/api::live-notification.live-notification';

interface Notice {
  title: string;
  textColor?: string;
  hasCta?: true;
  ctaText?: string;
  /** Id of a picture in the media library. */
  image?: number;
}

/** Strapi as an editor uses it. What is published is unpublished after the test. */
class Editor {
  readonly #token: string;
  readonly #published: string[] = [];

  private constructor(token: string) {
    this.#token = token;
  }

  static async login(): Promise<Editor> {
    const login = { email: 'redaktion@velory.example', password: 'Velory-Demo-2026' };
    const { data } = (await new Editor('').#ask('POST', '/admin/login', login)) as { data: { token: string } };
    return new Editor(data.token);
  }

  async #ask(method: string, address: string, body: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${this.#token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${process.env.E2E_CMS_URL}${address}`, {
      method,
      headers,
      body: isForm ? body : JSON.stringify(body),
    });
    return response.json().catch(() => undefined);
  }

  /** Publishes notifications for one page only, the first one first. */
  async publish(path: string, notices: readonly Notice[]): Promise<void> {
    for (const notice of notices) {
      const values = { ...notice, link: '/zubehoer', showUpDelayInMinutes: 0, displayOnPages: [{ path }] };
      const made = (await this.#ask('POST', `${TYPE}?locale=de`, values)) as { data: { documentId: string } };
      const entry = `${TYPE}/${made.data.documentId}`;
      this.#published.push(entry);
      await this.#ask('POST', `${entry}/actions/publish?locale=de`, {});
    }
  }

  /** @returns the picture's id in the media library */
  async upload(picture: Buffer, name: string, alternativeText: string): Promise<number> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(picture)]), name);
    form.append('fileInfo', JSON.stringify({ name, alternativeText }));
    const [file] = (await this.#ask('POST', '/upload', form)) as [{ id: number }];
    return file.id;
  }

  async takeBack(): Promise<void> {
    for (const entry of this.#published) await this.#ask('DELETE', `${entry}?locale=de`, {});
  }
}

const test = base.extend<{ editor: Editor }>({
  editor: async ({ baseURL: _ }, use) => {
    const editor = await Editor.login();
    await use(editor);
    await editor.takeBack();
  },
});

test('Notifications appear one after the other, pause under the pointer, close by themselves and never reappear @desktop', async ({
  page,
  visit,
  hydrated,
  expectAccessible,
  editor,
}) => {
  const path = '/kundendienst/allgemeine-fragen';
  await editor.publish(path, [
    { title: 'Napf HT wieder an Lager', ...cta },
    { title: 'Cargo-Tag im Laden', textColor: '#ffffff', ...cta },
  ]);
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

test('A notification shows its picture next to its text @desktop', async ({ page, visit, editor }) => {
  const title = `Der Herbstkatalog ist da: alle Modelle, alle Farben und alle Grössen auf einen Blick (${randomUUID().slice(0, 4)})`;
  const path = '/datenschutz';
  const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0a4d57' } })
    .jpeg()
    .toBuffer();
  await editor.publish(path, [{ title, image: await editor.upload(photo, 'hinweis.jpg', 'Ein Velo vor dem Laden') }]);
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
  // Picture, text and button are in one row.
  expect(words?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + 96);
  expect(words?.width).toBeGreaterThan(150);
  expect(close?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 1);
  expect(close?.y).toBeLessThan((left?.y ?? 0) + 96);
});

test('Notifications are above the page without scripts, on theirs only @only-without-js', async ({ page, editor }) => {
  const path = '/kundendienst/velo-zurueckgeben';
  await editor.publish(path, [{ title: 'Der Laden ist offen', ...cta }]);
  const banner = page.locator('noscript p').filter({ hasText: 'Der Laden ist offen' });
  await expect(async () => {
    await page.goto(path);
    await expect(banner).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(banner.getByRole('link', { name: 'Ansehen' })).toHaveAttribute('href', '/zubehoer');
  await page.goto('/kundendienst/schaden');
  await expect(banner).toHaveCount(0);
});
