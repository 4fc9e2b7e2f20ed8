import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';
import { answer, brandWorld, editor, type Entry, faq, limmatAdmin, organization, Panel } from '../cms/cms-client.ts';

let shop: ServiceProcess;
let cms: ServiceProcess;
let panel: Panel;
let question: Entry;

const unsaved = z.object({ address: z.string().nullable(), problems: z.array(z.string()) });

const draftTitle = 'Wie kommt das Bike auf den Pilatus?';

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  const port = await anyFreePort();
  cms = await startStrapi({ shopUrl: `http://127.0.0.1:${port}` });
  shop = await startShop({ databaseUrl, port, env: { CMS_URL: cms.url, CMS_API_TOKEN: testSecrets.CMS_API_TOKEN } });
  panel = await Panel.login(cms.url, editor);
  const { entries } = await panel.list(faq);
  question = entries.find(({ category }) => category === 'delivery') ?? { documentId: '' };
  await panel.update(faq, question.documentId, { title: draftTitle });
  await vi.waitFor(
    async () => {
      expect(await (await fetch(`${shop.url}/faq/lieferung`)).text()).toContain(String(question.title));
    },
    { timeout: 60_000, interval: 200 },
  );
}, 240_000);

afterAll(stopServices);

/** Follows the preview button of an entry. */
async function opened(address: string): Promise<{ status: number; path: string; headers: Headers; text: string }> {
  const response = await fetch(address);
  const { pathname, hash } = new URL(response.url);
  return { status: response.status, path: pathname + hash, headers: response.headers, text: await response.text() };
}

const addressOf = async (uid: string, documentId: string, ...more: [locale?: string, status?: string]) =>
  (await panel.preview(uid, documentId, ...more)) ?? '';

describe('a preview', () => {
  it('shows the draft on its page, and to nobody else', async () => {
    const { status, path, text } = await opened(await addressOf(faq, question.documentId));
    expect({ status, path: path.split('#')[0] }).toEqual({ status: 200, path: '/faq/lieferung' });
    expect(text).toContain(draftTitle);
    expect(text).toContain('Vorschau des Entwurfs');
    const others = await (await fetch(`${shop.url}/faq/lieferung`)).text();
    expect(others).toContain(String(question.title));
    expect(others).not.toContain(draftTitle);
    expect(others).not.toContain('Vorschau des Entwurfs');
  });

  it('is not cached and framed by the CMS only; other pages cannot be framed', async () => {
    const { headers } = await opened(await addressOf(faq, question.documentId));
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('X-Framed-By')).toBeNull();
    expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${cms.url};`.replace(/;$/, ''));
    const other = await fetch(`${shop.url}/faq/lieferung`);
    expect(other.headers.get('X-Frame-Options')).toBe('DENY');
    expect(other.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('shows the published version on request', async () => {
    const { text } = await opened(await addressOf(faq, question.documentId, 'de', 'published'));
    expect(text).toContain(String(question.title));
    expect(text).not.toContain(draftTitle);
    expect(text).toContain('Vorschau der veröffentlichten Fassung');
  });

  it('shows an entry that was never published, with an address of its own, and names the missing language', async () => {
    const { entry } = await panel.create(brandWorld, {
      title: 'Gipfelrad',
      slug: 'gipfelrad',
      brandSlug: 'allegro',
      claim: 'Für oben gemacht.',
      story: 'Von Hand in Chur.',
    });
    const address = await addressOf(brandWorld, entry?.documentId ?? '');
    const { status, path, text } = await opened(address);
    expect({ status, path }).toEqual({ status: 200, path: '/brand-world/gipfelrad' });
    expect(text).toContain('Für oben gemacht.');
    expect((await fetch(`${shop.url}/brand-world/gipfelrad`, { redirect: 'manual' })).status).not.toBe(200);
    const { entry: german } = await panel.create(faq, {
      category: 'order',
      title: 'Nur auf Deutsch?',
      answer: answer('Ja.'),
    });
    const french = await opened(await addressOf(faq, german?.documentId ?? '', 'fr'));
    expect(french.path).toMatch(/^\/faq\/bestellung/);
    const token = new URL(await addressOf(faq, german?.documentId ?? '')).searchParams.get('token');
    const inFrench = await (await fetch(`${shop.url}/fr/faq/commande?vorschau=${token}`)).text();
    expect(inFrench).toContain('n’existe pas encore en français');
  });

  it('says why the shop would leave a draft out', async () => {
    const { entry } = await panel.create(faq, { category: 'order', title: 'Noch ohne Antwort?' });
    const { status } = await opened(await addressOf(faq, entry?.documentId ?? ''));
    expect(status).toBe(200);
    const token = new URL(await addressOf(faq, entry?.documentId ?? '')).searchParams.get('token');
    const page = await (await fetch(`${shop.url}/faq/bestellung?vorschau=${token}`)).text();
    expect(page).toContain('Dieser Entwurf würde im Shop ausgelassen');
  });

  it('opens by no token that the CMS has not signed, nor by one of another entry', async () => {
    const address = new URL(await addressOf(faq, question.documentId));
    const token = address.searchParams.get('token') ?? '';
    const [type, , ...rest] = token.split('.');
    const forged = [type, 'abcdefghijklmnopqrstuvwx', ...rest].join('.');
    for (const wrong of ['', 'x', token.slice(0, -1), `${token}x`, forged, token.replace('.draft.', '.published.')]) {
      expect((await fetch(`${shop.url}/vorschau?token=${wrong}`)).status).toBe(403);
      const page = await fetch(`${shop.url}/faq/lieferung?vorschau=${wrong}`);
      expect(await page.text()).not.toContain(draftTitle);
      expect(page.headers.get('X-Frame-Options')).toBe('DENY');
    }
  });

  it('shows unsaved values in place of the draft, to nobody else', async () => {
    const id = 'c0ffee00c0ffee00c0ffee00c0ffee00';
    const path = `/editorial/unsaved/${faq}/${question.documentId}?locale=de`;
    const typed = async (values: object, more: { by?: Panel; path?: string } = {}) => {
      const { by = panel, path: to = path } = more;
      const { status, data } = await by.ask('POST', to, { id, values });
      return { status, ...unsaved.safeParse(data).data };
    };
    const { category, slug } = question;
    const words = 'Gerade erst getippt?';
    const values = {
      category,
      slug,
      title: words,
      answer: answer('Noch nicht gespeichert, __temp_key__ hin oder her.'),
    };
    const first = await typed(values);
    expect(first).toMatchObject({ status: 200, problems: [] });
    const page = await opened(first.address ?? '');
    expect(page).toMatchObject({ status: 200, path: '/faq/lieferung' });
    expect(page.text).toContain(words);
    expect(page.text).toContain('Noch nicht gespeichert, acht Stunden lang zu sehen für alle mit dieser Adresse.');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('Content-Security-Policy')).toContain(`frame-ancestors ${cms.url}`);

    await typed({ ...values, title: 'Und weitergetippt?' });
    expect((await opened(first.address ?? '')).text).toContain('Und weitergetippt?');
    expect((await opened(await addressOf(faq, question.documentId))).text).toContain(draftTitle);
    expect(await (await fetch(`${shop.url}/faq/lieferung`)).text()).not.toContain('weitergetippt');

    expect(await typed({ ...values, title: '' })).toMatchObject({ problems: ['Frage'] });
    const limmat = await Panel.login(cms.url, limmatAdmin);
    expect(await typed(values, { by: limmat })).toMatchObject({ status: 403 });
    expect((await panel.ask('POST', path, { id: 'x', values })).status).toBe(400);
    const fresh = { path: `/editorial/unsaved/${brandWorld}/new?locale=de` };
    // It has no address yet: it is shown under the one that its title will create.
    const world = { title: 'Talrad', brandSlug: 'allegro', claim: 'Für unten.', story: 'Aus Chur.' };
    const unborn = await opened((await typed(world, fresh)).address ?? '');
    expect(unborn).toMatchObject({ status: 200, path: '/brand-world/talrad' });
    expect(unborn.text).toContain('Für unten.');
    const headers = { Authorization: 'Bearer wrong', 'Content-Type': 'application/json' };
    const direct = await fetch(`${shop.url}/api/cms/content/unsaved`, { method: 'POST', headers, body: '{}' });
    expect(direct.status).toBe(401);
  });

  it('shows pictures that nothing published shows yet', async () => {
    const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
    const picture = await panel.upload('entwurf.jpg', new Blob([photo], { type: 'image/jpeg' }));
    const { entry } = await panel.create(brandWorld, {
      title: 'Bildrad',
      brandSlug: 'allegro',
      claim: 'Mit einem Bild.',
      story: 'Aus Chur.',
      picture,
    });
    const { text } = await opened(await addressOf(brandWorld, entry?.documentId ?? ''));
    const [src = ''] = /\/bilder\/[^\s"]*entwurf[^\s"]*/.exec(text) ?? [];
    expect((await fetch(`${shop.url}${src}`)).status).toBe(200);
  });

  it('is not offered for what is on no page', async () => {
    const { entries } = await panel.list(organization);
    expect(await panel.preview(organization, entries[0]?.documentId ?? '')).toBeUndefined();
  });

  it('shows the published version while the CMS is away, and says so', async () => {
    const address = await addressOf(faq, question.documentId);
    const token = new URL(address).searchParams.get('token');
    await cms.kill();
    const page = await fetch(`${shop.url}/faq/lieferung?vorschau=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Der Entwurf ist gerade nicht zu haben');
  });
});
