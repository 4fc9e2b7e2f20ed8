import sharp from 'sharp';
import { db } from '~/platform/db.server.ts';
import { drawSvg, isPictureView, normaliseDrawing, PICTURE_VIEWS, type PictureOptions } from '../illustrations/illustrations.ts';
import { isSizeOfAddress, OPEN_GRAPH_WIDTH, parsePictureName, type PictureRequest, STANDING_VIEW } from './catalog.ts';
import { readColours, readFrameSizes } from './json.server.ts';
import { pictureVersion } from './product-pictures.server.ts';

/** A picture ready to send; `moved` where its address holds an older version. */
export type PictureAnswer =
  | { kind: 'picture'; body: Buffer | string; type: 'image/svg+xml' | 'image/png' }
  | { kind: 'moved'; name: string }
  | { kind: 'missing' };

/** Raster pictures are made in these widths only, so that nobody can ask for endless work. Pixels. */
const RASTER_WIDTHS: readonly number[] = [OPEN_GRAPH_WIDTH];
const DEFAULT_PAINT = '#b9c4c6';

/**
 * A product's drawing by the last segment of its address (`pictureUrl`).
 * @param name e.g. `12-nebelgrau-side.0a1b2c3d4e.svg`
 */
export async function findPicture(name: string): Promise<PictureAnswer> {
  const asked = parsePictureName(name, [...PICTURE_VIEWS, STANDING_VIEW]);
  if (!asked || (asked.width !== undefined && !RASTER_WIDTHS.includes(asked.width))) return { kind: 'missing' };
  const product = await db.product.findUnique({
    where: { id: asked.productId },
    select: { drawing: true, colorData: true, frameSizes: true, pictureKey: true },
  });
  const drawing = normaliseDrawing(product?.drawing);
  if (!product || !drawing) return { kind: 'missing' };
  const version = pictureVersion(product.pictureKey);
  if (version !== asked.version) return { kind: 'moved', name: name.replace(`.${asked.version}.`, `.${version}.`) };
  const svg = drawSvg(drawing, pictureOptions(asked, product));
  if (asked.width === undefined) return { kind: 'picture', body: svg, type: 'image/svg+xml' };
  return { kind: 'picture', body: await rasterise(svg, asked.width), type: 'image/png' };
}

function pictureOptions({ colour, view, size }: PictureRequest, product: { colorData: unknown; frameSizes: unknown }): PictureOptions {
  const colours = readColours(product.colorData);
  const paint = colours.find(({ slug }) => slug === colour) ?? colours[0];
  const frameSize = size && readFrameSizes(product.frameSizes).find((each) => isSizeOfAddress(each.size, size))?.size;
  return {
    paint: { main: paint?.hex ?? DEFAULT_PAINT, accent: paint?.accent ?? paint?.hex ?? DEFAULT_PAINT },
    view: isPictureView(view) ? view : 'side',
    fit: view === STANDING_VIEW,
    ...(frameSize ? { size: frameSize } : {}),
  };
}

/** Draws on white with a margin all around: previews on other sites crop as they like. */
function rasterise(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 96 }).resize({ width }).flatten({ background: '#ffffff' }).png({ compressionLevel: 9 }).toBuffer();
}
