import {
  daysAfter,
  downPaymentLimit,
  floorToFranc,
  type IsoDate,
  shareInProportion,
  sum,
} from '~/modules/financing/financing.ts';

/*
 * Sponsor me (spec §1): others pay to the down payment of a rider's bike. Pure rules; amounts are Rappen, whole francs
 * where people choose them.
 */

const FRANC = 100;

/** How long a page runs at most, in days. */
export const MAX_DAYS = 60;

/** The least a page may ask for. */
export const MIN_GOAL = 100 * FRANC;

/** The least a contribution may be, where there is room for it. */
export const MIN_AMOUNT = 5 * FRANC;

/** How long a contribution can be paid, and its place is held meanwhile, in minutes. */
export const RESERVED_MINUTES = 15;

/**
 * Unpaid contributions within a day that hold a place on a page: of one mailbox, and of one network. Those beyond it
 * hold none.
 */
export const mostPlaces = { mailbox: 2, network: 10 } as const;

/** Longest texts, in characters. */
export const longest = { title: 40, story: 280, firstName: 40, name: 60, message: 140, email: 120 } as const;

/** The most that a page may collect for a bike: whole francs that leave CHF 2000 in instalments (spec §5). */
export function mostOf(price: number): number {
  return downPaymentLimit(price);
}

/** What a page suggests as its goal: a quarter of the price in whole francs, within its limits. */
export function presetGoal(price: number): number {
  return Math.min(Math.max(floorToFranc(price / 4), MIN_GOAL), mostOf(price));
}

/** Whether a bike is dear enough for a page. */
export const maySponsor = (price: number): boolean => mostOf(price) >= MIN_GOAL;

/** The last day that a page made on a day may run. */
export const lastDay = (madeOn: IsoDate): IsoDate => daysAfter(madeOn, MAX_DAYS);

/** What has been promised to a page. */
export interface PageFunding {
  /** The most it may collect. */
  most: number;
  /** Paid, and not given back. */
  paid: number;
  /** Being paid just now: held for others. */
  reserved: number;
  /** Can be paid just now without a place: it counts where there is room once it is paid. */
  unplaced?: number;
}

/** What may still be promised. */
export function roomOf({ most, paid, reserved, unplaced = 0 }: PageFunding): number {
  return Math.max(0, most - paid - reserved - unplaced);
}

/** Why a contribution can't be promised. `held` has room only once others have not paid. */
export type AmountRefusal = 'not-an-amount' | 'too-small' | 'too-much' | 'held' | 'full';

/**
 * Whether an amount may be promised; the last piece may be smaller than any other. One without a place has room beside
 * others without one, so that no more is paid than can count.
 * @returns the reason against it, or undefined
 */
export function amountRefusal(amount: number, standing: PageFunding): AmountRefusal | undefined {
  const room = roomOf(standing);
  const later = roomOf({ ...standing, reserved: 0, unplaced: 0 });
  if (later === 0) return 'full';
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % FRANC !== 0) return 'not-an-amount';
  if (amount < Math.min(MIN_AMOUNT, later)) return 'too-small';
  if (amount > later) return 'too-much';
  return amount > room ? 'held' : undefined;
}

/**
 * Splits what is too much among those who paid, in proportion: to the Rappen, and no one gets more than they gave.
 * @param surplus at most the sum of the amounts
 */
export function surplusShares(surplus: number, amounts: readonly number[]): number[] {
  return shareInProportion(Math.min(surplus, sum(amounts)), amounts);
}

/** A page's places on its way, from 0 to 1, in order of time: a stop after each contribution. */
export function stopsOf(amounts: readonly number[], goal: number): number[] {
  let reached = 0;
  return amounts.map((amount) => {
    reached += amount;
    return Math.min(1, reached / goal);
  });
}

/** A contribution that counts, as everyone sees it; hidden names are null. */
export interface Sponsor {
  id: string;
  name: string | null;
  /** Rappen */
  amount: number;
  message: string;
  /** ISO 8601 */
  at: string;
}
