import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { assetName, assetNames, isBlockedName, scriptNames } from './asset-names.ts';

describe('the name of a built file', () => {
  it.each([
    'newsletter',
    'newsletter-page',
    'banner',
    'consent-bar',
    'cookieNotice',
    'trackers',
    'sponsor-me',
    'ad-slot',
    'live-notices',
    'employer-share',
    'google-route',
  ])('%s is one that ad blockers hide, and gives way', (name) => {
    expect(isBlockedName(`${name}-1a2b3c.js`)).toBe(true);
    expect(assetName(name)).toBe('part');
  });

  it.each([
    'app',
    'address',
    'admin',
    'category-bar',
    'company-tile',
    'shell',
    'stage-line',
    'loaded-bike',
    'download',
  ])('%s is kept', (name) => expect(assetName(name)).toBe(name));
});

describe('a build', () => {
  /** The files of a build of a script that loads another and links a sheet, all with names that ad blockers hide. */
  async function filesOf(root: string, isServer: boolean): Promise<string[]> {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        ssr: isServer,
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: path.join(root, 'tracker.js'),
          preserveEntrySignatures: 'exports-only',
          output: { ...assetNames, ...(isServer ? {} : scriptNames) },
        },
      },
    });
    const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
    return output.map(({ fileName }) => fileName).sort();
  }

  it('calls no file as ad blockers do, and a sheet the same for browsers and for the server', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'velory-names-'));
    writeFileSync(path.join(root, 'newsletter.css'), 'p{color:red}');
    writeFileSync(path.join(root, 'banner.js'), 'export const shown = 1;');
    const links =
      "import sheet from './newsletter.css?url'; export { sheet }; export const late = import('./banner.js');";
    writeFileSync(path.join(root, 'tracker.js'), links);
    try {
      const [browser, server] = [await filesOf(root, false), await filesOf(root, true)];
      expect(browser).toHaveLength(3);
      for (const file of browser) expect(file).toMatch(/^assets\/part-[a-z\d]{8}\.(js|css)$/);
      expect(server.filter((file) => file.endsWith('.css'))).toEqual(browser.filter((file) => file.endsWith('.css')));
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
