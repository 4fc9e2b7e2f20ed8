import { describe, expect, it } from 'vitest';
import { rangeOf, rangeText, ruleOf, searchOf, slugsIn, toggled, withValue } from './rule.ts';

describe('a rule of the CMS', () => {
  it('reads what is stored, as an object or as text, and drops what is no text', () => {
    expect(ruleOf({ marke: 'cilo', preis: 3 })).toEqual({ marke: 'cilo' });
    expect(ruleOf('{"marke":"cilo"}')).toEqual({ marke: 'cilo' });
    for (const none of [null, undefined, '{', [], 'text']) expect(ruleOf(none)).toEqual({});
  });

  it('keeps filters that have no input of their own', () => {
    const rule = withValue(ruleOf({ tempo: '45', marke: 'cilo' }), 'marke', '');
    expect(rule).toEqual({ tempo: '45' });
    expect(searchOf({ ...rule, sortieren: 'preis-auf' })).toBe('tempo=45');
  });

  it('names the products that stand beside it, as far as they are chosen', () => {
    expect(slugsIn([{ slug: 'a', __temp_key__: 'x' }, { slug: null }, {}, { slug: 'b' }])).toBe('a,b');
    expect(slugsIn(undefined)).toBe('');
  });

  it('keeps a condition in its place when it changes', () => {
    expect(Object.keys(withValue({ marke: 'cilo', rahmen: 'wave' }, 'marke', 'cilo,ghost'))).toEqual([
      'marke',
      'rahmen',
    ]);
  });

  it('takes a value that is pressed twice out again', () => {
    expect(toggled(toggled(['wave'], 'trapez'), 'wave')).toEqual(['trapez']);
  });

  it('writes ranges as addresses have them, with open ends', () => {
    expect(rangeText({ to: 4000 })).toBe('-4000');
    expect(rangeText({})).toBe('');
    expect(rangeOf({ preis: '1000-4000' }, 'preis')).toEqual({ from: 1000, to: 4000 });
    expect(rangeOf({ preis: '1000-' }, 'preis')).toEqual({ from: 1000 });
  });
});
