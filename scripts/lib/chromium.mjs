import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Headless shell: tests need less than half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Paths of Chromium installed by the system. */
const SYSTEM_BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's headless shell; not available in older releases. */
const SHELL_PACKAGE = 'chromium-headless-shell';

/**
 * Finds the browser for end-to-end tests.
 * @returns {Promise<{executablePath: string, origin: string} | undefined>} CHROMIUM_PATH, else Playwright's own, else
 *   the system's
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

/** Whether packages can be installed with apt-get. */
const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Version of the installed Debian Chromium, if its headless shell is missing.
 * @returns {string | undefined} undefined if nothing is missing or installing is not allowed
 */
export function shellMissingTo() {
  if (process.env.CHROMIUM_PATH || existsSync(SHELL) || !mayInstallPackages()) return undefined;
  const words = ['-W', '-f', '${Version}', 'chromium'];
  return spawnSync('dpkg-query', words, { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/**
 * Installs the headless shell for the installed Chromium, and nothing else.
 * @param {import('./run.mjs').Run} run
 * @param {string} version of that Chromium
 */
export async function addShell(run, version) {
  const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  await run.command(
    'apt-add-shell',
    'apt-get',
    [...quick, 'install', '-y', '--no-install-recommends', '--no-upgrade', `${SHELL_PACKAGE}=${version}`],
    { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, failure: 'The package does not exist.' },
  );
}

/**
 * Installs Chromium with apt-get as root, otherwise with Playwright.
 * @param {import('./run.mjs').Run} run
 */
export async function installChromium(run) {
  if (mayInstallPackages()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run.command('apt-update', 'apt-get', ['update'], {
      env,
      failure: 'The package list could not be fetched.',
    });
    const isKnown = spawnSync('apt-cache', ['show', SHELL_PACKAGE], { stdio: 'ignore' }).status === 0;
    const browser = isKnown ? SHELL_PACKAGE : 'chromium';
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
      failure: 'Playwright could not install Chromium.',
      explain: () =>
        'Install it manually (apt-get install chromium), or set its path: CHROMIUM_PATH=/path/to/chromium npm test',
    },
  );
}
