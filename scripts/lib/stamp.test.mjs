import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.mjs';
import { fingerprint, Product } from './stamp.mjs';

/** @type {string} */
let base;
/** @param {string} name @param {string} [content] */
const write = (name, content = name) => {
  const file = path.join(base, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

beforeEach(() => {
  base = temporaryFolder('stamp');
  write('src/a.ts');
  write('src/deep/b.ts');
});

describe('fingerprint', () => {
  const now = () => fingerprint(['src'], base);

  it('changes with content, additions, removals and names', () => {
    const seen = [now()];
    write('src/a.ts', 'changed');
    seen.push(now());
    write('src/c.ts');
    seen.push(now());
    renameSync(path.join(base, 'src/c.ts'), path.join(base, 'src/d.ts'));
    seen.push(now());
    rmSync(path.join(base, 'src/deep/b.ts'));
    seen.push(now());
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('stays the same for a touched file, a test and what was made', () => {
    const before = now();
    utimesSync(path.join(base, 'src/a.ts'), 1, 1);
    write('src/a.test.ts');
    write('src/node_modules/x/index.js');
    write('src/build/main.js');
    expect(now()).toBe(before);
  });
});

describe('a product', () => {
  let made = 0;
  const product = () => new Product({ sources: ['src'], outputs: ['out/main.js'], stamp: 'out/.made-from' }, base);
  const make = async () => {
    made += 1;
    write('out/main.js');
  };

  beforeEach(async () => {
    made = 0;
    expect(await product().ensure(make)).toBe(true);
  });

  it('is made once', async () => {
    expect(product().state()).toBe('current');
    expect(await product().ensure(make)).toBe(false);
    expect(made).toBe(1);
  });

  it('is made again after a change and after its removal', async () => {
    write('src/a.ts', 'changed');
    expect(product().state()).toBe('older');
    await product().ensure(make);
    rmSync(path.join(base, 'out/main.js'));
    expect(product().state()).toBe('missing');
    await product().ensure(make);
    expect(made).toBe(3);
  });

  it('counts as missing after a failure', async () => {
    write('src/a.ts', 'changed');
    await expect(product().ensure(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(product().state()).toBe('missing');
  });

  it('is not current when a source changed while it was made', async () => {
    write('src/a.ts', 'first change');
    await product().ensure(async () => {
      await make();
      write('src/a.ts', 'second change');
    });
    expect(product().isCurrent()).toBe(false);
  });
});
