import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** Bytes, compressed by gzip, that the style sheets of a page may weigh. */
export const STYLE_BUDGET = 12 * 1024;

/**
 * What the style sheets weigh that a page links, compressed by gzip; without a browser.
 * @param url of the page, whole
 * @param html of the page
 */
export async function styleWeight(request: APIRequestContext, url: string, html: string): Promise<number> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)];
  const addresses = new Set(links.map(([link]) => new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '', url).href));
  const bodies = await Promise.all([...addresses].map(async (address) => (await request.get(address)).body()));
  return bodies.reduce((total, bytes) => total + gzipSync(bytes).length, 0);
}
