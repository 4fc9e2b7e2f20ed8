import type { EntryRules } from './problem';
import { slugProblems } from './slug';

/** The slug of a brand world is valid. */
export const brandWorldRules: EntryRules = {
  check: ({ slug }) => slugProblems(slug, { reserved: false }),
};
