import type { Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { type AccessOf, accessOfRoute } from '~/route-table.server.ts';
import { uploadOrigin, type UploadSettings } from '~/integrations/storage/upload-origin.server.ts';
import { defaultLocale } from '~/i18n/locales.ts';
import { originsOf } from '~/modules/consent/services.ts';
import { type ServiceSettings, servicesOf } from '~/modules/consent/services.server.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { followCatalogue } from '~/modules/listings/listings.server.ts';
import { createDemoCodes } from '~/modules/pricing/demo-codes.server.ts';
import { instanceOfHost, loadInstances } from '~/modules/instances/instances.server.ts';
import type { Env } from '~/platform/env.server.ts';
import { MAIN_SHOP } from '~/platform/instance-id.ts';
import { invalidateReads, listenForChanges } from '~/platform/read-cache.server.ts';
import { log } from '~/platform/log.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { CATALOG_SERIES, INSTANCE_PREFIX, PAGE_CACHE_CHANNEL } from '~/platform/page-cache.server.ts';
import { requireAccessRows } from './access-gate.ts';
import { createApp } from './express-app.ts';
import { FlyerRedirects } from './flyer-redirects.ts';
import { ReadinessCheck } from './health.ts';
import { DatabaseWatch } from './page-cache/database-watch.ts';
import { PageStore } from './page-cache/page-store.ts';
import { Series } from './page-cache/series.ts';
import { PageAnswers } from './page-answers.ts';
import { withPreviews } from './preview-pages.ts';
import { createRenderer } from './render-page.ts';
import { hostKinds } from './security/own-hosts.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createShopServer, type ShopServerOptions } from './shop-server.ts';
import { StaticFiles } from './static-files.ts';

/** How long an old page may replace one that cannot be rendered: a day, in ms. */
const STALE_FOR = 24 * 60 * 60 * 1000;

/** ms between two times that a series of changes drops pages: none shows what is older (decision 138). */
const SERIES_PAUSE = 5000;

/** ms that running requests get to end when the process stops. */
const REQUESTS_LIMIT = 6000;

export type ShopSettings = Pick<
  Env,
  | 'APP_MODE'
  | 'DATABASE_URL'
  | 'PUBLIC_URL'
  | 'SHOP_HOSTS'
  | 'PAGE_CACHE'
  | 'PAGE_CACHE_MEGABYTES'
  | 'RATE_LIMITS'
  | 'TRUSTED_PROXIES'
  | 'METRICS_TOKEN'
> &
  Partial<UploadSettings & ServiceSettings>;

export interface ShopOptions {
  settings: ShopSettings;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Who may reach which of its routes; the shop's own table by default. */
  accessOf?: AccessOf;
  /** Folder of Remix's browser build. */
  clientFolder: string;
  /** Folder name of the newest migration that the build needs. */
  migration?: string;
  /** For hot reload. */
  development?: Required<Pick<ShopServerOptions, 'before' | 'server'>>;
}

/** The parts of the HTTP server, put together. */
export interface Shop {
  server: Server;
  /** Begins to listen for what drops pages. */
  start(): Promise<void>;
  /** Takes no new requests and waits for those that run, 6 s at most. */
  stop(): Promise<void>;
}

/**
 * Whether a host name is an instance's. In production the main shop's names are in its settings: there only partners'
 * are asked for.
 */
function isServed(name: string, { APP_MODE }: ShopSettings): boolean {
  const instance = instanceOfHost(name);
  return instance !== undefined && (APP_MODE !== 'production' || instance.id !== MAIN_SHOP);
}

/** Reads what the server keeps of content in memory. */
async function refreshContentTables(flyers: FlyerRedirects): Promise<void> {
  await Promise.all([
    flyers.refresh(),
    loadInstances()
      .then(createDemoCodes)
      .catch((error: unknown) => log.warn({ err: error }, 'partner instances could not be read')),
  ]);
}

/** What the page cache hears from the database: tags to drop (app/platform/page-cache.server.ts). */
function watchDatabase(url: string, store: PageStore, flyers: FlyerRedirects): DatabaseWatch {
  const drop = (tag: string) => {
    const instance = tag.startsWith(INSTANCE_PREFIX) ? tag.slice(INSTANCE_PREFIX.length) : undefined;
    const forget = () => {
      if (instance === undefined) store.drop(tag);
      else store.dropOwner(instance);
      invalidateReads(instance === undefined ? tag : undefined);
    };
    forget();
    metrics.droppedPages.inc({ tag: instance === undefined ? tag : 'instance' });
    // Pages rendered meanwhile were made of the tables as they were.
    if (instance !== undefined || tag === 'content') void refreshContentTables(flyers).then(forget);
  };
  const series = new Series(() => drop('catalog'), SERIES_PAUSE);
  const addToSeries = () => {
    series.add();
    followCatalogue().catch((error: unknown) =>
      log.warn({ err: error }, 'listings could not be updated after an import'),
    );
  };
  return new DatabaseWatch({
    url,
    channel: PAGE_CACHE_CHANNEL,
    onNotification(payload) {
      if (payload === CATALOG_SERIES) addToSeries();
      else for (const tag of payload.split(',')) drop(tag);
      log.debug({ tags: payload }, 'cached pages dropped');
    },
    onUp() {
      store.dropAll();
      invalidateReads();
      metrics.droppedPages.inc({ tag: 'all' });
      void refreshContentTables(flyers);
    },
    onChange(state) {
      listenForChanges(state === 'up');
      if (state === 'up') log.info('database is available');
      else log.warn({ state }, 'database is not available');
    },
  });
}

/**
 * Puts the HTTP server together; nothing is opened yet.
 * @throws StartProblem if the build has a route of which no one has said who may reach it
 */
export function createShop(options: ShopOptions): Shop {
  const { settings, build, clientFolder, migration, development, accessOf = accessOfRoute } = options;
  if (typeof build !== 'function') requireAccessRows(build, accessOf);
  const https = settings.APP_MODE === 'production' && settings.PUBLIC_URL.startsWith('https:');
  const trustedProxies = settings.TRUSTED_PROXIES;
  const headers = securityHeaders({ https });
  const hostKind = hostKinds(settings, (name) => isServed(name, settings));
  const store = new PageStore({ maxBytes: settings.PAGE_CACHE_MEGABYTES * 1024 * 1024, staleFor: STALE_FOR });
  const flyers = new FlyerRedirects(
    async () => (await getShopSettings(defaultLocale)).printFlyerRedirects,
    (error) => log.warn({ err: error }, 'print-flyer redirects could not be read'),
  );
  const database = watchDatabase(settings.DATABASE_URL, store, flyers);
  const readiness = new ReadinessCheck({ databaseUrl: settings.DATABASE_URL, migration });
  const pages = new PageAnswers({
    render: withPreviews(createRenderer(build, development ? 'development' : 'production')),
    store: settings.PAGE_CACHE ? store : undefined,
    database,
    policy: {
      https,
      development: development !== undefined,
      uploads: uploadOrigin(settings),
      services: originsOf(servicesOf(settings)),
    },
    securityHeaders: headers,
    onError: (err, { requestId }) => log.error({ err, requestId }, 'page could not be rendered'),
  });
  let stopping = false;
  const app = createApp({
    pages,
    readiness,
    isStopping: () => stopping,
    securityHeaders: headers,
    https,
    hostKind,
    publicUrl: settings.PUBLIC_URL,
    build,
    accessOf,
    trustedProxies,
    limits: settings.RATE_LIMITS,
    metricsToken: settings.METRICS_TOKEN,
    beforeMetrics() {
      metrics.keptPages.set(store.pages);
      metrics.keptBytes.set(store.bytes);
    },
  });
  const files = new StaticFiles(clientFolder);
  const server = createShopServer({
    files,
    pages,
    usePageCache: settings.PAGE_CACHE,
    app,
    securityHeaders: headers,
    trustedProxies,
    https,
    isOwnHost: (header) => hostKind(header) === 'own',
    flyerTarget: (url) => flyers.target(url),
    ...development,
  });
  return {
    server,
    async start() {
      await refreshContentTables(flyers);
      await database.start();
    },
    async stop() {
      stopping = true;
      await endServer(server);
      listenForChanges(false);
      database.stop();
      readiness.stop();
    },
  };
}

async function endServer(server: Server): Promise<void> {
  const ended = new Promise((resolve) => server.close(resolve));
  // Browsers keep connections open that have nothing to ask.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), REQUESTS_LIMIT);
  await ended;
  clearInterval(idle);
  clearTimeout(limit);
}
