import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findProduct } from '~/modules/catalog/catalog.server.ts';
import { zoomView } from '~/pages/product/zoom/zoom.server.ts';
import { photoUrl, pictureUrl, pngPictureUrl, type ProductView } from '~/modules/catalog/catalog.ts';
import { findPhoto } from '~/modules/catalog/photos.server.ts';
import { findPicture } from '~/modules/catalog/pictures.server.ts';
import { db } from '~/platform/db.server.ts';
import { runImport } from './importing.ts';

/** Before settings are read: a data folder for this test. */
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp }, { tmpdir }] = await Promise.all([import('node:fs/promises'), import('node:os')]);
  process.env.DATA_DIR = await mkdtemp(`${tmpdir()}/shop-data-`);
  return process.env.DATA_DIR;
});

let bike: ProductView;
let photographed: ProductView;

const productOf = async (slug: string): Promise<ProductView> => {
  const found = await findProduct({ slug, locale: 'de' });
  if (found.kind !== 'found') throw new Error(found.kind);
  return found.product;
};

beforeAll(async () => {
  await runImport([
    {
      id: 1, name: 'Rigi', type: 'variable', price: '3000', categories: [{ name: 'E-Trekking' }],
      attributes: [{ name: 'Farbe', variation: true, options: ['Schwarz', 'Rot'] }, { name: 'Grösse', variation: true, options: ['S', 'M/L'] }],
      variations: [{ id: 10, price: '3000', attributes: [] }], meta_data: [{ key: 'frame_sizes', value: [{ size: 'M/L', minCm: 165, maxCm: 180 }] }],
    },
    { id: 2, name: 'Helm', price: '80', categories: [{ name: 'Helme' }], images: [{ src: 'https://shop.example/a.jpg', alt: 'Ein Helm' }, { src: 'https://shop.example/b.jpg' }] },
  ]); // prettier-ignore
  [bike, photographed] = await Promise.all([productOf('rigi'), productOf('helm')]);
});

afterAll(() => rm(folder, { recursive: true }));

const nameOf = (url: string) => url.replace(/^\/bilder\/(foto\/)?/, '');
const svgOf = async (url: string) => {
  const picture = await findPicture(nameOf(url));
  if (picture.kind !== 'picture') throw new Error(`${url}: ${picture.kind}`);
  return String(picture.body);
};

describe('drawings', () => {
  it('exist for every view, colour and size of a product, and differ', async () => {
    const pictures = [
      ...bike.gallery.map(({ src }) => src),
      pictureUrl(bike, { colour: 'rot' }),
      pictureUrl(bike, { size: 'M/L' }),
    ];
    const rendered = await Promise.all(pictures.map(svgOf));
    expect(new Set(rendered).size).toBe(pictures.length);
    for (const svg of rendered) expect(svg).toMatch(/^<svg[^>]*xmlns=/);
    expect(await svgOf(pictureUrl(bike, { colour: 'schwarz' }))).toBe(await svgOf(pictureUrl(bike)));
  });

  it('have the proportions that the page reserves', async () => {
    for (const { src, width, height } of bike.gallery) {
      const size = await sharp(Buffer.from(await svgOf(src))).metadata();
      expect((size.width ?? 0) / (size.height ?? 1)).toBeCloseTo(width / height, 2);
    }
  });

  it('redirect to their newest address, and are 404 if they show nothing', async () => {
    const url = pictureUrl(bike, { colour: 'rot' });
    expect(await findPicture(nameOf(url).replace(bike.pictureVersion, '0000000000'))).toEqual({
      kind: 'moved',
      name: nameOf(url),
    });
    for (const none of [
      pictureUrl(bike, { colour: 'blau' }),
      pictureUrl(bike, { size: 'XL' }),
      pictureUrl({ ...bike, id: 999 }),
      '/bilder/nonsense.svg',
      pngPictureUrl(bike, {}, 4000),
    ]) {
      expect(await findPicture(nameOf(none)), none).toEqual({ kind: 'missing' });
    }
  });

  it('are PNG on white for other sites', async () => {
    const picture = await findPicture(nameOf(bike.openGraphPicture.src));
    if (picture.kind !== 'picture') throw new Error(picture.kind);
    const image = sharp(picture.body as Buffer);
    expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 750 });
    const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    expect([...corner]).toEqual([255, 255, 255]);
  });
});

describe('photographs', () => {
  const photo = () =>
    sharp({ create: { width: 900, height: 300, channels: 3, background: '#204060' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();

  it('are the gallery of a product whose feed has them and no drawing', () => {
    expect(photographed).toMatchObject({
      pictures: 'photo',
      views: [],
      gallery: [{ alt: 'Ein Helm' }, { alt: 'Helm' }],
    });
    expect(photographed.picture.src).toBe(photographed.gallery[0]?.src);
    expect(photographed.picture.srcSet).toContain('640w');
  });

  it('appear unchanged in the close-up, next to everything in the data table', async () => {
    const view = await zoomView({ product: photographed, terms: {}, requestedColour: null, locale: 'de' });
    expect(view).toMatchObject({ near: null, parts: [], colours: [] });
    expect(view.pictures.map(({ alt }) => alt)).toEqual(['Ein Helm', 'Helm']);
    expect(view.pictures[0]?.srcSet).toContain('1920w');
  });

  it('are fetched once, fitted into their window, and carry no data of the camera', async () => {
    const image = await db.productImage.findFirstOrThrow({ where: { position: 0 } });
    const requested: string[] = [];
    const download = async (source: string) => {
      requested.push(source);
      return photo();
    };
    const answers = await Promise.all(
      (['avif', 'webp', 'jpg'] as const).map((format) => findPhoto(nameOf(photoUrl(image.id, 320, format)), download)),
    );
    for (const answer of answers) {
      if (answer.kind !== 'photo') throw new Error(answer.kind);
      const data = await sharp(answer.body).metadata();
      expect([data.width, data.height, data.exif]).toEqual([320, 320, undefined]);
    }
    expect(answers.map((answer) => answer.kind === 'photo' && answer.type)).toEqual([
      'image/avif',
      'image/webp',
      'image/jpeg',
    ]);
    await findPhoto(nameOf(photoUrl(image.id, 320, 'webp')), () => Promise.reject(new Error('asked again')));
    expect(requested).toEqual(['https://shop.example/a.jpg']);
    expect(
      (await readdir(path.join(folder, 'photos'))).filter((file) => !/\.(avif|webp|jpg|original)$/.test(file)),
    ).toEqual([]);
  });

  it('are replaced by the drawing if unavailable, and not requested again at once', async () => {
    const image = await db.productImage.findFirstOrThrow({ where: { position: 1 } });
    let requested = 0;
    const broken = async () => {
      requested++;
      return Buffer.from('\u00ff\u00d8\u00ff no jpeg', 'latin1');
    };
    const answer = await findPhoto(nameOf(photoUrl(image.id, 640, 'webp')), broken);
    expect(answer).toEqual({ kind: 'drawing', location: pictureUrl(photographed) });
    expect(await findPicture(nameOf(pictureUrl(photographed)))).toMatchObject({ kind: 'picture' });
    await findPhoto(nameOf(photoUrl(image.id, 320, 'webp')), broken);
    expect(requested).toBe(1);
    expect((await readdir(path.join(folder, 'photos'))).filter((file) => file.endsWith('.original'))).toHaveLength(1);
  });

  it('are 404 for an invalid address', async () => {
    for (const name of ['1-641.webp', '1-640.gif', '999999-640.webp', 'x', '1-640', '../1-640.webp']) {
      expect(await findPhoto(name), name).toEqual({ kind: 'missing' });
    }
  });
});
