import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { makeKeptPage, matchesEtag, sendKeptPage } from './kept-page.ts';

describe('a tag that the browser holds', () => {
  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"old", W/"abc"', true],
    ['"old","abc"', true],
    ['*', true],
    ['"old"', false],
    ['"ab"', false],
    ['abc', false],
    ['', false],
    [undefined, false],
  ])('in %j matches: %s', (header, expected) => expect(matchesEtag(header, 'W/"abc"')).toBe(expected));
});

describe('a page that is sent often', () => {
  it('is packed tighter, and stays the same page', async () => {
    const body = readFileSync('docs/architecture.md');
    const page = await makeKeptPage(body, { 'Content-Type': 'text/html' });
    const server = createServer((req, res) => sendKeptPage(req, res, page, { headers: [], cookies: [] }));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ask = async () => {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'Accept-Encoding': 'br' } });
      expect(await answer.text()).toBe(body.toString());
      return { length: Number(answer.headers.get('content-length')), etag: answer.headers.get('etag') };
    };
    const first = await ask();
    for (let asked = 1; asked < 9; asked += 1) await ask();
    expect(page.br.body.length).toBe(first.length);
    await ask();
    await vi.waitFor(() => expect(page.br.body.length).toBeLessThan(first.length));
    expect(await ask()).toEqual({ length: page.br.body.length, etag: first.etag });
    await new Promise((resolve) => server.close(resolve));
  });
});
