import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lean } from './lean-prisma.mjs';

it("reads Prisma's program out of the file that the client would have loaded as a module", () => {
  const client = readFileSync(new URL('../app/generated/prisma/internal/class.ts', import.meta.url), 'utf8');
  const name = /"(@prisma\/client\/runtime\/[^"]+\.wasm-base64\.mjs)"/.exec(client)?.[1] ?? '';
  expect(lean(client)).toContain(`readFile(new URL(import.meta.resolve("${name}")), 'latin1')`);
  const text = readFileSync(new URL(`../../../node_modules/${name}`, import.meta.url), 'latin1');
  const program = Buffer.from(text.slice(text.indexOf('"') + 1, text.lastIndexOf('"')), 'base64');
  expect(WebAssembly.validate(program)).toBe(true);
});

it('says so where Prisma has changed', () => {
  expect(() => lean('const client = 1')).toThrow(/no longer asks/);
});
