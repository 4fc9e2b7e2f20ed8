import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { db } from '~/platform/db.server';
import { env } from '~/platform/env.server';
import { log } from '~/platform/log.server';
import { sql } from '~/platform/sql.server';
import { wireModules } from '~/wiring.server';
import { createWorker } from '../worker/start-worker.ts';
import { listen } from './listen.ts';
import { createShop } from './shop.ts';
import { stopOnSignals } from './shutdown.ts';
import { StartProblem } from './start-checks.ts';

/** Folder name of the newest migration when this was built; put in by the build. */
declare const LAST_MIGRATION: string;

async function loadBuild(folder: string): Promise<ServerBuild> {
  const file = path.join(folder, 'server', 'index.js');
  if (!existsSync(file))
    throw new StartProblem('The storefront is not built yet. Build it: npm run build -w apps/storefront');
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ServerBuild;
}

/**
 * Runs the shop until a signal ends it.
 * @param folder where Remix's build lies (`server/index.js`, `client/`)
 * @throws StartProblem where it is not built or the port cannot be opened
 */
export async function runStorefront(folder: string): Promise<void> {
  const settings = env();
  wireModules();
  const build = await loadBuild(folder);
  const shop = createShop({ settings, build, clientFolder: path.join(folder, 'client'), migration: LAST_MIGRATION });
  const worker = settings.RUN_WORKER ? createWorker() : undefined;
  // Before the first request, so that the first pages can be kept.
  await shop.start();
  await listen(shop.server, { host: settings.HOST, port: settings.PORT });
  stopOnSignals(async () => {
    await Promise.all([shop.stop(), worker?.stop()]);
    await Promise.allSettled([db.$disconnect(), sql.end({ timeout: 1 })]);
  });
  worker?.start();
  log.info({ port: settings.PORT, mode: settings.APP_MODE }, 'the shop answers');
}
