import type { AddressChange, TrackerAnswer } from '~/modules/fulfilment/tracker.server.ts';

/** What the tracker's forms answer where they do not lead on. */
export type TrackerRefusal =
  Exclude<TrackerAnswer, { kind: 'found' }> | Exclude<AddressChange, { kind: 'changed' }> | undefined;
