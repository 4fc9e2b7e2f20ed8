import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconButton } from './button.tsx';
import { ProductCard, type ProductCardProps } from './product-card.tsx';

const props: ProductCardProps = {
  href: '/produkt/limmat-5-trapez',
  brand: 'Allegro',
  name: 'Limmat 5',
  meta: 'Trapez · 25 km/h · 625 Wh',
  rate: { amount: '120', per: '/ Mt.', sentence: '120 Franken im Monat, 36 Monate, total 4320 Franken' },
  total: '36 Monate · Total CHF 4’320',
  stock: { kind: 'in', label: 'An Lager' },
  badge: { kind: 'offer', label: 'Aktion −14 %' },
  picture: { src: '/bike/0123456789abcdef.svg', width: 800, height: 500, alt: '' },
  swatches: { colours: ['#b9c4c6', '#24463d', '#5e1f2b'], label: 'Nebelgrau, Tannengrün, Bordeaux' },
  tools: (
    <div className="card-tools">
      <IconButton icon="compare" label="Limmat 5 vergleichen" pressed={false} />
      <IconButton icon="heart" label="Limmat 5 auf die Wunschliste" pressed={false} />
    </div>
  ),
};
const html = renderToStaticMarkup(<ProductCard {...props} />);

describe('ProductCard', () => {
  it('holds one link, and the toggles lie outside of it', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(/<a .*?<\/a>/s.exec(html)?.[0]).not.toContain('<button');
    expect(html.match(/<button/g)).toHaveLength(2);
  });

  it('names the product in its link and in its toggles', () => {
    expect(html).toMatch(/href="\/produkt\/limmat-5-trapez"><span>Allegro <\/span><bdi>Limmat 5<\/bdi><\/a>/);
    expect(html.match(/aria-label="Limmat 5 [^"]+"[^>]* aria-pressed="false"/g)).toHaveLength(2);
  });

  it('says rate, then total, then stock', () => {
    const places = ['class="rate', 'Total CHF', 'An Lager'].map((part) => html.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('gives the picture its size and loads it late, unless it is the first that is seen', () => {
    expect(html).toMatch(/<img[^>]*width="800" height="500"/);
    expect(html).toContain('loading="lazy"');
    const first = renderToStaticMarkup(<ProductCard {...props} priority />);
    expect(first).not.toContain('loading="lazy"');
    expect(first).toContain('fetchpriority="high"');
  });

  it('stays light enough for 24 of them in a page of 70 KB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(1700);
  });
});
