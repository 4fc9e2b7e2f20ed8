import '../../../../../../tests/support/picture-settings.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readablePicture } from './readable-picture.server.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } });

/** A photograph as a phone writes it: lying, with place and device. */
const photograph = () =>
  picture(1200, 800)
    .withExif({
      IFD0: { Make: 'Fairphone', Model: 'FP5' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

describe('a photograph', () => {
  it('is kept upright, without place and device', async () => {
    const original = await photograph();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const stored = await readablePicture(original);
    if (typeof stored === 'string') throw new Error(stored);
    const metadata = await sharp(stored.jpeg).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
    for (const block of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[block]).toBeUndefined();
    expect(stored.jpeg.includes('Fairphone')).toBe(false);
  });

  it('is made no larger than 2400 pixels, and taken as PNG and WebP too', async () => {
    const large = await readablePicture(await picture(4000, 3000).jpeg().toBuffer());
    expect(large).toMatchObject({ width: 2400, height: 1800 });
    expect(await readablePicture(await picture(700, 500).png().toBuffer())).toMatchObject({ width: 700, height: 500 });
    expect(await readablePicture(await picture(700, 500).webp().toBuffer())).toMatchObject({ width: 700, height: 500 });
  });
});

describe('a HEIC photograph', () => {
  const heicFile = (name: string) =>
    readFileSync(path.join(import.meta.dirname, '../../../../../../tests/support/pictures', name));

  it('is taken, and kept as JPEG without what the camera added', async () => {
    const result = await readablePicture(heicFile('photograph.heic'));
    if (typeof result === 'string') throw new Error(result);
    expect(await sharp(result.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
    expect(result.jpeg.includes('Fairphone')).toBe(false);
    const { data } = await sharp(result.jpeg).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 0xcc)).toBeLessThan(12);
  });

  it('is refused by its header where it has more pixels than are decoded, and where half of it is missing', async () => {
    expect(await readablePicture(heicFile('36-megapixels.heic'))).toBe('too-many-pixels');
    const whole = heicFile('photograph.heic');
    expect(await readablePicture(whole.subarray(0, 900))).toBe('unreadable');
    expect(await readablePicture(whole.subarray(0, whole.length - 100))).toBe('unreadable');
  });
});

describe('many photographs at once', () => {
  it('are opened outside of this process, and leave no files', async () => {
    const large = await picture(3000, 3000).jpeg({ quality: 40 }).toBuffer();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const results = await Promise.all(Array.from({ length: 8 }, () => readablePicture(large)));
    clearInterval(watch);
    for (const result of results) expect(result).toMatchObject({ width: 2400, height: 2400 });
    // Open here, eight would take 216 MB.
    expect(most - before).toBeLessThan(40 * 2 ** 20);
    expect(readdirSync(path.join(process.env.DATA_DIR ?? '', 'tmp'))).toEqual([]);
  });

  it('are to be sent again where they find no room', async () => {
    const small = await picture(700, 500).jpeg().toBuffer();
    const results = await Promise.all(Array.from({ length: 60 }, () => readablePicture(small)));
    // One for each process, and forty that wait.
    const taken = 40 + Math.min(2, availableParallelism());
    expect(results.filter((result) => result === 'busy')).toHaveLength(60 - taken);
    expect(results.filter((result) => typeof result === 'object')).toHaveLength(taken);
    expect(await readablePicture(small)).toMatchObject({ width: 700, height: 500 });
  });
});

describe('what is not taken', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]);
  const script = Buffer.from('<script>alert(1)</script>'.repeat(50));

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a script that calls itself a picture', script, 'no-picture'],
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'no-picture'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no-picture'],
    ['a script behind the first bytes of a HEIC picture', heic, 'unreadable'],
    [
      'a script behind the first bytes of a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script]),
      'unreadable',
    ],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'too-large'],
  ])('%s', async (_, bytes, refusal) => {
    expect(await readablePicture(bytes)).toBe(refusal);
  });

  it('a picture too small to read', async () => {
    expect(await readablePicture(await picture(320, 200).jpeg().toBuffer())).toBe('too-small');
  });

  it('a small file that would unpack to a huge picture, as its header alone says', async () => {
    const png = await picture(6100, 6100).png({ compressionLevel: 9 }).toBuffer();
    expect(png.length).toBeLessThan(1_000_000);
    expect(await readablePicture(png)).toBe('too-many-pixels');
    // The header and nothing behind it: what would have to be unpacked is not there.
    expect(await readablePicture(png.subarray(0, 200))).toBe('too-many-pixels');
    const webp = await picture(6100, 6100).webp({ effort: 0 }).toBuffer();
    expect(await readablePicture(webp)).toBe('too-many-pixels');
  }, 30_000);

  it('half a picture', async () => {
    const whole = await picture(1200, 800).jpeg().toBuffer();
    expect(await readablePicture(whole.subarray(0, whole.length / 2))).toBe('unreadable');
  });
});
