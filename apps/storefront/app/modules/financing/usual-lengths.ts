/*
 * The plan lengths that every page knows. They stand apart from the rules of plans, which few pages need.
 */

/** Pays once, in months. */
export const payOnce = 1;

/** Default of the checkout and the term of rates in listings (spec §9), in months. */
export const defaultPlanLength = 36;
