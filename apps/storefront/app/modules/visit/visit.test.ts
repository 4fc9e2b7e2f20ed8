import { describe, expect, it } from 'vitest';
import { VISIT_COOKIE } from '~/modules/identity/visit-cookie.ts';
import { rememberedScript } from './remembered-script.ts';
import { parseVisit, STORED_VISIT, type Visit } from './visit.ts';

const visit: Visit = { cart: { id: 'a', revision: 3, count: 2, isSponsored: false } };

describe('what a browser remembers', () => {
  it('is read as it was stored', () => {
    expect(parseVisit(JSON.stringify(visit))).toEqual(visit);
    expect(parseVisit('{"cart":null}')).toEqual({ cart: null });
    expect(parseVisit('{"cart":null,"later":1}')).toEqual({ cart: null });
  });

  it.each([
    null,
    '',
    '{',
    '[]',
    '1',
    '{}',
    '{"cart":{}}',
    '{"cart":{"id":"a","revision":1,"count":-1,"isSponsored":false}}',
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
