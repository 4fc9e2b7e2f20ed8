import type { SubmissionResult } from '@conform-to/react';

/** What the forms of signing in answer where they do not lead on. */
export type SignInRefusal =
  | { kind: 'incomplete'; reply: SubmissionResult }
  /** `until`: when the next link may be asked for, ISO 8601. */
  | { kind: 'too-many'; until: string }
  | { kind: 'wrong-code'; left: number }
  /** Too many wrong codes; `until`: when one is taken again, ISO 8601. Links go on. */
  | { kind: 'codes-closed'; until: string }
  /** What was sent is over: used, too old, or typed wrongly too often. */
  | { kind: 'over' }
  | { kind: 'failed' }
  /** Google has not seen that the address is theirs, or has not said who they are. */
  | { kind: 'google-unverified' | 'google-failed' };
