import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CMS_TEMPLATE, SEEDED_TEMPLATE, serverUrl, shopSettings, TEMPLATE } from './environment.ts';
import { migrate, seed } from './shop-commands.ts';
import { launchStrapi } from './strapi-process.ts';

/** Database names come from our code only and need no further quoting. */
const quoted = (name: string): string => `"${name}"`;

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(serverUrl());
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a template once, however many workers request it at the same time. It gets its name when it is complete.
 * @param fill gets the address of the empty database
 */
async function ensureTemplate(name: string, fill: (url: string) => Promise<void>, from = 'template0'): Promise<void> {
  await onServer(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return; // the lock is released with the connection
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${quoted(draft)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${quoted(draft)} TEMPLATE ${quoted(from)}`);
    await fill(serverUrl(draft));
    await client.query(`ALTER DATABASE ${quoted(draft)} RENAME TO ${quoted(name)}`);
  });
}

async function copyOf(template: string, prefix: string): Promise<string> {
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE ${quoted(template)}`));
  return serverUrl(name);
}

/** An empty database, as at a first start. @param prefix of its name @returns its connection string */
export const createEmptyDatabase = (prefix: string): Promise<string> => copyOf('template0', prefix);

/** Creates the migrated, empty template; the others are created when a test first requests them. */
export async function ensureMigratedTemplate(): Promise<void> {
  await ensureTemplate(TEMPLATE, (url) => migrate(shopSettings(url)));
}

/**
 * A shop database of the caller's own, copied from a migrated template. It is removed with the test run's server.
 * @param options seeded: with the demonstration catalogue
 * @returns its connection string
 */
export async function createTestDatabase({ seeded = false }: { seeded?: boolean } = {}): Promise<string> {
  if (!seeded) return copyOf(TEMPLATE, 'shop');
  await ensureTemplate(SEEDED_TEMPLATE, (url) => seed(shopSettings(url)), TEMPLATE);
  return copyOf(SEEDED_TEMPLATE, 'shop');
}

/** A database of the CMS with its seed content, as after its first start. @returns its connection string */
export async function createCmsDatabase(): Promise<string> {
  await ensureTemplate(CMS_TEMPLATE, async (url) => {
    const strapi = await launchStrapi({ databaseUrl: url });
    await strapi.stop();
  });
  return copyOf(CMS_TEMPLATE, 'cms');
}
