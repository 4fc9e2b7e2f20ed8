import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  type GalleryPicture,
  OPEN_GRAPH_WIDTH,
  type Picture,
  photoUrl,
  photoWidths,
  pictureSize,
  pictureUrl,
  pngPictureUrl,
  type ProductKind,
} from '~/modules/catalog/catalog.ts';
import { rendererVersion } from './drawings.server.ts';

/** Natural width of all pictures, pixels: what `width` and `height` of an image reserve is their proportion. */
const WIDTH = 1600;
/** The candidate that browsers without `srcset` take, pixels. */
const DEFAULT_PHOTO_WIDTH = 960;
const OPEN_GRAPH_PHOTO_WIDTH = 1280;

/** Versions by picture key: a listing asks for two dozen of them. */
const versions = new LRUCache<string, string>({ max: 5000 });

/** Version of a product's pictures: changes with what they show and with the way they are drawn. */
export function pictureVersion(pictureKey: string): string {
  let version = versions.get(pictureKey);
  if (version === undefined) {
    version = createHash('sha256').update(`${pictureKey}/${rendererVersion()}`).digest('hex').slice(0, 10);
    versions.set(pictureKey, version);
  }
  return version;
}

/** A photograph of the feed in all its widths. */
export function photoPicture(imageId: number, kind: ProductKind, alt: string): Picture {
  return {
    src: photoUrl(imageId, DEFAULT_PHOTO_WIDTH, 'jpg'),
    srcSet: photoWidths.map((width) => `${photoUrl(imageId, width, 'webp')} ${width}w`).join(', '),
    ...pictureSize(kind, DEFAULT_PHOTO_WIDTH),
    alt,
  };
}

export interface PictureSource {
  id: number;
  pictureVersion: string;
  kind: ProductKind;
  pictures: 'drawing' | 'photo';
  coverId: number | null;
}

/** The picture of a card: a photograph, else the drawing in its first colour. */
export function coverPicture(source: PictureSource, alt: string): Picture {
  if (source.pictures === 'photo' && source.coverId !== null) return photoPicture(source.coverId, source.kind, alt);
  return { src: pictureUrl(source), ...pictureSize(source.kind, WIDTH), alt };
}

/** A drawn picture with its dimensions. */
export function renderPicture(source: PictureSource, view: string, alt: string): GalleryPicture {
  return { src: pictureUrl(source, { view }), ...pictureSize(source.kind, WIDTH), alt, view, colourSlug: null };
}

/** The picture for Open Graph and JSON-LD: a raster picture. */
export function openGraphPicture(source: PictureSource, alt: string): Picture {
  if (source.pictures === 'photo' && source.coverId !== null) {
    return {
      src: photoUrl(source.coverId, OPEN_GRAPH_PHOTO_WIDTH, 'jpg'),
      ...pictureSize(source.kind, OPEN_GRAPH_PHOTO_WIDTH),
      alt,
    };
  }
  return { src: pngPictureUrl(source), ...pictureSize(source.kind, OPEN_GRAPH_WIDTH), alt };
}
