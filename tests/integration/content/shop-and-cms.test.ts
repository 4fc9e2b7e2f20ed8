import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyFreePort } from '../../../scripts/lib/ports.mjs';
import { createTestDatabase } from '../../support/databases.ts';
import { testSecrets } from '../../support/environment.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';
import { brandWorld, collection, component, editor, faq, Panel } from '../cms/cms-client.ts';

const PAUSE_MS = 50;
const PATIENCE_MS = 20_000;
/** How long shoppers ask while the CMS is killed; the whole minute is run by hand: `CMS_LOAD_SECONDS=60`. */
const UNDER_LOAD_MS = Number(process.env.CMS_LOAD_SECONDS ?? 8) * 1000;

let databaseUrl: string;
let port: number;
let shop: ServiceProcess;
let cms: ServiceProcess;

const settings = () => ({ CMS_URL: cms.url, CMS_API_TOKEN: testSecrets.CMS_API_TOKEN });

/** Asks for a page until it says what it should. @returns how many ms that took */
async function pageSays(path: string, words: string): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < PATIENCE_MS) {
    const response = await fetch(`${shop.url}${path}`);
    if (response.ok && (await response.text()).includes(words)) return performance.now() - begin;
    await delay(PAUSE_MS);
  }
  throw new Error(`${path} does not say “${words}” after ${PATIENCE_MS} ms`);
}

beforeAll(async () => {
  [databaseUrl, port] = [await createTestDatabase({ seeded: true }), await anyFreePort()];
  cms = await startStrapi({ shopUrl: `http://127.0.0.1:${port}` });
  shop = await startShop({ databaseUrl, port, env: settings() });
}, 240_000);

afterAll(stopServices);

describe('the shop beside its CMS', () => {
  it('shows a changed FAQ entry on a page that was kept, soon after it is published', async () => {
    const panel = await Panel.login(cms.url, editor);
    const { entries } = await panel.list(faq);
    const entry = entries.find(({ category }) => category === 'delivery');
    if (!entry) throw new Error('the seed has questions about delivery');
    await pageSays('/faq/lieferung', String(entry.title));

    const title = 'Wie kommt das Bike über den Gotthard?';
    await panel.update(faq, entry.documentId, { title });
    expect((await panel.publish(faq, entry.documentId)).status).toBe(200);
    const ms = await pageSays('/faq/lieferung', title);
    console.info(`A published entry was on its page after ${Math.round(ms)} ms`);
  });

  it.each([
    { type: component, slug: 'mittelmotor', path: '/bike-verzeichnis/motor/mittelmotor', field: 'summary' },
    { type: brandWorld, slug: 'allegro', path: '/brand-world/allegro', field: 'claim' },
    { type: collection, slug: 'pendelvelos', path: '/pendelvelos', field: 'title' },
  ])('shows a changed $slug on its page soon after it is published', async ({ type, slug, path, field }) => {
    const panel = await Panel.login(cms.url, editor);
    const { entries } = await panel.list(type);
    const entry = entries.find((each) => each.slug === slug);
    if (!entry) throw new Error(`the seed has ${slug}`);
    await pageSays(path, String(entry[field]));

    const changed = 'Im Herbst ist hier alles neu gemacht';
    expect((await panel.update(type, entry.documentId, { [field]: changed })).status).toBe(200);
    expect((await panel.publish(type, entry.documentId)).status).toBe(200);
    await pageSays(path, changed);
  });

  it('loses no request when the CMS is killed under load', async () => {
    const paths = [
      '/',
      '/fr',
      '/faq/lieferung',
      '/fr/faq/livraison',
      '/brand-world/allegro',
      '/impressum',
      '/pendelvelos',
    ];
    const answers = { ok: 0, others: [] as string[] };
    const end = performance.now() + UNDER_LOAD_MS;
    // Half of the requests are for addresses that nobody has opened, which no memory of pages answers.
    const shopper = async (name: number) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const path = paths[(name + turn) % paths.length] ?? '/';
        const address = turn % 2 ? path : `${path}?neu=${name}-${turn}`;
        const response = await fetch(`${shop.url}${address}`).catch(() => undefined);
        await response?.arrayBuffer();
        if (response?.status === 200) answers.ok += 1;
        else answers.others.push(`${address}: ${response?.status ?? 'no answer'}`);
      }
    };
    const shoppers = Promise.all(Array.from({ length: 8 }, (_, name) => shopper(name)));
    await delay(UNDER_LOAD_MS / 4);
    await cms.kill();
    const webhook = `${shop.url}/api/content/webhook`;
    const headers = { authorization: `Bearer ${testSecrets.CMS_WEBHOOK_SECRET}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ event: 'entry.publish', uid: faq });
    expect((await fetch(webhook, { method: 'POST', headers, body })).status).toBe(200);
    await shoppers;
    expect(answers.others).toEqual([]);
    expect(answers.ok).toBeGreaterThan(50);
  }, 60_000);

  it('answers every page with the CMS stopped, also after a restart and on pages nobody has opened', async () => {
    await pageSays('/agb', 'Velory');
    await shop.stop();
    shop = await startShop({ databaseUrl, port, env: settings() });
    for (const path of [
      '/',
      '/fr',
      '/fr/faq/financement',
      '/impressum',
      '/fr/conditions-generales',
      '/kategorien/e-urban',
    ]) {
      const response = await fetch(`${shop.url}${path}`);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
    }
    const faqPage = await fetch(`${shop.url}/fr/faq/livraison`);
    expect(await faqPage.text()).toContain('FAQPage');
  });
});
