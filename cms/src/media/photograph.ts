import { rename } from 'node:fs/promises';
import sharp from 'sharp';

/** Longest side of a stored photograph, px: the shop shows none wider than 1920. */
const MAX_SIDE = 2560;

/** Largest picture that is read at all: guards memory against small files that unpack to huge ones. */
const MAX_PIXELS = 100_000_000;

/** How hard each format is pressed where a photograph is made smaller. */
const QUALITY: Partial<Record<string, { format: 'jpeg' | 'png' | 'webp' | 'avif'; options: object }>> = {
  'image/jpeg': { format: 'jpeg', options: { quality: 88 } },
  'image/png': { format: 'png', options: {} },
  'image/webp': { format: 'webp', options: { quality: 88 } },
  'image/avif': { format: 'avif', options: { quality: 70, effort: 2 } },
};

/**
 * Makes a photograph that is larger than the shop shows any smaller, upright and without what the camera wrote into it (such as the
 * place). The first shopper who opens its page then waits for a small picture and not for twenty megapixels. Others stay as they are.
 * @param filepath replaced by the smaller one
 * @returns whether the file could be read as a picture
 */
export async function limitPixels(filepath: string, mime: string): Promise<boolean> {
  try {
    const { width, height, pages = 1 } = await sharp(filepath, { limitInputPixels: MAX_PIXELS }).metadata();
    const target = QUALITY[mime];
    if (Math.max(width, height) <= MAX_SIDE || pages > 1 || !target) return true;
    const smaller = `${filepath}.smaller`;
    await sharp(filepath, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(target.format, target.options)
      .toFile(smaller);
    await rename(smaller, filepath);
    return true;
  } catch {
    return false;
  }
}
