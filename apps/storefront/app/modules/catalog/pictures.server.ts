import { LRUCache } from 'lru-cache';
import { db } from '~/platform/db.server.ts';
import { createPicture } from '~/platform/pictures.server.ts';
import {
  type Drawing,
  drawSvg,
  isPictureView,
  normaliseDrawing,
  type Paint,
  PICTURE_VIEWS,
  type PictureOptions,
  viewsOf,
} from '@velory/illustrations/illustrations.ts';
import { drawNear } from '@velory/illustrations/near.ts';
import { drawRollingPart, ROLLING_PARTS, type RollingPart } from '@velory/illustrations/rolling.ts';
import {
  isSizeOfAddress,
  NEAR_VIEW,
  OPEN_GRAPH_WIDTH,
  parsePictureName,
  type PictureRequest,
  ROLLING_VIEWS,
  STANDING_VIEW,
} from './catalog.ts';
import { type ColourRow, readColours, readFrameSizes } from './json.server.ts';
import { pictureVersion } from './pictures/product-pictures.server.ts';

export { pictureVersion };

/** A picture ready to send; `moved` where its address holds an older version. */
export type PictureAnswer =
  | { kind: 'picture'; body: Buffer | string; type: 'image/svg+xml' | 'image/png' }
  | { kind: 'moved'; name: string }
  | { kind: 'missing' };

/** Raster pictures are made in these widths only, so that no one can ask for endless work. Pixels. */
const RASTER_WIDTHS: readonly number[] = [OPEN_GRAPH_WIDTH];
const DEFAULT_PAINT = '#b9c4c6';

/** Raster pictures that were asked for last: other sites fetch a shared page's picture several times. */
const rasters = new LRUCache<string, Buffer>({
  max: 60,
  maxSize: 12_000_000,
  sizeCalculation: (bytes) => bytes.length,
});

/**
 * A product's drawing by the last segment of its address (`pictureUrl`). Colours and sizes that the product does not
 * have are missing: an address that shows nothing new is never drawn.
 * @param name e.g. `12-nebelgrau-side.0a1b2c3d4e.svg`
 */
export async function findPicture(name: string): Promise<PictureAnswer> {
  const requested = parsePictureName(name, [
    ...PICTURE_VIEWS,
    STANDING_VIEW,
    NEAR_VIEW,
    ...Object.values(ROLLING_VIEWS),
  ]);
  if (!requested || (requested.width !== undefined && !RASTER_WIDTHS.includes(requested.width)))
    return { kind: 'missing' };
  const product = await db.product.findUnique({
    where: { id: requested.productId },
    select: { drawing: true, colorData: true, frameSizes: true, pictureKey: true },
  });
  const drawing = normaliseDrawing(product?.drawing);
  const options = product && drawing && pictureOptions(requested, drawing, product);
  if (!options) return { kind: 'missing' };
  const version = pictureVersion(product.pictureKey);
  if (version !== requested.version)
    return { kind: 'moved', name: name.replace(`.${requested.version}.`, `.${version}.`) };
  const part = ROLLING_PARTS.find((each) => ROLLING_VIEWS[each] === requested.view);
  if (part) return rollingPicture(part, drawing, options);
  if (requested.view === NEAR_VIEW && drawing.kind === 'bike') {
    return { kind: 'picture', body: drawNear(drawing, options.paint), type: 'image/svg+xml' };
  }
  if (requested.width === undefined) return { kind: 'picture', body: drawSvg(drawing, options), type: 'image/svg+xml' };
  const body = rasters.get(name) ?? (await rasterise(drawSvg(drawing, options), requested.width));
  rasters.set(name, body);
  return { kind: 'picture', body, type: 'image/png' };
}

function rollingPicture(part: RollingPart, drawing: Drawing, { paint, size }: PictureOptions): PictureAnswer {
  if (drawing.kind !== 'bike') return { kind: 'missing' };
  return { kind: 'picture', body: drawRollingPart(drawing, part, paint, size), type: 'image/svg+xml' };
}

/**
 * The paint of a product's colour, of its first one where none is asked for.
 * @returns undefined if the product does not have the colour
 */
export function paintOf(colours: readonly ColourRow[], requested: string | undefined): Paint | undefined {
  const colour = requested === undefined ? colours[0] : colours.find(({ slug }) => slug === requested);
  if (requested !== undefined && !colour) return undefined;
  const main = colour?.hex ?? DEFAULT_PAINT;
  return { main, accent: colour?.accent ?? main };
}

function pictureOptions(
  { colour, view, size }: PictureRequest,
  drawing: Drawing,
  product: { colorData: unknown; frameSizes: unknown },
): PictureOptions | undefined {
  const paint = paintOf(readColours(product.colorData), colour);
  const frameSize = size && readFrameSizes(product.frameSizes).find((each) => isSizeOfAddress(each.size, size))?.size;
  if (!paint || (size !== undefined && !frameSize)) return undefined;
  return {
    paint,
    view: isPictureView(view) ? view : (viewsOf(drawing)[0] ?? 'side'),
    fit: view === STANDING_VIEW,
    ...(frameSize ? { size: frameSize } : {}),
  };
}

/** Pixels of a drawing as it comes; far more than any has. */
const MOST_DRAWN_PIXELS = 50_000_000;

/** Draws on white: previews on other sites have grounds of their own. @throws PicturesBusyError */
async function rasterise(svg: string, width: number): Promise<Buffer> {
  const { bytes } = await createPicture(Buffer.from(svg), 'view', {
    most: MOST_DRAWN_PIXELS,
    density: 96,
    resize: { width },
    background: '#ffffff',
    format: 'png',
    options: { compressionLevel: 9, palette: true, quality: 90 },
  });
  return bytes;
}
