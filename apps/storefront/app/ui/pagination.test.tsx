import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const base = { shown: 24, total: 124, status: '24 von 124', label: 'Seiten' };

describe('Pagination', () => {
  it('gives links to follow in both directions', () => {
    const html = renderToStaticMarkup(
      <Pagination
        {...base}
        next={{ href: '?seite=3', label: 'Weitere' }}
        previous={{ href: '?seite=1', label: 'Zurück' }}
      />,
    );
    expect(html).toMatch(/<a[^>]*rel="next"[^>]*href="\?seite=3"/);
    expect(html).toMatch(/<a[^>]*rel="prev"[^>]*href="\?seite=1"/);
  });

  it('has no way on at the end', () => {
    expect(renderToStaticMarkup(<Pagination {...base} shown={124} />)).not.toContain('<a');
  });

  it('draws how far the listing has been seen', () => {
    expect(renderToStaticMarkup(<Pagination {...base} />)).toContain('width="19.4%"');
    expect(renderToStaticMarkup(<Pagination {...base} shown={0} total={0} />)).toContain('width="100.0%"');
  });
});
