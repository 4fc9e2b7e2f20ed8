import type { Picture } from '~/modules/catalog/catalog.ts';
import type { SizeVerdict } from '~/modules/catalog/rider-fit.ts';
import type { RiderMarks } from '@velory/illustrations/riders.ts';

/** A measure in words: what, how much, and what that means. */
export interface FitFigure {
  label: string;
  value: string;
  note: string;
}

/** A frame size with the shopper on it, in words made on the server. */
export interface FitSizeView {
  label: string;
  verdict: SizeVerdict;
  /** The verdict in words, and whether it is sold out. */
  verdictText: string;
  recommended: boolean;
  /** Why, in sentences. */
  reasons: readonly string[];
  picture: Picture;
  marks: RiderMarks;
  figures: readonly FitFigure[];
}

/** The shopper on a bike: made for an address with a height, all words by the server. */
export interface FitView {
  /** As understood, whole centimetres; as typed where it is no height. */
  height: string;
  inseam: string;
  title: string;
  lead: string;
  error?: string;
  /** Heights that the slider goes through, whole centimetres. */
  range: { min: number; max: number };
  /** Smallest first; none if the height is not drawn. */
  sizes: readonly FitSizeView[];
  /** Place in `sizes` of the one that is shown large. */
  shown: number;
  others?: { href: string; label: string };
  colour: string | undefined;
  words: FitWords;
}

/** Labels of the section's fields. */
export interface FitWords {
  slider: string;
  spoken: string;
  submit: string;
  more: string;
  inseam: string;
  inseamHint: string;
  storedNote: string;
  forget: string;
  best: string;
  all: string;
  basis: string;
}

export interface FitSectionProps {
  /** What the address asks for, where it carries a height. */
  fit: FitView | undefined;
  /** The shopper's height, centimetres. */
  height: number | undefined;
  onHeight: (heightCm: number | undefined) => void;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  /** Where the figure for a height is asked for. */
  path: string;
}
