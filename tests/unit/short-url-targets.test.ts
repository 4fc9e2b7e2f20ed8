import { expect, it } from 'vitest';
import { readTarget } from '~/modules/short-urls/short-urls.ts';
import { canonicalAddress } from '../../apps/storefront/server/canonical-path.ts';

const origin = 'https://velory.example';

/** Spellings that the server reads as the same letter. */
const letters = (letter: string): string[] => [
  letter,
  letter.toUpperCase(),
  `%${letter.charCodeAt(0).toString(16)}`,
  `%${letter.toUpperCase().charCodeAt(0).toString(16)}`,
];
const slashes = ['/', '//', '/./', '/%2e/', '/x/../', '/x/%2E%2E/', '\\', '/%5C', '/%5c%5C', '/x%5C..%5C'];

it('No spelling of an address can make a short address lead to a closed page', () => {
  const closed = /^(?:\/fr)?\/(?:admin|api|dev|s)(?:\/|\.data|$)/;
  let seen = 0;
  for (const before of slashes) {
    for (const prefix of ['', 'fr', 'FR', '%66r']) {
      for (const word of ['s', 'admin', 'api', 'dev']) {
        for (const first of letters(word.slice(0, 1))) {
          for (const after of [...slashes.map((slash) => `${slash}x`), '', '/', '.data', '?x=1']) {
            const typed = `/${prefix}${before}${first}${word.slice(1)}${after}`;
            const form = canonicalAddress(typed);
            if (form === undefined || !closed.test(form)) continue;
            seen += 1;
            expect(readTarget(typed, origin), typed).toBeUndefined();
          }
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(5000);
});
