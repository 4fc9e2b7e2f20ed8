/*
 * The plan lengths needed by every page, separate from the rules of plans, which few pages need.
 */

/** Months of a plan that pays once. */
export const payOnce = 1;

/** Default plan length in months, of the checkout and of the rates in listings (spec §9). */
export const defaultPlanLength = 36;
