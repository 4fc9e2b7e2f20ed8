import { gzipSync } from 'node:zlib';

/** Bytes, compressed by gzip, that the style sheets of a page may weigh. */
export const STYLE_BUDGET = 14 * 1024;

/**
 * What the style sheets weigh that a page links, compressed by gzip; without a browser.
 * @param read the file at a path of the shop
 * @param html of the page
 */
export async function styleWeight(read: (path: string) => Promise<Buffer>, html: string): Promise<number> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)];
  const paths = new Set(links.map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? ''));
  const bodies = await Promise.all([...paths].map(read));
  return bodies.reduce((total, bytes) => total + gzipSync(bytes).length, 0);
}
