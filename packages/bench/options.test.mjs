import { describe, expect, it } from 'vitest';
import { PARTS, readOptions } from './options.mjs';

describe('the options', () => {
  it('run everything on the demonstration catalogue by default', () => {
    const { products, parts, help } = readOptions([]);
    expect({ products, parts: [...parts], help }).toEqual({ products: 0, parts: PARTS, help: false });
  });

  it('choose parts', () => {
    expect([...readOptions(['--only', 'sizes,lighthouse', '--no-lighthouse']).parts]).toEqual(['sizes']);
    expect([...readOptions(['--no-lighthouse', '--products', '1000']).parts]).not.toContain('lighthouse');
  });

  it.each([
    [['--products', 'many'], /--products is "many"/],
    [['--seconds', '0'], /--seconds is "0"/],
    [['--only', 'sizes,colour'], /colour/],
    [['--fast'], /--fast/],
  ])('refuse %j', (argv, message) => expect(() => readOptions(argv)).toThrow(message));
});
