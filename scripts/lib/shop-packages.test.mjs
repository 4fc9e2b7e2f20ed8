import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { readJson } from './files.mjs';
import { draftShopPackages, takeShopPackages } from './shop-packages.mjs';

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
    packages: { '': own, 'apps/storefront': storefront, 'node_modules/pg': { version: '8.16.3' } },
  });
  return folder;
}

describe('the packages that starting the shop takes', () => {
  it('are asked for without the tools of tests and checks, by manifests and lockfile that agree', () => {
    const draft = draftShopPackages(checkout());
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

  it('take the place of what was there', () => {
    const folder = checkout();
    write(path.join(folder, 'node_modules/old/package.json'), {});
    write(path.join(folder, 'apps/storefront/node_modules/old/package.json'), {});
    const draft = draftShopPackages(folder);
    write(path.join(draft, 'node_modules/pg/package.json'), { version: '8.16.3' });
    takeShopPackages(folder);
    expect(readFileSync(path.join(folder, 'node_modules/pg/package.json'), 'utf8')).toContain('8.16.3');
    for (const gone of ['node_modules/old', 'apps/storefront/node_modules', '.packages-draft'])
      expect([gone, existsSync(path.join(folder, gone))]).toEqual([gone, false]);
    expect(readJson(path.join(folder, 'package.json'))).toEqual(own);
  });
});
