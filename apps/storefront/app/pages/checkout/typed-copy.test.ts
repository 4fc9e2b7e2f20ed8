import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropTyped, readTyped, unsentOf, writeTyped } from './typed-copy.ts';

const KEY = 'velory-typed';
const names = ['firstname', 'zip', 'city', 'otherDelivery', 'birthDay', 'birthYear', 'all_agb'] as const;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('what a tab keeps of the contact form', () => {
  it('is what the server does not know, and what was taken away', () => {
    const values = new Map([
      ['firstname', 'Mia'],
      ['city', 'Zürich'],
      ['zip', ''],
      ['otherDelivery', ''],
      ['all_agb', 'on'],
      ['intent', 'continue'],
    ]);
    // What a credit check has answered is no field of the form.
    expect(unsentOf(names, values, { city: 'Zürich', zip: '80', otherDelivery: 'on', birthDay: '17' })).toEqual({
      firstname: 'Mia',
      zip: '',
      otherDelivery: '',
    });
  });

  it('comes back for the cart it was typed for, and goes with another one', () => {
    writeTyped('a', { firstname: 'Mia', birthYear: '1990' });
    expect(readTyped('a', names)).toEqual({ firstname: 'Mia', birthYear: '1990' });
    expect(readTyped('b', names)).toEqual({});
    expect(stored.size).toBe(0);
  });

  it('is gone once it is known, or the order is placed', () => {
    writeTyped('a', { firstname: 'Mia' });
    writeTyped('a', {});
    expect(stored.size).toBe(0);
    writeTyped('a', { firstname: 'Mia' });
    dropTyped();
    expect(readTyped('a', names)).toEqual({});
  });

  it('is nothing where something else lies there', () => {
    for (const text of ['x', 'null', '7', '[]', '{"cartId":"a"}', '{"cartId":"a","values":{"firstname":7,"b":"c"}}']) {
      stored.set(KEY, text);
      expect(readTyped('a', names)).toEqual({});
    }
  });
});
