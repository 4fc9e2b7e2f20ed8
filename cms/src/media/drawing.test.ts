import { describe, expect, it } from 'vitest';
import { cleanDrawing, usesStyleSheet } from './drawing';

const ns = 'xmlns="http://www.w3.org/2000/svg"';

describe('an uploaded drawing', () => {
  it('keeps its shapes and colours', () => {
    const source = `<?xml version="1.0"?><svg ${ns} viewBox="0 0 2 2"><defs><linearGradient id="a"></linearGradient></defs><path fill="url(#a)" d="M0 0h2"></path></svg>`;
    expect(cleanDrawing(source)).toBe(source.replace('<?xml version="1.0"?>', ''));
  });

  it.each([
    `<svg ${ns} onload="alert(1)"><script>alert(1)</script><path d="M0 0"></path></svg>`,
    `<svg ${ns}><a href="javascript:alert(1)"><path d="M0 0"></path></a></svg>`,
    `<svg ${ns}><foreignObject><iframe src="https://evil.example"></iframe></foreignObject><path d="M0 0"></path></svg>`,
    `<svg ${ns}><image href="https://evil.example/x.png"/><use href="https://evil.example/x.svg#a"/><path d="M0 0"></path></svg>`,
    `<svg ${ns}><set attributeName="href" to="javascript:alert(1)"/><path fill="url(https://evil.example)" d="M0 0"></path></svg>`,
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${ns}><path d="M0 0" style="background:url(//evil.example)"></path></svg>`,
    `<svg ${ns}><SCRIPT>alert(1)</SCRIPT><path d="M0 0" OnClick="alert(1)"></path></svg>`,
  ])('loses whatever runs or loads something: %s', (source) => {
    expect(cleanDrawing(source)?.replaceAll('alert(1)', '')).toBe(`<svg ${ns}><path d="M0 0"></path></svg>`);
  });

  it('is none without an svg element', () => {
    expect(cleanDrawing('<html><script>alert(1)</script></html>')).toBeUndefined();
    expect(cleanDrawing('')).toBeUndefined();
  });

  it('is asked for another export where it takes its colours from a style sheet', () => {
    expect(usesStyleSheet(`<svg ${ns}><style type="text/css">.a{fill:red}</style></svg>`)).toBe(true);
    expect(usesStyleSheet(`<svg ${ns}><path style="fill:red"/></svg>`)).toBe(false);
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
    expect(cleanDrawing(source)).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path fill="rgb(1,2,3)"></path></svg>');
  });

  it('is read to the last end of an svg element, and ends after it begins', () => {
    expect(cleanDrawing('a<svg xmlns="x"><svg></svg ></svg>b')).toBe('<svg xmlns="x"><svg></svg></svg>');
    expect(cleanDrawing('</svg><svg><path/>')).toBeUndefined();
    expect(cleanDrawing('<svg><path/></svg')).toBeUndefined();
  });

  it('may have elements 100 deep', () => {
    const nested = (depth: number) => `<svg xmlns="x">${'<g>'.repeat(depth - 1)}${'</g>'.repeat(depth - 1)}</svg>`;
    expect(cleanDrawing(nested(100))).toBe(nested(100));
    expect(cleanDrawing(nested(101))).toBeUndefined();
    const beside = `<svg xmlns="x">${'<g></g>'.repeat(1000)}</svg>`;
    expect(cleanDrawing(beside)).toBe(beside);
  });

  it.each([
    ['begins without an end', '', '<svg ', ''],
    ['begins before one end', '', '<svg ', '</svg>'],
    ['ends after one begin', '<svg>', '</svg ', ''],
    ['elements that do not end', '<svg>', '<g>', '</svg>'],
  ])('of 512 KB takes little time, whatever it is made of: %s', (_title, begin, part, end) => {
    const source = begin + part.repeat((512 * 1024) / part.length) + end;
    cleanDrawing('<svg></svg>');
    const before = process.cpuUsage();
    cleanDrawing(source);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThanOrEqual(100);
  });
});
