import type { PictureSource } from '~/ui/picture.tsx';

/** A fact of the data table; its value may link to the page that explains it. */
export interface ZoomFact {
  label: string;
  value: string;
  href?: string;
}

/** A part that one can go to: its row of the data table, and its place in the picture. */
export interface ZoomPart {
  /** Its address in the page. */
  id: string;
  name: string;
  value: string;
  facts: ZoomFact[];
  /** Shares of the picture's width and height. */
  spot: readonly [x: number, y: number];
}

export interface ZoomView {
  /** Where the product itself is. */
  path: string;
  name: string;
  /** The colour that is shown, in words. */
  detail: string;
  colours: { label: string; hex: string; href: string; isShown: boolean }[];
  pictures: PictureSource[];
  /** The first picture with all that only shows from near; null for photographs. */
  near: string | null;
  parts: ZoomPart[];
  /** The data table where no part has a place in the picture. */
  facts: ZoomFact[];
  words: ZoomWords;
}

export interface ZoomWords {
  title: string;
  lead: string;
  close: string;
  back: string;
  colours: string;
  nearer: string;
  farther: string;
  scale: string;
  map: string;
  next: string;
  previous: string;
  pictures: string;
  /** With `{{index}}` and `{{total}}`. */
  position: string;
  /** With `{{name}}`. */
  show: string;
}
