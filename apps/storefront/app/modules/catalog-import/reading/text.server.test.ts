import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainName, plainText, safeHtml } from './text.server.ts';

describe('plainName', () => {
  it.each([
    ['Velo &amp; Zubeh&ouml;r', 'Velo & Zubehör'],
    ['Limmat&nbsp;5 &#8211; Damen', 'Limmat 5 – Damen'],
    ['<b>Rigi</b> 7<br>Wave', 'Rigi 7 Wave'],
    ['K&amp;amp;M Helm', 'K&M Helm'],
    ['Hoodie &lt;XL&gt;', 'Hoodie'],
    ['  a \u0000\n b ', 'a b'],
    ['\u202eekib', 'ekib'],
    ['<script>alert(1)</script>Schloss', 'Schloss'],
  ])('of %o', (source, name) => {
    expect(plainName(source)).toBe(name);
  });
});

describe('safeHtml', () => {
  it('removes what runs, loads or styles', () => {
    const html = safeHtml(
      '<p onclick="x()" style="color:red">Gut <script>steal()</script><a href="javascript:alert(1)">a</a> ' +
        '<a href="https://example.com/x" target="_blank">b</a><img src=x onerror=alert(1)><iframe src="https://evil.example"></iframe></p><svg onload=x><p>y</p></svg>',
    );
    expect(html).toBe(
      '<p>Gut <a rel="nofollow noopener">a</a> <a href="https://example.com/x" rel="nofollow noopener">b</a></p>',
    );
  });

  it('keeps lists, tables and emphasis, and lowers headings', () => {
    expect(safeHtml('<h1>A</h1><div><b>B</b></div><ul><li>C</li><li> </li></ul>')).toBe(
      '<h3>A</h3><p><strong>B</strong></p><ul><li>C</li></ul>',
    );
    expect(safeHtml('<table><tr><td width="5">1</td></tr></table>')).toBe('<table><tr><td>1</td></tr></table>');
  });

  it('makes paragraphs of plain text and drops the marks of page builders', () => {
    expect(safeHtml('Eins\nzwei\n\n[vc_row full_width="1"]Drei[/vc_row] [neu]')).toBe(
      '<p>Eins<br />zwei</p>\n<p>Drei [neu]</p>',
    );
    expect(safeHtml('<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><p>&nbsp;</p>')).toBe('<p>A</p>');
    expect(safeHtml('5 < 6 & 7 > 3')).toBe('<p>5 &lt; 6 &amp; 7 &gt; 3</p>');
  });
});

it('a text reads the same whether or not it needs to be decoded', () => {
  const part = fc.constantFrom(
    'Velo',
    ' ',
    '\n',
    '<p>',
    '</p>',
    '<br />',
    '<li>',
    '</li>',
    '<strong>',
    '"',
    "'",
    '–',
    '\u00a0',
    '[a b="c"]',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      expect(plainText(`${text} &amp;`)).toBe(`${plainText(text)} &`.trim());
      const paragraphs = `<p>${text.replace(/<[^>]*>/g, '')}</p>`;
      expect(safeHtml(`${paragraphs}<p>&amp;</p>`)).toBe(`${safeHtml(paragraphs)}<p>&amp;</p>`);
    }),
  );
});
