import type { Locale } from '~/i18n/locales.ts';
import type { Picture } from '~/modules/catalog/catalog.ts';

/** For whom and when blocks are shown. */
export interface BlockContext {
  locale: Locale;
  now: Date;
}

/** The product of a hero or an offer, with what its plan gives; amounts are Rappen. */
export interface FeaturedProduct {
  name: string;
  path: string;
  picture: Picture;
  total: number;
  strikePrice: number | null;
  discountPercent: number | null;
  months: number;
  /** What the shopper pays a month. */
  rate: number;
  /** What an employer pays of each of the first `employerMonths` rates; 0 without one. */
  employer: number;
  employerMonths: number;
}

/** What blocks show of the partner whose instance shows them: its sign on the panel of a hero. */
export interface InstanceBranding {
  motif?: { src: string };
}
