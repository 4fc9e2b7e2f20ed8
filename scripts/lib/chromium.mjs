import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: tests spend less than half of its time on it. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Where systems keep a Chromium of their own. */
const SYSTEM_BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's Chromium without windows; older Debians have none. */
const SHELL_PACKAGE = 'chromium-headless-shell';

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

/** Whether this is Debian or a relative, and packages may be installed. */
const mayInstallPackages = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The version of Debian's Chromium to which its shell without windows is missing.
 * @returns {string | undefined} undefined where there is nothing to add, or nobody may
 */
export function shellMissingTo() {
  if (process.env.CHROMIUM_PATH || existsSync(SHELL) || !mayInstallPackages()) return undefined;
  const words = ['-W', '-f', '${Version}', 'chromium'];
  return spawnSync('dpkg-query', words, { encoding: 'utf8' }).stdout?.trim() || undefined;
}

/**
 * Adds Chromium's shell without windows to the Chromium that is installed, and nothing else.
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
 * Installs a Chromium: by the package manager of Debian and its relatives as root, else by Playwright.
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
