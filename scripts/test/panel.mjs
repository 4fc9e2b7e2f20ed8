import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Marker of browser tests that open Strapi's admin panel. */
const ADDRESS = 'E2E_CMS_URL';

/**
 * Whether any selected browser test opens Strapi's admin panel, which takes long to build.
 * @param {readonly string[]} args of Playwright; without a file all tests are selected
 * @param {string} folder of the tests
 */
export function opensPanel(args, folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'));
  const names = args.map((each) => path.basename(each).replace(/:\d+$/, ''));
  const asked = files.filter((file) => names.some((name) => name !== '' && file.includes(name)));
  return (asked.length > 0 ? asked : files).some((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(ADDRESS),
  );
}
