import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../lib/install.mjs';
import { inData } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';

/** Drives Firefox by WebDriver BiDi; installed only for these tests. */
const DRIVER = 'puppeteer-core@24.43.1';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/**
 * Finds Firefox and installs its driver.
 * @param {import('../lib/run.mjs').Run} run
 * @returns {Promise<{FIREFOX_PATH: string, FIREFOX_DRIVER: string}>} settings of the tests
 * @throws {Problem} if Firefox is not installed
 */
export async function prepareFirefox(run) {
  const browser = process.env.FIREFOX_PATH ?? FIREFOX.find((file) => existsSync(file));
  if (!browser)
    throw new Problem(
      'Firefox was not found.',
      'Install it (apt-get install firefox-esr) or set its path: FIREFOX_PATH=/path',
    );
  const folder = path.dirname(inData('firefox', 'package.json'));
  mkdirSync(folder, { recursive: true });
  const [name] = DRIVER.split('@');
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
  if (!existsSync(path.join(folder, 'node_modules', String(name)))) {
    const npm = npmCommand();
    await run.command('firefox-driver', npm.command, [...npm.args, 'install', '--no-audit', '--no-fund', DRIVER], {
      cwd: folder,
      failure: `${DRIVER} could not be installed.`,
    });
  }
  return { FIREFOX_PATH: browser, FIREFOX_DRIVER: folder };
}
