import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TermLinks, TermRadios } from './term-segment.tsx';

const terms = [
  { value: '12', label: '12', rate: '180' },
  { value: '36', label: '36', rate: '60', unavailable: 'Für Occasionen bis 12 Monate.' },
  { value: '48', label: '48', rate: '45', unavailable: 'Für Occasionen bis 12 Monate.' },
];

describe('TermRadios', () => {
  const html = renderToStaticMarkup(<TermRadios id="t" name="plan" legend="Laufzeit" terms={terms} value="12" />);

  it('is one group of radios with the chosen one checked', () => {
    expect(html.match(/<input type="radio"[^>]*name="plan"/g)).toHaveLength(3);
    expect(/<input[^>]*checked=""[^>]*>/.exec(html)?.[0]).toContain('value="12"');
  });

  it('keeps what is not on offer, disabled, and gives the reason once', () => {
    expect(html.match(/disabled=""/g)).toHaveLength(2);
    expect(html.match(/aria-describedby="t-reason"/g)).toHaveLength(2);
    expect(html.match(/Für Occasionen bis 12 Monate\./g)).toHaveLength(1);
  });
});

describe('TermLinks', () => {
  const links = terms.map((term) => ({ ...term, href: `?plan=${term.value}` }));
  const html = renderToStaticMarkup(<TermLinks label="Rate anzeigen für" terms={links} value="12" />);

  it('marks the term that is on and links only to those on offer', () => {
    expect(html).toContain('<a href="?plan=12" aria-current="true">');
    expect(html.match(/<a /g)).toHaveLength(1);
  });
});
