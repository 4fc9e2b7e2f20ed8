import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Equation, Price, Rate } from './rate.tsx';

const SENTENCE = '120 Franken im Monat, 36 Monate, total 4320 Franken';
const text = (html: string) => html.replace(/<[^>]+>/g, '');
/** What a screen reader gets: everything outside of aria-hidden. */
const spoken = (html: string) =>
  text(html.replace(/<span aria-hidden="true">.*?<\/span>(?=<span class="sr-only">)/s, ''));

describe('Rate', () => {
  it('shows the split number and speaks one sentence', () => {
    const html = renderToStaticMarkup(<Rate amount="120" per="/ Mt." sentence={SENTENCE} size="xl" />);
    expect(text(html)).toBe(`CHF 120 / Mt.${SENTENCE}`);
    expect(spoken(html)).toBe(SENTENCE);
  });

  it('leaves the period out for a price paid once', () => {
    const html = renderToStaticMarkup(<Rate amount="690" sentence="690 Franken" />);
    expect(text(html)).toBe('CHF 690690 Franken');
  });

  it('holds the place of a rate that is not calculated yet', () => {
    const html = renderToStaticMarkup(<Rate per="/ Mt." sentence="Rate noch nicht berechnet" />);
    expect(html).toContain('···');
    expect(spoken(html)).toBe('Rate noch nicht berechnet');
  });
});

describe('Equation', () => {
  it('shows the equation and speaks a sentence', () => {
    const html = renderToStaticMarkup(<Equation text="1’080 + 36 × 90 = CHF 4’320" sentence={SENTENCE} />);
    expect(text(html)).toBe(`1’080 + 36 × 90 = CHF 4’320${SENTENCE}`);
    expect(spoken(html)).toBe(SENTENCE);
  });
});

describe('Price', () => {
  it('never breaks between currency and amount, and names what is struck', () => {
    const html = renderToStaticMarkup(<Price amount="6’840" was="7’950" wasLabel="früher" />);
    expect(text(html)).toBe('CHF\u00a06’840 früher 7’950');
    expect(html).toContain('<s>7’950</s>');
  });
});
