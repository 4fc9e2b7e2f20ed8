import type { Alternates } from '~/site-map.ts';
import type { GateView } from './gate-view.server.ts';

/** What the page of the gate is given. */
export interface GateProps {
  gate: GateView;
  alternates: Alternates;
  /** Local path that signing in leads to. */
  returnTo: string;
  /** Of a person who has signed in and is no member, or no more. */
  email: string | null;
  offersGoogle: boolean;
  /** Whether passkeys can be made at this address: the page of signing in takes them. */
  offersPasskeys: boolean;
}
