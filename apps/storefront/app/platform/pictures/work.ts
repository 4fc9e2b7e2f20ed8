/** What the beginning of a picture says of it. */
export interface PictureHeader {
  /** As sharp names it: `jpeg`, `png`, `webp`, …; `heic` is decoded by libheif. */
  format: string;
  isProgressive: boolean;
  /** Pixels, as stored: before it is turned upright. */
  width: number;
  height: number;
  /** SHA-256 of the whole file, hexadecimal: the same file has the same. */
  digest: string;
}

/** What is made of a picture, in this order. */
export interface PictureWork {
  /** Pixels that it may have; beyond, it is not opened. */
  most: number;
  /** Whether it may have no faults at all: without, only those that decoders warn of are refused. */
  strict?: boolean;
  /** Dots per inch of a drawing (SVG). */
  density?: number;
  /** Turns it as the camera was held. */
  upright?: boolean;
  /** Pixels. */
  resize?: {
    width?: number;
    height?: number;
    fit?: 'cover' | 'contain' | 'fill' | 'inside';
    background?: string;
    withoutEnlargement?: boolean;
  };
  /** What transparent parts become. */
  background?: string;
  greyscale?: boolean;
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'raw';
  /** Of the format, as sharp names them. Nothing that the camera wrote is stored. */
  options?: Record<string, number | boolean | string>;
}
