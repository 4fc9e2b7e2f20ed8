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
});
