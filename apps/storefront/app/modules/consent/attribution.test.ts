import { describe, expect, it } from 'vitest';
import { attributionCookieValue, attributionOf, utmPathOf } from './attribution.ts';

describe('utmPathOf', () => {
  it.each([
    ['/?utm_source=brief', '/?utm_source=brief'],
    ['/produkt/limmat-5?farbe=rot&UTM_campaign=x', '/produkt/limmat-5?farbe=rot&UTM_campaign=x'],
    ['/gutmann', undefined],
    ['/?q=utm_source', undefined],
    ['/?suchen=gutmann&plan=24', undefined],
    ['/', undefined],
  ])('of %s is %s', (url, stored) => {
    expect(utmPathOf(url)).toBe(stored);
  });

  it('is never longer than a cookie may be', () => {
    expect(utmPathOf(`/?utm_source=${'x'.repeat(9000)}`)).toHaveLength(1500);
  });
});

describe('the cookie', () => {
  it('loses the end of what is too long for it, never half a character', () => {
    expect(attributionCookieValue('/?utm_source=brief&x=%C3%A9')).toBe(
      encodeURIComponent('/?utm_source=brief&x=%C3%A9'),
    );
    for (const filler of ['xxx', '&', 'é', 'xé', 'xxé', '%C3']) {
      const value = attributionCookieValue(`/?utm_source=${filler.repeat(400)}`);
      expect(value.length).toBeLessThanOrEqual(900);
      const stored = attributionOf(`velory_attribution=${value}`).utmPath;
      expect(`/?utm_source=${filler.repeat(400)}`.startsWith(stored ?? '-')).toBe(true);
      expect(encodeURIComponent(stored ?? '').length).toBeGreaterThan(880);
    }
  });
});

describe('attributionOf', () => {
  it('reads the kept path and the client id of Google Analytics', () => {
    const path = '/produkt/é?utm_source=a b';
    const cookies = `a=1; velory_attribution=${encodeURIComponent(path)}; _ga=GA1.1.1234567890.1700000000`;
    expect(attributionOf(cookies)).toEqual({ utmPath: path, googleClientId: '1234567890.1700000000' });
  });

  it.each([null, '', 'velory_attribution=%E0%A4%A', 'velory_attribution=https%3A%2F%2Fevil.example', '_ga=GA1.1.<b>'])(
    'counts what can not be believed as absent: %s',
    (cookies) => {
      expect(attributionOf(cookies)).toEqual({ utmPath: null, googleClientId: null });
    },
  );
});
