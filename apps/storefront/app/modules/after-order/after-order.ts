import type { RollingBike } from '~/modules/catalog/rolling-bike.ts';
import type { IdDocumentView, PictureRefusal } from './id-document.ts';

/**
 * What the page after the order shows in addition to the order itself; nothing in it grants access. Amounts are Rappen.
 */
export interface AfterOrderView {
  /** Identifiers of the order for links and forms. */
  link: { nr?: string; token?: string };
  /** The identity document; null if the order needs none: paid once, or past the contract. */
  idDocument: IdDocumentView | null;
  /** How the order ended other than by its delivery; the shopper then has nothing to do. */
  ended: 'cancelled' | 'returned' | null;
  /** The optional insurance; null if nothing can be insured or chosen any more. */
  insurance: { yearly: number; insured: boolean; answered: boolean } | null;
  contract: { state: 'none' | 'preparing' | 'ready' | 'signed'; href: string | null; signingUrl: string | null };
  /** Why the last change by a plain form was refused. */
  refusal?: AfterOrderRefusal;
  /** The specification's text (§8) if the contract could not be downloaded. */
  downloadProblem?: string;
  /** URL of the tracker. */
  trackerHref: string;
  /** URL of the choice for an order with an unavailable piece. */
  choiceHref: string;
  /** URL of the payment schedule as a file; null without instalments. */
  scheduleFiles: { pdf: string; ics: string } | null;
  /** Bucket that pictures are uploaded to. */
  uploadBucket: string;
}

/** The bike of an order. */
export interface OrderedBike {
  name: string;
  /** Its pictures in the ordered colour and size; null if there are none. */
  rolling: RollingBike | null;
}

/** The response to a change after the order if a script requests data; other requests are redirected. */
export type AfterOrderAnswer = { ok: true } | { ok: false; refusal: AfterOrderRefusal };

export type AfterOrderRefusal = PictureRefusal | 'order-missing' | 'not-understood';

const refusals: readonly AfterOrderRefusal[] = [
  'empty',
  'too-large',
  'no-picture',
  'unreadable',
  'too-small',
  'too-many-pixels',
  'busy',
  'wrong-side',
  'failed',
  'closed',
  'order-missing',
  'not-understood',
];

/** Reads the refusal from a URL parameter; undefined for an unknown one. */
export function refusalOf(value: string | null): AfterOrderRefusal | undefined {
  return refusals.find((refusal) => refusal === value);
}

/**
 * Reads why a contract could not be downloaded from a URL parameter: the status, or `empty`.
 * @returns the specification's text (§8), or undefined for anything else
 */
export function downloadProblemOf(value: string | null): string | undefined {
  if (value === 'empty') return 'Downloaded file is empty';
  return value !== null && /^[1-5]\d\d$/.test(value) ? `Download failed with status ${value}` : undefined;
}
