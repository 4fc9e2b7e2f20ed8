import type { Locale } from '~/i18n/locales.ts';
import type { ContentPicture } from './links-and-pictures.ts';

/** Parts of a bike that the component directory tells of (decision 40: Routes), in its order. */
export const bikeParts = ['motor', 'battery', 'frame', 'display', 'suspension', 'gears'] as const;

export type BikePart = (typeof bikeParts)[number];

/** The translated path segments of the parts. */
export const bikePartSlugs: Record<BikePart, Record<Locale, string>> = {
  motor: { de: 'motor', fr: 'moteur' },
  battery: { de: 'akku', fr: 'batterie' },
  frame: { de: 'rahmen', fr: 'cadre' },
  display: { de: 'display', fr: 'ecran' },
  suspension: { de: 'federung', fr: 'suspension' },
  gears: { de: 'schaltung', fr: 'vitesses' },
};

/** The part of a path segment in any language. */
export function bikePartOf(slug: string): BikePart | undefined {
  return bikeParts.find((part) => Object.values(bikePartSlugs[part]).includes(slug));
}

/** One fact about a component or a brand: "Drehmoment: 85 Nm". */
export interface ContentFact {
  label: string;
  value: string;
}

export interface BikeComponent {
  id: string;
  part: BikePart;
  title: string;
  slug: string;
  /** A sentence. */
  summary: string;
  /** Sanitized HTML. */
  html: string;
  facts: ContentFact[];
  picture?: ContentPicture;
  /** Bikes that have one of the German `terms` in this attribute of the catalogue have the component. */
  attribute?: string;
  terms: string[];
}
