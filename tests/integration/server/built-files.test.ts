import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isBlockedName } from '../../../apps/storefront/asset-names.ts';

const folder = path.join(import.meta.dirname, '../../../apps/storefront/build/client/assets');

it('no file that the build made for browsers has a name that ad blockers hide', () => {
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  // The hash is no word: it has digits, or letters that no list knows.
  expect(files.filter((file) => isBlockedName(file.replace(/-[a-z\d]{8}\.\w+$/, '')))).toEqual([]);
  expect(files.filter((file) => !/^[\w.-]+-[a-z\d]{8}\.(js|css)$/.test(file))).toEqual([]);
});
