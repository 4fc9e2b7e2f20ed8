import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { singleAddresses } from '../../apps/storefront/app/route-table.server.ts';
import { addresses } from '../../apps/storefront/app/site-map.ts';
import { isReservedSlug } from '../../cms/src/validation/reserved-slugs.ts';

/** The first segments of the shop's addresses, without the language: possible slugs. */
function firstSegments(paths: readonly string[]): string[] {
  const firsts = paths.map((path) => path.replace(/^\/?(?:fr(?=\/|$))?\/?/, '').split('/')[0] ?? '');
  return [...new Set(firsts.filter((segment) => /^[a-z0-9-]+$/i.test(segment)))].sort();
}

const publicFolder = fileURLToPath(new URL('../../apps/storefront/public', import.meta.url));

it('no collection takes an address that the shop answers itself', () => {
  const ofPages = firstSegments(Object.values(addresses).flatMap(({ de, fr }) => [de, fr]));
  const ofCalls = firstSegments(Object.keys(singleAddresses));
  const ofFiles = firstSegments(readdirSync(publicFolder));
  // Answered by the server in front of Remix.
  const ofServer = ['fr', 'healthz', 'readyz', 'metrics', 'assets', 'build'];
  expect([ofPages.length > 40, ofCalls.length > 10]).toEqual([true, true]);
  const words = [...ofPages, ...ofCalls, ...ofFiles, ...ofServer];
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

it('a collection keeps every other address', () => {
  for (const word of ['sommer', 'e-bikes-fuer-familien', 'suchen', 'produkte'])
    expect(isReservedSlug(word)).toBe(false);
});
