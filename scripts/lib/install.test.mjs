import { describe, expect, it } from 'vitest';
import { fitsLockfile } from './install.mjs';

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
