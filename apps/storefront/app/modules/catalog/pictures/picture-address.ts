/** What the address of a product's pictures is made from. */
export interface PictureOwner {
  id: number;
  /** Changes with everything the pictures show; addresses with another version redirect to the newest. */
  pictureVersion: string;
}

export interface PictureChoice {
  /** Slug of a colour of the product; absent: its first one. */
  colour?: string | undefined;
  /** A view of the illustrator, see `ProductView.views`; absent: the whole product. */
  view?: string | undefined;
  /** A frame size, so that the drawing follows the chosen size. */
  size?: string | undefined;
}

/** An image with the dimensions the page reserves for it. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** Candidates for `srcset`, where the picture is a photograph. */
  srcSet?: string;
  alt: string;
}

/** The view that shows the whole product. */
export const MAIN_VIEW = 'side';

/** The whole bike close around, its wheels on the lower edge: for the line of the home page. */
export const STANDING_VIEW = 'stand';

/** The parts of a bike that rolls, laid on one another: the standing bike without its wheels, and each of them. */
export const ROLLING_VIEWS = { body: 'standbody', rear: 'standrear', front: 'standfront' } as const;

/** The whole bike in the window of the main view, drawn to be looked at from near. */
export const NEAR_VIEW = 'nah';

/** Width of the picture that is given to other sites (Open Graph), pixels. */
export const OPEN_GRAPH_WIDTH = 1200;

/** Stands in an address for "the first colour". */
const FIRST_COLOUR = 'x';

export const sizeSlug = (size: string) => size.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** Address of a drawing as SVG, to be stored for a year. */
export function pictureUrl(owner: PictureOwner, { colour, view = MAIN_VIEW, size }: PictureChoice = {}): string {
  const stem = [owner.id, colour ?? FIRST_COLOUR, view, ...(size ? [sizeSlug(size)] : [])].join('-');
  return `/bilder/${stem}.${owner.pictureVersion}.svg`;
}

/** Address of a drawing as PNG on white, for sites and programs that show no SVG. */
export function pngPictureUrl(
  owner: PictureOwner,
  { colour, view = MAIN_VIEW }: PictureChoice = {},
  width = OPEN_GRAPH_WIDTH,
): string {
  return `/bilder/${owner.id}-${colour ?? FIRST_COLOUR}-${view}-${width}.${owner.pictureVersion}.png`;
}

/** A picture's address taken apart. */
export interface PictureRequest {
  productId: number;
  colour: string | undefined;
  view: string;
  /** Frame size as in the address (`m_l` for `M/L`), for SVG. */
  size: string | undefined;
  /** Pixels, for PNG. */
  width: number | undefined;
  version: string;
}

const ADDRESS = /^(\d{1,9})-([a-z0-9_-]{1,80})-([a-z]{2,20})(?:-([a-z0-9_]{1,20}))?\.([0-9a-z]{1,20})\.(svg|png)$/;

/**
 * Takes the last segment of a picture's address apart; undefined for nonsense.
 * @param views the names that a view may have: they tell `…-side-m` (size M) from `…-hell-side`
 */
export function parsePictureName(name: string, views: readonly string[]): PictureRequest | undefined {
  const match = ADDRESS.exec(name);
  if (!match) return undefined;
  const [, id = '', , , , version = '', extension] = match;
  const parts = name.slice(id.length + 1, name.indexOf('.')).split('-');
  const last = parts.pop() ?? '';
  const endsWithView = views.includes(last) && parts.length > 0;
  const view = endsWithView ? last : (parts.pop() ?? '');
  const extra = endsWithView ? undefined : last;
  const colour = parts.join('-');
  if (!views.includes(view) || colour === '') return undefined;
  if (extension === 'png' && !/^\d{2,4}$/.test(extra ?? '')) return undefined;
  return {
    productId: Number(id),
    colour: colour === FIRST_COLOUR ? undefined : colour,
    view,
    size: extension === 'svg' ? extra : undefined,
    width: extension === 'png' ? Number(extra) : undefined,
    version,
  };
}

/** Whether a frame size of the product is the one an address names. */
export function isSizeOfAddress(size: string, addressSize: string): boolean {
  return sizeSlug(size) === addressSize;
}

/** Widths that photographs are offered in, pixels. */
export const photoWidths = [320, 480, 640, 960, 1280, 1920] as const;

export const photoFormats = ['avif', 'webp', 'jpg'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** Address of a photograph of the feed, resized to a width. */
export function photoUrl(imageId: number, width: number, format: PhotoFormat): string {
  return `/bilder/foto/${imageId}-${width}.${format}`;
}

/**
 * Proportions of all pictures of a kind: bikes 8:5, accessories square. Photographs are fitted into the same window.
 */
export function pictureSize(kind: 'bike' | 'accessory', width: number): { width: number; height: number } {
  return { width, height: kind === 'bike' ? Math.round((width * 5) / 8) : width };
}
