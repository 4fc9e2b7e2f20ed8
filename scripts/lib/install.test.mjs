import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { fitsLockfile, installedPackages } from './install.mjs';

const installed = {
  'apps/storefront': { version: '0.1.0' },
  'node_modules/@velory/storefront': { link: true },
  'node_modules/react': { version: '18.3.1' },
};
const lock = { '': {}, ...installed, 'node_modules/fsevents': { version: '2.3.3', optional: true } };

describe('installed packages', () => {
  it('fit the lockfile without the optional ones of other systems', () => {
    expect(fitsLockfile(lock, installed)).toBe(true);
  });

  it('do not when one is missing, another version, or not wanted', () => {
    expect(fitsLockfile({ ...lock, 'node_modules/zod': { version: '4.6.7' } }, installed)).toBe(false);
    expect(fitsLockfile(lock, { ...installed, 'node_modules/react': { version: '18.3.0' } })).toBe(false);
    expect(fitsLockfile(lock, { ...installed, 'node_modules/left-pad': { version: '1.3.0' } })).toBe(false);
  });
});

describe('a checkout', () => {
  const lockfile = JSON.stringify({ packages: { ...lock, 'node_modules/@strapi/strapi': { version: '5.54.0' } } });

  /** @param {{present?: object, note?: string}} state what npm notes of node_modules; what is noted beside it */
  function checkout({ present, note }) {
    const folder = temporaryFolder('install');
    mkdirSync(path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package-lock.json'), lockfile);
    if (present) {
      writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }));
    }
    if (note) writeFileSync(path.join(folder, 'node_modules/.without-cms'), note);
    return folder;
  }
  const note = createHash('sha256').update(lockfile).digest('hex');

  it('has all packages, or none while an installation goes on', () => {
    const present = { ...installed, 'node_modules/@strapi/strapi': { version: '5.54.0' } };
    expect(installedPackages(checkout({ present }))).toBe('all');
    expect(installedPackages(checkout({ present, note }))).toBe('all');
    expect(installedPackages(checkout({}))).toBe('none');
    expect(installedPackages(checkout({ note }))).toBe('none');
  });

  it("has the shop's packages if that is recorded for this very lockfile", () => {
    expect(installedPackages(checkout({ present: installed, note }))).toBe('shop');
    expect(installedPackages(checkout({ present: installed, note: 'of another lockfile' }))).toBe('none');
    expect(installedPackages(checkout({ present: installed }))).toBe('none');
  });
});
