import type { FrameSize, Highlight } from '~/modules/catalog/catalog.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import type { PictureSource } from '~/ui/picture.tsx';

/** A bike that can be ridden before it is chosen, in its sizes. */
export interface RideBike {
  slug: string;
  title: string;
  name: string;
  /** Whether it is in stock. */
  note: string;
  picture: PictureSource;
  sizes: { label: string; frameSize?: FrameSize }[];
}

/** A brand's bikes as its world shows them. */
export interface BrandRange {
  /** Slug of the bike that leads. */
  first: string;
  /** Models by their price, with pictures of one scale. */
  models: (Omit<ProductTile, 'picture'> & { picture: PictureSource })[];
  /** What its leading bike is known by, with details of the drawing. */
  marks: Highlight[];
  /** Name of that bike. */
  marksOf: string;
  bikes: RideBike[];
}

/** How bikes of a brand are ridden before they are chosen. */
export interface TestRide {
  /** The address asks for it: it is above the story. */
  first: boolean;
  title: string;
  text: string;
  bikes: readonly RideBike[];
  /** Slug of the bike that is chosen at first. */
  leading: string | undefined;
  street: string;
  town: string;
  /** Address of the calendar in which a ride is booked; null if a call settles it. */
  calendar: string | null;
  /** Path of the page on which a call is asked for. */
  call: string;
}
