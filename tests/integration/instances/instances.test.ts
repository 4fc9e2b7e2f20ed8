import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';
import { editor, type Entry, limmatAdmin, organization, Panel, superAdmin } from '../cms/cms-client.ts';

const run = promisify(execFile);

let port: number;
let cms: ServiceProcess;
let panel: Panel;
let administrator: Panel;

interface Page {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Requests a page of an instance. @param name of the instance; none is the main shop */
function ask(name: string, path = '/', headers: Record<string, string> = {}): Promise<Page> {
  const host = `${name && `${name}.`}localhost:${port}`;
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject);
  });
}

/** Waits until an instance answers as expected. @returns the ms that this took */
async function until(isSo: () => Promise<boolean>): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < 20_000) {
    if (await isSo()) return performance.now() - begin;
    await delay(40);
  }
  throw new Error('it never came');
}

async function entryOf(slug: string): Promise<Entry> {
  const found = (await panel.list(organization)).entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`no organization ${slug}`);
  return found;
}

const create = (script: string[], env: Record<string, string> = {}) =>
  run(process.execPath, ['scripts/organization-create.mjs', ...script], {
    env: { ...process.env, CMS_URL: cms.url, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
  );

beforeAll(async () => {
  const databaseUrl = await createTestDatabase({ seeded: true });
  port = await anyFreePort();
  const shopUrl = `http://localhost:${port}`;
  cms = await startStrapi({ shopUrl: `http://127.0.0.1:${port}`, env: { STOREFRONT_ORIGIN: shopUrl } });
  const env = { CMS_URL: cms.url, CMS_API_TOKEN: testSecrets.CMS_API_TOKEN, PUBLIC_URL: shopUrl };
  const ORGANIZATION_DOMAINS = 'velo.limmat.example=limmatwerke';
  await startShop({ databaseUrl, port, env: { ...env, ORGANIZATION_DOMAINS } });
  panel = await Panel.login(cms.url, superAdmin);
  administrator = await Panel.login(cms.url, limmatAdmin);
  await until(async () => (await ask('helvion')).status === 200);
}, 240_000);

afterAll(stopServices);

describe('the instance of a host', () => {
  it('is the main shop for unknown names, which redirect there', async () => {
    expect((await ask('')).status).toBe(200);
    const unknown = await ask('niemand', '/zubehoer?seite=2');
    expect(unknown.status).toBe(302);
    expect(unknown.headers.location).toBe(`http://localhost:${port}/zubehoer?seite=2`);
  });

  it('is its own by name, by its own domain, and by no other header', async () => {
    expect((await ask('helvion')).body).toContain('Helvion Versicherung');
    expect((await ask('', '/', { 'x-forwarded-host': 'helvion.localhost' })).body).not.toContain('Helvion');
    const own = await ask('', '/willkommen', { host: 'velo.limmat.example' });
    expect(own.status).toBe(200);
    expect(own.body).toContain('Limmatwerke');
  });
});

describe('the look of an instance', () => {
  it('is one rule of colours that its policy allows, its logo in an image, and whose shop it is', async () => {
    const { body, headers } = await ask('helvion');
    const [, rule = ''] = /<style>(:root\{[^<]*)<\/style>/.exec(body) ?? [];
    expect(rule).toContain('--action:#98124f');
    expect(rule).toContain('--brand:#f4b4cb');
    const hash = createHash('sha256').update(rule).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    expect(body).toMatch(/<img src="\/bilder\/inhalt\/[^"]+\.svg\/[^"]+\.svg"/);
    expect(body).toContain('Ein Shop von');
    expect((await ask('helvion', '/fr')).body).toContain('Une boutique de');
    expect((await ask('')).body).toContain('--action:#1b3bd6');
  });

  it('has a logo of shapes only, which can do nothing when opened directly', async () => {
    const [, path = ''] = /<img src="(\/bilder\/inhalt\/[^"]+)"/.exec((await ask('helvion')).body) ?? [];
    const logo = await ask('helvion', path);
    expect(logo.headers['content-type']).toBe('image/svg+xml');
    expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
    expect(logo.body).toMatch(/^<svg /);
  });

  it('has its own words: home, listing tile, bar at the foot, pages, contact and imprint', async () => {
    const home = (await ask('helvion')).body;
    expect(home).toContain('10\u00a0% weniger,');
    expect(home).toContain('Noch keinen Code?');
    expect(home).toContain('mailto:velo@helvion.example');
    expect(home).toContain('href="tel:+41440553040"');
    const [, bar = ''] = /role="region"(.*?<\/a>)/s.exec(home) ?? [];
    expect(bar).toContain('10\u00a0% mit deinem Helvion-Code. Für die Bestellung nötig.');
    expect(bar).toMatch(/<a[^>]*href="\/alle-modelle-e-bike-schweiz"[^>]*>E-Bikes ansehen<\/a>/);
    expect(home).toMatch(/style="--motif:url\(&quot;\/bilder\/inhalt\/[^"]+\.svg/);
    expect((await ask('helvion', '/alle-modelle-e-bike-schweiz')).body).toContain('Noch keinen Code?');
    expect((await ask('helvion', '/impressum')).body).toContain('Quaiweg 1');
    expect((await ask('', '/impressum')).body).not.toContain('Quaiweg 1');
    expect(await ask('helvion', '/seite/dein-code')).toMatchObject({ status: 200 });
    expect((await ask('helvion', '/seite/dein-code')).body).toContain(
      'hrefLang="fr-CH" href="http://helvion.localhost',
    );
    expect((await ask('helvion', '/fr/page/votre-code')).body).toContain('Votre code');
    expect((await ask('', '/seite/dein-code')).status).toBe(404);
    const elsewhere = await ask('limmatwerke', '/seite/dein-code');
    expect(elsewhere.headers.location).toContain('/willkommen');
  });
});

describe('what search engines get from an instance', () => {
  it('names its own address, in canonical, hreflang, Open Graph, sitemap and robots', async () => {
    const own = `http://helvion.localhost:${port}`;
    const { body } = await ask('helvion', '/fr');
    expect(body).toContain(`rel="canonical" href="${own}/fr"`);
    expect(body).toContain(`hrefLang="de-CH" href="${own}/"`);
    expect(body).toContain('property="og:site_name" content="Helvion Assurance"');
    expect(body).not.toContain(`href="http://localhost:${port}/`);
    const sitemap = (await ask('helvion', '/sitemap.xml')).body;
    expect(sitemap).toContain(`<loc>${own}/seite/dein-code</loc>`);
    expect(sitemap).not.toContain(`<loc>http://localhost`);
    expect((await ask('helvion', '/robots.txt')).body).toContain(`Sitemap: ${own}/sitemap.xml`);
  });

  it('is nothing if it is private', async () => {
    const { body } = await ask('reusstal', '/willkommen');
    expect(body).toContain('name="robots" content="noindex');
    expect(body).not.toContain('rel="canonical"');
    expect((await ask('reusstal', '/sitemap.xml')).body).not.toContain('<loc>');
    expect((await ask('reusstal', '/robots.txt')).body).not.toContain('Sitemap');
  });
});

describe('GET /api/strapi/fetchcontent/', () => {
  const slugsAt = async (name: string) => {
    const { body } = await ask(name, '/api/strapi/fetchcontent/?collections=organizations');
    const { data } = JSON.parse(body) as { data: { organizations: Record<string, unknown>[] } };
    return data.organizations;
  };

  it("returns public organizations at the main shop, and a private one's popup at its own host only", async () => {
    expect((await slugsAt('')).map(({ slug }) => slug)).toEqual(['helvion']);
    const own = await slugsAt('reusstal');
    expect(own.map(({ slug }) => slug)).toEqual(['reusstal']);
    expect(Object.keys(own[0] ?? {}).sort()).toEqual(['id', 'loginPopup', 'name', 'private', 'slug']);
    expect(JSON.stringify(own)).not.toContain('emailDomains');
  });
});

describe('a change in Strapi', () => {
  it('is live at once, on the pages of its organization only', async () => {
    await ask('');
    const { documentId } = await entryOf('helvion');
    await panel.update(organization, documentId, { actionColor: '#5a2ca0', banner: { text: 'Neu für alle Policen' } });
    expect((await panel.publish(organization, documentId)).status).toBe(200);
    const ms = await until(async () => (await ask('helvion')).body.includes('--action:#5a2ca0'));
    console.info(`A published organization was live after ${Math.round(ms)} ms`);
    expect((await ask('helvion')).body).toContain('Neu für alle Policen');
    expect((await ask('')).headers['x-cache']).toBe('hit');
  });

  it('takes the instance offline when it is unpublished, and online again', async () => {
    const { documentId } = await entryOf('hopital-leman');
    const isServed = async () => (await ask('hopital-leman', '/willkommen')).status === 200;
    expect(await isServed()).toBe(true);
    const unpublish = (locale: string) =>
      panel.status(
        'POST',
        `/content-manager/collection-types/${organization}/${documentId}/actions/unpublish?locale=${locale}`,
        {},
      );
    expect(await unpublish('de')).toBe(200);
    expect(await unpublish('fr')).toBe(200);
    await until(async () => !(await isServed()));
    for (const locale of ['de', 'fr']) expect((await panel.publish(organization, documentId, locale)).status).toBe(200);
    await until(isServed);
  });

  it('may leave an instance one language: the other leads home', async () => {
    const { documentId } = await entryOf('helvion');
    const speak = async (languages: string) => {
      await panel.update(organization, documentId, { languages });
      await panel.publish(organization, documentId);
    };
    await speak('de');
    await until(async () => (await ask('helvion', '/fr')).status === 302);
    expect((await ask('helvion', '/fr/recherche')).headers.location).toBe('/');
    expect((await ask('helvion')).body).not.toContain('hrefLang="fr-CH"');
    await speak('both');
    await until(async () => (await ask('helvion', '/fr')).status === 200);
  });
});

describe('an editor of an organization', () => {
  it('sees which colour cannot be used, and why; colours are computed and not typed', async () => {
    const { documentId } = await entryOf('limmatwerke');
    const red = await panel.update(organization, documentId, { actionColor: '#c01818' });
    expect(red).toMatchObject({ status: 400, fields: ['actionColor'] });
    expect(red.message).toContain('Rot der Fehler');
    const grey = await panel.update(organization, documentId, { brandColor: '#777777', actionColor: null });
    expect(grey).toMatchObject({ status: 400, fields: ['brandColor'] });
    expect(grey.message).toMatch(/Kontrast 4\.\d, nötig sind 4\.5/);
    const { documentId: published } = await entryOf('helvion');
    const theme = { brand: 'url(https://spy.example)' };
    await panel.update(organization, published, { brandColor: '#0a4d57', theme });
    expect((await panel.publish(organization, published)).status).toBe(200);
    await until(async () => (await ask('helvion')).body.includes('--brand:#0a4d57'));
    expect((await ask('helvion')).body).not.toContain('spy.example');
  });

  it.each([
    [{ loginPopup: null }, 'loginPopup'],
    [{ emailDomains: null, invitationOnly: false }, 'emailDomains'],
  ])('cannot publish without what a private instance needs: %j', async (without, field) => {
    const { documentId } = await entryOf('limmatwerke');
    expect((await panel.update(organization, documentId, without)).status).toBe(200);
    expect(await panel.publish(organization, documentId)).toMatchObject({ status: 400, fields: [field] });
    await panel.status(
      'POST',
      `/content-manager/collection-types/${organization}/${documentId}/actions/discard?locale=de`,
      {},
    );
  });

  it.each([
    [{ costSharing: { planType: 'mhp', shareAmount: 30, sharePercent: 20 } }, 'costSharing'],
    [{ costSharing: { planType: 'bfe' } }, 'costSharing'],
    [{ assortment: { minPrice: 4000, maxPrice: 2000 } }, 'assortment'],
    [{ maxPlanLength: 7 }, 'maxPlanLength'],
    [{ slug: 'www' }, 'slug'],
  ])('is refused what contradicts itself: %j', async (values, field) => {
    const { documentId } = await entryOf('limmatwerke');
    expect(await panel.update(organization, documentId, values)).toMatchObject({ status: 400, fields: [field] });
  });
});

describe('the administrator of an organization', () => {
  it('changes its look and words, and nothing that was agreed with the shop', async () => {
    const { documentId } = await entryOf('limmatwerke');
    const agreed = { costSharing: { planType: 'mhp', shareAmount: 500 }, languages: 'fr', invitationOnly: true };
    await administrator.update(organization, documentId, { ...agreed, senderName: 'Limmatwerke Velo' });
    const { entry } = await panel.read(organization, documentId);
    expect(entry).toMatchObject({ languages: 'both', invitationOnly: false, senderName: 'Limmatwerke Velo' });
    expect(entry?.costSharing).toBeNull();
  });
});

describe('a new organization', () => {
  it('is created by one command and served in both languages', async () => {
    const words = ['Seilbahnen Rigi', '--public', '--brand', '#ffd9a0', '--action', '#5a2ca0'];
    const { code, output } = await create(words);
    expect(output).toContain(`http://seilbahnen-rigi.localhost:${port}`);
    expect(code).toBe(0);
    await until(async () => (await ask('seilbahnen-rigi')).status === 200);
    const german = (await ask('seilbahnen-rigi')).body;
    expect(german).toContain('--action:#5a2ca0');
    expect(german).toContain('Das Velo-Angebot von Seilbahnen Rigi');
    await until(async () => (await ask('seilbahnen-rigi', '/fr')).body.includes('L’offre vélo de Seilbahnen Rigi'));
    expect((await ask('seilbahnen-rigi', '/produkt/allegro-limmat-5-trekking-e-bike-trapez')).status).toBe(200);
    expect(await create(words)).toMatchObject({
      code: 1,
      output: expect.stringContaining('seilbahnen-rigi') as string,
    });
  });

  it('is not created if something required is missing: nothing is left of it', async () => {
    const { code, output } = await create(['Geheime Werke']);
    expect(code).toBe(1);
    expect(output).toContain('E-Mail-Domains');
    expect((await panel.list(organization)).entries.map(({ slug }) => slug)).not.toContain('geheime-werke');
  });

  it('is created by authorised users only', async () => {
    const body = { name: 'Fremde Firma', private: false, publish: true };
    expect(await administrator.status('POST', '/organizations/new', body)).toBe(403);
    const made = await (
      await Panel.login(cms.url, editor)
    ).ask('POST', '/organizations/new', { ...body, publish: false });
    expect(made).toMatchObject({ status: 201, data: { slug: 'fremde-firma', published: false } });
    expect((await ask('fremde-firma')).status).toBe(302);
  });
});
