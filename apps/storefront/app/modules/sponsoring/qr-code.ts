import { encode } from 'uqr';

/** Versions up to 6: larger codes are too fine for a printed card. */
const LARGEST = 6;

/**
 * The QR code of a text, error correction M.
 * @param text of 106 bytes at most
 * @returns its modules, rows from the top, true is dark, without the light margin of four modules that it needs; null
 * if the text
 *   is longer
 */
export function qrCode(text: string): boolean[][] | null {
  if (new TextEncoder().encode(text).length > 106) return null;
  return encode(text, { ecc: 'M', maxVersion: LARGEST, border: 0 }).data;
}

/** A code as the path of an SVG, one unit a module. */
export function qrPath(code: readonly (readonly boolean[])[]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
