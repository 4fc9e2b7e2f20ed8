import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedText } from '@velory/demo-catalogue/generate.ts';
import { createTestDatabase } from '../../support/databases.ts';
import { runFolder, shopSettings } from '../../support/environment.ts';
import { type ServiceProcess, startShop, stopServices } from '../../support/services.ts';

/** A bike of 4320 francs, and pages that show its price. */
const SLUG = 'allegro-limmat-5-trekking-e-bike-trapez';
const showing = [`/produkt/${SLUG}`, '/marken/allegro', '/fr/marken/allegro', '/suche?q=allegro+limmat+5'];
const browsed = [...showing, '/', '/fr', '/alle-modelle-e-bike-schweiz?seite=2', '/zubehoer', '/sitemap.xml'];

/** ms until a page shows a changed price, even on a busy machine. */
const PATIENCE = 30_000;

let databaseUrl = '';
let shop: ServiceProcess;
let database: pg.Client;

beforeAll(async () => {
  databaseUrl = await createTestDatabase({ seeded: true });
  shop = await startShop({ databaseUrl });
  database = new pg.Client(databaseUrl);
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await stopServices();
});

/** Imports the demonstration feed with all prices raised by some francs, by the shop's command. */
async function importRaised(francs: number): Promise<void> {
  const raised = (_: string, name: string, price: string) => `"${name}":"${(Number(price) + francs).toFixed(2)}"`;
  const feed = [...feedText(0, 'ndjson')].join('').replace(/"(price|regular_price|sale_price)":"([\d.]+)"/g, raised);
  const file = path.join(runFolder(), `raised-by-${francs}.ndjson`);
  await writeFile(file, feed);
  const env = { ...process.env, ...shopSettings(databaseUrl) };
  await promisify(execFile)(process.execPath, ['scripts/catalog-import.mjs', file], { env });
}

const page = async (address: string) => (await fetch(`${shop.url}${address}`)).text();

async function francsInDatabase(): Promise<number> {
  const { rows } = await database.query<{ price: number }>(
    'select display_price as price from product p join product_text t on t.product_id = p.id where t.slug = $1',
    [SLUG],
  );
  return (rows[0]?.price ?? 0) / 100;
}

it('sells on while a changed feed is imported, and then shows new prices on every page', async () => {
  for (const address of showing) {
    expect([address, (await page(address)).includes('4’320')]).toEqual([address, true]);
    expect([address, (await page(address)).includes('4’681')]).toEqual([address, false]);
  }
  let isOver = false;
  const failures: string[] = [];
  const shopper = async (first: number) => {
    for (let next = first; !isOver; next += 1) {
      const address = browsed[next % browsed.length] ?? '/';
      const { status } = await fetch(`${shop.url}${address}`).then(async (answer) => {
        await answer.arrayBuffer();
        return answer;
      });
      if (status !== 200) failures.push(`${status} ${address}`);
    }
  };
  const shoppers = [0, 3, 6].map(shopper);
  const importing = importRaised(361);
  while ((await francsInDatabase()) !== 4681) await delay(20);
  const committed = performance.now();
  const shown = await Promise.all(
    showing.map(async (address) => {
      while (!(await page(address)).includes('4’681')) {
        if (performance.now() - committed > PATIENCE) return `${address} still shows the old price`;
      }
      return 'shown';
    }),
  );
  await importing;
  isOver = true;
  await Promise.all(shoppers);
  expect(shown).toEqual(showing.map(() => 'shown'));
  expect(failures).toEqual([]);
});
