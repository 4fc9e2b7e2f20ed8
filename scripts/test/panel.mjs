import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a browser test reads that opens Strapi's admin panel. */
const ADDRESS = 'E2E_CMS_URL';

/**
 * Whether any of the browser tests that are asked for opens Strapi's admin panel, which takes long to build.
 * @param {readonly string[]} args of Playwright; what names no file leaves all of them
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
