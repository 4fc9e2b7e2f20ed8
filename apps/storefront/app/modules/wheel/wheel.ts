/*
 * The wheel of fortune (spec §3: wheel-of-fortune, winner-display): 36 fields that are equally likely. How a field is
 * drawn is in `draw.ts`, for the server and for anyone who checks it in the browser.
 */

export const FIELDS = 36;

/** What a page shows of a prize. */
export interface PrizeView {
  name: string;
  short: string;
  /** Of the 36. */
  fields: number;
  /** How many are left; null if there are enough for all. */
  left: number | null;
  stock: number | null;
  /** Rappen of goods that a voucher asks for; null if the prize is a thing. */
  minimum: number | null;
}

/** A wheel as its page shows it. Times are ISO 8601. */
export interface WheelView {
  id: string;
  state: WheelState;
  opensAt: string;
  closesAt: string;
  claimsUntil: string;
  /** When this was read. */
  madeAt: string;
  termsOf: string;
  seal: string;
  /** Only once the wheel has closed. */
  seed: string | null;
  /** Biggest first. */
  prizes: PrizeView[];
  /** Of each field, the place of its prize in `prizes`; null if it wins nothing. */
  layout: (number | null)[];
  /** Turns so far, and how many of them won. */
  turned: number;
  won: number;
}

export type WheelState = 'planned' | 'open' | 'closed';

/** Where a wheel is in its time. */
export function wheelState({ opensAt, closesAt }: { opensAt: Date; closesAt: Date }, now: Date): WheelState {
  if (now < opensAt) return 'planned';
  return now < closesAt ? 'open' : 'closed';
}

/** What a person's link opens. */
export type SpinView =
  | { kind: 'unknown' }
  | { kind: 'over' }
  | { kind: 'ready'; number: number; ticket: string; fingerprint: string }
  | ({ kind: 'turned' } & SpinResult);

/** A draw with all it takes to check it. */
export interface SpinResult {
  number: number;
  /** From 0; people count from 1. */
  field: number;
  mark: string;
  key: string;
  fingerprint: string;
  /** ISO 8601 */
  turnedAt: string;
  /** What was won; null for nothing. Its code goes when claims end. */
  prize: (Pick<PrizeView, 'name' | 'minimum'> & { code: string | null }) | null;
  /** What is shown of the person among the winners; null for nothing. */
  shown: { name: string; place: string } | null;
  /** Whether staff have handed out the thing. */
  isHanded: boolean;
}

/** Odds of some fields of 36 as a fraction in lowest terms, e.g. 3 → `[1, 12]`. */
export function oddsOf(fields: number): [number, number] {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(fields, FIELDS);
  return [fields / common, FIELDS / common];
}

/**
 * Which prize each field has: winning fields lie evenly around the wheel, bigger prizes evenly among them.
 * @param counts fields of each prize, biggest first; 36 together at most
 */
export function layoutOf(counts: readonly number[]): (number | null)[] {
  const winning = counts.reduce((sum, count) => sum + count, 0);
  const among: (number | null)[] = Array.from({ length: winning }, () => null);
  counts.forEach((count, prize) => {
    for (let nth = 0; nth < count; nth += 1) {
      const share = prize === 0 && count === 1 ? 0 : (nth + 1) / (count + 1);
      let place = Math.round(share * winning) % Math.max(1, winning);
      while (among[place] !== null) place = (place + 1) % winning;
      among[place] = prize;
    }
  });
  const layout: (number | null)[] = Array.from({ length: FIELDS }, () => null);
  among.forEach((prize, nth) => {
    layout[Math.floor((nth * FIELDS) / winning)] = prize;
  });
  return layout;
}
