import { describe, expect, it } from 'vitest';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { rememberedScript } from './remembered-script.ts';
import { anonymousVisit, parseVisit, STORED_VISIT, type Visit } from './visit.ts';

const visit: Visit = {
  cart: { id: 'a', revision: 3, count: 2, planLength: 36, isSponsored: false },
  account: { id: 'b', initial: 'L' },
  height: 172,
  hearts: [12, 7],
  postcode: '8001',
};

describe('what a browser remembers', () => {
  it('is read as it was stored', () => {
    expect(parseVisit(JSON.stringify(visit))).toEqual(visit);
    expect(parseVisit('{"cart":null}')).toEqual(anonymousVisit);
    expect(parseVisit('{"cart":null,"account":{"id":"b","initial":"<b>"},"hearts":[1,"2"]}')).toEqual(anonymousVisit);
    expect(parseVisit('{"cart":null,"height":"tall","postcode":"80","later":1}')).toEqual(anonymousVisit);
  });

  it('has the bike in the cart where that fits its shape', () => {
    const bike = {
      id: 1,
      name: { de: 'Limmat 5', fr: 'Limmat 5' },
      offers: ['rack'],
      colour: null,
      pictureVersion: 'a',
      months: 36,
      rate: 9000,
    };
    expect(parseVisit(JSON.stringify({ ...visit, bike }))).toEqual({ ...visit, bike });
    for (const wrong of [
      { ...bike, offers: [1] },
      { ...bike, name: { de: 'Limmat 5' } },
      { ...bike, months: -1 },
      { ...bike, rate: undefined },
      null,
    ])
      expect(parseVisit(JSON.stringify({ ...visit, bike: wrong }))).toEqual(visit);
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '1',
    '{}',
    '{"cart":{}}',
    '{"cart":{"id":"a","revision":1,"count":-1,"planLength":36,"isSponsored":false}}',
  ])('is nothing where it is %j', (text) => expect(parseVisit(text)).toBeNull());
});

describe('the script that shows it before the first frame', () => {
  /** Runs it over what a browser holds. @returns the styles it makes */
  function run(stored: string | undefined, cookie: string): string[] {
    const made: string[] = [];
    class Sheet {
      replaceSync = (text: string) => made.push(text);
    }
    new Function('localStorage', 'document', 'CSSStyleSheet', rememberedScript)(
      stored === undefined ? {} : { [STORED_VISIT]: stored },
      { cookie },
      Sheet,
    );
    return made;
  }

  it('shows the count of a browser that has a visit', () => {
    const cookie = `a=1; ${VISIT_COOKIE}=1`;
    expect(run(JSON.stringify(visit), cookie)).toEqual([':root{--cart-count:"2"}']);
    expect(run('{"cart":{"count":100}}', cookie)).toEqual([':root{--cart-count:"99+"}']);
  });

  it('shows nothing else', () => {
    expect(run(JSON.stringify(visit), `${VISIT_COOKIE}=0`)).toEqual([]);
    expect(run('{"cart":null}', `${VISIT_COOKIE}=1`)).toEqual([]);
    expect(run('{"cart":{"count":0}}', `${VISIT_COOKIE}=1`)).toEqual([]);
    expect(run('{"cart":{"count":"\\"}*{color:red"}}', `${VISIT_COOKIE}=1`)).toEqual([':root{--cart-count:"NaN"}']);
    expect(run(undefined, `${VISIT_COOKIE}=1`)).toEqual([]);
    expect(run('{', `${VISIT_COOKIE}=1`)).toEqual([]);
  });
});
