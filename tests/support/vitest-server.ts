import { compileCms, generatePrismaClient } from '../../scripts/lib/builds.mjs';
import { beginTestRun } from '../../scripts/test/test-runs.mjs';
import { ensureMigratedTemplate } from './databases.ts';
import { announceServer } from './environment.ts';

/** Set while this process has a server running; two projects of one run share it. */
const OWNER = 'TEST_SERVER_OWNER';

/**
 * Before the first test of a run: a Postgres of its own with a migrated template, Prisma's client and the compiled CMS.
 * @returns a function that stops all of it
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[OWNER] === String(process.pid)) return async () => {};
  process.env[OWNER] = String(process.pid);
  const { run, postgres, folder, stop } = await beginTestRun();
  try {
    await generatePrismaClient(run);
    await compileCms(run);
    announceServer(postgres.url('postgres'), folder);
    await ensureMigratedTemplate();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
