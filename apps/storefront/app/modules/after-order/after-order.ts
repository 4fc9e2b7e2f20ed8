import type { RollingBike } from '~/modules/catalog/rolling-bike.ts';
import type { IdDocumentView, PictureRefusal } from './id-document.ts';

/** What the page after the order shows beside the order itself; nothing in it opens anything. Amounts are Rappen. */
export interface AfterOrderView {
  /** The names of the order that links and forms carry on. */
  link: { nr?: string; token?: string };
  /** The identity document; null where the order needs none: paid once, or past the contract. */
  idDocument: IdDocumentView | null;
  /** How the order ended other than by its delivery; it asks for nothing then. */
  ended: 'cancelled' | 'returned' | null;
  /** The optional insurance; null where there is nothing to insure, or nothing to choose any more. */
  insurance: { yearly: number; insured: boolean; answered: boolean } | null;
  contract: { state: 'none' | 'preparing' | 'ready' | 'signed'; href: string | null; signingUrl: string | null };
  /** Why the last change by a plain form was refused. */
  refusal?: AfterOrderRefusal;
  /** Words of the specification (§8) where the contract could not be downloaded. */
  downloadProblem?: string;
  /** Where the order stands, day by day. */
  trackerHref: string;
  /** Where it is said what becomes of an order of which a piece is not to be had. */
  choiceHref: string;
  /** Where the payment schedule is fetched to keep; null where nothing is paid by instalments. */
  scheduleFiles: { pdf: string; ics: string } | null;
  /** Bucket that pictures are uploaded to. */
  uploadBucket: string;
}

/** The bike of an order. */
export interface OrderedBike {
  name: string;
  /** Its pictures in the colour and size that were ordered; null where it is not drawn. */
  rolling: RollingBike | null;
}

/** What a change after the order answers where a script asks for data; everybody else is redirected. */
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

/** The refusal that an address names, if it names one. */
export function refusalOf(value: string | null): AfterOrderRefusal | undefined {
  return refusals.find((refusal) => refusal === value);
}

/**
 * Why a contract could not be downloaded, as an address carries it: the status, or `empty`.
 * @returns the words of the specification (§8), or undefined where the address says nothing of the kind
 */
export function downloadProblemOf(value: string | null): string | undefined {
  if (value === 'empty') return 'Downloaded file is empty';
  return value !== null && /^[1-5]\d\d$/.test(value) ? `Download failed with status ${value}` : undefined;
}
