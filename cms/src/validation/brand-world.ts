import type { EntryRules } from './problem';
import { slugProblems } from './slug';

/** A brand's world has an address as the shop writes them. */
export const brandWorldRules: EntryRules = {
  check: ({ slug }) => slugProblems(slug, { reserved: false }),
};
