import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where systems keep a Chromium of their own. The one without windows takes a quarter less of the processor. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without windows; older Debians have none. */
const HEADLESS_PACKAGE = 'chromium-headless-shell';

/**
 * The browser for the end-to-end tests.
 * @returns {Promise<{executablePath: string, origin: string} | undefined>} CHROMIUM_PATH, else Playwright's own, else the system's
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return { executablePath: chosen, origin: 'CHROMIUM_PATH' };
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  if (existsSync(own)) return { executablePath: own, origin: "Playwright's own" };
  const system = SYSTEM_BROWSERS.find((file) => existsSync(file));
  return system ? { executablePath: system, origin: "the system's" } : undefined;
}

/**
 * Installs a Chromium: by the package manager of Debian and its relatives as root, else by Playwright.
 * @param {import('./run.mjs').Run} run
 */
export async function installChromium(run) {
  const isDebianRoot =
    process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isDebianRoot) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run.command('apt-update', 'apt-get', ['update'], {
      env,
      failure: 'The list of packages could not be fetched.',
    });
    const isKnown = spawnSync('apt-cache', ['show', HEADLESS_PACKAGE], { stdio: 'ignore' }).status === 0;
    const browser = isKnown ? HEADLESS_PACKAGE : 'chromium';
    await run.command(
      'apt-install',
      'apt-get',
      ['install', '-y', '--no-install-recommends', browser, 'fonts-dejavu-core'],
      { env, failure: 'Chromium could not be installed.' },
    );
    return;
  }
  await run.command(
    'playwright-install',
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    {
      failure: 'Chromium could not be installed by Playwright.',
      explain: () =>
        'Install one by hand (apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    },
  );
}
