import type { SentLink } from '~/modules/identity/sign-in.ts';
import type { SignInRefusal } from './sign-in-answers.ts';

/** What the page of signing in is given. */
export interface SignInProps {
  /** The link that is on its way; null if none is. */
  sent: SentLink | null;
  /** Local path that signing in leads to. */
  returnTo: string;
  offersGoogle: boolean;
  /** Whether passkeys can be made at this address. */
  offersPasskeys: boolean;
  /** Whose private shop this is, and how an address of theirs ends; null if everyone may look. */
  privateOrganization: { name: string; domains: string[] } | null;
  /** Of the form that asks for a link. */
  constraint: Record<string, object>;
  answer: SignInRefusal | undefined;
}
