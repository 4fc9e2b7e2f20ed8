/*
 * The plan lengths of the shop, in months (specification §4, §9). They are the shop's `planTable`; a test holds the two together.
 */

const OF_NEW = [12, 24, 36, 48];
const OF_USED = [3, 6, 9, 12];

/** Every length there is, paying once apart, shortest first. */
export const PLAN_LENGTHS = [...new Set([...OF_USED, ...OF_NEW])].sort((a, b) => a - b);

/** The lengths of new bikes as a German sentence lists them. */
export const PLAN_LENGTHS_OF_NEW = `${OF_NEW.slice(0, -1).join(', ')} oder ${OF_NEW.at(-1)}`;
