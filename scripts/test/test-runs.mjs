import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readJson } from '../lib/files.mjs';
import { dataFolder, inData } from '../lib/paths.mjs';
import { startPostgres, stopLeftPostgres } from '../lib/postgres.mjs';
import { endProcess, isRunning } from '../lib/processes.mjs';
import { Run } from '../lib/run.mjs';
import { serviceUser } from '../lib/service-user.mjs';

/** Speed over durability: test data need not survive a power failure. */
const TEST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Files in a test run's folder with the services its tests started. */
const SERVICE_FILE = /^service-\d+\.json$/;

/**
 * Begins a test run with its own Postgres in a temporary folder.
 * @returns {Promise<{run: Run, postgres: import('../lib/postgres.mjs').Postgres, folder: string, stop: () =>
 *   Promise<void>}>} folder: for the files of this run; what `noteService` is told is ended with it
 */
export async function beginTestRun() {
  await sweepTestRuns();
  const folder = mkdtempSync(path.join(tmpdir(), 'velory-test-'));
  if (serviceUser()) chmodSync(folder, 0o711); // Postgres' own account has to pass through
  const run = await Run.begin(`test-${process.pid}`, { folder });
  try {
    const postgres = await startPostgres({ stateFolder: path.join(folder, 'postgres'), settings: TEST_SETTINGS });
    run.ownPostgres(postgres);
    const stop = async () => {
      await endServices(folder);
      await run.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { run, postgres, folder, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    await run.stop();
    throw error;
  }
}

/**
 * Records a program started by a test, so that it is stopped with the run even if the test's process was killed.
 * @param {string} folder of the run
 * @param {import('../lib/processes.mjs').ProcessIdentity} identity
 */
export function noteService(folder, identity) {
  writeFileSync(path.join(folder, `service-${identity.pid}.json`), JSON.stringify(identity));
}

/** @param {string} folder */
async function endServices(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => SERVICE_FILE.test(name)) : [];
  const identities = files.map(
    (name) => /** @type {import('../lib/processes.mjs').ProcessIdentity} */ (readJson(path.join(folder, name))),
  );
  await Promise.all(identities.filter(isRunning).map((identity) => endProcess(identity, { graceMs: 3000 })));
}

/** Cleans up after killed test runs: servers, shops, databases, folders. */
export async function sweepTestRuns() {
  const records = readdirSync(path.dirname(inData('x'))).filter((name) => /^run-test-(command-)?\d+\.json$/.test(name));
  for (const name of records) {
    const file = path.join(dataFolder, name);
    const record = /** @type {import('../lib/run.mjs').RunRecord | undefined} */ (readJson(file));
    if (isRunning(record?.command)) continue;
    if (record) await Run.endLeftovers(record);
    const folder = record?.about?.folder;
    if (typeof folder === 'string' && folder.startsWith(path.join(tmpdir(), 'velory-test-'))) {
      await endServices(folder);
      await stopLeftPostgres(path.join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    }
    rmSync(file, { force: true });
  }
}
