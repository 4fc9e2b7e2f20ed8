import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../../apps/storefront/build/client/assets');

it('Built files are named by hashes, so that no word in a name makes ad blockers hide one', () => {
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !/^((framework|manifest)-)?[a-z\d]{8}\.(js|css)$/.test(file))).toEqual([]);
});
