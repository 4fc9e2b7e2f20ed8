/** How the askers of links begin that are browsers which have signed in with the address before. */
export const KNOWN_ASKER = 'device:';

interface AskedLink {
  asker: string;
  email: string;
  user: { email: string | null };
}

/** Whether a link was asked for by somebody who has proven the address: in that browser before, or in the session. */
export const isProvenAsk = ({ asker, email, user }: AskedLink): boolean =>
  asker.startsWith(KNOWN_ASKER) || user.email === email;
