import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PrefetchingLink } from './prefetching-link.tsx';

vi.mock('@remix-run/react', () => ({
  Link: ({ to, prefetch, discover, children }: Record<string, string>) => (
    <a href={to} rel={`${prefetch} ${discover}`}>
      {children}
    </a>
  ),
}));

const written = (href: string, discover?: boolean) =>
  renderToStaticMarkup(
    <PrefetchingLink href={href} discover={discover}>
      Limmat
    </PrefetchingLink>,
  );

it.each(['https://example.com/', '//example.com', 'mailto:hallo@velory.example', 'tel:+41440000000', '#details'])(
  '%s is a plain anchor, which the browser follows by itself',
  (href) => expect(written(href)).toBe(`<a href="${href}">Limmat</a>`),
);

it.each(['/produkt/limmat-5?farbe=rot#details', '?seite=2'])(
  '%s is followed by the router and fetched ahead',
  (href) => {
    expect(written(href)).toBe(`<a href="${href}" rel="intent render">Limmat</a>`);
  },
);

it.each(['/checkout/plan', '/fr/checkout/plan'])("%s, a page of a visitor's own, is not fetched ahead", (href) => {
  expect(written(href)).toContain('rel="none ');
});

it('leaves a route unasked for where another link of the page leads to it', () => {
  expect(written('/produkt/limmat-5', false)).toContain('rel="intent none"');
});
