import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './files.mjs';
import { root } from './paths.mjs';

/** Where the packages of the shop are installed before they are put in their place: on the same disk. */
const DRAFT = '.packages-draft';
/** Folders of packages, from the checkout's top. */
const FOLDERS = ['node_modules', 'apps/storefront/node_modules'];
/** What npm reads of a checkout beside `package.json` and the lockfile of its top. */
const MANIFESTS = [
  '.npmrc',
  'cms/package.json',
  ...['bench', 'demo-catalogue', 'illustrations'].map((name) => `packages/${name}/package.json`),
];
const STOREFRONT = 'apps/storefront';
/** Tools of the storefront that only write what is kept in the repository: 4,854 files. */
const STOREFRONT_TOOLS = ['lucide-react'];
/**
 * What packages ask for and nobody needs who starts the shop, by the folder of the package that asks: of Prisma's command line MySQL, the
 * database that it would start itself, and all that its studio shows pages with. 3,700 files.
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
 * @typedef {Record<string, unknown> & {
 *   version?: string, integrity?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>
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
 * A locked package with the address of its archive, as registries write it. The lockfile names no registry; without addresses npm
 * asks for the list of all versions of each package before it fetches the one.
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
 * Makes a folder that asks npm for what starting the shop takes: the tools of tests and checks, a fifth of all files, and what nobody
 * needs for it are left out.
 * @param {object} [options]
 * @param {string} [options.base] the checkout
 * @param {string} [options.registry] address of the registry that npm is set to; npm looks for the packages' own where none is given
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
 * Puts the packages of a draft in the place of those of the checkout. npm's own record comes with them.
 * @param {string} [base] the checkout
 */
export function takeShopPackages(base = root) {
  const draft = path.join(base, DRAFT);
  for (const folder of FOLDERS) {
    const [from, to] = [path.join(draft, folder), path.join(base, folder)];
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) renameSync(from, to);
  }
  rmSync(draft, { recursive: true, force: true });
}
