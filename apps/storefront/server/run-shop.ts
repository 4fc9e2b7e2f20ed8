import { prepareListings } from '~/modules/listings/listings.server.ts';
import { seedStaff } from '~/modules/staff/seed-staff.server.ts';
import { db } from '~/platform/db.server.ts';
import { env } from '~/platform/env.server.ts';
import { log } from '~/platform/log.server.ts';
import { isLoopback } from '~/platform/network-address.server.ts';
import { endSql } from '~/platform/sql.server.ts';
import { wireModules } from '~/wiring.server.ts';
import type { JobRunner } from '../worker/run-jobs.ts';
import { listen } from './listen.ts';
import type { Shop } from './shop.ts';
import { stopOnSignals } from './shutdown.ts';

/**
 * Opens the port and runs the shop, and its jobs where they run here, until a signal ends the process.
 * @throws StartProblem if the port cannot be opened
 */
export async function runShop(shop: Shop, worker: JobRunner | undefined): Promise<void> {
  const { HOST, PORT, APP_MODE } = env();
  wireModules();
  // Before the first request, so that the first pages can be stored.
  await shop.start();
  await listen(shop.server, { host: HOST, port: PORT });
  stopOnSignals(async () => {
    await Promise.all([shop.stop(), worker?.stop()]);
    await Promise.allSettled([db.$disconnect(), endSql({ timeout: 1 })]);
  });
  worker?.start();
  seedStaff().catch((error: unknown) => log.error({ err: error }, 'staff accounts could not be created'));
  prepareListings().catch((error: unknown) => log.warn({ err: error }, 'listings could not be prepared'));
  log.info({ host: HOST, port: PORT, mode: APP_MODE }, 'shop is listening');
  if (APP_MODE !== 'production' && !isLoopback(HOST)) {
    log.warn(
      { host: HOST, mode: APP_MODE },
      'this mode shows all mails at /dev/mailbox: anyone who can reach this address can sign in as any customer or as staff',
    );
  }
}
