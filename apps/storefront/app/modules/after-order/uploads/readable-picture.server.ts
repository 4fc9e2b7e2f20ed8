import {
  openPicture,
  PictureError,
  type PictureHeader,
  PicturesBusyError,
  type PictureWork,
} from '~/platform/pictures.server.ts';
import { MOST_UPLOAD_BYTES, type PictureRefusal } from '~/modules/after-order/id-document.ts';

/**
 * Largest picture that is opened, in pixels. Phones take JPEGs of up to 50 million, which are made smaller while they are read;
 * others are unpacked whole, and an A4 page in 600 dpi has 35.
 */
const MOST_JPEG_PIXELS = 60_000_000;
const MOST_PIXELS = 36_000_000;

/** HEIC takes 15 bytes of memory per pixel; phones take 12 or 24 million. */
const MOST_HEIC_PIXELS = 26_000_000;

/** Shorter than this on its long side, nobody can read a document. Pixels. */
const SHORTEST = 600;

/** Longest side of what is kept. Pixels. */
const LONGEST = 2400;

const WRITTEN_ANEW: PictureWork = {
  most: MOST_JPEG_PIXELS,
  strict: true,
  upright: true,
  resize: { width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true },
  background: '#ffffff',
  format: 'jpeg',
  // Of the size that mozjpeg makes of it with 86, in a sixth of the time.
  options: { quality: 84 },
};

export interface ReadablePicture {
  jpeg: Buffer;
  width: number;
  height: number;
  /** SHA-256 of what was sent, hexadecimal. */
  digest: string;
  /** What was asked for beside the picture. */
  look?: Buffer;
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
 * added (place, time, device). Its dimensions are read from its header first, and a process beside this one opens it.
 * @param sent its bytes or file; neither is held longer than until the process has it
 * @param look made of the same picture at the same time, so that it waits once
 * @returns the picture, or why it cannot be used; `busy` where others are being opened and it would wait too long
 */
export async function readablePicture(
  sent: Buffer | Blob,
  look?: PictureWork,
): Promise<ReadablePicture | PictureRefusal> {
  const size = Buffer.isBuffer(sent) ? sent.length : sent.size;
  if (size === 0) return 'empty';
  if (size > MOST_UPLOAD_BYTES) return 'too-large';
  const format = formatOf(Buffer.isBuffer(sent) ? sent : Buffer.from(await sent.slice(0, 16).arrayBuffer()));
  if (!format) return 'no-picture';
  try {
    return await openPicture(sent, 'upload', async (picture) => {
      const header = await picture.readHeader();
      const problem = headerProblem(header);
      if (problem) return problem;
      const { bytes: jpeg, width, height } = await picture.make(WRITTEN_ANEW);
      return { jpeg, width, height, digest: header.digest, ...(look && { look: (await picture.make(look)).bytes }) };
    });
  } catch (error) {
    if (error instanceof PicturesBusyError) return 'busy';
    return error instanceof PictureError ? 'unreadable' : 'failed';
  }
}

/** What the header alone says against a picture. */
function headerProblem({ format, isProgressive, width, height }: PictureHeader): PictureRefusal | undefined {
  const most =
    format === 'heic' ? MOST_HEIC_PIXELS : format === 'jpeg' && !isProgressive ? MOST_JPEG_PIXELS : MOST_PIXELS;
  if (width * height > most) return 'too-many-pixels';
  return Math.max(width, height) < SHORTEST ? 'too-small' : undefined;
}
