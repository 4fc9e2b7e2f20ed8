import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './files.mjs';
import { root } from './paths.mjs';

/** Folder where the shop's packages are installed before they are moved: on the same disk. */
const DRAFT = '.packages-draft';
/** Folders of packages, from the checkout's top. */
const FOLDERS = ['node_modules', 'apps/storefront/node_modules'];
/** Other files that npm reads. */
const MANIFESTS = [
  '.npmrc',
  'cms/package.json',
  ...['bench', 'demo-catalogue', 'illustrations'].map((name) => `packages/${name}/package.json`),
];
const STOREFRONT = 'apps/storefront';
/** Tools of the storefront whose output is committed: 4,854 files. */
const STOREFRONT_TOOLS = ['lucide-react'];
/**
 * Dependencies not needed to start the shop, by the folder of the dependent package: MySQL, the embedded database and
 * the studio of Prisma's CLI. 3,700 files.
 * @forTests
 * @type {Record<string, readonly string[] | 'all'>}
 */
export const UNUSED = {
  '': ['typescript'],
  'node_modules/prisma': ['mysql2'],
  'node_modules/@prisma/dev': [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@electric-sql/pglite-tools',
    '@prisma/query-plan-executor',
    '@prisma/streams-local',
    'find-my-way',
    'foreground-child',
  ],
  'node_modules/@prisma/studio-core': 'all',
};

/**
 * @typedef {Record<string, unknown> & { version?: string, integrity?: string, dependencies?: Record<string, string>,
 *   devDependencies?: Record<string, string>
 * }} Manifest
 */

/** @param {Record<string, string>} wanted @param {readonly string[] | 'all'} names @returns {Record<string, string>} */
const without = (wanted, names) =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => names !== 'all' && !names.includes(name)));

/** @param {Manifest} manifest @returns {Manifest} */
const withoutTools = ({ devDependencies = {}, ...manifest }) => ({
  ...manifest,
  devDependencies: without(devDependencies, STOREFRONT_TOOLS),
});

/** @param {string} folder @param {Manifest} manifest @returns {Manifest} */
function withoutUnused(folder, manifest) {
  const { [folder]: names } = UNUSED;
  return names ? { ...manifest, dependencies: without(manifest.dependencies ?? {}, names) } : manifest;
}

/**
 * Adds the archive URL to a locked package. The lockfile contains no registry; without URLs npm requests the list of
 * all versions of each package first.
 * @param {string} folder
 * @param {Manifest} manifest
 * @param {string | undefined} registry
 * @returns {Manifest}
 */
function withAddress(folder, manifest, registry) {
  const { version, integrity } = manifest;
  if (!registry || !version || !integrity) return manifest;
  const name =
    typeof manifest.name === 'string' ? manifest.name : folder.slice(folder.lastIndexOf('node_modules/') + 13);
  const file = `${name.slice(name.indexOf('/') + 1)}-${version}.tgz`;
  return { ...manifest, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` };
}

/**
 * Creates a folder with a package.json of what the shop needs to start: without tools of tests and checks, a fifth of
 * all files, and unused dependencies.
 * @param {object} [options]
 * @param {string} [options.base] the checkout
 * @param {string} [options.registry] URL of the configured registry; without it npm resolves the packages itself
 * @returns {string} the folder
 */
export function draftShopPackages({ base = root, registry } = {}) {
  const draft = path.join(base, DRAFT);
  rmSync(draft, { recursive: true, force: true });
  const lockfile = /** @type {{packages: Record<string, Manifest>}} */ (readJson(path.join(base, 'package-lock.json')));
  const own = /** @type {Manifest} */ (readJson(path.join(base, 'package.json')));
  const storefront = /** @type {Manifest} */ (readJson(path.join(base, STOREFRONT, 'package.json')));
  for (const name of MANIFESTS) {
    const file = path.join(draft, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (existsSync(path.join(base, name))) copyFileSync(path.join(base, name), file);
  }
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).map(([folder, manifest]) => [
      folder,
      withAddress(folder, withoutUnused(folder, manifest), registry),
    ]),
  );
  packages[''] = { ...packages[''], devDependencies: undefined };
  packages[STOREFRONT] = withoutTools(packages[STOREFRONT] ?? {});
  mkdirSync(path.join(draft, STOREFRONT), { recursive: true });
  writeFileSync(path.join(draft, STOREFRONT, 'package.json'), JSON.stringify(withoutTools(storefront)));
  writeFileSync(
    path.join(draft, 'package.json'),
    JSON.stringify({ ...withoutUnused('', own), devDependencies: undefined }),
  );
  writeFileSync(path.join(draft, 'package-lock.json'), JSON.stringify({ ...lockfile, packages }));
  return draft;
}

/**
 * Moves the installed packages, with npm's record, into the checkout.
 * @param {string} [base] the checkout
 */
export function takeShopPackages(base = root) {
  const draft = path.join(base, DRAFT);
  for (const folder of FOLDERS) {
    const from = path.join(draft, folder);
    const to = path.join(base, folder);
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) renameSync(from, to);
  }
  rmSync(draft, { recursive: true, force: true });
}
