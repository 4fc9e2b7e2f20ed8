import { createWorkQueue, sharp, WorkQueueFullError } from '~/platform/picture-work.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { MOST_UPLOAD_BYTES, type PictureRefusal } from '~/modules/after-order/id-document.ts';

/**
 * Largest picture that is opened, in pixels. Phones take JPEGs of up to 50 million, which are made smaller while they are read;
 * others are unpacked whole, and an A4 page in 600 dpi has 35.
 */
const MOST_JPEG_PIXELS = 60_000_000;
const MOST_PIXELS = 36_000_000;

/** Pictures that may wait to be opened, in this process; with the next ones the shopper tries again. */
const MOST_WAITING = 24;

const openings = () => singleton('readable-pictures', () => createWorkQueue(MOST_WAITING));

/** Shorter than this on its long side, nobody can read a document. Pixels. */
const SHORTEST = 600;

/** Longest side of what is kept. Pixels. */
const LONGEST = 2400;

export interface ReadablePicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** What bytes begin as; what a file is called does not count. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const ascii = (start: number, end: number) => bytes.subarray(start, end).toString('latin1');
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return ascii(4, 8) === 'ftyp' && heicBrands.test(ascii(8, 12)) ? 'heic' : undefined;
}

/**
 * Opens an uploaded picture and writes it anew: upright, at most 2400 pixels long, as JPEG, without anything that the camera
 * added (place, time, device). Its dimensions are read from its header first; pictures are opened one after the other.
 * @returns the picture, or why it cannot be used
 */
export async function readablePicture(bytes: Buffer): Promise<ReadablePicture | PictureRefusal> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_UPLOAD_BYTES) return 'too-large';
  const format = formatOf(bytes);
  if (format === 'heic') return 'heic';
  if (!format) return 'no-picture';
  try {
    return (await headerProblem(bytes)) ?? (await openings().run(() => writtenAnew(bytes)));
  } catch (error) {
    return error instanceof WorkQueueFullError ? 'busy' : 'unreadable';
  }
}

/** What the header alone says against a picture. @throws where it has none */
async function headerProblem(bytes: Buffer): Promise<PictureRefusal | undefined> {
  const { format, isProgressive, width, height } = await sharp(bytes).metadata();
  const most = format === 'jpeg' && !isProgressive ? MOST_JPEG_PIXELS : MOST_PIXELS;
  if (width * height > most) return 'too-many-pixels';
  return Math.max(width, height) < SHORTEST ? 'too-small' : undefined;
}

async function writtenAnew(bytes: Buffer): Promise<ReadablePicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_JPEG_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
