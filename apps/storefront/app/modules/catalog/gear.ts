import { getOwnEntry } from '~/platform/own-entry.ts';
/*
 * What accessories are asked for, each kind by a measure of its own, and which bikes they fit. Both come from
 * attributes of the feed (catalog-import/reading/gear-facts.ts, mounts.ts).
 */

/** Greatest weights of a bike that carriers are made for, kg. */
export const carriedKg = [15, 20, 25, 30, 40] as const;

/** Wheels in inches, as they are called. */
const wheels = ['16', '18', '20', '24', '26', '27.5', '28', '29'] as const;

/**
 * What a bike offers to accessories, and an accessory needs of a bike. No bike offers `unknown`: an accessory whose
 * feed does not say what it needs is promised to fit none.
 */
export const mounts = [
  'unknown',
  'rack',
  'rack-35-kg',
  'stays',
  'eyelets',
  'fork-eyelets',
  'seat-tube',
  'head-tube',
  'triangle',
  'battery',
  'dynamo',
  'hitch',
  ...wheels.map((inches) => `wheel-${inches}` as const),
  ...carriedKg.map((kg) => `up-to-${kg}-kg` as const),
] as const;

export type Mount = (typeof mounts)[number];

export const isMount = (value: unknown): value is Mount => (mounts as readonly unknown[]).includes(value);

/** How an accessory is held. */
export const fastenings = [
  'hooks',
  'click',
  'handlebar',
  'frame',
  'seatpost',
  'rack',
  'bolts',
  'hitch',
  'roof',
] as const;

export type Fastening = (typeof fastenings)[number];

/** Measures of an accessory; absent if its feed has none. */
export interface Gear {
  /** Head sizes of a helmet, cm, over all its sizes. */
  headMinCm?: number;
  headMaxCm?: number;
  /** Security of a lock, 1 to 15. */
  securityLevel?: number;
  litres?: number;
  lux?: number;
  fastenings?: Fastening[];
}

/** Heads, cm around, that makers of helmets letter so: the middle of what they give. */
const letteredHeads: Readonly<Record<string, number>> = { xs: 50, s: 53, m: 57, l: 60, xl: 62, xxl: 64 };

/** The heads that letters of sizes stand for, cm. */
export const headsOf = (letters: readonly string[]): number[] =>
  letters.flatMap((letter) => getOwnEntry(letteredHeads, letter.toLowerCase()) ?? []);

export const HIGHEST_SECURITY = 15;

/** Whether an accessory fits a bike: the bike offers all that it needs. */
export const fits = (needs: readonly string[], offers: readonly string[]): boolean =>
  needs.every((mount) => offers.includes(mount));
