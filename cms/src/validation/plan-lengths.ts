/*
 * Plan lengths in months (specification §4, §9). A test compares them with the shop's `planTable`.
 */

const OF_NEW = [12, 24, 36, 48];
const OF_USED = [3, 6, 9, 12];

/** All lengths except paying once, shortest first. */
export const PLAN_LENGTHS = [...new Set([...OF_USED, ...OF_NEW])].sort((a, b) => a - b);

/** The lengths of new bikes as a German enumeration. */
export const PLAN_LENGTHS_OF_NEW = `${OF_NEW.slice(0, -1).join(', ')} oder ${OF_NEW.at(-1)}`;
