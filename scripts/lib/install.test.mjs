import { describe, expect, it } from 'vitest';
import { fitsLockfile } from './install.mjs';

const lock = {
  '': {},
  'apps/storefront': { version: '0.1.0' },
  'node_modules/@velory/storefront': { link: true },
  'node_modules/react': { version: '18.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const { 'node_modules/fsevents': _otherSystem, '': _root, ...installed } = lock;

describe('installed packages', () => {
  it('fit the lockfile without the optional ones of other systems', () => {
    expect(fitsLockfile(lock, installed)).toBe(true);
  });

  it('do not when one is missing, another version, or not wanted', () => {
    const { 'node_modules/react': react, ...withoutReact } = installed;
    expect(fitsLockfile(lock, withoutReact)).toBe(false);
    expect(fitsLockfile(lock, { ...installed, 'node_modules/react': { ...react, version: '18.3.0' } })).toBe(false);
    expect(fitsLockfile(lock, { ...installed, 'node_modules/left-pad': { version: '1.3.0' } })).toBe(false);
  });
});
