import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

function directive(html: string, name: string): string[] {
  const policy = contentSecurityPolicy(html, { https: false });
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows each inline script by its hash and no other', () => {
    const html =
      '<script>first()</script><p></p><script type="module" async="">second()</script><script>first()</script>';
    expect(directive(html, 'script-src')).toEqual(["'self'", hash('first()'), hash('second()')]);
  });

  it('needs nothing for scripts with an address and for data', () => {
    const html =
      '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script><script id="texts" type="application/json">{}</script>';
    expect(directive(html, 'script-src')).toEqual(["'self'"]);
  });

  it('hashes scripts byte by byte: line breaks and entities stay', () => {
    const script = '\n  if (a &amp;&amp; "<b>") { é }\n';
    expect(directive(`<SCRIPT>${script}</SCRIPT >`, 'script-src')).toContain(hash(script));
  });

  it('allows style attributes by the hash of their decoded value', () => {
    const html =
      '<i style="width:40%"></i><b class="x" style="background:url(&quot;a&quot;)"></b><i style="width:40%"></i>';
    expect(directive(html, 'style-src-attr')).toEqual([
      "'unsafe-hashes'",
      hash('width:40%'),
      hash('background:url("a")'),
    ]);
    expect(directive('<p>style="none"</p>', 'style-src-attr')).toEqual(["'none'"]);
  });

  it('takes markup inside scripts for what it is: text', () => {
    const html = '<script type="application/json">{"html":"<i style=\\"color:red\\">"}</script><p></p>';
    expect(directive(html, 'style-src-attr')).toEqual(["'none'"]);
  });

  it('is the same for the bytes of a page as for its text', () => {
    const html = '<script>zürich("’")</script><i style="content:\'é\'"></i><style>p::after{content:"ü"}</style>';
    expect(contentSecurityPolicy(Buffer.from(html), { https: false })).toBe(
      contentSecurityPolicy(html, { https: false }),
    );
    expect(directive(html, 'script-src')).toContain(hash('zürich("’")'));
    expect(directive(html, 'style-src-attr')).toContain(hash("content:'é'"));
  });

  it('knows a style attribute by the tag it stands in', () => {
    const html = '<p title="a style="b"> style="color:red" &lt;i style="left:0"</p><p style="top:0">';
    expect(directive(html, 'style-src-attr')).not.toContain(hash('color:red'));
    expect(directive(html, 'style-src-attr')).not.toContain(hash('left:0'));
    expect(directive(html, 'style-src-attr')).toContain(hash('top:0'));
  });

  it('gives up hashes only for style attributes, and only where a header could not hold them', () => {
    const page = (count: number) =>
      Array.from({ length: count }, (_, index) => `<i style="left:${index}px"></i>`).join('');
    expect(directive(page(30), 'style-src-attr')).toHaveLength(31);
    for (let count = 1; count < 60; count += 1)
      expect(contentSecurityPolicy(page(count), { https: true }).length).toBeLessThanOrEqual(2400);
    const html = page(41);
    expect(directive(html, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
    expect(directive(html, 'style-src')).toEqual(["'self'"]);
    expect(directive(html, 'script-src')).toEqual(["'self'"]);
  });

  it('allows style elements by their hash', () => {
    expect(directive('<style>p{color:red}</style>', 'style-src')).toEqual(["'self'", hash('p{color:red}')]);
  });

  it('keeps the shop out of frames, foreign forms and foreign bases', () => {
    expect(directive('', 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive('', 'frame-src')).toEqual(["'self'", 'https://www.youtube-nocookie.com']);
    expect(directive('', 'form-action')).toEqual(["'self'"]);
    expect(directive('', 'base-uri')).toEqual(["'self'"]);
    expect(directive('', 'object-src')).toEqual(["'none'"]);
  });

  it('lets hot reload work in development, and still no foreign script', () => {
    const policy = contentSecurityPolicy('<script>a()</script>', { https: false, development: true });
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain(`script-src 'self' ${hash('a()')}`);
  });

  it('upgrades plain addresses where shoppers come by https', () => {
    expect(contentSecurityPolicy('', { https: true })).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy('', { https: false })).not.toContain('upgrade-insecure-requests');
  });
});
