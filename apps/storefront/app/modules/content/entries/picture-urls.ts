import type { ContentPicture } from './links-and-pictures.ts';

/** Widths in px in which an editor's photograph is served. */
export const contentPictureWidths = [390, 768, 1280, 1920] as const;

/**
 * Resource path of editors' photographs, below which `/{version}/{width}/{file}` answers with WebP,
 * `/{version}/{width}.avif/{file}` with AVIF.
 */
export const CONTENT_PICTURES_PATH = '/bilder/inhalt';

/** Formats in which an editor's photograph is served. */
export type ContentPictureFormat = 'webp' | 'avif' | 'svg';

/** What is after the width in the address of each format. */
const suffixes: Record<ContentPictureFormat, string> = { webp: '', avif: '.avif', svg: '.svg' };

/** Which photograph, in which state. */
export interface PictureAddress {
  /** File name in Strapi's uploads. */
  file: string;
  /** Changes with the file: addresses are immutable. */
  version: string;
}

/** The path of a photograph in one width (px) and format; undefined for names that cannot be an upload's. */
export function contentPicturePath(
  { file, version }: PictureAddress,
  width: number,
  format: ContentPictureFormat = 'webp',
): string | undefined {
  const safe = /^[\w-][\w.-]*$/.test(file) && /^[0-9a-z]+$/.test(version);
  return safe ? `${CONTENT_PICTURES_PATH}/${version}/${width}${suffixes[format]}/${file}` : undefined;
}

interface Photograph extends PictureAddress {
  width: number;
  height: number;
  alt: string;
}

/** A drawing as pages show it: one file for every width. */
function contentDrawing({ file, version, width, height, alt }: Photograph): ContentPicture | undefined {
  const src = contentPicturePath({ file, version }, contentPictureWidths[0], 'svg');
  return src ? { src, srcSet: `${src} ${Math.max(width, 1)}w`, width, height, alt } : undefined;
}

/** The picture as pages show it: no width larger than the photograph itself, the default in the middle. */
export function contentPicture(photograph: Photograph): ContentPicture | undefined {
  const { file, version, width, height, alt } = photograph;
  if (file.endsWith('.svg')) return contentDrawing(photograph);
  const smaller = contentPictureWidths.filter((pixels) => pixels <= width);
  const widths = smaller.length > 0 ? smaller : [contentPictureWidths[0]];
  const candidatesIn = (format: ContentPictureFormat) =>
    widths.flatMap((pixels) => {
      const url = contentPicturePath({ file, version }, pixels, format);
      return url ? [{ url, pixels }] : [];
    });
  const candidates = candidatesIn('webp');
  const middle = candidates[Math.floor(candidates.length / 2)];
  if (!middle) return undefined;
  const srcSetOf = (list: typeof candidates) => list.map(({ url, pixels }) => `${url} ${pixels}w`).join(', ');
  const formats = [{ type: 'image/avif', srcSet: srcSetOf(candidatesIn('avif')) }];
  return { src: middle.url, srcSet: srcSetOf(candidates), formats, width, height, alt };
}

/** All photographs that some content shows, each once. Takes the content as JSON. */
export function picturesIn(json: string): PictureAddress[] {
  const found = json.matchAll(new RegExp(`${CONTENT_PICTURES_PATH}/([0-9a-z]+)/\\d+(?:\\.svg)?/([\\w-][\\w.-]*)`, 'g'));
  const addresses = new Map<string, PictureAddress>();
  for (const [, version = '', file = ''] of found) addresses.set(`${version}/${file}`, { version, file });
  return [...addresses.values()];
}
