import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { readJson } from './files.mjs';
import { root } from './paths.mjs';
import { draftShopPackages, takeShopPackages, UNUSED } from './shop-packages.mjs';

const own = {
  name: 'velory',
  workspaces: ['apps/*', 'cms'],
  dependencies: { pg: '8.16.3' },
  devDependencies: { eslint: '10.15.0' },
};
const storefront = {
  name: '@velory/storefront',
  dependencies: { react: '18.3.1' },
  devDependencies: { vite: '6.4.6', 'lucide-react': '1.75.0' },
};

/** @param {string} file @param {unknown} content */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

function checkout() {
  const folder = temporaryFolder('packages');
  write(path.join(folder, 'package.json'), own);
  write(path.join(folder, 'apps/storefront/package.json'), storefront);
  write(path.join(folder, 'cms/package.json'), { name: '@velory/cms' });
  write(path.join(folder, 'package-lock.json'), {
    lockfileVersion: 3,
    packages: {
      '': own,
      'apps/storefront': storefront,
      'node_modules/pg': { version: '8.16.3', integrity: 'sha512-pg' },
      'node_modules/prisma': { version: '7.10.0', dependencies: { '@prisma/config': '7.10.0', mysql2: '3.15.3' } },
      'node_modules/a/node_modules/@visx/grid': { version: '4.0.1', integrity: 'sha512-grid' },
    },
  });
  return folder;
}

/**
 * Refuses what the draft leaves out to the packages that ask for it. Written into a file of its own.
 * @param {any} modules
 * @param {[root: string, unused: Record<string, readonly string[] | 'all'>]} what
 */
function refuse(modules, [base, unused]) {
  const find = modules._resolveFilename;
  modules._resolveFilename = (/** @type {string} */ name, /** @type {any} */ asking, /** @type {any[]} */ ...rest) => {
    for (const [folder, names] of Object.entries(unused)) {
      const isFound = folder !== '' && asking?.filename?.startsWith(`${base}/${folder}/`);
      const isPackage = /^[@a-z]/.test(name) && !modules.isBuiltin(name);
      if (
        isFound &&
        isPackage &&
        (names === 'all' || names.some((each) => name === each || name.startsWith(`${each}/`)))
      )
        throw new Error(`${folder} asks for ${name}`);
    }
    return find(name, asking, ...rest);
  };
}

describe('the packages that starting the shop takes', () => {
  it('are asked for without the tools of tests and checks, by manifests and lockfile that agree', () => {
    const draft = draftShopPackages({ base: checkout() });
    /** @param {string} name */
    const read = (name) => /** @type {any} */ (readJson(path.join(draft, name)));
    const { packages } = read('package-lock.json');
    for (const manifest of [read('package.json'), packages['']]) {
      expect(manifest).toMatchObject({ dependencies: { pg: '8.16.3' } });
      expect(manifest).not.toHaveProperty('devDependencies');
    }
    for (const manifest of [read('apps/storefront/package.json'), packages['apps/storefront']])
      expect(manifest.devDependencies).toEqual({ vite: '6.4.6' });
    expect(read('cms/package.json')).toEqual({ name: '@velory/cms' });
  });

  /** @param {string} [registry] @returns {Record<string, any>} */
  const locked = (registry) =>
    /** @type {any} */ (readJson(path.join(draftShopPackages({ base: checkout(), registry }), 'package-lock.json')))
      .packages;

  it('are asked for by the addresses of their archives, where the registry is known', () => {
    const packages = locked('https://registry.example/npm/');
    expect(packages['node_modules/pg'].resolved).toBe('https://registry.example/npm/pg/-/pg-8.16.3.tgz');
    expect(packages['node_modules/a/node_modules/@visx/grid'].resolved).toBe(
      'https://registry.example/npm/@visx/grid/-/grid-4.0.1.tgz',
    );
    expect(packages['apps/storefront']).not.toHaveProperty('resolved');
    expect(locked()['node_modules/pg']).not.toHaveProperty('resolved');
  });

  it("hold nothing of what Prisma's command line leaves alone", () => {
    expect(locked()['node_modules/prisma'].dependencies).toEqual({ '@prisma/config': '7.10.0' });
    const hook = path.join(temporaryFolder('hook'), 'refuse.cjs');
    writeFileSync(hook, `(${refuse})(require('node:module'), ${JSON.stringify([root, UNUSED])})`);
    const prisma = path.join(root, 'node_modules/prisma/build/index.js');
    const ran = spawnSync(process.execPath, ['--require', hook, prisma, 'generate', '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([ran.status, ran.stderr]).toEqual([0, expect.not.stringContaining('asks for')]);
  }, 120_000);

  it('take the place of what was there', () => {
    const folder = checkout();
    write(path.join(folder, 'node_modules/old/package.json'), {});
    write(path.join(folder, 'apps/storefront/node_modules/old/package.json'), {});
    const draft = draftShopPackages({ base: folder });
    write(path.join(draft, 'node_modules/pg/package.json'), { version: '8.16.3' });
    takeShopPackages(folder);
    expect(readFileSync(path.join(folder, 'node_modules/pg/package.json'), 'utf8')).toContain('8.16.3');
    for (const gone of ['node_modules/old', 'apps/storefront/node_modules', '.packages-draft'])
      expect([gone, existsSync(path.join(folder, gone))]).toEqual([gone, false]);
    expect(readJson(path.join(folder, 'package.json'))).toEqual(own);
  });
});
