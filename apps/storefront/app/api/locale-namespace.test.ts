import { describe, expect, it } from 'vitest';
import { pageTextsAddress } from '~/i18n/texts.server.ts';
import { loader } from './locale-namespace.ts';

function ask(address: string): Response {
  const url = new URL(address, 'http://localhost');
  const [, , locale, namespace] = url.pathname.split('/');
  return loader({ request: new Request(url), params: { locale, namespace }, context: {} } as never);
}

describe('the texts of a page', () => {
  const address = pageTextsAddress('fr', ['faq', 'cart', 'faq']);

  it('stand under an address of their own, each namespace once, which browsers keep for good', async () => {
    expect(address).toMatch(/^\/locales\/fr\/~common~faq~cart\?v=[\w-]{10}$/);
    const answer = ask(address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const texts = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(texts)).toEqual(['common', 'faq', 'cart']);
    expect(texts.faq).toEqual(await ask('/locales/fr/faq?v=1').json());
  });

  it('are not kept under the address of an older build', async () => {
    const answer = ask(address.replace(/v=.*/, 'v=older'));
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toEqual(await ask(address).json());
    expect(ask('/locales/fr/faq?v=older').headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['~', '~nothing', '~common~nothing', '~common~common', '~common~', '~constructor', '~common~__proto__'])(
    'are no such set as %s',
    (set) => expect(ask(`/locales/de/${set}?v=1`).status).toBe(404),
  );
});
