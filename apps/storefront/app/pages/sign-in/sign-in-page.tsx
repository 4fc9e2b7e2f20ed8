import { AskForLink } from './ask-for-link.tsx';
import { SentPart } from './sent-part.tsx';
import type { SignInProps } from './sign-in-props.ts';

/** Signing in: first the e-mail address, then the code of the link that was sent. */
export function SignInPage({ sent, ...rest }: SignInProps) {
  return sent ? (
    <SentPart
      sent={sent}
      returnTo={rest.returnTo}
      answer={rest.answer}
      privateOrganization={rest.privateOrganization}
    />
  ) : (
    <AskForLink {...rest} />
  );
}
