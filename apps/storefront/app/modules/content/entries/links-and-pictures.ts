/** A link that an editor set: a path of the shop or an address. */
export interface ContentLink {
  label: string;
  href: string;
}

/** A photograph from Strapi, kept by the shop itself. */
export interface ContentPicture {
  src: string;
  srcSet: string;
  /** The same picture in smaller formats, best first; absent in entries that an older program kept. */
  formats?: { type: string; srcSet: string }[];
  /** Intrinsic size in px. */
  width: number;
  height: number;
  /** Empty if the editor left no description. */
  alt: string;
}
