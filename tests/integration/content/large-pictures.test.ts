import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loader } from '~/api/content-picture.ts';
import { contentPictureWidths } from '~/modules/content/entries/picture-urls.ts';
import { findPhoto } from '~/modules/catalog/photos.server.ts';
import { db } from '~/platform/db.server.ts';
import { whilePoolIsFull } from '../../support/full-pool.ts';
import { runImport } from '../catalog/importing.ts';

/** 20 megapixels, as a camera takes them. */
const large = { width: 5472, height: 3648 };
const version = 'abc123';
const file = 'laden.jpg';
let photograph: Buffer;

/** What a browser gets at the address of a photograph. */
async function ask(width: string): Promise<Response> {
  return loader({ params: { version, width, file }, request: new Request('http://x'), context: {} } as never);
}

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  photograph = await sharp({ create: { ...large, channels: 3, background: '#000000', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  // As the shop has copied it from the CMS and shows it.
  const folder = path.join(process.env.DATA_DIR ?? '', 'content-pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${version}-${file}`), photograph);
  const urls = contentPictureWidths.flatMap((width) =>
    ['', '.avif'].map((format) => `/bilder/inhalt/${version}/${width}${format}/${file}`),
  );
  await db.contentDocument.create({ data: { type: 'page', documentId: 'large', locale: 'de', data: { urls } } });
});

describe('a photograph of 20 megapixels', () => {
  it('of an editor is available at the first request in every width and format, and takes no memory of this process', async () => {
    const names = contentPictureWidths.flatMap((width) => [`${width}`, `${width}.avif`]);
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const answers = await Promise.all(names.map((name) => ask(name)));
    clearInterval(watch);
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    for (const [index, answer] of answers.entries()) {
      const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, format]).toEqual([contentPictureWidths[index >> 1], index % 2 ? 'heif' : 'webp']);
    }
    // Decoded in this process, one alone would take 60 MB.
    expect(most - before).toBeLessThan(40 * 2 ** 20);
  });

  it('of a feed is shown too', async () => {
    await runImport([
      {
        id: 2,
        name: 'Helm',
        price: '80',
        categories: [{ name: 'Helme' }],
        images: [{ src: 'https://shop.example/a.jpg' }],
      },
    ]);
    const { id } = await db.productImage.findFirstOrThrow({ select: { id: true } });
    const photo = await findPhoto(`${id}-640.webp`, () => Promise.resolve(photograph));
    expect(photo.kind).toBe('photo');
  });
});

describe('while too many pictures are processed', () => {
  it("a photograph has to be requested again, and a feed's is drawn meanwhile", async () => {
    const { id } = await db.productImage.findFirstOrThrow({ select: { id: true } });
    await db.contentDocument.create({
      data: {
        type: 'page',
        documentId: 'other',
        locale: 'de',
        data: { url: `/bilder/inhalt/${version}/768/anders.jpg` },
      },
    });
    writeFileSync(path.join(process.env.DATA_DIR ?? '', 'content-pictures', `${version}-anders.jpg`), photograph);
    await whilePoolIsFull('view', async () => {
      const answer = await loader({ params: { version, width: '768', file: 'anders.jpg' } } as never);
      expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
        503,
        '30',
        'no-store',
      ]);
      expect((await findPhoto(`${id}-320.webp`)).kind).toBe('drawing');
    });
    expect((await loader({ params: { version, width: '768', file: 'anders.jpg' } } as never)).status).toBe(200);
    expect((await findPhoto(`${id}-320.webp`)).kind).toBe('photo');
  });
});
