import { LOOK_SIDE } from '~/modules/tickets/darkness.ts';
import type { PictureWork } from '~/platform/pictures.server.ts';

/** Kinds of films by what they begin with, at the fifth byte of an `ftyp` box. */
const filmBrands = /^(?:isom|iso\d|mp4\d|avc1|qt {2}|M4V |M4VP|3g[p2]\w|mmp4|MSNV|dash)$/;

/** Whether bytes begin as a film, whatever the file is called. @param start its first 16 bytes */
export function isVideo(start: Buffer): boolean {
  const ascii = (from: number, to: number) => start.subarray(from, to).toString('latin1');
  if (ascii(4, 8) === 'ftyp') return filmBrands.test(ascii(8, 12));
  if (ascii(0, 4) === 'RIFF') return ascii(8, 12) === 'AVI ';
  return start.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
}

/** The small grey picture by which `isDark` judges. */
export const LOOK: PictureWork = {
  most: 60_000_000,
  resize: { width: LOOK_SIDE, height: LOOK_SIDE, fit: 'fill' },
  background: '#ffffff',
  greyscale: true,
  format: 'raw',
};
