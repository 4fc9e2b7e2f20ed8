/** Buckets of groups that ask for bikes together (§9). */
export const groupSizes = ['2-9', '10-30', '30+'] as const;

export type GroupSize = (typeof groupSizes)[number];

export const isGroupSize = (value: unknown): value is GroupSize => groupSizes.some((size) => size === value);

/** The field of a form that names a group's size. */
export const GROUP_FIELD = 'gruppe';
