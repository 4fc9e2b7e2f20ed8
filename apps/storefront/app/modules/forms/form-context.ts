import { consentOf } from '~/modules/consent/consent.ts';
import type { FormContext } from './forms.ts';

interface Filled {
  pageUri: string;
  /** Its title. */
  pageName?: string;
  /** The `Cookie` header of who sent it. */
  cookies: string | null;
  /** The sender's address, or whatever represents one. */
  sender?: string;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Where a form was filled in, as the marketing service gets it: the address of who sent it only where they let
 * marketing in.
 */
export function formContext({ pageUri, pageName, cookies, sender }: Filled): FormContext & { pageUri: string } {
  const isLetIn = consentOf(cookies)?.marketing === true;
  return {
    pageUri,
    ...(pageName ? { pageName } : {}),
    ...(isLetIn && sender && IPV4.test(sender) ? { ipAddress: sender } : {}),
  };
}
