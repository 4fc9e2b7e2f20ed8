import { isSignatureOf, type SigningPurpose, signText } from '~/platform/signing-keys.server.ts';

/** What a link of the newsletter's mails does. */
type LinkPurpose = Extract<SigningPurpose, 'newsletter-confirm' | 'newsletter-leave'>;

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** What stands in a link about a subscription: its id, signed. The database holds no secret. */
export function tokenOf(purpose: LinkPurpose, id: string): string {
  return `${id}.${signText(purpose, id)}`;
}

/** The subscription that a link's token is of; undefined where it is none of ours. */
export function subscriptionOfToken(purpose: LinkPurpose, token: string): string | undefined {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  return id && isSignatureOf(purpose, id, signature) ? id : undefined;
}
