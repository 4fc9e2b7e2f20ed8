import type { Page } from '@playwright/test';
import type { Checkout } from '../e2e/support/checkout.ts';
import type { Language } from '../e2e/support/texts.ts';

/** What a state is brought about with. */
export interface Stage {
  page: Page;
  language: Language;
  checkout: Checkout;
  baseURL: string;
  visit: (path: string) => Promise<unknown>;
  hydrated: () => Promise<void>;
}

/** A screen as it is at some moment. */
export interface State {
  /** Of its pictures. */
  name: string;
  /** Widths of the window in pixels; all of them where none are named. */
  at?: readonly number[];
  /** Whether the window alone is shown: what lies over the page. */
  window?: boolean;
  open: (stage: Stage) => Promise<unknown>;
}

/** A path in each language. */
export type Paths = Readonly<Record<Language, string>>;

/** The product of the demonstration's limited offer. */
export const offered: Paths = {
  de: '/produkt/focus-furka-x-e-mountainbike-fully',
  fr: '/fr/produit/focus-furka-x-vtt-electrique-tout-suspendu',
};
