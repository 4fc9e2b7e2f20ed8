import { describe, expect, it } from 'vitest';
import { htmlToPlainText, markdownToHtml, textToInline, textToParagraphs } from './rich-text.server.ts';

describe('markdownToHtml', () => {
  it('makes headings, lists, links and line breaks', () => {
    const html = markdownToHtml('## Lieferung\n\nZeile 1\nZeile 2\n\n- [Hilfe](/faq/konzept)');
    expect(html).toContain('<h2>Lieferung</h2>');
    expect(html).toContain('Zeile 1<br />Zeile 2');
    expect(html).toContain('<li><a href="/faq/konzept">Hilfe</a></li>');
  });

  it('lowers a first-level heading: a page has one h1', () => {
    expect(markdownToHtml('# Titel')).toBe('<h2>Titel</h2>');
  });

  it('removes scripts, handlers, pictures and dangerous links', () => {
    const html = markdownToHtml(
      'A<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1)) <p style="x" onclick="y">B</p>',
    );
    expect(html).not.toMatch(/script|onerror|onclick|style|img|javascript/);
    expect(html).toContain('B');
  });
});

describe('textToParagraphs', () => {
  it('parts paragraphs at blank lines and keeps simple links', () => {
    expect(textToParagraphs('Eins\nzwei\n\n<a href="/faq/konzept" onclick="x()">Hilfe</a>')).toBe(
      '<p>Eins<br />zwei</p><p><a href="/faq/konzept">Hilfe</a></p>',
    );
  });

  it('marks links that leave the shop and refuses addresses without a scheme', () => {
    expect(textToInline('<a href="https://example.org/">x</a>')).toBe(
      '<a href="https://example.org/" rel="noopener">x</a>',
    );
    expect(textToInline('<a href="//example.org/">x</a>')).not.toContain('example.org');
  });

  it('escapes what is no markup', () => {
    expect(textToInline('3 < 4 & 5')).toBe('3 &lt; 4 &amp; 5');
  });
});

describe('htmlToPlainText', () => {
  it('keeps words apart and decodes entities', () => {
    expect(htmlToPlainText('<p>A &amp; B</p><p>C<br />D</p>')).toBe('A & B C D');
  });
});
