import { compact } from './compact.ts';
import type { Box } from './geometry.ts';
import { num } from './path.ts';

interface DocumentOptions {
  readonly window: Box;
  /** Natural size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Text alternative; without it the picture is decoration. */
  readonly title?: string;
  /** Coordinates keep one decimal for any window: the picture is also viewed in close-up. */
  readonly fine?: boolean;
}

/** Windows up to this width (mm) are large on the screen: their coordinates keep one decimal. */
const FINE_WIDTH = 700;
/** Characters a close-up may have with decimals. */
const RICH = 13_000;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for an attribute or element; characters that XML forbids are left out. */
function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Coordinates with one decimal, unless the picture is so rich that it would pass its size limit. */
function fine(body: string): string {
  const marks = compact(body, 1);
  return marks.length > RICH ? compact(body, 0) : marks;
}

/**
 * Wraps marks into one self-contained `<svg>`: no ids, styles, fonts or scripts, so it can be inlined any number of
 * times.
 */
export function svgDocument(body: string, { window, width, height, title, fine: near }: DocumentOptions): string {
  const viewBox = [window.x, window.y, window.width, window.height].map((value) => num(value, 0)).join(' ');
  const label = title ? ` role="img" aria-label="${escapeText(title)}"` : ' aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${num(width, 0)}" height="${num(height, 0)}"${label}` +
    ` fill="none" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke">${near ? compact(body, 1) : window.width > FINE_WIDTH ? compact(body, 0) : fine(body)}</svg>`
  );
}
