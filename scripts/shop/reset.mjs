import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, inRoot } from '../lib/paths.mjs';
import { defaultStateFolder } from '../lib/postgres-state.mjs';
import { stopLeftPostgres } from '../lib/postgres.mjs';
import { serviceUser } from '../lib/service-user.mjs';

/**
 * Deletes data of previous runs: databases, secrets, mails, uploads, logs. Builds, packages and the databases of
 * DATABASE_URL and CMS_DATABASE_URL are kept.
 */
export async function resetData() {
  const state = defaultStateFolder(serviceUser());
  await stopLeftPostgres(state);
  rmSync(state, { recursive: true, force: true });
  for (const name of readdirSync(dataFolder)) {
    if (!name.startsWith('run-')) rmSync(path.join(dataFolder, name), { recursive: true, force: true });
  }
  const uploads = inRoot('cms', 'public', 'uploads');
  for (const name of existsSync(uploads) ? readdirSync(uploads) : []) {
    if (name !== '.gitkeep') rmSync(path.join(uploads, name), { recursive: true, force: true });
  }
}
