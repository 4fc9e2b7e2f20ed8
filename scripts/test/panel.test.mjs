import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { opensPanel } from './panel.mjs';

it('finds out whether tests that are asked for open the admin panel', () => {
  const folder = temporaryFolder('panel');
  writeFileSync(path.join(folder, 'cart.spec.ts'), "await page.goto('/checkout/');");
  writeFileSync(path.join(folder, 'editors-day.spec.ts'), 'await page.goto(`${process.env.E2E_CMS_URL}/admin`);');
  expect(opensPanel(['cart'], folder)).toBe(false);
  expect(opensPanel(['tests/e2e/cart.spec.ts:12', '--headed'], folder)).toBe(false);
  expect(opensPanel(['editors-day'], folder)).toBe(true);
  expect(opensPanel([], folder)).toBe(true);
  expect(opensPanel(['--grep', 'An editor'], folder)).toBe(true);
});
