import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { type Postgres, startPostgres } from '../../scripts/lib/postgres.mjs';
import { noteService } from '../../scripts/test/test-runs.mjs';
import { createCmsDatabase } from '../support/databases.ts';
import { runFolder, shopSettings, testSecrets } from '../support/environment.ts';
import { type ServiceProcess, startService } from '../support/service-process.ts';
import { startShop, startStrapi } from '../support/services.ts';
import { migrate } from '../support/shop-commands.ts';
import { createCatalogue } from './catalogue.ts';

/** Processes around the storefront that can be killed. */
export const victims = ['postgres', 'payment', 'chat', 'partner', 'strapi'] as const;
export type Victim = (typeof victims)[number];

const standIns = ['payment', 'chat', 'partner'] as const;
type StandIn = (typeof standIns)[number];

/** One request that a third party accepted. */
export interface TakenRequest {
  path: string;
  key: string | null;
  body: string;
}

/** `synchronous_commit` stays on: what Postgres reports as committed survives its death. */
const POSTGRES_SETTINGS = ['fsync=off', 'max_connections=200'];

/** The shop with everything around it, each in its own process. */
export class World {
  #postgres: Postgres | undefined;
  readonly #services = new Map<Exclude<Victim, 'postgres'> | 'shop', ServiceProcess>();
  readonly #ports = new Map<string, number>();
  #cmsDatabase = '';
  /** Ids of variants that are for sale, and how many pieces of each exist. */
  variantIds: number[] = [];

  /** @param withStrapi whether the CMS runs next to the shop; it takes long to start */
  constructor(private readonly withStrapi: boolean) {}

  get databaseUrl(): string {
    return this.#postgres?.url('velory') ?? '';
  }

  get shop(): ServiceProcess {
    const shop = this.#services.get('shop');
    if (!shop) throw new Error('The shop does not run.');
    return shop;
  }

  /** Rejects with its last lines when the shop's own process ends: nobody kills it, and nothing here restarts it. */
  async shopEnded(): Promise<never> {
    const code = await this.shop.exited;
    throw new Error(`The shop ended with ${code}:\n${this.shop.output().slice(-400_000)}`);
  }

  async start(): Promise<void> {
    await this.#startPostgres();
    await this.onDatabase('postgres', (client) => client.query('create database velory'));
    await migrate(shopSettings(this.databaseUrl));
    this.variantIds = await this.onDatabase('velory', createCatalogue);
    for (const name of standIns) await this.#startStandIn(name);
    if (this.withStrapi) {
      this.#cmsDatabase = await createCmsDatabase();
      await this.#startStrapi();
    }
    const url = (name: StandIn | 'strapi') => this.#services.get(name)?.url ?? '';
    const shop = await startShop({
      databaseUrl: this.databaseUrl,
      env: {
        CMS_URL: this.withStrapi ? url('strapi') : '',
        CMS_API_TOKEN: testSecrets.CMS_API_TOKEN,
        CONTENT_REFRESH_SECONDS: '5',
        SLACK_WEBHOOK_URL: `${url('chat')}/hook`,
        FINANCING_PARTNER_URL: `${url('partner')}/v1`,
        FINANCING_PARTNER_API_KEY: 'key-of-the-tests',
        PAYREXX_API_URL: `${url('payment')}/v1.14`,
        PAYREXX_INSTANCE: 'velory',
        PAYREXX_API_SECRET: 'payrexx-secret-of-the-tests',
        LOG_LEVEL: 'warn',
      },
    });
    this.#services.set('shop', shop);
  }

  /** Kills a process as a crash would; Postgres with all its children. */
  async kill(victim: Victim): Promise<void> {
    if (victim !== 'postgres') {
      await this.#services.get(victim)?.kill();
      return;
    }
    const pid = this.#postgres?.process.pid ?? 0;
    for (const each of [pid, ...childrenOf(pid)]) killAtOnce(each);
  }

  /** Restarts it in its place, on the data it left. */
  async restart(victim: Victim): Promise<void> {
    if (victim === 'postgres') return this.#startPostgres();
    if (victim === 'strapi') return this.#startStrapi();
    return this.#startStandIn(victim);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#services.values()].map((service) => service.stop()));
    await this.#postgres?.stop();
  }

  /** What a third party accepted, over all its lives. */
  taken(standIn: StandIn): TakenRequest[] {
    const file = this.#logFile(standIn);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as TakenRequest);
  }

  async onDatabase<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(this.#postgres?.url(database) ?? '');
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Queries the shop's database. */
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.onDatabase('velory', async (client) => (await client.query<Row>(text, values)).rows);
  }

  async #startPostgres(): Promise<void> {
    const stateFolder = path.join(runFolder(), 'chaos-postgres');
    this.#postgres = await startPostgres({ stateFolder, settings: POSTGRES_SETTINGS });
    noteService(runFolder(), this.#postgres.process);
  }

  async #startStandIn(name: StandIn): Promise<void> {
    const port = await this.#portOf(name);
    const service = await startService({
      script: 'tests/chaos/stand-in.mjs',
      port,
      readyPath: '/ready',
      env: { LOG_FILE: this.#logFile(name), ANSWER: name === 'payment' ? 'payrexx' : 'ok' },
    });
    this.#services.set(name, service);
  }

  async #startStrapi(): Promise<void> {
    this.#services.set(
      'strapi',
      await startStrapi({ databaseUrl: this.#cmsDatabase, port: await this.#portOf('strapi') }),
    );
  }

  async #portOf(name: string): Promise<number> {
    const port = this.#ports.get(name) ?? (await anyFreePort());
    this.#ports.set(name, port);
    return port;
  }

  #logFile(name: StandIn): string {
    return path.join(runFolder(), `chaos-${name}.ndjson`);
  }
}

/** Running child processes of a process. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself at the same moment.
  }
}
