import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { env } from '~/platform/env.server.ts';
import { createWorker } from '../worker/start-worker.ts';
import { runShop } from './run-shop.ts';
import { createShop } from './shop.ts';
import { StartProblem } from './start-checks.ts';

/** Folder name of the newest migration when this was built; put in by the build. */
declare const LAST_MIGRATION: string;

async function loadBuild(folder: string): Promise<ServerBuild> {
  const file = path.join(folder, 'server', 'index.js');
  if (!existsSync(file))
    throw new StartProblem('The storefront has not been built. Run npm run build -w apps/storefront.');
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
}

/**
 * Runs the built shop until a signal ends it.
 * @param folder where Remix's build lies (`server/index.js`, `client/`)
 * @throws StartProblem if it is not built or the port cannot be opened
 */
export async function runStorefront(folder: string): Promise<void> {
  const settings = env();
  const shop = createShop({
    settings,
    build: await loadBuild(folder),
    clientFolder: path.join(folder, 'client'),
    migration: LAST_MIGRATION,
  });
  await runShop(shop, settings.RUN_WORKER ? createWorker() : undefined);
}
