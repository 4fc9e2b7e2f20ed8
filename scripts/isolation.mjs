import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * `npm run isolation`: requests every address of the built shop as people of other shops (some minutes) and prints the
 * answers as a Markdown table. The output of the tests goes to stderr.
 */

const WALK = 'tests/integration/organizations/isolation.test.ts';
const folder = mkdtempSync(join(tmpdir(), 'velory-isolation-'));
const page = join(folder, 'isolation.md');
try {
  const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'integration', WALK], {
    stdio: ['inherit', process.stderr.fd, process.stderr.fd],
    env: { ...process.env, ISOLATION_PAGE: page },
  });
  if (status === 0) process.stdout.write(readFileSync(page, 'utf8'));
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
