import { describe, expect, it } from 'vitest';
import { FlyerRedirects } from './flyer-redirects.ts';

const flyer = { parameter: 'utm_campaign', value: 'flyer', page: '/brand-world/allegro' };

describe('a flyer', () => {
  it('leads from the root of both languages to its page, whatever else the query holds', async () => {
    const redirects = new FlyerRedirects(
      () => Promise.resolve([flyer]),
      () => undefined,
    );
    await redirects.refresh();
    expect(redirects.target('/?utm_campaign=flyer')).toBe('/brand-world/allegro');
    expect(redirects.target('/fr?x=1&utm_campaign=flyer')).toBe('/brand-world/allegro');
    expect(redirects.target('/?utm_campaign=other')).toBeUndefined();
    expect(redirects.target('/zubehoer?utm_campaign=flyer')).toBeUndefined();
    expect(redirects.target('/')).toBeUndefined();
  });

  it('leads on while the list cannot be read', async () => {
    let works = true;
    const errors: unknown[] = [];
    const redirects = new FlyerRedirects(
      () => (works ? Promise.resolve([flyer]) : Promise.reject(new Error('down'))),
      (error) => errors.push(error),
    );
    await redirects.refresh();
    works = false;
    await redirects.refresh();
    expect(errors).toHaveLength(1);
    expect(redirects.target('/?utm_campaign=flyer')).toBe('/brand-world/allegro');
  });
});
