import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './files.mjs';
import { root } from './paths.mjs';

/** Where the packages of the shop are installed before they are put in their place: on the same disk. */
const DRAFT = '.packages-draft';
/** Folders of packages, from the checkout's top. */
const FOLDERS = ['node_modules', 'apps/storefront/node_modules'];
/** What npm reads of a checkout beside `package.json` and the lockfile of its top. */
const MANIFESTS = ['.npmrc', 'cms/package.json'];
const STOREFRONT = 'apps/storefront';
/** Tools of the storefront that only write what is kept in the repository: 4,854 files. */
const STOREFRONT_TOOLS = ['lucide-react'];

/** @typedef {Record<string, unknown> & {devDependencies?: Record<string, string>}} Manifest */

/** @param {Manifest} manifest @returns {Manifest} */
function withoutTools({ devDependencies = {}, ...manifest }) {
  const kept = Object.entries(devDependencies).filter(([name]) => !STOREFRONT_TOOLS.includes(name));
  return { ...manifest, devDependencies: Object.fromEntries(kept) };
}

/**
 * Makes a folder that asks npm for what starting the shop takes: the tools of tests and checks, a fifth of all files, are left out.
 * @param {string} [base] the checkout
 * @returns {string} the folder
 */
export function draftShopPackages(base = root) {
  const draft = path.join(base, DRAFT);
  rmSync(draft, { recursive: true, force: true });
  const lockfile = /** @type {{packages: Record<string, Manifest>}} */ (readJson(path.join(base, 'package-lock.json')));
  const own = /** @type {Manifest} */ (readJson(path.join(base, 'package.json')));
  const storefront = /** @type {Manifest} */ (readJson(path.join(base, STOREFRONT, 'package.json')));
  const lockedOwn = { ...lockfile.packages[''], devDependencies: undefined };
  const manifest = { ...own, devDependencies: undefined };
  for (const name of MANIFESTS) {
    const file = path.join(draft, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (existsSync(path.join(base, name))) copyFileSync(path.join(base, name), file);
  }
  const lockedStorefront = withoutTools(lockfile.packages[STOREFRONT] ?? {});
  const packages = { ...lockfile.packages, '': lockedOwn, [STOREFRONT]: lockedStorefront };
  mkdirSync(path.join(draft, STOREFRONT), { recursive: true });
  writeFileSync(path.join(draft, STOREFRONT, 'package.json'), JSON.stringify(withoutTools(storefront)));
  writeFileSync(path.join(draft, 'package.json'), JSON.stringify(manifest));
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
