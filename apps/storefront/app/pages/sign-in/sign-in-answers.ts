import type { AskForLinkErrors } from '~/modules/identity/sign-in.schema.server.ts';

/** What the forms of signing in answer where they do not lead on. */
export type SignInRefusal =
  | { kind: 'incomplete'; errors: AskForLinkErrors; email: string }
  /** `until`: when the next link may be asked for, ISO 8601. */
  | { kind: 'too-many'; until: string }
  | { kind: 'wrong-code'; left: number }
  /** What was sent is over: used, too old, or typed wrongly too often. */
  | { kind: 'over' }
  | { kind: 'failed' }
  /** The address does not belong to the organization whose private shop it is. `domains`: how one of it ends. */
  | { kind: 'foreign'; domains: string[]; email: string }
  /** Google has not seen that the address is theirs, or has not said who they are. */
  | { kind: 'google-unverified' | 'google-failed' };
