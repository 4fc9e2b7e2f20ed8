import {
  openPicture,
  PictureError,
  type PictureHeader,
  PicturesBusyError,
  type PictureWork,
} from '~/platform/pictures.server.ts';
import { MOST_UPLOAD_BYTES, type PictureRefusal } from '~/modules/after-order/id-document.ts';

/**
 * Maximum of pixels. Phones take JPEGs of up to 50 million, which are reduced while they are decoded; other formats are
 * decoded completely, and an A4 page in 600 dpi has 35 million.
 */
const MOST_JPEG_PIXELS = 60_000_000;
const MOST_PIXELS = 36_000_000;

/** HEIC takes 15 bytes of memory per pixel; phones take 12 or 24 million. */
const MOST_HEIC_PIXELS = 26_000_000;

/** Minimum length of the long side for a readable document, in pixels. */
const SHORTEST = 600;

/** Maximum length of the long side of the stored picture, in pixels. */
const LONGEST = 2400;

const WRITTEN_ANEW: PictureWork = {
  most: MOST_JPEG_PIXELS,
  strict: true,
  upright: true,
  resize: { width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true },
  background: '#ffffff',
  format: 'jpeg',
  // Same size as mozjpeg with quality 86, in a sixth of the time.
  options: { quality: 84 },
};

export interface ReadablePicture {
  jpeg: Buffer;
  width: number;
  height: number;
  /** SHA-256 of the uploaded file, hexadecimal. */
  digest: string;
  /** The preview, if requested. */
  look?: Buffer;
}

const heicBrands = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** File signatures; the file name is not trusted. */
export function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const ascii = (start: number, end: number) => bytes.subarray(start, end).toString('latin1');
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (ascii(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return ascii(4, 8) === 'ftyp' && heicBrands.test(ascii(8, 12)) ? 'heic' : undefined;
}

/**
 * Decodes an uploaded picture and encodes it again: upright, at most 2400 pixels long, as JPEG, without metadata of the
 * camera (place, time, device). The dimensions are read from the header first, and a separate process decodes it.
 * @param sent its bytes or file; released as soon as the process has it
 * @param look also created from the picture in the same run
 * @returns the picture, or why it cannot be used; `busy` if too many others are waiting
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

/** Checks the header of a picture. */
function headerProblem({ format, isProgressive, width, height }: PictureHeader): PictureRefusal | undefined {
  const most =
    format === 'heic' ? MOST_HEIC_PIXELS : format === 'jpeg' && !isProgressive ? MOST_JPEG_PIXELS : MOST_PIXELS;
  if (width * height > most) return 'too-many-pixels';
  return Math.max(width, height) < SHORTEST ? 'too-small' : undefined;
}
