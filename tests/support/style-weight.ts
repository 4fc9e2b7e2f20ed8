import { gzipSync } from 'node:zlib';

/** Bytes, gzipped, that the style sheets of a page may weigh. */
export const STYLE_BUDGET = 14 * 1024;

/**
 * The style sheets that a page links; without a browser.
 * @param read the file at a path of the shop
 * @param html of the page
 */
export async function linkedStyles(read: (path: string) => Promise<Buffer>, html: string): Promise<Buffer[]> {
  const links = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)];
  const paths = new Set(links.map(([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? ''));
  return Promise.all([...paths].map(read));
}

/** The gzipped size of these style sheets. */
export const styleWeight = (styles: readonly Buffer[]): number =>
  styles.reduce((total, bytes) => total + gzipSync(bytes).length, 0);
