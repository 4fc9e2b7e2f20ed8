import { isSizeOfAddress, type PictureOwner, sizeSlug } from './picture-address.ts';

/** A rider's picture: a product in a colour and size, and the rider's measures in whole centimetres. */
interface RiderChoice {
  colour?: string | undefined;
  /** As the catalogue stores it; absent if there is nothing to choose. */
  size?: string | undefined;
  heightCm: number;
  inseamCm?: number | undefined;
}

/** Stands in an address for "the first colour" and for "no size". */
const NONE = 'x';

/** Address of a drawing of a rider on a bike as SVG, to be stored for a year. */
export function riderPictureUrl(owner: PictureOwner, { colour, size, heightCm, inseamCm }: RiderChoice): string {
  const measures = inseamCm === undefined ? `${heightCm}` : `${heightCm}_${inseamCm}`;
  const stem = [owner.id, colour ?? NONE, size === undefined ? NONE : sizeSlug(size), measures].join('-');
  return `/bilder/sitz/${stem}.${owner.pictureVersion}.svg`;
}

interface RiderPictureRequest {
  productId: number;
  colour: string | undefined;
  /** Whether a size of the product is the one of the address. */
  isSize: (size: string) => boolean;
  hasSize: boolean;
  heightCm: number;
  inseamCm: number | undefined;
  version: string;
}

const ADDRESS = /^(\d{1,9})-([a-z0-9_-]{1,80})-([a-z0-9_]{1,20})-(\d{3})(?:_(\d{2,3}))?\.([0-9a-z]{1,20})\.svg$/;

/** Takes the last segment of such an address apart; undefined for nonsense. */
export function parseRiderPictureName(name: string): RiderPictureRequest | undefined {
  const [, id, colour = '', size = '', height, inseam, version = ''] = ADDRESS.exec(name) ?? [];
  if (id === undefined) return undefined;
  return {
    productId: Number(id),
    colour: colour === NONE ? undefined : colour,
    isSize: (each) => isSizeOfAddress(each, size),
    hasSize: size !== NONE,
    heightCm: Number(height),
    inseamCm: inseam === undefined ? undefined : Number(inseam),
    version,
  };
}
