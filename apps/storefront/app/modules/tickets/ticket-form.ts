import type { SubmissionResult } from '@conform-to/react';
import type { DamageLimits } from './damage-limits.ts';
import type { KnownCode } from './error-codes.ts';
import type { BikePart, TicketKind } from './tickets.ts';

/** What the form of a ticket shows before anyone has typed. Times are ISO 8601. */
export interface TicketFormView {
  kind: TicketKind;
  /** Of the form: sent again it is the same ticket. */
  submissionKey: string;
  /** The order that the address names; `model` and `image` are there for its owner only. */
  order: { number: string; model: string | null; details: string; image: string | null } | null;
  /** What the fields begin with, by their names. */
  values: TypedFields;
  /** The limits of the delivery that is known; null if none is. */
  limits: DamageLimits | null;
  /** Whether the order's goods are still on their way. */
  isOnItsWay: boolean;
  /** When this was made. */
  now: string;
  /** Error codes that the help centre explains. */
  codes: readonly KnownCode[];
  /** Prefixes of phone numbers, each with its country first. */
  phonePrefixes: readonly string[];
}

/** The shopper's bike, drawn in its colour and size, on which a damage is marked. */
export interface DamagedBike {
  src: string;
  /** Where its parts lie on the picture, shares of its width and height; parts that it does not have are absent. */
  spots: Partial<Record<BikePart, readonly [x: number, y: number]>>;
}

/** What fields begin with, by their names. */
export type TypedFields = Record<string, string | undefined>;

/** What a refused form sends back: nothing that was typed or taken is lost. */
export interface TicketRefusal {
  /** What was typed, and codes of `tickets:error` by field. */
  reply: SubmissionResult;
  /** What is wrong of a picture: a code of `tickets:photo-error`, and of which slot it is the same. */
  pictureErrors: Record<string, { code: string; as?: string }>;
  /** Addresses of pictures that were taken, by slot. */
  kept: Record<string, string>;
  submissionKey: string;
  /** What stopped the form as a whole: a code of `tickets:error`. */
  problem: { code: string; minutes?: number } | null;
  /** The limits of the delivery as it was typed. */
  limits: DamageLimits | null;
}
