import { describe, expect, it } from 'vitest';
import { isSource, sourceOf, visitOf } from './order-visit.ts';

describe('the source of an order', () => {
  it.each([
    [null, null],
    ['/e-bikes?utm_source=Newsletter&utm_medium=mail', 'newsletter'],
    ['/?UTM_SOURCE=Google%20Ads', 'google ads'],
    ['/?utm_source=&utm_campaign=herbst', 'herbst'],
    ['/?utm_medium=cpc', 'cpc'],
    ['/?utm_id=7', 'utm'],
    ['/?utm_source=%3Cscript%3E', 'script'],
    [`/?utm_source=${'ä'.repeat(90)}`, 'ä'.repeat(60)],
  ])('of %s is %s', (path, source) => {
    expect(sourceOf(path)).toBe(source);
    if (source !== null) expect(isSource(source)).toBe(true);
  });
});

it('reads the visit of an order, also of one that was erased', () => {
  const stored = { utmPath: '/?utm_source=x', isBlackFriday: true, device: 'phone' };
  expect(visitOf({ ...stored, more: 1 })).toEqual(stored);
  for (const nothing of [{}, null, 'x']) {
    expect(visitOf(nothing)).toEqual({ utmPath: null, isBlackFriday: false, device: null });
  }
});
