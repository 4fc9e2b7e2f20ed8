import type { SubmissionResult } from '@conform-to/react';

/**
 * What the tracker's forms answer where they do not lead on: what is wrong with what was typed (`find`: there may be
 * no such order), or that it is too late.
 */
export type TrackerRefusal =
  | { kind: 'find' | 'wrong'; reply: SubmissionResult }
  /** The logistics partner has the order already, or it ended. */
  | { kind: 'too-late' }
  | undefined;
