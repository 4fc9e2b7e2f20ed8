import { describe, expect, it } from 'vitest';
import { forcedVariant, withVariant } from './navigation-variant.ts';

describe('the navigation that an address forces', () => {
  it.each([
    ['/?variant=forceNew', 'force_new'],
    ['/fr/faq/concept?tab=x&variant=forceOld', 'force_old'],
    ['/?variant=new', undefined],
    ['/?variante=1', undefined],
    ['/produkt/x', undefined],
  ])('%s: %s', (url, variant) => expect(forcedVariant(url)).toBe(variant));

  it('takes the place of the one that the browser sent', () => {
    expect(withVariant('a=1; navigation-variant=old', 'force_new')).toBe('a=1; navigation-variant=force_new');
    expect(withVariant(undefined, 'force_old')).toBe('navigation-variant=force_old');
  });
});
