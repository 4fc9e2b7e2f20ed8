import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

it('The contract of events lists each event of the shop with its fields, and no other', () => {
  const [, body = ''] =
    /export interface ShopEvents \{([\s\S]*?)\n\}/.exec(read('apps/storefront/app/modules/consent/events.ts')) ?? [];
  const declared = [...body.matchAll(/^ {2}(\w+): \{ ([^}]*) \}/gm)].map(([, name, fields = '']) => [
    name,
    [...fields.matchAll(/(\w+)\??:/g)].map(([, field]) => field),
  ]);
  const [table = ''] = read('docs/events.md').split('| service |');
  const documented = [...table.matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|/gm)].map(([, name, says = '']) => [
    name,
    [...says.replaceAll(/: [^,]*/g, '').matchAll(/`(\w+)`/g)].map(([, field]) => field),
  ]);
  expect(declared.length).toBeGreaterThan(8);
  expect(documented).toEqual(declared);
});
