import { describe, expect, it } from 'vitest';
import { safeSvg } from './safe-svg.server.ts';

const svg = (inside: string, own = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${own}>${inside}</svg>`;

describe('an uploaded drawing', () => {
  it('keeps its shapes, gradients and letters as they are written', () => {
    const drawing = svg(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path fill="url(#a)" d="M0 0h9"></path><text x="1">Spital</text>',
    );
    expect(safeSvg(drawing)).toBe(drawing);
  });

  it.each([
    svg('<script>alert(1)</script><path d="M0 0"/>'),
    svg('<path d="M0 0" onload="alert(1)"/>', ' onload="alert(1)"'),
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'),
    svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
    svg('<image href="https://spy.example/x.png"/><use href="https://spy.example/x.svg#a"/>'),
    svg('<style>@import url(https://spy.example/x.css)</style>'),
    svg('<rect fill="url(https://spy.example/x)" style="background:url(https://spy.example)"/>'),
    svg('<set attributeName="onload" to="alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/>'),
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ])('loses what does or loads something: %s', (drawing) => {
    const clean = safeSvg(drawing) ?? '';
    expect(clean).toMatch(/^<svg /);
    expect(clean).not.toMatch(/script|onload|spy\.example|alert|href|foreign|ENTITY|passwd|style|import|animate|<set/i);
  });

  it('that is none is not served', () => {
    expect(safeSvg('<html><body>hello</body></html>')).toBeUndefined();
    expect(safeSvg('GIF89a')).toBeUndefined();
    expect(safeSvg('')).toBeUndefined();
  });

  it.each([
    'u\\72l(https://evil.example/x)',
    'url(#a) url(https://evil.example/x)',
    'url(#a',
    "image-set('https://evil.example/x' 1x)",
    "-webkit-image-set('https://evil.example/x' 1x)",
    "IMAGE('https://evil.example/x')",
    "src('https://evil.example/x')",
    "cross-fade('https://evil.example/x', red)",
    'element(#a)',
    'paint(evil)',
    '&#117;rl(https://evil.example/x)',
  ])('loses an attribute that loads something in CSS: %s', (value) => {
    const source = `<svg xmlns="http://www.w3.org/2000/svg"><path mask="${value}" fill="rgb(1,2,3)"></path></svg>`;
    expect(safeSvg(source)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path fill="rgb(1,2,3)"></path></svg>');
  });

  it('is read to the last end of an svg element, and ends after it begins', () => {
    expect(safeSvg('a<svg xmlns="x"><svg></svg ></svg>b')).toBe('<svg xmlns="x"><svg></svg></svg>');
    expect(safeSvg('</svg><svg><path/>')).toBeUndefined();
    expect(safeSvg('<svg><path/></svg')).toBeUndefined();
  });

  it('may have elements 100 deep', () => {
    const nested = (depth: number) => `<svg xmlns="x">${'<g>'.repeat(depth - 1)}${'</g>'.repeat(depth - 1)}</svg>`;
    expect(safeSvg(nested(100))).toBe(nested(100));
    expect(safeSvg(nested(101))).toBeUndefined();
    const beside = `<svg xmlns="x">${'<g></g>'.repeat(1000)}</svg>`;
    expect(safeSvg(beside)).toBe(beside);
  });

  it.each([
    ['begins without an end', '', '<svg ', ''],
    ['begins before one end', '', '<svg ', '</svg>'],
    ['ends after one begin', '<svg>', '</svg ', ''],
    ['elements that do not end', '<svg>', '<g>', '</svg>'],
  ])('of 512 KB takes little time, whatever it is made of: %s', (_title, begin, part, end) => {
    const source = begin + part.repeat((512 * 1024) / part.length) + end;
    safeSvg('<svg></svg>');
    const before = process.cpuUsage();
    safeSvg(source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThanOrEqual(100);
  });
});
