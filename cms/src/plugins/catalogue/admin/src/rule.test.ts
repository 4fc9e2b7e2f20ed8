import { describe, expect, it } from 'vitest';
import { rangeOf, ruleOf, searchOf, slugsIn, toggled, withRange, withValue } from './rule.ts';

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

  it('takes a value that is pressed twice out again', () => {
    expect(toggled(toggled(['wave'], 'trapez'), 'wave')).toEqual(['trapez']);
  });

  it('writes ranges as addresses have them, with open ends', () => {
    expect(withRange({}, 'preis', { to: 4000 })).toEqual({ preis: '-4000' });
    expect(withRange({ preis: '0-4000' }, 'preis', {})).toEqual({});
    expect(rangeOf({ preis: '1000-4000' }, 'preis')).toEqual({ from: 1000, to: 4000 });
    expect(rangeOf({ preis: '1000-' }, 'preis')).toEqual({ from: 1000 });
  });
});
