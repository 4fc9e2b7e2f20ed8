import type { Server } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import type { ViteDevServer } from 'vite';
import { env } from '~/platform/env.server.ts';
import { createWorker } from '../worker/start-worker.ts';
import { runShop } from './run-shop.ts';
import { createShop } from './shop.ts';

/**
 * Runs the shop with hot reload until a signal ends it: the same server, with Vite in front instead of a built browser
 * half, and no page kept.
 * @param server listened to by Vite's socket too
 */
export async function runDevelopment(vite: ViteDevServer, server: Server): Promise<void> {
  const settings = { ...env(), PAGE_CACHE: false };
  const shop = createShop({
    settings,
    build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
    clientFolder: '',
    development: { before: vite.middlewares, server },
  });
  await runShop(shop, settings.RUN_WORKER ? createWorker() : undefined);
}
