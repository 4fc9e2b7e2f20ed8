import { rename } from 'node:fs/promises';
import sharp from 'sharp';

/** Maximum side of a stored photograph, px; the shop shows at most 1920. */
const MAX_SIDE = 2560;

/** Maximum pixels: protects memory against decompression bombs. */
const MAX_PIXELS = 100_000_000;

/** Quality per format for reduced photographs. */
const QUALITY: Partial<Record<string, { format: 'jpeg' | 'png' | 'webp' | 'avif'; options: object }>> = {
  'image/jpeg': { format: 'jpeg', options: { quality: 88 } },
  'image/png': { format: 'png', options: {} },
  'image/webp': { format: 'webp', options: { quality: 88 } },
  'image/avif': { format: 'avif', options: { quality: 70, effort: 2 } },
};

/**
 * Reduces a photograph that is larger than shown, rotates it upright and removes its metadata (such as the location),
 * so that the first visitor need not wait for twenty megapixels. Smaller ones are unchanged.
 * @param filepath overwritten
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
