/*
 * A process that reads and writes pictures for the shop (platform/pictures.server.ts): it takes one task after the other from its parent,
 * with files as input and output, and ends with its parent. It knows no settings and no secrets.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';

/** @typedef {import('./work.ts').PictureWork} PictureWork */
/** @typedef {import('./process.server.ts').PictureTask} PictureTask */

// Nothing that was decoded is kept, a picture takes one thread, and pages come first where processors are scarce.
sharp.cache(false);
sharp.concurrency(1);
try {
  setPriority(10);
} catch {
  // Not allowed here: it goes on as it is.
}

/** @param {string} source @returns {Promise<import('./work.ts').PictureHeader>} */
async function readHeader(source) {
  const { format, isProgressive = false, width, height } = await sharp(source).metadata();
  const hash = createHash('sha256');
  await pipeline(createReadStream(source), hash);
  return { format, isProgressive, width, height, digest: hash.digest('hex') };
}

/** @param {string} source @param {string} target @param {PictureWork} work @returns {Promise<{width: number, height: number}>} */
async function make(
  source,
  target,
  { most, strict, density, upright, resize, greyscale, background, format, options },
) {
  const image = sharp(source, { limitInputPixels: most, failOn: strict ? 'error' : 'warning', density });
  if (upright) image.rotate();
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
