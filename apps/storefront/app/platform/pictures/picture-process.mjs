/*
 * A process that reads and writes pictures for the shop (platform/pictures.server.ts): it takes one task after the
 * other from its parent, with files as input and output, and ends with its parent. It knows no settings and no
 * secrets.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

/** @typedef {import('./work.ts').PictureWork} PictureWork */
/** @typedef {import('./process.server.ts').PictureTask} PictureTask */

// Nothing that was decoded is stored, a picture takes one thread, and pages come first where processors are scarce.
sharp.cache(false);
sharp.concurrency(1);
try {
  setPriority(10);
} catch {
  // Not allowed here: it goes on as it is.
}

const heicBrands = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/**
 * Opens a HEIC picture, which sharp's prebuilt libvips does not decode; null for all other formats.
 * @param {string} source
 */
async function openHeic(source) {
  const file = await open(source);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 4);
    if (!heicBrands.test(buffer.toString('latin1'))) return null;
  } finally {
    await file.close();
  }
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(source));
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('The file is not a picture.');
  return { image, width: image.get_width(), height: image.get_height() };
}

/**
 * Decodes a HEIC picture, turned upright as the file says.
 * @param {NonNullable<Awaited<ReturnType<typeof openHeic>>>} heic @param {number} most pixels that it may have
 */
async function decodeHeic({ image, width, height }, most) {
  if (width * height > most) throw new Error('The picture has too many pixels.');
  const data = new Uint8ClampedArray(width * height * 4);
  const decoded = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!decoded) throw new Error('The picture cannot be decoded.');
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** @param {string} source @returns {Promise<import('./work.ts').PictureHeader>} */
async function readHeader(source) {
  const heic = await openHeic(source);
  const {
    format,
    isProgressive = false,
    width,
    height,
  } = heic ? { format: 'heic', width: heic.width, height: heic.height } : await sharp(source).metadata();
  heic?.image.free();
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  return { format, isProgressive, width, height, digest: hash.digest('hex') };
}

/**
 * @param {string} source
 * @param {string} target
 * @param {PictureWork} work
 * @returns {Promise<{width: number, height: number}>}
 */
async function make(
  source,
  target,
  { most, strict, density, upright, resize, greyscale, background, format, options },
) {
  const heic = await openHeic(source);
  const image = heic
    ? await decodeHeic(heic, most)
    : sharp(source, { limitInputPixels: most, failOn: strict ? 'error' : 'warning', density });
  heic?.image.free();
  if (upright && !heic) image.rotate();
  if (resize) image.resize(resize);
  if (background) image.flatten({ background });
  if (greyscale) image.greyscale();
  const { data, info } = await image.toFormat(format, options).toBuffer({ resolveWithObject: true });
  await writeFile(target, data, { mode: 0o600 });
  return { width: info.width, height: info.height };
}

process.on('message', (/** @type {PictureTask} */ task) => {
  const done = task.work ? make(task.source, task.target, task.work) : readHeader(task.source);
  done.then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
// A signal to the whole group is for the parent, which may need this process until it has ended.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
