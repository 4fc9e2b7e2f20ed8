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
});
