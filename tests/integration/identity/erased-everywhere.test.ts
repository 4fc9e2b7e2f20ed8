import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCmsDatabase, createTestDatabase } from '../../support/databases.ts';
import { runFolder, testSecrets } from '../../support/environment.ts';
import { HttpShopper, hiddenFields, redirectOf, typedContact } from '../../support/http-shopper.ts';
import { type ServiceProcess, startShop, startStrapi, stopServices } from '../../support/services.ts';

/*
 * Somebody who wrote everywhere by HTTP, and left: shop and CMS as they run, with both databases, what they printed, and the storage
 * searched for them.
 */

let shop: ServiceProcess;
let cms: ServiceProcess;
let databases: pg.Client[];
let folder: string;

const first = (): pg.Client => {
  const [client] = databases;
  if (!client) throw new Error('No database.');
  return client;
};

beforeAll(async () => {
  const [databaseUrl, cmsDatabaseUrl] = [await createTestDatabase({ seeded: true }), await createCmsDatabase()];
  folder = await mkdtemp(path.join(runFolder(), 'erased-'));
  cms = await startStrapi({ databaseUrl: cmsDatabaseUrl });
  shop = await startShop({
    databaseUrl,
    env: { CMS_URL: cms.url, CMS_API_TOKEN: testSecrets.CMS_API_TOKEN, DATA_DIR: folder, LOG_LEVEL: 'debug' },
  });
  databases = [databaseUrl, cmsDatabaseUrl].map((url) => new pg.Client(url));
  for (const client of databases) await client.connect();
}, 300_000);

afterAll(async () => {
  for (const client of databases) await client.end();
  await stopServices();
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await first().query<Row>(sql, values)).rows;

/** Every table of both databases, every line that shop and CMS printed, and every file of the storage that holds a text. */
async function placesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const [index, client] of databases.entries()) {
    const tables = await client.query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`);
    for (const { name } of tables.rows) {
      const { rowCount } = await client.query(
        `select 1 from ${name} t where position(lower($1) in lower(t::text)) > 0 limit 1`,
        [text],
      );
      if (rowCount) found.push(`${index === 0 ? 'shop' : 'cms'}: ${name}`);
    }
  }
  const lines = [shop, cms].flatMap((service) => service.output().split('\n'));
  found.push(...lines.filter((line) => line.toLowerCase().includes(text.toLowerCase())).map((line) => `log: ${line}`));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if (file.includes(text) || (await readFile(file)).includes(text)) found.push(`file: ${file}`);
  }
  return found;
}

async function mailedLink(email: string, part: string): Promise<string> {
  const read = () =>
    rows<{ text: string }>(
      `select text from local_mail where recipient = $1 and position($2 in text) > 0 order by id desc limit 1`,
      [email, part],
    );
  await expect.poll(async () => (await read()).length, { timeout: 30_000 }).toBe(1);
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec((await read())[0]?.text.slice(0) ?? '')?.[0] ?? '');
  return pathname + search;
}

const waiting = async (): Promise<number> =>
  (
    await rows<{ count: number }>(
      'select count(*)::int as count from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts',
    )
  )[0]?.count ?? 0;

it('nothing is left in both databases, queue, mails, logs and storage of somebody who has not ordered', async () => {
  const [name, email] = [`Zora${randomUUID().slice(0, 8)}`, `zora.${randomUUID()}@example.ch`];
  const shopper = new HttpShopper(shop.url);
  const [{ id: variantId, slug } = { id: 0, slug: '' }] = await rows<{ id: number; slug: string }>(
    `select v.id, t.slug from product_variant v join product_text t on t.product_id = v.product_id and t.locale = 'de'
     where t.slug like '%limmat-5%' limit 1`,
  );
  await redirectOf(await shopper.send('/cart', { intent: 'add', variantId: String(variantId) }));
  await redirectOf(await shopper.send('/checkout/angaben/', { ...typedContact(email), lastname: name }));
  await redirectOf(await shopper.send('/anmelden', { intent: 'link', email, optIn: 'on' }));
  const link = await mailedLink(email, '/anmelden/link');
  await redirectOf(await shopper.send(link, { intent: 'confirm' }));
  const question = { firstName: 'Zora', lastName: name, questionText: `Antwort an ${email}, bitte.` };
  expect((await shopper.send(`/produkt/${slug}/fragen`, question)).status).toBeLessThan(400);
  const newsletter = { email, firstName: 'Zora', lastName: name, consent: 'on' };
  expect((await shopper.send('/newsletter', newsletter)).status).toBeLessThan(400);
  const page = await (await shopper.send('/formular/firmenanlass')).text();
  const fields = [...page.matchAll(/<(?:input|textarea|select)[^>]*name="([^"]+)"[^>]*>/g)].map(([tag, field]) => {
    const kind = /type="(\w+)"/.exec(tag)?.[1];
    return [field ?? '', kind === 'email' ? email : kind === 'checkbox' ? 'ja' : name] as const;
  });
  await shopper.send('/formular/firmenanlass', { ...Object.fromEntries(fields), ...hiddenFields(page) });
  // What is looked for and what leads nowhere is written down too.
  await shopper.send(`/suchen?suchen=${encodeURIComponent(email)}`);
  await shopper.send(`/gibt-es-nicht/${encodeURIComponent(email)}`);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const before = (await placesWith(email)).filter((place) => !place.startsWith('log'));
  expect(before.length).toBeGreaterThan(4);

  await redirectOf(await shopper.send('/konto/loeschen', { email }));
  await mailedLink(email, 'loeschen');
  await rows(`update erasure set due_at = now() - interval '1 second'`);
  await rows(`update graphile_worker._private_jobs set run_at = now() where run_at > now() and attempts = 0`);
  const left = async () => (await rows('select 1 from "user" where email = $1', [email])).length;
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  for (const text of [email, name]) expect(await placesWith(text)).toEqual([]);
}, 240_000);
