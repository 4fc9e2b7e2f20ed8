import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AccessOf } from '~/route-table.server.ts';
import { createShop, type ShopSettings } from '../../../apps/storefront/server/shop.ts';
import { listen } from '../../../apps/storefront/server/listen.ts';
import { littleShop, type RenderCounts } from './little-shop.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RunningShop {
  port: number;
  origin: string;
  renders: RenderCounts;
  /** Requests without following redirects or decompressing. */
  ask(url: string, options?: AskOptions): Promise<Answer>;
  stop(): Promise<void>;
}

export const settings: Omit<ShopSettings, 'DATABASE_URL'> = {
  APP_MODE: 'demo',
  PUBLIC_URL: 'http://localhost:3000',
  SHOP_HOSTS: [],
  PAGE_CACHE: true,
  PAGE_CACHE_MEGABYTES: 8,
  RATE_LIMITS: false,
  TRUSTED_PROXIES: 0,
};

export interface RunOptions {
  databaseUrl: string;
  clientFolder?: string;
  migration?: string;
  settings?: Partial<ShopSettings>;
  /** Who may reach its routes: everybody by default. */
  roles?: NonNullable<ReturnType<AccessOf>>['roles'];
}

/** The HTTP server on a free port, around the little shop. */
export async function runShop({
  databaseUrl,
  clientFolder = '',
  migration,
  settings: own,
  roles = ['anonymous'],
}: RunOptions): Promise<RunningShop> {
  const little = littleShop(databaseUrl);
  const shop = createShop({
    settings: { ...settings, DATABASE_URL: databaseUrl, ...own },
    build: little.build,
    accessOf: () => ({ roles, by: 'session' }),
    clientFolder,
    migration,
  });
  await shop.start();
  await listen(shop.server, { host: '127.0.0.1', port: 0 });
  const address = shop.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    renders: little.renders,
    ask: (url, options) => ask(port, url, options),
    async stop() {
      await shop.stop();
      await little.stop();
    },
  };
}

/** Sends a request as written: no redirects, no decompression, no normalised path. */
export function ask(port: number, path: string, { method = 'GET', headers, body }: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.once('error', reject);
      res.once('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.once('error', reject);
    req.end(body);
  });
}
